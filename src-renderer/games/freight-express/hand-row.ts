import type { Layout } from './layout.ts'
import { growth, handGap } from './layout.ts'
import type { Poses } from './looks.ts'

/** Where the cards of a hand lie: their side, and the left edge of each from the hand's own, in CSS pixels. */
export interface HandRow {
  readonly card: number
  readonly lefts: readonly number[]
}

/** Cards that were made smaller still have this much ground between them. */
const TIGHT = 6

/**
 * A hand in the room there is. Many cards are made smaller first; when that is not enough they lap over one
 * another, and then each hides the left of the next: strength and destination stand at a card's right edge.
 */
export function handRow(count: number, layout: Layout): HandRow {
  const gap = handGap(layout)
  const room = layout.hand.width
  if (count < 2 || count * layout.card + (count - 1) * gap <= room + 3) return { card: layout.card, lefts: inRow(count, layout.card + gap) }
  const fitting = Math.floor((room - (count - 1) * TIGHT) / count)
  const card = Math.min(layout.card, Math.max(leastCard(layout), fitting))
  return { card, lefts: inRow(count, (room - card) / (count - 1)) }
}

/** Smaller than this a card's letters cannot be read. */
const leastCard = (layout: Layout): number => Math.min(layout.card, Math.round(84 + 20 * growth(layout)))

const inRow = (count: number, pitch: number): number[] => Array.from({ length: count }, (_, i) => i * pitch)

/** The ground between two cards that lie in the hand just now, in CSS pixels; none where they lap over. */
export function groundBetween(poses: Poses, roomy: number): number {
  const cards = Object.values(poses).filter(({ look }) => look.kind === 'face' || look.kind === 'sign')
  const xs = cards.map(({ x }) => x).sort((a, b) => a - b)
  const gaps = xs.slice(1).map((x, i) => x - xs[i] - 100 * cards[0].scale)
  return Math.max(0, Math.round(Math.min(roomy, ...gaps)))
}
