import { COIN_COLUMNS, COIN_ROOM } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { CoinUse } from '../../../../src-shared/games/first-class/events.ts'
import { popRecord, pushRecord, recordCount, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { addPoints } from '../points.ts'
import { FINE, WHY } from '../reasons.ts'
import { FROM_SEAT, columnRef, seatRef } from '../refs.ts'
import { AT, actor, ownTurn, stack } from '../state.ts'
import { FRAME, POOLED, ROOM } from '../step.ts'
import { tell, type Tell } from '../tell.ts'

const { coins: COINS, overflowCoinsScore: OVERFLOW_COINS_SCORE } = AT

/** The coin board: three columns; coins never move, new ones fill gaps from the first column. [002:601-615, 628-629] */
export const coinsIn = (s: State, seat: Seat, column: number): number => s[COINS + seat * 3 + column]
/** May a coin of this column be spent? FINE, or why not. */
export const columnRefusal = (s: State, seat: Seat, column: number): number =>
  coinsIn(s, seat, column) > 0 ? FINE : WHY.noCoinInColumn
/** The same where one points at what such a coin is spent on. */
export const coinForRefusal = (s: State, seat: Seat, column: number): number =>
  coinsIn(s, seat, column) > 0 ? FINE : WHY.noCoinForIt
/** How many coins a seat has. */
export const coinCount = (s: State, seat: Seat): number =>
  coinsIn(s, seat, 0) + coinsIn(s, seat, 1) + coinsIn(s, seat, 2)
/** How many more it has room for. */
export const freeFields = (s: State, seat: Seat): number => COIN_ROOM - coinCount(s, seat)

/**
 * Can so many coins be laid at once without a question? Off turn, and by the house rule, the rest is lost or scores.
 */
export const fitsAtOnce = (s: State, seat: Seat, n: number): boolean =>
  n <= freeFields(s, seat) || !ownTurn(s) || s[OVERFLOW_COINS_SCORE] === 1

/** Lays what fits; the rest is lost, or a point each by the house rule in one's own turn. [004:37] */
export function layCoins(s: State, seat: Seat, n: number, emit: Tell): void {
  const laid = Math.min(n, freeFields(s, seat))
  const columns = emit ? [0, 0, 0] : null
  let left = laid
  for (let column = 0; left > 0; column++) {
    const put = Math.min(left, COIN_COLUMNS[column] - coinsIn(s, seat, column))
    s[COINS + seat * 3 + column] += put
    if (columns) columns[column] = put
    left -= put
  }
  if (emit && columns && laid > 0) tell(s, emit, [seatRef(seat)], { kind: 'coinsLaid', columns })
  if (laid === n) return
  if (s[OVERFLOW_COINS_SCORE] && ownTurn(s)) addPoints(s, seat, 'coins', n - laid, emit)
  else if (emit) tell(s, emit, [seatRef(seat)], { kind: 'coinsLost', n: n - laid })
}

/**
 * Coins that come now, all at once: room is made first if need be. What exceeds the whole board is lost. [002:611-615,
 * 1334]
 */
export function gainCoins(s: State, seat: Seat, n: number, sourceKind: number, sourceId: number, emit: Tell): void {
  if (fitsAtOnce(s, seat, n)) return layCoins(s, seat, n, emit)
  const top = pushRecord(s, stack, ROOM)
  s[top + 1] = Math.min(n, COIN_ROOM)
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
  if (emit) tell(s, emit, [seatRef(seat)], { kind: 'coinsWait', n: s[top + 1] })
  if (emit && n > COIN_ROOM) tell(s, emit, [seatRef(seat)], { kind: 'coinsLost', n: n - COIN_ROOM })
}

/** The coins that wait are laid when all of them fit. Do they? */
export function layWaiting(s: State, emit: Tell): boolean {
  const n = s[topSlot(s, stack) + 1]
  if (!fitsAtOnce(s, actor(s), n)) return false
  popRecord(s, stack)
  layCoins(s, actor(s), n, emit)
  return true
}

/**
 * Coins that come as the last step of the frame at work, or of what was done outside one: all of them at once.
 * [002:1313]
 */
export function gainCoinsLast(s: State, n: number): void {
  const inFrame = recordCount(s, stack) > 0 && s[topSlot(s, stack)] === FRAME
  s[inFrame ? topSlot(s, stack) + POOLED : AT.pooled] += n
}

/** Lays the coins that were gained outside a frame. */
export function layPooled(s: State, emit: Tell): void {
  const n = s[AT.pooled]
  s[AT.pooled] = 0
  gainCoins(s, actor(s), n, FROM_SEAT, actor(s), emit)
}

/** Takes a coin off a column, in which one must be. What it buys is done by who calls. */
export function spendCoin(s: State, seat: Seat, column: number, use: CoinUse, emit: Tell): void {
  s[COINS + seat * 3 + column]--
  if (emit) tell(s, emit, [columnRef(seat, column)], { kind: 'coinSpent', column, use })
}
