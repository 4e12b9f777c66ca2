import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { nextScoring } from './hint/next-scoring.ts'

/** What the heading of a board says. */
export const standingPhrase = (view: FirstClassView, seat: Seat): Phrase =>
  phrase('first-class.panel.seat', { points: view.seats[seat].points, next: nextScoring(view, seat) })

/** A seat in numbers: points, next scoring, coins, contracts, end cards. */
export function countsPhrase(view: FirstClassView, seat: Seat): Phrase {
  const board = view.seats[seat]
  return phrase('first-class.panel.counts', {
    points: board.points,
    next: nextScoring(view, seat),
    coins: board.coins.reduce((sum, n) => sum + n, 0),
    contracts: board.contracts.length,
    endCards: board.endCards.length + (board.drafted === -2 ? 0 : 1),
  })
}
