import { END_CARD_PRICE } from '../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, kindOf, packCode, secondOf } from '../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { lengthOf, layRefusal, upgradeRefusal } from './board/coaches.ts'
import { coinCount, coinsIn, spendCoin } from './board/coins.ts'
import { walk, walkRefusal } from './board/conductors.ts'
import { openEndCard } from './board/end-cards.ts'
import { inPlay, installed } from './modules/module.ts'
import { score } from './points.ts'
import { FROM_END_CARD } from './refs.ts'
import { MAY, WHY } from './reasons.ts'
import { drive, driveRefusal } from './board/route.ts'
import { AT, OPEN_END_CARDS, TRAINS } from './state.ts'
import { pushPayment } from './steps/pay.ts'
import type { Tell } from './tell.ts'
import { layWagon, upgradeWagon } from './board/trains.ts'

/**
 * What coins do: one spends as many as one likes, each for the action of its column, a point, or four for an end card.
 * [002:617-629]
 */
export const WAGON_COLUMN = 0
export const STEP_COLUMN = 1
export const UPGRADE_COLUMN = 2
export const LOCOMOTIVE = 2

const columnRefusal = (s: State, seat: Seat, column: number): number =>
  coinsIn(s, seat, column) > 0 ? MAY : WHY.noCoinInColumn

/** May a coin of column 1 buy a 0-wagon for this train? MAY, or why not. */
export const spendWagonRefusal = (s: State, seat: Seat, train: number): number =>
  columnRefusal(s, seat, WAGON_COLUMN) || layRefusal(s, seat, train)

/** May a coin of column 2 buy a step of a conductor (0, 1 = his train) or the LOCOMOTIVE? MAY, or why not. */
export const spendStepRefusal = (s: State, seat: Seat, piece: number): number =>
  columnRefusal(s, seat, STEP_COLUMN) || (piece === LOCOMOTIVE ? driveRefusal(s, seat) : walkRefusal(s, seat, piece))

/** Column 3 is a free upgrade: behind the last card it is a new 0-wagon. [ruling 8] */
export const spendUpgradeRefusal = (s: State, seat: Seat, train: number, place: number): number =>
  columnRefusal(s, seat, UPGRADE_COLUMN) ||
  (place === lengthOf(s, seat, train) ? layRefusal(s, seat, train) : upgradeRefusal(s, seat, train, place))

/** Has a seat coins for an end card? MAY, or why not. */
export const buyRefusal = (s: State, seat: Seat): number =>
  coinCount(s, seat) >= END_CARD_PRICE ? MAY : WHY.tooFewCoins

/** Spending that achieves nothing is not listed; a point always is. */
export function listSpending(s: State, seat: Seat, out: Int32Array, n: number): number {
  const coins = AT.coins + seat * 3
  if (s[coins] > 0)
    for (let train = 0; train < TRAINS; train++) {
      if (layRefusal(s, seat, train) === MAY) out[n++] = packCode(KIND.spendWagon, train)
    }
  if (s[coins + 1] > 0)
    for (let piece = 0; piece <= LOCOMOTIVE; piece++) {
      if (spendStepRefusal(s, seat, piece) === MAY) out[n++] = packCode(KIND.spendStep, piece)
    }
  if (s[coins + 2] > 0) n = listUpgrades(s, seat, out, n)
  for (let column = 0; column < 3; column++) if (s[coins + column] > 0) out[n++] = packCode(KIND.spendPoint, column)
  if (buyRefusal(s, seat) === MAY)
    for (let i = 0; i < OPEN_END_CARDS; i++) {
      if (openEndCard(s, i) >= 0) out[n++] = packCode(KIND.buy, openEndCard(s, i))
    }
  for (const module of installed) if (module.listSpending && inPlay(s, module)) n = module.listSpending(s, seat, out, n)
  return n
}

function listUpgrades(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let train = 0; train < TRAINS; train++) {
    const length = lengthOf(s, seat, train)
    for (let place = 0; place <= length && place < 10; place++) {
      if (spendUpgradeRefusal(s, seat, train, place) === MAY) out[n++] = packCode(KIND.spendUpgrade, train, place)
    }
  }
  return n
}

/** Carries out one way of spending at once. */
export function spend(s: State, seat: Seat, code: number, emit: Tell): void {
  const first = firstOf(code)
  switch (kindOf(code)) {
    case KIND.spendWagon:
      spendCoin(s, seat, WAGON_COLUMN, 'wagon', emit)
      return layWagon(s, seat, first, emit)
    case KIND.spendStep:
      spendCoin(s, seat, STEP_COLUMN, 'step', emit)
      return first === LOCOMOTIVE ? drive(s, seat, 1, emit) : walk(s, seat, first, 1, emit)
    case KIND.spendUpgrade:
      spendCoin(s, seat, UPGRADE_COLUMN, 'upgrade', emit)
      if (secondOf(code) === lengthOf(s, seat, first)) return layWagon(s, seat, first, emit)
      return upgradeWagon(s, seat, first, secondOf(code), emit)
    case KIND.spendPoint:
      spendCoin(s, seat, first, 'point', emit)
      return score(s, seat, 'coins', 1, emit)
    case KIND.buy:
      return pushPayment(s, first, END_CARD_PRICE, FROM_END_CARD, first)
    default:
      for (const module of installed) if (module.spend && inPlay(s, module) && module.spend(s, seat, code, emit)) return
  }
}
