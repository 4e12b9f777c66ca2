import { phrase } from '../../../messages/index.ts'
import type { Counted } from '../../../words/names.ts'
import { drivenIn } from './driven.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

const VALUES = [1, 2, 3, 4, 5] as const

/** The action values of what cannot be seen now: in the stock, in others' hands, delivered, discarded or covered. */
function unseenValues(view: FreightView): number[] {
  const seen = new Set([
    ...view.cells.map(({ card }) => card),
    ...view.seats.flatMap(({ hand, coupled, deliveredCards }) => [...hand, ...coupled, ...(deliveredCards ?? [])]),
    view.discardTop,
    view.drive?.card ?? -1,
    view.special?.turnedUp ?? -1,
    view.lifted,
  ])
  return TRACK_CARDS.flatMap(({ action }, card) => (seen.has(card) ? [] : [action]))
}

/** What cannot be seen, by action value. */
export function unseenCards(view: FreightView): Counted[] {
  const hidden = unseenValues(view)
  return VALUES.map((value) => ({
    what: phrase('freight.about.die', { n: value }),
    n: hidden.filter((one) => one === value).length,
  }))
}

/** How many of the cards that may be flipped on a crossing cost a wagon of the train that drives; null: it has none. */
export function flipRisk(
  view: FreightView,
  driven = drivenIn(view),
): { readonly n: number; readonly all: number } | null {
  const wagons = view.seats[driven]?.coupled.length ?? 0
  if (wagons === 0) return null
  const hidden = unseenValues(view)
  return { n: hidden.filter((value) => value < wagons).length, all: hidden.length }
}
