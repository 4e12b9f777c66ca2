import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** The cards that were taken since the rows were dealt, in which turn, and where each of them lay. */
export type InRound = readonly {
  readonly turn: number
  readonly card: number
  readonly row: number
  readonly column: number
}[]

/** Turns of a seat in a round. */
const EACH = 3

export function roundAfter(round: InRound, event: FirstClassEvent): InRound {
  if (event.kind === 'dealt') return round.length > 0 ? [] : round
  return event.kind === 'taken' ? [...round.filter((one) => !liesAt(one, event.row, event.column)), event] : round
}

/** Of what is known, and of what is told, all that was taken in the round of this view. */
export const roundIn = (round: InRound, view: FirstClassView, events: readonly FirstClassEvent[]): InRound =>
  events
    .reduce(roundAfter, round)
    .filter(
      ({ turn, row, column }) =>
        turn <= view.turn &&
        Math.ceil(turn / (EACH * view.seats.length)) === view.round &&
        view.takers[row][column] >= 0,
    )

/** The card that lay there; -1 = it is not known. */
export const cardThatLay = (round: InRound, row: number, column: number): number =>
  round.find((one) => liesAt(one, row, column))?.card ?? -1

const liesAt = (one: InRound[number], row: number, column: number): boolean => one.row === row && one.column === column
