import { cellAt } from '../../geometry/hexagons.ts'

/**
 * How the table begins, for 2, 3 and 4 seats (003:28; the pictures are lost). Rotation x adds x to a
 * shape's sides. Intakes and junctions look the same every second turn, straights every third.
 *
 * Four seats: every pallet is 2, 3, 5 and 6 cards from the four intakes, partners (seats 0 and 2, 1 and 3)
 * lie opposite each other, four ends are open. Two seats: one pallet of each pair stays in the box; the
 * intakes stay all four, with two a third of random games would never end. Three seats: an intake on each
 * arm of a junction and a pallet behind each.
 */
export interface Start {
  readonly card: number
  readonly q: number
  readonly r: number
  readonly rotation: number
}

const [A, B, C, D] = [0, 1, 2, 3]
const [INTAKE_1, INTAKE_2, INTAKE_3, INTAKE_4] = [4, 5, 6, 7]
const STRAIGHT = 8
const [JUNCTION_1, JUNCTION_2] = [9, 10]

const row = (card: number, q: number, r: number, rotation: number): Start => ({ card, q, r, rotation })

const MIDDLE_OF_TWO_PAIRS: readonly Start[] = [
  row(STRAIGHT, 0, 0, 0),
  row(INTAKE_1, 1, 0, 1),
  row(INTAKE_2, 2, -1, 0),
  row(JUNCTION_1, 3, -1, 1),
  row(INTAKE_3, -1, 0, 0),
  row(INTAKE_4, -2, 1, 1),
  row(JUNCTION_2, -3, 1, 0),
]

const TWO: readonly Start[] = [...MIDDLE_OF_TWO_PAIRS, row(A, 4, -2, 4), row(B, -4, 2, 1)]

const THREE: readonly Start[] = [
  row(JUNCTION_1, 0, 0, 0),
  row(INTAKE_1, 1, 0, 1),
  row(INTAKE_2, 0, -1, 1),
  row(INTAKE_3, -1, 1, 1),
  row(A, 2, -1, 4),
  row(B, -1, -1, 0),
  row(C, -1, 2, 2),
]

const FOUR: readonly Start[] = [
  ...MIDDLE_OF_TWO_PAIRS,
  row(A, 4, -2, 4),
  row(B, 3, 0, 2),
  row(C, -4, 2, 1),
  row(D, -3, 0, 5),
]

const LAYOUTS: readonly (readonly Start[])[] = [TWO, THREE, FOUR]

/** The start cards of a game for 2 to 4 seats. Pallet n belongs to seat n. @throws RangeError for other counts. */
export function startLayout(seatCount: number): readonly Start[] {
  const start = LAYOUTS[seatCount - 2]
  if (!start) throw new RangeError(`Transport is for 2 to 4 seats, not ${seatCount}`)
  return start
}

export const cellOfStart = (start: Start): number => cellAt(start.q, start.r)
