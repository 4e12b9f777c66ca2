import hostDe from '../../src-shared/messages/host/de.json?url'
import hostEn from '../../src-shared/messages/host/en.json?url'
import hostNl from '../../src-shared/messages/host/nl.json?url'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import de from './de.json?url'
import en from './en.json?url'
import firstWords from './first-words.ts'
import nl from './nl.json?url'

type Words = Readonly<Record<string, string>>

/** The window fetches a language when it is spoken; with it come only the words for when it cannot. */
export const TEXTS: Partial<Record<LanguageId, Words>> & { en: Words } = { en: firstWords }

const FILES: Readonly<Record<LanguageId, readonly string[]>> = { en: [hostEn, en], nl: [hostNl, nl], de: [hostDe, de] }
const underWay = new Map<LanguageId, Promise<void>>()

/** Until a language can be spoken: once is enough. @throws Error when its texts cannot be had. */
export function bringTexts(language: LanguageId): Promise<void> {
  const coming = underWay.get(language) ?? fetchTexts(language)
  underWay.set(language, coming)
  // What could not be had is asked for anew.
  coming.catch(() => underWay.delete(language))
  return coming
}

async function fetchTexts(language: LanguageId): Promise<void> {
  const parts = await Promise.all(FILES[language].map((file) => read(file, language)))
  TEXTS[language] = Object.assign({}, ...parts) as Record<string, string>
}

async function read(file: string, language: LanguageId): Promise<object> {
  const answer = await fetch(new URL(file, document.baseURI))
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`)
  return (await answer.json()) as object
}
