import type { LanguageId } from '../src-shared/messages/index.ts'
import { speaker } from '../src-shared/messages/index.ts'
import { parseMessage, type Part } from '../src-shared/messages/format.ts'
import { TEXTS } from '../src-renderer/messages/texts.ts'

/** A text of the messages, filled in. */
export interface Sentence {
  readonly key: string
  readonly counts: Readonly<Record<string, number>>
  readonly text: string
}

/** None, one, a dual that no language of ours has, many, and one that ends in a one. */
const COUNTS = [0, 1, 2, 5, 21]
/** What stands in place of names; anything else is shown by what it is called. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'Ada',
  who: 'Lars',
  whom: 'Bram',
  asked: 'Cleo',
  other: 'Cleo',
  payer: 'Bram',
  a: 'B',
  b: 'C',
  station: 'D',
  from: 'B',
  to: 'C',
  letter: 'E',
  place: 'D4',
  cell: 'D4',
}

const speak = speaker(TEXTS)

/** All values a text fills in, and which of them are counted. */
function valuesOf(parts: readonly Part[]): { name: string; counted: boolean }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'value') return [{ name: part.name, counted: false }]
    if (part.kind !== 'plural') return []
    return [{ name: part.name, counted: true }, ...Object.values(part.forms).flatMap(valuesOf)]
  })
}

/** Names by which any text of any language counts something: their value is a number wherever it stands. */
const NUMBERS: ReadonlySet<string> = new Set(
  Object.values(TEXTS).flatMap((texts) =>
    Object.values(texts).flatMap((text) =>
      valuesOf(parseMessage(text)).flatMap(({ name, counted }) => (counted ? [name] : [])),
    ),
  ),
)

/** Every text of a language with each count that a number of it can be; other values by samples. */
export function everySentence(language: LanguageId): readonly Sentence[] {
  return Object.entries(TEXTS[language]).flatMap(([key, source]) => {
    const values = valuesOf(parseMessage(source))
    const numbers = [...new Set(values.map(({ name }) => name))].filter((name) => NUMBERS.has(name))
    const samples = Object.fromEntries(values.map(({ name }) => [name, NAMES[name] ?? `‹${name}›`]))
    const all = countings(numbers).map((counts) => ({
      key,
      counts,
      text: speak(language, { key, params: { ...samples, ...counts } }),
    }))
    return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i)
  })
}

/** Each number in turn is every count while the others are two; and all are the same. */
function countings(names: readonly string[]): readonly Readonly<Record<string, number>>[] {
  if (names.length === 0) return [{}]
  const all = (n: number) => Object.fromEntries(names.map((name) => [name, n]))
  return COUNTS.flatMap((n) => [...names.map((name) => ({ ...all(2), [name]: n })), all(n)])
}

/** The words that follow a number in the texts of a language, when there is one of a thing and when there are more. */
function counted(language: LanguageId): { readonly one: ReadonlySet<string>; readonly more: ReadonlySet<string> } {
  const one = new Set<string>()
  const more = new Set<string>()
  const look = (parts: readonly Part[]): void =>
    parts.forEach((part) => {
      if (part.kind !== 'plural') return
      const [single, several] = [part.forms['one'], part.forms['other']].map(afterNumber)
      if (single && several && single !== several) {
        one.add(single)
        more.add(several)
      }
      Object.values(part.forms).forEach(look)
    })
  Object.values(TEXTS[language]).forEach((text) => look(parseMessage(text)))
  // A word that is both, as German 'Lager', tells nothing.
  return {
    one: new Set([...one].filter((word) => !more.has(word))),
    more: new Set([...more].filter((word) => !one.has(word))),
  }
}

/** The word behind the number of a form, `1` or `#`. */
function afterNumber(form: readonly Part[] | undefined): string | undefined {
  if (!form) return undefined
  const text = form.map((part) => (part.kind === 'text' ? part.text : part.kind === 'number' ? '1' : '‹›')).join('')
  return /^(?:1|one|een|één|eine?[rmns]?) ([\p{L}]+)$/iu.exec(text)?.[1]
}

const SEVERAL_ARE: Readonly<Record<LanguageId, RegExp>> = {
  en: /(?<![\d.,]|to )\b1 (?:are|were|have)\b/,
  nl: /(?<![\d.,])\b1 (?:zijn|waren|hebben)\b|\ber zitten er 1\b/,
  de: /(?<![\d.,])\b1 (?:sind|waren|haben|liegen)\b/,
}
const WORDS = { en: counted('en'), nl: counted('nl'), de: counted('de') }

/** What is wrong with a sentence by its outer form; null where nothing is. */
export function faultOf(language: LanguageId, text: string): string | null {
  if (/[{}]|undefined|NaN|\[object/.test(text)) return 'a value was not filled in'
  if (/\s\s|^\s|\s$/.test(text)) return 'a blank too many'
  if (/\s[.,;?]|[,;.]{2}(?<!…)|\(\s|\s\)/.test(text)) return 'a sign stands wrong'
  if (/\p{L}'\p{L}/u.test(text)) return 'a straight apostrophe'
  if (language === 'en' && /\d*(?:(?<!1)1(?!st)|(?<!1)2(?!nd)|(?<!1)3(?!rd))(?:st|nd|rd|th)\b/.test(text))
    return 'a wrong ordinal'
  if (SEVERAL_ARE[language].test(text)) return 'one thing are several'
  // 'Of 3 cities' is how many there are; '2 wagon cards' are cards.
  for (const [, number, word, next] of text.matchAll(
    /(?<![\d.,:/–-]|\b(?:of|van|von) )\b(\d+) (\p{L}+)(?: (\p{L}+))?/gu,
  )) {
    if (number === '1' && WORDS[language].more.has(word)) return `1 ${word}`
    if (number !== '1' && WORDS[language].one.has(word) && !WORDS[language].more.has(next)) return `${number} ${word}`
  }
  return null
}
