/** How wide letters are beside one of middling width, as they are drawn in Barlow. */
const NARROW = 0.55
const SLENDER = 0.8
const WIDE = 1.65
const CAPITAL = 1.3
const USUAL = 1.13
const BLANK = 0.42
/** How wide small words are beside others, as they are drawn in Barlow Condensed. */
const SMALL = 0.75

function widthOf(letter: string): number {
  if ("iIjl.,:;!'’()".includes(letter)) return NARROW
  if ('frt1-'.includes(letter)) return SLENDER
  if ('mwMW'.includes(letter)) return WIDE
  return /\s/.test(letter) ? BLANK : /\p{Lu}/u.test(letter) ? CAPITAL : USUAL
}

const lengthOf = (word: string) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)

/**
 * Whether words stand on two lines: a long one goes to the next and leaves its line half empty.
 * @param room of a line, in letters of middling width
 * @param small words after them that are smaller and stay on one line
 */
export function standsOnTwoLines(text: string, room: number, small = ''): boolean {
  let [lines, filled] = [1, 0]
  const lengths = text.split(' ').map(lengthOf)
  if (small !== '') lengths.push(lengthOf(small) * SMALL)
  for (const length of lengths) {
    if (length > room) return false
    const begins = filled > 0 && filled + BLANK + length > room
    if (begins) lines++
    filled = filled === 0 || begins ? length : filled + BLANK + length
  }
  return lines <= 2
}
