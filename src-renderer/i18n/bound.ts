const ALONE = String.raw`\p{Lu}(?![\p{L}\p{N}'’])`
const PAIR = new RegExp(String.raw`(?<=(?:^|[\s(])\p{Lu}) (\p{Ll}{1,4}) (?=${ALONE})`, 'gu')
/** After a comma a line may end: of a list of pairs all would be one line. */
const SINGLE = new RegExp(`(?<!,) (?=${ALONE})`, 'gu')

/**
 * A sentence as it is written in lines: a letter by itself, the name of a station, begins none, and 'E to F' is not
 * parted. What is only read aloud, kept or looked for has blanks as they are typed.
 */
export const bound = (text: string): string => text.replace(PAIR, '\u00a0$1\u00a0').replace(SINGLE, '\u00a0')

/**
 * A word with a figure before its hyphen, or one of two short parts, 'right-hand': there no line may end. A longer one
 * may have to.
 */
const FIGURE = String.raw`[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*-\p{L}+`
const SHORT = String.raw`(?<![\p{L}\p{N}-])\p{L}{1,5}-\p{L}{1,5}(?![\p{L}\p{N}-])`
const WHOLE = new RegExp(`${FIGURE}|${SHORT}`, 'gu')

interface Part {
  readonly part: string
  /** It stays in one line. */
  readonly whole: boolean
}

/** A sentence in parts, those that stay in one line and what lies between them. */
export function parted(text: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WHOLE)) {
    if (index > from) parts.push({ part: text.slice(from, index), whole: false })
    parts.push({ part: word, whole: true })
    from = index + word.length
  }
  if (from < text.length) parts.push({ part: text.slice(from), whole: false })
  return parts
}
