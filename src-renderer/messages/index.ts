import type { Phrase } from '../../src-shared/core.ts'
import type hostEn from '../../src-shared/messages/host/en.json'
import type { LanguageId, Texts } from '../../src-shared/messages/index.ts'
import { speaker } from '../../src-shared/messages/index.ts'
import type en from './en.json'
import { TEXTS, bringTexts } from './texts.ts'

export { bringTexts }

/** All words of the window are in these files and in those of the shells; see glossary.md first. */
export type MessageKey = keyof typeof en | keyof typeof hostEn

const texts: Readonly<Texts> = TEXTS

/** A phrase whose key is checked by the compiler. */
export const phrase = (key: MessageKey, params?: Phrase['params']): Phrase => (params ? { key, params } : { key })

/** Words for a phrase in a language. */
export const say: (id: LanguageId, what: Phrase) => string = speaker(texts)

/** Is there a text for this key, which came from outside? */
export const hasText = (key: string): key is MessageKey =>
  Object.values(texts).some((known) => Object.hasOwn(known, key))
