import type { Ref, Seat } from '../../../../../src-shared/core.ts'
import { LEVELS, type Effect, type Frame, type Level } from '../../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { coachRef, conductorRef, locomotiveRef, trainRef } from '../refs.ts'

const TRAINS = [0, 1] as const
const HIGHEST = LEVELS[LEVELS.length - 1]

/** The things of a seat's board that a box of a card may work on: pointing at one means that box. */
export const targetsOf = ({ effects }: Frame, seat: Seat, view: FirstClassView): readonly Ref[] =>
  effects.flatMap((effect) => ofEffect(effect, seat, view.seats[seat]))

function ofEffect(effect: Effect, seat: Seat, board: SeatView): readonly Ref[] {
  switch (effect.kind) {
    case 'wagon':
      return TRAINS.map((train) => trainRef(seat, train))
    case 'upgrade':
      return coaches(seat, board, (value) => value === effect.from)
    case 'free':
      return coaches(seat, board, (value) => value < HIGHEST)
    case 'conductor':
    case 'conductors':
      return TRAINS.map((train) => conductorRef(seat, train))
    case 'locomotive':
      return [locomotiveRef(seat)]
    default:
      return []
  }
}

const coaches = (seat: Seat, board: SeatView, isMeant: (value: Level) => boolean): readonly Ref[] =>
  board.trains.flatMap((train, n) =>
    train.coaches.flatMap(({ kind, value }, place) =>
      kind === 'wagon' && isMeant(value as Level) ? [coachRef(seat, n, place)] : [],
    ),
  )
