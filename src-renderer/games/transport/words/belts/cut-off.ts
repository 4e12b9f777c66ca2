import { isIntake, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import { WAYS_IN, WAYS_ON, WAYS_OUT } from '../../../../../src-shared/games/transport/shapes.ts'
import type { LaidView } from '../../../../../src-shared/games/transport/view.ts'
import { SIDES, neighbour, opposite } from '../../../../../src-shared/geometry/hexagons.ts'
import { poseOn } from './roads.ts'
import { beltsOf } from '../turned.ts'

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
export const outOfReach = (laid: readonly LaidView[]): ReadonlySet<number> =>
  new Set(laid.flatMap(({ card }) => (isPallet(card) && !isReached(laid, card) ? [card] : [])))

/** Whether belts lead by their arrows from an intake or a parcel to this pallet, looked for from its end. */
export function isReached(laid: readonly LaidView[], pallet: number): boolean {
  const at = new Map(laid.map((one) => [one.cell, one]))
  const seen = new Set<number>()
  /** The cards about one that lead onto it, by a way in among these, and the side over which they do. */
  const before = (one: LaidView, isWay: (from: number) => boolean) =>
    SIDES_ALL.flatMap((from) => {
      const other = WAYS_IN[poseOn(one)] & (1 << from) && isWay(from) ? at.get(neighbour(one.cell, from)) : undefined
      const over = opposite(from)
      if (!other || isPallet(other.card) || seen.has(other.cell * SIDES + over)) return []
      seen.add(other.cell * SIDES + over)
      return [{ other, over }]
    })
  const end = laid.find(({ card }) => card === pallet)
  const queue = end ? before(end, () => true) : []
  for (const { other, over } of queue) {
    const pose = poseOn(other)
    if ((isIntake(other.card) || other.parcel >= 0) && WAYS_OUT[pose] & (1 << over)) return true
    queue.push(...before(other, (from) => (WAYS_ON[pose * SIDES + from] & (1 << over)) !== 0))
  }
  return false
}
const SIDES_ALL = Array.from({ length: SIDES }, (_, side) => side)

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
      if (beyond && beltsOf(beyond).includes(opposite(side))) joined.add(beyond)
    }
  return [...joined]
}
