import type { Phrase } from '../core.ts'
import type { Settings } from '../table.ts'
import type { Language } from './format.ts'
import { formatPhrase } from './format.ts'
import en from './en.json' with { type: 'json' }
import { TEXTS, bringTexts } from './texts.ts'

export { bringTexts }

/** The languages by their own names. All words of the product are in these files; see glossary.md first. */
export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const
export type LanguageId = keyof typeof LANGUAGES
export type MessageKey = keyof typeof en

const language = (id: LanguageId): Language => ({
  // The English of the product is the British one: 20 November, 20:40.
  locale: id === 'en' ? 'en-GB' : id,
  text: (key) => {
    const texts: Readonly<Record<string, string>> = TEXTS[id] ?? en
    return Object.hasOwn(texts, key) ? texts[key] : undefined
  },
})
const languages: Readonly<Record<LanguageId, Language>> = { en: language('en'), nl: language('nl'), de: language('de') }

export const localeOf = (id: LanguageId): string => languages[id].locale

/** A phrase whose key is checked by the compiler. */
export const phrase = (key: MessageKey, params?: Phrase['params']): Phrase => (params ? { key, params } : { key })

/** Words for a phrase in a language. */
export const say = (id: LanguageId, what: Phrase): string => formatPhrase(languages[id], what)

/** Is there a text for this key, which came from outside? */
export const hasText = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** Which language a setting means on a machine that prefers these, best first ('de-AT', 'en'). */
export function languageOf(setting: Settings['language'], preferred: readonly string[]): LanguageId {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(LANGUAGES, tag))
  return (known as LanguageId | undefined) ?? 'en'
}
