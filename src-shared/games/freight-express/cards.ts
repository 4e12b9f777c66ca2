import { EW, NE, NS, NW, SE, SW } from '../../geometry/rails.ts'

/**
 * The 70 cards of the box. Which of them have which values is our own design under the counts of the
 * rules; scripts/design-cards.ts found it, and a test keeps every rule of the table. A trip's length is
 * counted in hops between neighbouring stations of the classic layout (see layouts.ts).
 *
 * The place in a table is the card's id: once games have been saved, rows may not be moved.
 */
export interface TrackCard {
  /** Rail mask, geometry/rails, unturned. */
  readonly rails: number
  /** 2 to 9: what the wagon scores, and how many sleepers the card drives. */
  readonly wagon: number
  /** Station (A = 0) where the wagon is coupled. */
  readonly couple: number
  /** Station where it is uncoupled. */
  readonly uncouple: number
  /** 1 to 5: how many wagons the card pulls as fuel, how many cards it draws. */
  readonly action: number
}

/** Rails, wagon value, couple at, uncouple at, action value. */
type Row = readonly [rails: string, wagon: number, couple: string, uncouple: string, action: number]

const TRACK_ROWS: readonly Row[] = [
  // Straights
  ['NS', 9, 'H', 'F', 1],
  ['NS', 8, 'F', 'B', 3],
  ['NS', 8, 'E', 'J', 3],
  ['NS', 7, 'H', 'D', 4],
  ['NS', 5, 'G', 'C', 5],
  ['NS', 5, 'J', 'I', 4],
  ['NS', 3, 'B', 'C', 5],
  ['NS', 3, 'F', 'E', 5],
  // Curves
  ['NE', 9, 'C', 'J', 1],
  ['NE', 9, 'G', 'H', 2],
  ['NE', 8, 'A', 'J', 4],
  ['NE', 8, 'B', 'D', 3],
  ['NE', 8, 'A', 'I', 3],
  ['NE', 6, 'I', 'D', 5],
  ['NE', 6, 'C', 'F', 3],
  ['NE', 6, 'F', 'I', 3],
  ['NE', 4, 'I', 'F', 5],
  ['NE', 4, 'E', 'F', 5],
  // Branches to the left (seen from the shared side)
  ['NS+NE', 9, 'H', 'G', 1],
  ['NS+NE', 7, 'D', 'A', 2],
  ['NS+NE', 5, 'D', 'B', 3],
  ['NS+NE', 5, 'I', 'E', 2],
  ['NS+NE', 4, 'G', 'J', 3],
  // Branches to the right
  ['NS+NW', 8, 'A', 'D', 1],
  ['NS+NW', 7, 'H', 'C', 2],
  ['NS+NW', 6, 'I', 'B', 3],
  ['NS+NW', 5, 'J', 'B', 5],
  ['NS+NW', 3, 'E', 'I', 4],
  // Y
  ['NE+NW', 9, 'J', 'A', 1],
  ['NE+NW', 6, 'J', 'F', 1],
  ['NE+NW', 5, 'G', 'E', 3],
  ['NE+NW', 4, 'B', 'H', 2],
  // Two separate curves
  ['NE+SW', 7, 'B', 'J', 2],
  ['NE+SW', 7, 'I', 'G', 1],
  ['NE+SW', 3, 'C', 'H', 5],
  // Triples: a straight with two curves on one side, from one end, left and right by turns
  ['NS+NE+SE', 4, 'C', 'G', 2],
  ['NS+NE+SE', 2, 'A', 'C', 4],
  ['NS+NE+NW', 6, 'G', 'A', 2],
  ['NS+NE+NW', 4, 'C', 'A', 2],
  ['NS+NE+SW', 2, 'A', 'H', 5],
  ['NS+NW+SE', 7, 'D', 'H', 1],
  // Triples: three curves
  ['NE+SE+SW', 4, 'J', 'E', 1],
  ['NE+SE+SW', 2, 'E', 'C', 5],
  // Quadruples
  ['NE+SE+SW+NW', 3, 'B', 'I', 1],
  ['NE+SE+SW+NW', 2, 'E', 'D', 2],
  // Crossings
  ['NS+EW', 3, 'F', 'A', 4],
  ['NS+EW', 3, 'D', 'E', 4],
  ['NS+EW', 2, 'F', 'G', 4],
  ['NS+EW', 2, 'H', 'B', 4],
  ['NS+EW', 2, 'D', 'G', 4],
]

const RAIL_NAMES: Readonly<Record<string, number>> = { NS, EW, NE, SE, SW, NW }
const station = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0)

/** 50 track cards: 45 ordinary ones, then 5 crossings. */
export const TRACK_CARDS: readonly TrackCard[] = TRACK_ROWS.map(([rails, wagon, couple, uncouple, action]) => ({
  rails: rails.split('+').reduce((mask, name) => mask | RAIL_NAMES[name], 0),
  wagon,
  couple: station(couple),
  uncouple: station(uncouple),
  action,
}))

/** The first crossing: every track card from here on is one. */
export const FIRST_CROSSING = 45
export const isCrossing = (card: number): boolean => card >= FIRST_CROSSING

/** Have two track cards the same action value? Specials ask for it (000:193, 000:209). */
export const haveSameValue = (a: number, b: number): boolean => TRACK_CARDS[a].action === TRACK_CARDS[b].action

/** The other 20 of the 70. `mark` is the station (A = 0), the seat whose locomotive is shown, or a running number. */
export interface OtherCard {
  readonly kind: 'station' | 'locomotive' | 'veto' | 'flight'
  readonly mark: number
}

const OTHER_ROWS: readonly (readonly [kind: OtherCard['kind'], count: number])[] = [
  ['station', 10], // A to J
  ['locomotive', 4], // one a seat
  ['veto', 4],
  ['flight', 2],
]

export const OTHER_CARDS: readonly OtherCard[] = OTHER_ROWS.flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, mark) => ({ kind, mark })),
)
