import type { LanguageId } from '../../src-shared/messages/index.ts'
import type { Texts } from '../../src-shared/messages/texts.ts'
import en from '../../src-shared/messages/en.json' with { type: 'json' }
import de from '../../src-shared/messages/de.json?url'
import nl from '../../src-shared/messages/nl.json?url'

/** The window has English with it, which can always be spoken; another language is fetched when it is wanted. */
const texts: Texts = { en }
export const TEXTS: Readonly<Texts> = texts

const FILES: Partial<Record<LanguageId, string>> = { nl, de }

/** Until a language can be spoken. @throws Error when its texts cannot be had. */
export async function bringTexts(language: LanguageId): Promise<void> {
  const file = FILES[language]
  if (file === undefined || texts[language]) return
  const answer = await fetch(new URL(file, document.baseURI))
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`)
  texts[language] = (await answer.json()) as Record<string, string>
}
