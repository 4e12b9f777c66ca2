import { FULL_HAND, captionRoom, trayText, type Layout } from './layout.ts'
import { names, type Poses } from '../looks.ts'

/** The middles of so many places in a row, in CSS pixels. */
function slots(count: number, { hand, pitch }: Layout): number[] {
  const left = hand.x - ((count - 1) / 2) * pitch
  return Array.from({ length: count }, (_, i) => Math.round(left + i * pitch))
}

/**
 * Where the cards of a hand lie. One that is played leaves its place empty, and the others stay where the hand has
 * just found them: they close up when a card is drawn.
 */
export const handSlots = (hand: readonly number[], layout: Layout, stood?: Poses): readonly number[] =>
  keptSlots(hand, layout, stood) ?? slots(hand.length, layout)

/** Where the cards of a hand lie from which one has been taken up, and that one: at its place among them. */
export function slotsBeside(
  card: number,
  hand: readonly number[],
  layout: Layout,
  stood?: Poses,
): { readonly slots: readonly number[]; readonly own: number } {
  const fuller = slots(hand.length + 1, layout)
  const kept = keptSlots(hand, layout, stood)
  const free = kept ? fuller.filter((x) => !kept.includes(x)) : []
  const lay = stood?.[names.card(card)]
  const own = free.find((x) => x === lay?.x) ?? free[0]
  if (kept && own !== undefined) return { slots: kept, own }
  return { slots: fuller.slice(0, -1), own: fuller[fuller.length - 1] }
}

/** Where they were seen, if one or more that lay among them are gone. */
function keptSlots(hand: readonly number[], layout: Layout, stood?: Poses): readonly number[] | null {
  const seen = hand.flatMap((card) => {
    const piece = stood?.[names.card(card)]
    return piece?.look.kind === 'face' && piece.y === layout.hand.y ? [piece.x] : []
  })
  const larger = Array.from({ length: Math.max(0, FULL_HAND - hand.length) }, (_, i) =>
    slots(hand.length + i + 1, layout),
  )
  return seen.length === hand.length && larger.some((all) => seen.every((x) => all.includes(x))) ? seen : null
}

/** How wide the words below the cards of a hand may be, and those that take most room. */
export interface CaptionFit {
  readonly room: number
  readonly longest?: string
}

/**
 * As wide as the words stood below a fuller hand they stay below those that are left of it: without the longest of
 * them all others would grow while a card is carried.
 */
export function captionFit(
  hand: readonly number[],
  said: readonly string[],
  layout: Layout,
  stood?: Poses,
): CaptionFit {
  if (keptSlots(hand, layout, stood))
    for (const card of hand) {
      const look = stood?.[names.caption(card)]?.look
      if (look?.kind === 'caption' && look.part === trayText(layout.text)) return look
    }
  return {
    room: layout.beside ? captionRoom(said, layout.pitch) : layout.pitch - 8,
    longest: said.reduce((all, one) => (one.length > all.length ? one : all), ''),
  }
}
