import { growth, type Size } from '../../stage/craft.ts'
import { radians } from '../../stage/turning.ts'
import type { Layout } from './layout.ts'

/** Where the cards of a hand lie: their side, and the left edge of each from the hand's own, in CSS pixels. */
export interface HandRow {
  readonly card: number
  readonly lefts: readonly number[]
  /** How far the middle of each lies below that of the tray; all 0 = one row. */
  readonly below: readonly number[]
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

/** Cards that were made smaller still have this much ground between them. */
const TIGHT = 6

/** A card has a figure in each corner: it may lap over the next by so small a part only. */
const LAP = 0.06
/** Between two rows, and above and below them, in CSS pixels. */
const BETWEEN = 4

/**
 * A hand in the room there is. Many cards are made smaller first; when that is not enough they lap a little over one
 * another, and when they would still be smaller than in two rows they lie in two.
 */
export function handRow(count: number, layout: Layout): HandRow {
  const gap = handGap(layout)
  const room = layout.hand.width
  const wide = count * layout.card + (count - 1) * gap
  if (count < 2 || wide <= room + 3) {
    const aside = inTheMiddle(room - wide, layout)
    return oneRow(
      layout.card,
      inRow(count, layout.card + gap).map((left) => left + aside),
    )
  }
  const fitting = Math.floor((room - (count - 1) * TIGHT) / count)
  const lapping = Math.floor(room / (1 + (count - 1) * (1 - LAP)))
  const card = Math.min(layout.card, Math.max(fitting, Math.min(lapping, leastCard(layout))))
  return card < twoRowCard(layout) ? twoRows(count, layout) : oneRow(card, inRow(count, (room - card) / (count - 1)))
}

/** In a large window a small hand lies in the middle of its room; in a small one it begins below the board's edge. */
const inTheMiddle = (free: number, size: Size): number => Math.round((Math.max(0, free) / 2) * growth(size))

const oneRow = (card: number, lefts: readonly number[]): HandRow => ({ card, lefts, below: lefts.map(() => 0) })

/** The first half above the second, as large as the tray is high. */
function twoRows(count: number, layout: Layout): HandRow {
  const upper = Math.ceil(count / 2)
  const high = Math.floor((layout.tray.height - 3 * BETWEEN) / 2)
  const card = Math.min(high, Math.floor((layout.hand.width - (upper - 1) * TIGHT) / upper))
  const lefts = inRow(upper, Math.min(card + handGap(layout), (layout.hand.width - card) / (upper - 1)))
  const off = (card + BETWEEN) / 2
  return {
    card,
    lefts: [...lefts, ...lefts.slice(0, count - upper)],
    below: Array.from({ length: count }, (_, i) => (i < upper ? -off : off)),
  }
}

/** Smaller than this cards are not made before they lap. */
const leastCard = (layout: Layout): number => Math.min(layout.card, Math.round(84 + 20 * growth(layout)))

/** Whether so many cards need a second row. */
export const liesInTwoRows = (count: number, layout: Layout): boolean =>
  handRow(count, layout).below.some((dip) => dip !== 0)

/** How high the tray is to be for two rows of cards whose figures can be read. */
export const twoRowTray = (layout: Layout): number => 2 * twoRowCard(layout) + 3 * BETWEEN

/** How large cards are in two rows. */
const twoRowCard = (layout: Layout): number => Math.round(layout.card * (0.73 - 0.09 * growth(layout)))

const inRow = (count: number, pitch: number): number[] => Array.from({ length: count }, (_, i) => i * pitch)

/** The ground between two cards of a hand, in CSS pixels; none where they lap over. */
export function groundBetween(count: number, layout: Layout): number {
  const { card, lefts, below } = handRow(count, layout)
  if (count < 2) return handGap(layout)
  const beside = Math.max(0, Math.round(lefts[1] - lefts[0] - card))
  return below[0] === 0 ? beside : Math.min(beside, BETWEEN)
}
