import { lettering } from '../../../stage/art/glyphs.ts'

/** Figures and a few signs in the weight of the headings, as outlines: type does not load inside pictures. */
const ADVANCE: Readonly<Record<string, number>> = {
  0: 662,
  1: 509,
  2: 656,
  3: 621,
  4: 698,
  5: 645,
  6: 669,
  7: 603,
  8: 627,
  9: 669,
  A: 735,
  B: 664,
  C: 701,
  D: 733,
  E: 603,
  F: 553,
  '×': 560,
  '/': 420,
  '+': 600,
  '–': 560,
  '-': 400,
  '=': 600,
  ' ': 220,
}
/** In thousandths of the type size, drawn with a stroke of 120; the baseline at 0. */
const STROKES: Readonly<Record<string, string>> = {
  '×': 'M110 -450L450 -110M450 -450L110 -110',
  '/': 'M70 60L350 -740',
  '+': 'M90 -300H510M300 -510V-90',
  '–': 'M60 -280H500',
  '-': 'M60 -260H340',
  '=': 'M90 -390H510M90 -200H510',
}

/** How wide a text would be. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + (ADVANCE[char] ?? 600), 0) * size) / 1000

/** A text of figures with its baseline at y; x is its middle, or where it begins or ends. */
export function numerals(
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  const words = String(text)
  const whole = widthOf(words, size)
  let left = anchor === 'start' ? x : anchor === 'end' ? x - whole : x - whole / 2
  return [...words]
    .map((char) => {
      const wide = widthOf(char, size)
      const drawn = glyph(char, left, y, size, fill, wide)
      left += wide
      return drawn
    })
    .join('')
}

function glyph(char: string, left: number, y: number, size: number, fill: string, wide: number): string {
  if (char === ' ') return ''
  const strokes = STROKES[char]
  if (!strokes) return lettering(char, left + wide / 2, y, size, fill)
  return `<path transform="translate(${left.toFixed(2)} ${y}) scale(${size / 1000})" d="${strokes}" fill="none" stroke="${fill}" stroke-width="125" stroke-linecap="round"/>`
}
