import { growth, type Size } from '../../../stage/craft.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Layout } from './layout.ts'

/** Where the cards of a hand lie, in CSS pixels, the left edge of each from the hand's own. */
export interface HandRow {
  /** How high a card is; it is as wide, unless the hand is too full for that. */
  readonly card: number
  readonly width: number
  readonly lefts: readonly number[]
}

/** More cards than this are held as a fan. */
const FLAT = 6
/** Degrees from one card of a fan to the next, and the most that the outermost is turned. */
const STEP = 1.3
const WIDEST = 5.5

/** How a card of a hand is held: turned so far, and so much lower than the middle one. */
export function held(place: number, count: number, pitch: number): { readonly angle: number; readonly dip: number } {
  if (count <= FLAT) return { angle: 0, dip: 0 }
  const step = Math.min(STEP, (2 * WIDEST) / (count - 1))
  const angle = (place - (count - 1) / 2) * step
  const radius = pitch / radians(step)
  return { angle, dip: radius * (1 - Math.cos(radians(angle))) }
}

/** Between two cards of a hand that has room. */
export const handGap = (size: Size): number => Math.round(10 + 12 * growth(size))

/** Cards that were made smaller still have this much ground between them, and those that were made narrow this much. */
const TIGHT = 6
const NARROW_GAP = 3
/** Narrower than this many hundredths of its height a card has no room for the figures in its corners. */
export const NARROWEST = 42

/**
 * A hand in the room there is, always in one row, so that the board keeps its own. Many cards are made a little smaller
 * first; more are as high as ever and only narrower; the last of very many lie under the first.
 */
export function handRow(count: number, layout: Layout): HandRow {
  const gap = handGap(layout)
  const room = layout.hand.width
  const { card } = layout
  const wide = count * card + (count - 1) * gap
  if (count < 2 || wide <= room + 3) {
    const aside = inTheMiddle(room - wide, layout)
    return { card, width: card, lefts: inRow(count, card + gap).map((left) => left + aside) }
  }
  const fitting = Math.min(card, Math.floor((room - (count - 1) * TIGHT) / count))
  if (fitting >= leastCard(layout)) return across(count, room, fitting, fitting)
  const narrow = Math.floor((room - (count - 1) * NARROW_GAP) / count)
  return across(count, room, card, Math.max(narrow, Math.ceil((NARROWEST * card) / 100)))
}

/** Over the whole of the room. */
const across = (count: number, room: number, card: number, width: number): HandRow => ({
  card,
  width,
  lefts: inRow(count, (room - width) / (count - 1)),
})

/** In a large window a small hand lies in the middle of its room; in a small one it begins below the board's edge. */
const inTheMiddle = (free: number, size: Size): number => Math.round((Math.max(0, free) / 2) * growth(size))

/** Smaller than this cards are not made: they become narrower. */
const leastCard = (layout: Layout): number => Math.min(layout.card, Math.round(84 + 20 * growth(layout)))

const inRow = (count: number, pitch: number): number[] => Array.from({ length: count }, (_, i) => i * pitch)

/** The ground between two cards of a hand, in CSS pixels; none where they lap over. */
export function groundBetween(count: number, layout: Layout): number {
  const { width, lefts } = handRow(count, layout)
  return count < 2 ? handGap(layout) : Math.max(0, Math.round(lefts[1] - lefts[0] - width))
}
