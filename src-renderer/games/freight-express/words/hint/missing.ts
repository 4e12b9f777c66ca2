import {
  FACING_IN,
  NO_FACING,
  RAILS,
  RAIL_SIDES,
  SIDES,
  cellOfSleeper,
  opposite,
  pointOfSleeper,
  sideOfPoint,
  sidesOf,
} from '../../../../../src-shared/geometry/rails.ts'
import type { FreightView, LocomotiveView } from '../../../../../src-shared/games/freight-express/view.ts'
import { neighbourCell, railsOn } from '../places.ts'

/** Track may be laid there. */
export const isBare = ({ cells }: FreightView, cell: number): boolean => cells[cell].station < 0 && cells[cell].card < 0

/**
 * So many cards at least must be laid before each cell can be entered from one of them; Infinity where none would do.
 * In a station a train may turn back. @param ahead the sides that the way leads out over
 */
export function missingFrom(view: FreightView, start: number, ahead = sidesOut(view, start)): readonly number[] {
  const least = view.cells.map(() => Infinity)
  least[start] = 0
  const seen = new Set<number>()
  let [open, later] = [ahead.map((side) => start * SIDES.length + side), [] as number[]]
  for (let laid = 0; open.length > 0; [laid, open, later] = [laid + 1, later, []])
    for (let out = open.pop(); out !== undefined; out = open.pop()) {
      if (seen.has(out)) continue
      seen.add(out)
      const side = SIDES[out % SIDES.length]
      const next = neighbourCell(view, Math.floor(out / SIDES.length), side)
      const into = opposite(side)
      if (next < 0 || !sidesOut(view, next).includes(into)) continue
      least[next] = Math.min(least[next], laid)
      const onward = onFrom(view, next, into).map((other) => next * SIDES.length + other)
      if (isBare(view, next)) later.push(...onward)
      else open.push(...onward)
    }
  return least
}

/** The sides over which a locomotive leaves its cell: it only drives forwards, and out of a station over any. */
export function sidesAhead(view: FreightView, { sleeper, facing }: LocomotiveView): readonly number[] {
  const cell = cellOfSleeper(sleeper)
  if (facing === NO_FACING) return sidesOut(view, cell)
  return facing === FACING_IN ? onFrom(view, cell, sideOfPoint(pointOfSleeper(sleeper))) : [facing]
}

/** The sides over which rails leave a cell, or could. */
function sidesOut(view: FreightView, cell: number): readonly number[] {
  const { card, rotation } = view.cells[cell]
  if (card < 0) return SIDES
  const sides = sidesOf(railsOn(card, rotation))
  return SIDES.filter((side) => sides & (1 << side))
}

/** The sides over which a line leads on that has come over this one; in a station a train may turn back. */
function onFrom(view: FreightView, cell: number, side: number): readonly number[] {
  const { card, rotation, station } = view.cells[cell]
  if (card < 0) return station >= 0 ? SIDES : SIDES.filter((other) => other !== side)
  const rails = railsOn(card, rotation)
  return RAIL_SIDES.filter((_, i) => rails & RAILS[i]).flatMap(([a, b]) => (a === side ? [b] : b === side ? [a] : []))
}
