import type { Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'

/**
 * What the next scoring would give a seat as its board stands: trains with celebrities and order tiles, switches; no
 * bonuses.
 */
export function nextScoring(view: FirstClassView, seat: Seat): number {
  const board = view.seats[seat]
  return board.trains.reduce((sum, train) => sum + train.points, 0) + switchPoints(board)
}

/** The upper arrow points to the left wagon of the upper train, the lower to the right one of the lower. [002:1237] */
export function arrowScores(board: SeatView, place: number, train: number): boolean {
  const card = CARDS[board.between[place].card]
  const at = place * 2 + train
  const { coaches, conductor } = board.trains[train]
  const coach = coaches[at]
  return card?.kind === 'switch' && coach?.kind === 'wagon' && coach.value >= (card.level ?? 0) && conductor > at
}

function switchPoints(board: SeatView): number {
  return board.between.reduce((sum, { card }, place) => {
    const arrows = [0, 1].filter((train) => arrowScores(board, place, train)).length
    return sum + arrows * (CARDS[card]?.points ?? 0)
  }, 0)
}
