import { opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import {
  FIRST_INTAKE,
  HIGH,
  INTAKES,
  LOW,
  numberUp,
  PALLETS,
  PARCEL_COUNT,
} from '../../../src-shared/games/transport/cards.ts'
import { WAYS_IN } from '../../../src-shared/games/transport/shapes.ts'
import type { Seat, State } from '../../engine/game.ts'
import { boardOf, type Board } from '../../engine/transport/board/board.ts'
import { cardBeyond, exitsOf } from '../../engine/transport/board/ways.ts'
import { cardRef, parcelRef, seatRef } from '../../engine/transport/refs.ts'
import { cardUnder, faceOf } from '../../engine/transport/state.ts'
import type { Way } from '../search/part.ts'

/** What a parcel that will come in is worth, in the mean. */
const WORTH = 2

/** How far each intake is from the seat's own pallet by the belts, whatever lies on them. */
export function roads(s: State, seat: Seat): readonly Way[] {
  const board = boardOf(s)
  return intakes
    .filter((intake) => board.lies[intake] !== 0)
    .map((intake) => ({
      what: 'intake',
      refs: [cardRef(intake), seatRef(seat)],
      points: WORTH,
      steps: stepsTo(board, intake, seat),
    }))
}
const intakes = Array.from({ length: INTAKES }, (_, i) => FIRST_INTAKE + i)

/** How far each parcel on the belts is from the seat's own pallet, whatever else lies on them. */
export function ways(s: State, seat: Seat): readonly Way[] {
  const board = boardOf(s)
  return parcels.flatMap((parcel): Way[] => {
    const under = cardUnder(s, parcel)
    if (under < 0) return []
    const points = numberUp(parcel, faceOf(s, parcel) === HIGH ? LOW : HIGH)
    return [{ what: 'parcel', refs: [parcelRef(parcel), seatRef(seat)], points, steps: stepsTo(board, under, seat) }]
  })
}
const parcels = Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel)

/** The fewest cards from one to a pallet, along arrows; null = no belt leads there. */
function stepsTo(board: Board, start: number, pallet: number): number | null {
  const seen = new Set<number>()
  let stops = [{ card: start, from: -1 }]
  for (let steps = 1; stops.length > 0; steps++) {
    const next: typeof stops = []
    for (const { card, from } of stops)
      for (let side = 0; side < SIDES; side++) {
        const beyond = exitsOf(board, card, from) & (1 << side) ? cardBeyond(board, card, side) : -1
        const into = opposite(side)
        if (beyond < 0 || (WAYS_IN[board.pose[beyond]] & (1 << into)) === 0) continue
        if (beyond === pallet) return steps
        if (beyond < PALLETS || seen.has(beyond * SIDES + into)) continue
        seen.add(beyond * SIDES + into)
        next.push({ card: beyond, from: into })
      }
    stops = next
  }
  return null
}
