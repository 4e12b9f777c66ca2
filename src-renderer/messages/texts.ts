import hostDe from '../../src-shared/messages/host/de.json' with { type: 'json' }
import hostEn from '../../src-shared/messages/host/en.json' with { type: 'json' }
import hostNl from '../../src-shared/messages/host/nl.json' with { type: 'json' }
import type { LanguageId } from '../../src-shared/messages/index.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

/** All words of all languages. In the window `fetched-texts.ts` stands in the place of this file (`vite.window.ts`). */
export const TEXTS = { en: { ...hostEn, ...en }, nl: { ...hostNl, ...nl }, de: { ...hostDe, ...de } }

/** Until a language can be spoken: at once, for all are here. */
export const bringTexts = async (_language: LanguageId): Promise<void> => undefined
