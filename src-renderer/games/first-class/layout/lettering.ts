import { JOST, NARROW } from '../../../stage/drawing/letters.ts'

/** No word is smaller on the screen than this, in its pixels. */
const LEGIBLE = 11

/**
 * The size a line is to have, and the least it may be set in for want of room: `text` is how much larger than usual the
 * person wants words, `scale` how large the table is drawn.
 */
export function sizesOf({ size, most }: Pick<Line, 'size' | 'most'>, text: number, scale: number) {
  const least = Math.max(size, LEGIBLE / scale)
  return { wanted: Math.max(size * Math.min(text, most), least), least }
}

const NARROWEST = 0.84

/** How much narrower words stand that are wider than their room; those that stay whole as narrow as that takes. */
export const narrowedTo = (width: number, room: number, whole = false): number =>
  Math.max(whole ? 0 : NARROWEST, Math.min(1, room / width))

/** A line of words on a picture: y is its middle, x where it begins, ends or has its middle. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly family: string
  readonly size: number
  readonly weight: '500' | '600'
  readonly colour: string
  readonly anchor: 'start' | 'middle' | 'end'
  /** Longer words are set smaller, then narrower, and are shortened last. */
  readonly room?: number
  /** They are never shortened: a name that is cut off is another name. */
  readonly whole?: true
  /** They grow no wider than this. */
  readonly upTo?: number
  /** How much larger than usual it may become: the picture it stands on does not grow. */
  readonly most: number
}

/** All that letters differ by: lines that are alike in it are written alike, wherever they stand. */
export const writtenBy = ({ text, family, size, weight, colour, room, upTo, whole, most }: Line): string =>
  [text, family, size, weight, colour, room, upTo, whole, most].join(' ')

/** Small words on a picture. */
export const label = (
  text: string,
  x: number,
  y: number,
  anchor: Line['anchor'] = 'middle',
  more: Partial<Line> = {},
): Line => ({ text, x, y, family: NARROW, size: 15, weight: '600', colour: 'ink', anchor, most: 1.25, ...more })
/** Words that head something. */
export const title = (text: string, x: number, y: number, size: number, more: Partial<Line> = {}): Line => ({
  text,
  x,
  y,
  family: JOST,
  size,
  weight: '600',
  colour: 'ink',
  anchor: 'start',
  most: 1.3,
  ...more,
})

/** In both weights that they are written in: small ones are the lighter (`weightShown`). */
const NARROW_LETTERS = [`500 13px ${NARROW}`, `600 15px ${NARROW}`]

/** Waits for the narrow letters of tickets: words drawn before keep other ones. Without them one plays all the same. */
export async function loadNarrow(): Promise<void> {
  await Promise.allSettled(NARROW_LETTERS.map((font) => document.fonts.load(font)))
}
