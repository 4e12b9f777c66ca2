import type { Layout } from './layout.ts'
import { names, type Poses } from './looks.ts'

/** So many cards fill the tray from its words to its piles. */
export const FULL_HAND = 4

/** The middles of so many places in a row, in CSS pixels. */
function slots(count: number, { hand, pitch }: Layout): number[] {
  const left = hand.x - ((count - 1) / 2) * pitch
  return Array.from({ length: count }, (_, i) => Math.round(left + i * pitch))
}

/**
 * Where the cards of a hand lie. One that is played leaves its place empty, and the others stay where the hand has
 * just found them: they close up when a card is drawn.
 */
export function handSlots(hand: readonly number[], layout: Layout, stood?: Poses): readonly number[] {
  const seen = hand.flatMap((card) => {
    const piece = stood?.[names.card(card)]
    return piece?.look.kind === 'face' && piece.y === layout.hand.y ? [piece.x] : []
  })
  const larger = Array.from({ length: Math.max(0, FULL_HAND - hand.length) }, (_, i) =>
    slots(hand.length + i + 1, layout),
  )
  const isKept = seen.length === hand.length && larger.some((all) => seen.every((x) => all.includes(x)))
  return isKept ? seen : slots(hand.length, layout)
}
