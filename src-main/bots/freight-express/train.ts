import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import {
  coupledCard,
  coupledCount,
  deliveredCard,
  deliveredCount,
  discardCount,
  handCard,
  handCount,
  stockCount,
} from '../../engine/freight-express/piles.ts'
import { activeSeat, seatCount } from '../../engine/freight-express/state.ts'
import { uncoupleRefusal } from '../../engine/freight-express/refusals.ts'
import { FAR } from './spread.ts'
import { WEIGHTS } from './weights.ts'

/** What is left of a value after so many steps: a table, for each distance there is. */
const KEPT = Float64Array.from({ length: FAR * 4 }, (_, steps) => WEIGHTS.perStep ** steps)
/** Two legs that are both out of reach. */
const MOST = KEPT.length - 1

/** The part of a value that remains over a distance, for a train as slow as `slowness` says. */
export function keptOver(steps: number, slowness: number): number {
  return steps >= FAR ? 0 : KEPT[powerOver(steps, slowness)]
}
/** So many times a step's part of a value is lost over a distance. */
export const powerOver = (steps: number, slowness: number): number => Math.min(MOST, Math.round(steps * slowness))

/**
 * How much slower a train of so many wagons gets on; the fewer cards are left in the game, the slower: it may not
 * arrive in time.
 */
export function slownessOf(s: State, wagons: number): number {
  const left = (stockCount(s) + discardCount(s)) / seatCount(s)
  return WEIGHTS.slowness[Math.min(5, wagons)] * (1 + WEIGHTS.lateCards / ((left + 1) * (left + 1) + WEIGHTS.lateCards))
}

/** Values of the delivered wagons of a seat. */
export function deliveredValue(s: State, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < deliveredCount(s, seat); i++) sum += TRACK_CARDS[deliveredCard(s, seat, i)].wagon
  return sum
}

/** Values of the wagons that the seat whose turn it is can uncouple where it stands. */
export function arrivedValue(s: State, seat: Seat): number {
  if (activeSeat(s) !== seat) return 0
  let sum = 0
  for (let i = 0; i < coupledCount(s, seat); i++) {
    const card = coupledCard(s, seat, i)
    if (uncoupleRefusal(s, seat, card) === null) sum += TRACK_CARDS[card].wagon
  }
  return sum
}

/** What a seat's coupled wagons promise, by the way to their goals. */
export function trainValue(s: State, seat: Seat, away: Uint8Array): number {
  const wagons = coupledCount(s, seat)
  const slowness = slownessOf(s, wagons)
  let sum = 0
  for (let i = 0; i < wagons; i++) {
    const { wagon, uncouple } = TRACK_CARDS[coupledCard(s, seat, i)]
    sum += wagon * WEIGHTS.arrived * keptOver(away[uncouple], slowness)
  }
  return sum
}

/** The stations where a seat's coupled wagons are wanted, as bits. */
export function goalsOf(s: State, seat: Seat): number {
  let goals = 0
  for (let i = 0; i < coupledCount(s, seat); i++) goals |= 1 << TRACK_CARDS[coupledCard(s, seat, i)].uncouple
  return goals
}

/** The stations where cards of a seat's hand could be coupled, as bits. */
export function beginningsOf(s: State, seat: Seat): number {
  let beginnings = 0
  for (let i = 0; i < handCount(s, seat); i++) beginnings |= 1 << TRACK_CARDS[handCard(s, seat, i)].couple
  return beginnings
}
