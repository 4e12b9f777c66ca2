import type { Phrase } from '../core.ts'

/**
 * Fills in a text. It knows `{name}` and `{name, plural, one {# card} other {# cards}}`, where # is the number:
 * a small part of ICU's message format, so that translators meet what they know.
 */
export type Params = NonNullable<Phrase['params']>

/** A text taken apart: words, values to fill in, and plural forms. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: Readonly<Record<string, readonly Part[]>> }
  | { readonly kind: 'number' }

/** @throws SyntaxError on a brace that is not closed or a form that is not understood. */
export function parseMessage(source: string): readonly Part[] {
  const reader = { source, at: 0 }
  const parts = readParts(reader, false)
  if (reader.at < source.length) throw new SyntaxError(`stray } in "${source}"`)
  return parts
}

interface Reader {
  readonly source: string
  at: number
}

function readParts(reader: Reader, inPlural: boolean): Part[] {
  const parts: Part[] = []
  let text = ''
  const flush = () => {
    if (text) parts.push({ kind: 'text', text })
    text = ''
  }
  while (reader.at < reader.source.length && reader.source[reader.at] !== '}') {
    const char = reader.source[reader.at++]
    if (char === '{') {
      flush()
      parts.push(readBraces(reader))
    } else if (char === '#' && inPlural) {
      flush()
      parts.push({ kind: 'number' })
    } else text += char
  }
  flush()
  return parts
}

function readBraces(reader: Reader): Part {
  const head = /^(\w+)(?:, plural,)?\s*/.exec(reader.source.slice(reader.at))
  if (!head) throw new SyntaxError(`no name after { in "${reader.source}"`)
  reader.at += head[0].length
  const name = head[1]
  const forms = head[0].includes(',') ? readForms(reader) : null
  expect(reader, '}')
  return forms ? { kind: 'plural', name, forms } : { kind: 'value', name }
}

function readForms(reader: Reader): Record<string, readonly Part[]> {
  const forms: Record<string, readonly Part[]> = {}
  for (;;) {
    const form = /^(=\d+|\w+)\s*\{/.exec(reader.source.slice(reader.at))
    if (!form) return forms
    reader.at += form[0].length
    forms[form[1]] = readParts(reader, true)
    expect(reader, '}')
    reader.at += /^\s*/.exec(reader.source.slice(reader.at))![0].length
  }
}

function expect(reader: Reader, char: string): void {
  if (reader.source[reader.at++] !== char) throw new SyntaxError(`${char} expected in "${reader.source}"`)
}

export interface Language {
  readonly locale: string
  /** The text of a key, or undefined. */
  text(key: string): string | undefined
}

/** Words for a phrase. A key without a text shows itself, so that a gap is seen and not a blank. */
export function formatPhrase(language: Language, phrase: Phrase): string {
  const source = language.text(phrase.key)
  return source === undefined ? phrase.key : fill(language, parsed(source), phrase.params ?? {}, 0)
}

function fill(language: Language, parts: readonly Part[], params: Params, count: number): string {
  return parts.map((part) => fillPart(language, part, params, count)).join('')
}

function fillPart(language: Language, part: Part, params: Params, count: number): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return numbers(language.locale).format(count)
    case 'value':
      return value(language, params[part.name])
    case 'plural': {
      const n = Number(params[part.name] ?? 0)
      const form = part.forms[`=${n}`] ?? part.forms[rules(language.locale).select(n)] ?? part.forms.other ?? []
      return fill(language, form, params, n)
    }
  }
}

function value(language: Language, given: Params[string] | undefined): string {
  if (given === undefined) return ''
  if (typeof given === 'number') return numbers(language.locale).format(given)
  return typeof given === 'string' ? given : formatPhrase(language, given)
}

const once = <T>(make: (key: string) => T) => {
  const made = new Map<string, T>()
  return (key: string): T => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
const parsed = once(parseMessage)
const rules = once((locale) => new Intl.PluralRules(locale))
const numbers = once((locale) => new Intl.NumberFormat(locale, { useGrouping: false }))
