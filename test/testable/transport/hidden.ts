import type { Seat } from '../../../src-shared/core.ts'
import { CARD_COUNT } from '../../../src-shared/games/transport/cards.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { hiddenCards, parcelsInBag } from '../../../src-main/engine/transport/knowledge/beliefs.ts'
import { returnedAt } from '../../../src-main/engine/transport/piles.ts'

/** Cards, then parcels, that a seat cannot tell apart: those it never held, those it put back in the same turn. */
export function hiddenFrom(s: State, seat: Seat): number[][] {
  const groups = new Map<number, number[]>()
  for (const card of hiddenCards(s, seat)) {
    const turn = returnedAt(s, seat, card)
    groups.set(turn, [...(groups.get(turn) ?? []), card])
  }
  return [...groups.values(), parcelsInBag(s).map((parcel) => CARD_COUNT + parcel)]
}
