import type { LanguageId } from './index.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

export type Texts = Partial<Record<LanguageId, Readonly<Record<string, string>>>>

/** All words of all languages. In the window `src-renderer/i18n/fetched-texts.ts` stands in the place of this file (`vite.window.ts`). */
export const TEXTS: Readonly<Texts> = { en, nl, de }

/** Until a language can be spoken: at once, for all are here. */
export const bringTexts = async (_language: LanguageId): Promise<void> => undefined
