import type { Seat } from '../../../../../src-shared/core.ts'
import { CARDS, ORDERS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { CoachView, FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'

/**
 * What the next scoring would give a seat as its board stands: trains with celebrities and order tiles, switches; no
 * bonuses.
 */
export function nextScoring(view: FirstClassView, seat: Seat): number {
  const board = view.seats[seat]
  return board.trains.reduce((sum, train) => sum + train.points, 0) + switchPoints(board)
}

/** What a wagon scores: a celebrity doubles it. [002:950] */
export const wagonPoints = ({ value, rider }: CoachView): number => value * (CARDS[rider]?.kind === 'celebrity' ? 2 : 1)

/** What a card of a train scores, with its order tile. */
const coachPoints = (coach: CoachView): number =>
  coach.kind === 'mail' ? 0 : wagonPoints(coach) + (ORDERS[coach.order]?.points ?? 0)

/** What each scoring would give a seat more if a conductor came so many cards further. */
export function morePoints(board: SeatView, train: number, steps: number): number {
  const { coaches, conductor } = board.trains[train]
  const walked = { ...board.trains[train], conductor: conductor + steps }
  const after = { ...board, trains: board.trains.with(train, walked) }
  const reached = coaches.slice(conductor, conductor + steps)
  return reached.reduce((sum, coach) => sum + coachPoints(coach), 0) + switchPoints(after) - switchPoints(board)
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
