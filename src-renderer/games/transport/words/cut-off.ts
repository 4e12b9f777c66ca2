import { isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { SIDES, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { roadsFrom } from './roads.ts'
import { beltsOf } from './turned.ts'

/**
 * Cards by their cells that belts join to a pallet, but to no intake and to no parcel: as long as nothing is connected
 * there no parcel comes to that pallet, whether it lies alone or with some cards more.
 */
export function cutOff(laid: readonly LaidView[]): ReadonlySet<number> {
  const at = new Map(laid.map((one) => [one.cell, one]))
  const out = new Set<number>()
  for (const pallet of laid.filter(({ card }) => isPallet(card))) {
    const joined = joinedTo(pallet, at)
    if (joined.some(({ card, parcel }) => isIntake(card) || parcel >= 0)) continue
    for (const { cell } of joined) out.add(cell)
  }
  return out
}

/**
 * The pallets to which belts lead by their arrows from no intake and no parcel: those that are cut off, and those that
 * are joined to belts on which nothing may come.
 */
export function outOfReach(laid: readonly LaidView[]): ReadonlySet<number> {
  const starts = laid.filter(({ card, parcel }) => isIntake(card) || parcel >= 0)
  const reached = new Set(starts.flatMap((start) => roadsFrom({ laid }, start).map(({ pallet }) => pallet)))
  return new Set(laid.flatMap(({ card }) => (isPallet(card) && !reached.has(card) ? [card] : [])))
}

/** The cards that belts join a pallet on the table to, itself among them. */
export function joinedToPallet(pallet: number, laid: readonly LaidView[]): readonly LaidView[] {
  const start = laid.find(({ card }) => card === pallet)
  return start ? joinedTo(start, new Map(laid.map((one) => [one.cell, one]))) : []
}

function joinedTo(start: LaidView, at: ReadonlyMap<number, LaidView>): readonly LaidView[] {
  const joined = new Set([start])
  // What is found on the way is gone on from as well.
  for (const one of joined)
    for (const side of beltsOf(one)) {
      const beyond = at.get(neighbour(one.cell, side))
      if (beyond && beltsOf(beyond).includes((side + SIDES / 2) % SIDES)) joined.add(beyond)
    }
  return [...joined]
}
