import type { Phrase } from '../../../../src-shared/core.ts'
import { tally } from '../../../words/names.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

const VALUES = [1, 2, 3, 4, 5] as const

/**
 * What whoever looks cannot see now, by action value: cards in the stock, in others' hands, delivered, discarded or
 * covered.
 */
export function unseenCards(view: FreightView): Phrase | null {
  const seen = new Set([
    ...view.cells.map(({ card }) => card),
    ...view.seats.flatMap(({ hand, coupled, deliveredCards }) => [...hand, ...coupled, ...(deliveredCards ?? [])]),
    view.discardTop,
    view.drive?.card ?? -1,
    view.special?.turnedUp ?? -1,
    view.lifted,
  ])
  const hidden = TRACK_CARDS.flatMap(({ action }, card) => (seen.has(card) ? [] : [action]))
  return tally(VALUES.map((value) => ({ what: String(value), n: hidden.filter((one) => one === value).length })))
}
