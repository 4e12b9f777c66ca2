import type { Phrase } from '../core.ts'
import type { Settings } from '../table.ts'
import type { Language } from './format.ts'
import { formatPhrase } from './format.ts'

/** The languages by their own names. */
export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const
export type LanguageId = keyof typeof LANGUAGES

/** Words by their keys: always in English, in other languages as far as they are at hand. */
export type Texts = Partial<Record<LanguageId, Readonly<Record<string, string>>>> & {
  readonly en: Readonly<Record<string, string>>
}

/** The English of the product is the British one: 20 November, 20:40. */
export const localeOf = (id: LanguageId): string => (id === 'en' ? 'en-GB' : id)

/** What says phrases with these texts; in English, while a language is not at hand. */
export function speaker(texts: Readonly<Texts>): (id: LanguageId, what: Phrase) => string {
  const language = (id: LanguageId): Language => ({
    locale: localeOf(id),
    text: (key) => {
      const known = texts[id] ?? texts.en
      return Object.hasOwn(known, key) ? known[key] : undefined
    },
  })
  const languages: Readonly<Record<LanguageId, Language>> = {
    en: language('en'),
    nl: language('nl'),
    de: language('de'),
  }
  return (id, what) => formatPhrase(languages[id], what)
}

/** Which language a setting means on a machine that prefers these, best first ('de-AT', 'en'). */
export function languageOf(setting: Settings['language'], preferred: readonly string[]): LanguageId {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(LANGUAGES, tag))
  return (known as LanguageId | undefined) ?? 'en'
}
