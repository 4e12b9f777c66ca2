import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** The cards that were taken since the rows were dealt, in which turn, and where each of them lay. */
export type InRound = readonly {
  readonly turn: number
  readonly card: number
  readonly row: number
  readonly column: number
}[]

/** Each seat takes so many a round. */
const EACH = 3

export function roundAfter(round: InRound = [], event: FirstClassEvent): InRound {
  if (event.kind === 'dealt') return round.length > 0 ? [] : round
  return event.kind === 'taken' ? [...round, event] : round
}

/** Of what is known, and of what is told, all that was taken in the round of this view. */
export const roundIn = (round: InRound, view: FirstClassView, events: readonly FirstClassEvent[]): InRound =>
  events
    .reduce(roundAfter, round)
    .filter(
      ({ turn, row, column }) =>
        turn <= view.turn && turn > view.turn - EACH * view.seats.length && view.takers[row][column] >= 0,
    )

/** The card that lay there; -1 = it is not known. */
export const lainAt = (round: InRound, row: number, column: number): number =>
  round.findLast((one) => one.row === row && one.column === column)?.card ?? -1
