import { PALLETS, PARCEL_COUNT, numberUp } from '../../../src-shared/games/transport/cards.ts'
import { wayCode } from '../../../src-shared/games/transport/actions.ts'
import { FINE, WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import { WAYS_IN, WAYS_ON, WAYS_OUT } from '../../../src-shared/games/transport/shapes.ts'
import { opposite, SIDES, STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { cardAt, lies, parcelAt, poseOn } from './board.ts'
import { cardUnder, faceOf } from './state.ts'

/**
 * The ways of a parcel along the belt (003:77), on the board as it is spread out: exactly as many cards as
 * its number, never back, never against an arrow, never through or onto another parcel. It may come
 * through cards again, its own start among them, but not end where it began (ours).
 */

/** How far a parcel goes: the number that lies up. */
export const stepsOf = (s: State, parcel: number): number => numberUp(parcel, faceOf(s, parcel))

/** The card beyond a side of a card, or -1. */
export const cardBeyond = (card: number, side: number): number =>
  cardAt[lies[card] + STEP[side]] > 0 ? cardAt[lies[card] + STEP[side]] - 1 : -1

/** By which sides a parcel may leave a card: from rest (`from` -1), or having come in by `from`. */
export const exitsOf = (card: number, from: number): number =>
  from < 0 ? WAYS_OUT[poseOn(card)] : WAYS_ON[poseOn(card) * SIDES + from]

/** Why a parcel from `start` cannot go from a card over `side` onto the next one; `last`: it would stop there. */
export function whyNotStep(parcel: number, start: number, card: number, side: number, last: boolean): Why {
  const next = cardBeyond(card, side)
  if (next < 0) return WHY.beltEnds
  if ((WAYS_IN[poseOn(next)] & (1 << opposite(side))) === 0) return WHY.againstArrow
  if (parcelAt[next] !== 0 && parcelAt[next] !== parcel + 1) return WHY.parcelInWay
  if (next < PALLETS && !last) return WHY.throughPallet
  return last && next === start ? WHY.endsAtStart : FINE
}

/** The list under way: what is walked and where its codes go. */
let walker = 0
let startCard = 0
let length = 0
let target: Int32Array = new Int32Array(0)
let found = 0
let most = 0

/** Writes the codes of a parcel's ways into `out` from `n` on, at most `limit`. Returns the new `n`. */
export function listWays(s: State, parcel: number, out: Int32Array, n: number, limit = out.length): number {
  const card = cardUnder(s, parcel)
  if (card < 0) return n
  walker = parcel
  startCard = card
  length = stepsOf(s, parcel)
  target = out
  found = n
  most = Math.min(out.length, n + limit)
  walk(card, -1, 0, 0)
  return found
}

/** Goes on from a card entered by `from`, after `steps` steps over `sides`. */
function walk(card: number, from: number, steps: number, sides: number): void {
  const exits = exitsOf(card, from)
  for (let side = 0; side < SIDES && found < most; side++) {
    if ((exits & (1 << side)) === 0) continue
    const last = steps + 1 === length
    if (whyNotStep(walker, startCard, card, side, last) !== FINE) continue
    const gone = sides | (side << (3 * steps))
    if (last) target[found++] = wayCode(walker, gone, length)
    else walk(cardBeyond(card, side), opposite(side), steps + 1, gone)
  }
}

const one = new Int32Array(1)

/** Has a parcel any way to go? The board is spread. */
export const canMove = (s: State, parcel: number): boolean => listWays(s, parcel, one, 0, 1) > 0

/** Has any parcel a way to go? The board is spread. */
export function anyCanMove(s: State): boolean {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) if (canMove(s, parcel)) return true
  return false
}

/** Why a way, given by the sides it leaves by, is not legal. */
export function whyNotWay(s: State, parcel: number, sides: readonly number[]): Why {
  const start = cardUnder(s, parcel)
  if (sides.length !== stepsOf(s, parcel)) return WHY.wrongLength
  let card = start
  let from = -1
  for (let i = 0; i < sides.length; i++) {
    if ((exitsOf(card, from) & (1 << sides[i])) === 0) return WHY.turnsBack
    const why = whyNotStep(parcel, start, card, sides[i], i === sides.length - 1)
    if (why !== FINE) return why
    card = cardBeyond(card, sides[i])
    from = opposite(sides[i])
  }
  return FINE
}
