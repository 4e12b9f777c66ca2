import hostDe from '../../src-shared/messages/host/de.json?url'
import hostEn from '../../src-shared/messages/host/en.json' with { type: 'json' }
import hostNl from '../../src-shared/messages/host/nl.json?url'
import type { LanguageId, Texts } from '../../src-shared/messages/index.ts'
import de from './de.json?url'
import en from './en.json' with { type: 'json' }
import nl from './nl.json?url'

/** The window has English with it, which can always be spoken; another language is fetched when it is wanted. */
export const TEXTS: Texts = { en: { ...hostEn, ...en } }

const FILES = { nl: [hostNl, nl], de: [hostDe, de] }

/** Until a language can be spoken. @throws Error when its texts cannot be had. */
export async function bringTexts(language: LanguageId): Promise<void> {
  if (language === 'en' || TEXTS[language]) return
  const parts = await Promise.all(FILES[language].map((file) => read(file, language)))
  TEXTS[language] = Object.assign({}, ...parts) as Record<string, string>
}

async function read(file: string, language: LanguageId): Promise<object> {
  const answer = await fetch(new URL(file, document.baseURI))
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`)
  return (await answer.json()) as object
}
