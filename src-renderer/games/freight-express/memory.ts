import type { FreightEvent, Move } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { standing } from './track.ts'
import { lineAlong, type Stand } from './travel.ts'

/** The move that stays marked on the table until another is made, or its seat's next turn begins. */
export type LastMove =
  | {
      readonly kind: 'drive'
      readonly seat: number
      readonly card: number
      readonly sleeper: number
      /** All that it passed, from its start. */ readonly stands: readonly Stand[]
      readonly line: readonly { readonly x: number; readonly y: number }[]
    }
  /** Over empty cells, from one place to another. */
  | {
      readonly kind: 'flight'
      readonly seat: number
      readonly sleeper: number
      readonly line: readonly { readonly x: number; readonly y: number }[]
    }
  | { readonly kind: 'lay'; readonly seat: number; readonly cell: number; readonly card: number }

/** What is marked after an event. `before` is the position it began in. */
export function remember(last: LastMove | null, event: FreightEvent, before: FreightView): LastMove | null {
  switch (event.kind) {
    case 'drove':
      return drive(last, event, before)
    case 'laid':
    case 'covered':
    case 'relaid':
    case 'stationClosed':
      return { kind: 'lay', seat: event.seat, cell: event.cell, card: event.card }
    case 'flew':
      return {
        kind: 'flight',
        seat: event.seat,
        sleeper: event.to.sleeper,
        line: [event.from, event.to].map((move) => standing(before, move.seat, move.sleeper, move.facing)),
      }
    case 'lineSettled':
      return null
    // Whose turn comes again may do nothing on the table: then their move of the last turn is not taken for this one's.
    case 'turnBegan':
      return last?.seat === event.seat ? null : last
    case 'lifted':
    case 'stationReopened':
      return last?.kind === 'lay' && last.cell === event.cell ? null : last
    case 'derailed':
    case 'gaveUpTrain':
      return last && last.kind !== 'lay' && last.seat === event.seat ? null : last
    default:
      return last
  }
}

/**
 * The stretches of one drive, with the questions between them, are one line. It is drawn anew as a whole: on a sleeper
 * that rails share only what comes after a question tells which of them was taken.
 */
function drive(
  last: LastMove | null,
  event: Extract<FreightEvent, { kind: 'drove' }>,
  before: FreightView,
): LastMove | null {
  const own = (move: Move) => move.seat === event.seat
  const start = event.from.find(own)
  const steps = event.steps.flatMap((moves) => moves.filter(own))
  if (!start || steps.length === 0) return last
  const goesOn =
    last?.kind === 'drive' &&
    last.seat === event.seat &&
    last.card === event.because.id &&
    last.sleeper === start.sleeper
  const stands = [...(goesOn ? last.stands : [start]), ...steps]
  return {
    kind: 'drive',
    seat: event.seat,
    card: event.because.id,
    sleeper: stands[stands.length - 1].sleeper,
    stands,
    line: lineAlong(before, stands),
  }
}

/** Whether a position shown afresh is still the one that a move led to. */
export function stillThere(last: LastMove, view: FreightView): boolean {
  return last.kind === 'lay'
    ? view.cells[last.cell]?.card === last.card
    : view.seats[last.seat]?.locomotive.sleeper === last.sleeper
}
