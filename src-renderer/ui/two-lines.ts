/** How wide letters are beside one of middling width, as they are drawn in Barlow. */
const NARROW = 0.55
const SLENDER = 0.8
const WIDE = 1.65
const CAPITAL = 1.3
const USUAL = 1.13
const BLANK = 0.42

function widthOf(letter: string): number {
  if ("iIjl1.,:;!'’()".includes(letter)) return NARROW
  if ('frt-'.includes(letter)) return SLENDER
  if ('mwMW'.includes(letter)) return WIDE
  return /\s/.test(letter) ? BLANK : /\p{Lu}/u.test(letter) ? CAPITAL : USUAL
}

const lengthOf = (word: string) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)

/**
 * Whether words stand on two lines: a long one goes to the next and leaves its line half empty.
 * @param room of a line, in letters of middling width
 */
export function standsOnTwoLines(text: string, room: number): boolean {
  let [lines, filled] = [1, 0]
  for (const length of text.split(' ').map(lengthOf)) {
    if (length > room) return false
    const begins = filled > 0 && filled + BLANK + length > room
    if (begins) lines++
    filled = filled === 0 || begins ? length : filled + BLANK + length
  }
  return lines <= 2
}
