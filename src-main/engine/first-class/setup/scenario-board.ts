import { CARD_KINDS, COIN_COLUMNS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { SCORE_SOURCES } from '../../../../src-shared/games/first-class/events.ts'
import { LEVELS, type Level } from '../../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coachSlot, lengthOf } from '../board/coaches.ts'
import { keepContract } from '../board/contracts.ts'
import { layRouteCard } from '../board/route.ts'
import { installed, type ModuleBoard } from '../modules/module.ts'
import { inGame } from './setup.ts'
import { AT, MAIL, MAIL_PLACE, TILE, TILE_PLACE, SOURCES_OF_POINTS, TRAINS } from '../state.ts'
import { CARD_CITIES, CARD_KIND, levelCode } from '../tables.ts'
import { FILED, NOT_IN_GAME, ON_ROUTE, putCard, zoneOf } from '../board/zones.ts'

/** One seat's board; what is left out is as at the beginning. */
export interface BoardScenario extends ModuleBoard {
  /** Values of the ordinary wagons of the upper and lower train; mail wagon and tile come by themselves. */
  readonly trains?: readonly (readonly number[])[]
  /** Mail wagons of the upper and lower train; default 0 and 1. */
  readonly mail?: readonly number[]
  /** Cards each conductor has come to. */
  readonly conductors?: readonly number[]
  readonly route?: readonly number[]
  /** Cities reached. */
  readonly locomotive?: number
  /** By column. */
  readonly coins?: readonly number[]
  readonly contracts?: readonly number[]
  readonly filed?: readonly number[]
  readonly fulfilled?: number
  readonly endCards?: readonly number[]
  readonly drafted?: number
  /** Points so far, entered as from effects. */
  readonly points?: number
}

const EFFECTS = SCORE_SOURCES.indexOf('effects')

const must = (right: boolean, sentence: string): void => {
  if (!right) throw new RangeError(sentence)
}

/** Lays out a seat's board as a scenario says. @throws RangeError with a sentence. */
export function layBoard(s: State, seat: Seat, board: BoardScenario): void {
  board.trains?.forEach((wagons, train) => couple(s, seat, train, wagons, board.mail?.[train] ?? train))
  board.conductors?.forEach((steps, train) => {
    must(steps >= 0 && steps <= lengthOf(s, seat, train), `a conductor cannot have come to ${steps} cards`)
    s[AT.conductor + seat * TRAINS + train] = steps
  })
  layRoute(s, seat, board)
  board.coins?.forEach((n, column) => {
    must(n >= 0 && n <= COIN_COLUMNS[column], `column ${column + 1} has no room for ${n} coins`)
    s[AT.coins + seat * 3 + column] = n
  })
  layCards(s, seat, board)
  for (const lay of new Set(installed.flatMap((module) => module.layBoard ?? [])))
    lay(s, seat, board, (card) => claim(s, card))
  s[AT.fulfilled + seat] = board.fulfilled ?? 0
  board.endCards?.forEach((card) => (s[AT.endOwner + card] = seat + 1))
  if (board.drafted !== undefined) s[AT.drafted + seat] = board.drafted + 1
  s[AT.points + seat * SOURCES_OF_POINTS + EFFECTS] = board.points ?? 0
}

function couple(s: State, seat: Seat, train: number, wagons: readonly number[], mail: number): void {
  must(wagons.length >= 1 && wagons.length <= 8, 'a train has 1 to 8 wagons')
  let place = 0
  const put = (coach: number): void => {
    s[AT.coaches + coachSlot(seat, train, place++)] = coach
  }
  wagons.forEach((value, i) => {
    must((LEVELS as readonly number[]).includes(value), `there is no ${value}-wagon`)
    must(i === 0 || value <= wagons[i - 1], 'a wagon may not be worth more than the one before it')
    put(levelCode(value as Level))
    if (place === MAIL_PLACE) {
      put(MAIL + mail)
      s[AT.mailUsed + seat] |= 1 << mail
    }
    if (place === TILE_PLACE) put(TILE + s[AT.tilesLaid]++)
  })
  s[AT.trainLength + seat * TRAINS + train] = place
}

function layRoute(s: State, seat: Seat, board: BoardScenario): void {
  board.route?.forEach((card) => {
    must(CARD_CITIES[claim(s, card)] > 0, `card ${card} is no route card`)
    layRouteCard(s, seat, card)
    putCard(s, card, ON_ROUTE, seat)
  })
  const reached = board.locomotive ?? 0
  must(reached >= 0 && reached <= s[AT.cities + seat], `the route has no city ${reached}`)
  s[AT.locomotive + seat] = reached
}

function layCards(s: State, seat: Seat, board: BoardScenario): void {
  board.contracts?.forEach((card) => {
    must(CARD_KINDS[CARD_KIND[claim(s, card)]] === 'contract', `card ${card} is no contract`)
    keepContract(s, seat, card, undefined)
  })
  board.filed?.forEach((card) => putCard(s, claim(s, card), FILED, seat))
}

function claim(s: State, card: number): number {
  must(Number.isInteger(card) && card >= 0 && inGame(s, card), `card ${card} is not in this game`)
  must(zoneOf(s, card) === NOT_IN_GAME, `card ${card} is there twice`)
  return card
}
