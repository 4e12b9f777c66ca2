import type { Phrase } from '../../../../src-shared/core.ts'
import type { MessageKey } from '../../../messages/index.ts'
import { phrase } from '../../../messages/index.ts'
import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { routeIndexOf } from './places.ts'

/**
 * Cities have names, ours: the board's three, then those of the route cards in the order of the table, from west to
 * east.
 */
const ROUTES = CARDS.flatMap(({ kind, cities }, card) => (kind === 'route' ? [{ card, n: cities?.length ?? 0 }] : []))

/** The message with the name of a city, by its card (-1 = the board) and its place there. */
export function townKey(card: number, at: number): MessageKey {
  const before = ROUTES.slice(
    0,
    ROUTES.findIndex((route) => route.card === card),
  ).reduce((sum, { n }) => sum + n, BOARD_CITIES.length)
  return `first-class.town.${card < 0 ? at : before + at}` as MessageKey
}

/** The name of a city, counted along a seat's route from 0. */
export function townPhrase(board: SeatView, city: number): Phrase {
  const index = routeIndexOf(board, city)
  if (index < 0) return phrase(townKey(-1, Math.min(city, BOARD_CITIES.length - 1)))
  const first = board.route
    .slice(0, index)
    .reduce((sum, { card }) => sum + (CARDS[card].cities?.length ?? 0), BOARD_CITIES.length)
  return phrase(townKey(board.route[index].card, city - first))
}
