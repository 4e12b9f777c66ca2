import { PALLETS, PARCEL_COUNT, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { WAYS_IN, WAYS_ON, WAYS_OUT } from '../../../../src-shared/games/transport/shapes.ts'
import { opposite, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import { wayCode } from '../../../../src-shared/games/transport/actions.ts'
import type { State } from '../../flat.ts'
import { cardUnder, faceOf } from '../state.ts'
import { beltAround } from './around.ts'
import { lowestBit } from './bits.ts'
import type { Board } from './board.ts'

/**
 * The ways of a parcel along the belt (003:77): exactly as many cards as its number, never back, never against an
 * arrow, never through or onto another parcel. It may come through cards again, its own start among them, but not end
 * where it began (ours).
 */

/** How far a parcel goes: the number that lies up. */
export const stepsOf = (s: State, parcel: number): number => numberUp(parcel, faceOf(s, parcel))

/** The card beyond a side of a card, or -1. */
export function cardBeyond(board: Board, card: number, side: number): number {
  const next = board.cards[board.slot[card] + STEP[side]]
  return next > 0 ? next - 1 : -1
}

/** By which sides a parcel may leave a card: from rest (`from` -1), or having come in by `from`. */
export const exitsOf = (board: Board, card: number, from: number): number =>
  from < 0 ? WAYS_OUT[board.pose[card]] : WAYS_ON[board.pose[card] * SIDES + from]

/** Why a parcel from `start` cannot go from a card over `side` onto the next one; `last`: it would stop there. */
export function whyNotStep(
  board: Board,
  parcel: number,
  start: number,
  card: number,
  side: number,
  last: boolean,
): Why {
  const next = cardBeyond(board, card, side)
  if (next < 0) return WHY.beltEnds
  if ((WAYS_IN[board.pose[next]] & (1 << opposite(side))) === 0) return WHY.againstArrow
  if (board.parcelAt[next] !== 0 && board.parcelAt[next] !== parcel + 1) return WHY.parcelInWay
  if (next < PALLETS && !last) return WHY.throughPallet
  return last && next === start ? WHY.endsAtStart : FINE
}

/** Writes the codes of a parcel's ways into `out` from `n` on, at most `limit`. Returns the new `n`. */
export function listWays(board: Board, parcel: number, out: Int32Array, n: number, limit = out.length): number {
  const start = cardUnder(board.s, parcel)
  if (start < 0) return n
  const { walk } = board
  walk.parcel = parcel
  walk.start = start
  walk.length = stepsOf(board.s, parcel)
  walk.out = out
  walk.end = Math.min(out.length, n + limit)
  return goOn(board, start, -1, 0, 0, n)
}

/** Goes on from a card entered by `from`, after `steps` steps over `sides`. */
function goOn(board: Board, card: number, from: number, steps: number, sides: number, n: number): number {
  const { parcel, start, length, out, end } = board.walk
  const last = steps + 1 === length
  const joined = beltAround(board.around[board.slot[card]])
  for (let exits = exitsOf(board, card, from) & joined; exits !== 0 && n < end; exits &= exits - 1) {
    const side = lowestBit(exits)
    if (whyNotStep(board, parcel, start, card, side, last) !== FINE) continue
    const gone = sides | (side << (3 * steps))
    if (last) out[n++] = wayCode(parcel, gone, length)
    else n = goOn(board, cardBeyond(board, card, side), opposite(side), steps + 1, gone, n)
  }
  return n
}

/** Has a parcel any way to go? */
export function canMove(board: Board, parcel: number): boolean {
  const start = cardUnder(board.s, parcel)
  return start >= 0 && canGoOn(board, parcel, start, start, -1, stepsOf(board.s, parcel))
}

/** Can it go so many steps on from a card entered by `from`? As `goOn` would find, without a list. */
function canGoOn(board: Board, parcel: number, start: number, card: number, from: number, left: number): boolean {
  const joined = beltAround(board.around[board.slot[card]])
  for (let exits = exitsOf(board, card, from) & joined; exits !== 0; exits &= exits - 1) {
    const side = lowestBit(exits)
    if (whyNotStep(board, parcel, start, card, side, left === 1) !== FINE) continue
    if (left === 1 || canGoOn(board, parcel, start, cardBeyond(board, card, side), opposite(side), left - 1))
      return true
  }
  return false
}

/** Has any parcel a way to go? */
export function anyCanMove(board: Board): boolean {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) if (canMove(board, parcel)) return true
  return false
}

/** Why a way, given by the sides it leaves by, is not legal. */
export function whyNotWay(board: Board, parcel: number, sides: readonly number[]): Why {
  const start = cardUnder(board.s, parcel)
  if (sides.length !== stepsOf(board.s, parcel)) return WHY.wrongLength
  let card = start
  let from = -1
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i]
    if (side >= SIDES || (exitsOf(board, card, from) & (1 << side)) === 0) return WHY.turnsBack
    const why = whyNotStep(board, parcel, start, card, side, i === sides.length - 1)
    if (why !== FINE) return why
    card = cardBeyond(board, card, side)
    from = opposite(side)
  }
  return FINE
}
