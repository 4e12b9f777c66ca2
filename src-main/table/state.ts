import { isReason, type Seat } from '../../src-shared/core.ts'
import type { SeatInfo, TableState } from '../../src-shared/table.ts'
import { choicesOf } from './check.ts'
import type { Course } from './course.ts'
import { botToMove, chooserOf, eyesOf, type Presence } from './eyes.ts'
import { redoable, undoable } from './undo.ts'

/** Everything a table's picture is made of. */
export interface TableFacts {
  readonly slot: string
  readonly name: string
  readonly practice: boolean
  readonly seats: readonly SeatInfo[]
  readonly seq: number
  readonly course: Course
  readonly presence: Presence
  /** Seats with the standing order not to be asked. */
  readonly spared: ReadonlySet<Seat>
  /** First log entry a seat has not been shown. */
  since(seat: Seat): number
}

/** The table as the present eyes may see it. Choices and plans only for the one who must choose. */
export function tableState(facts: TableFacts): TableState {
  const { slot, name, practice, seats, seq, course, presence } = facts
  const { game, state, status } = course
  const { viewer, curtain } = eyesOf(seats, status, presence)
  const chooses = chooserOf(seats, status, presence) !== null
  const undo = undoable(course, seats, viewer, practice)
  return {
    slot,
    name,
    game: game.id,
    seats,
    practice,
    seq,
    viewer,
    curtain: curtain === null ? null : { seat: curtain, since: facts.since(curtain) },
    status,
    view: game.view(state, viewer),
    choices: chooses ? [...choicesOf(game, state)] : [],
    plans: chooses ? game.plans(state) : [],
    undo: isReason(undo) ? undo : null,
    redo: redoable(course, seats, viewer) > 0,
    doNotAsk: typeof viewer === 'number' && facts.spared.has(viewer),
    thinking: botToMove(seats, status),
    outcome: status.outcome,
    scores: status.outcome ? game.score(state) : null,
  }
}
