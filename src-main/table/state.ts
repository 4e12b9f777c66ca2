import type { Seat } from '../../src-shared/core.ts'
import type { ProblemState } from '../../src-shared/problems.ts'
import type { LessonState } from '../../src-shared/school.ts'
import type { KnownWhy, TableState } from '../../src-shared/table.ts'
import { choicesOf } from './check.ts'
import type { Course } from './course.ts'
import { botToMove, chooserOf, eyesOf, type Presence } from './eyes.ts'
import type { TakingBack } from './taking-back.ts'
import { redoable, takeBackFor } from './undo.ts'

/** Everything a table's picture is made of. */
export interface TableFacts {
  readonly slot: string
  readonly name: string
  readonly practice: boolean
  readonly hints: boolean
  readonly seq: number
  readonly course: Course
  readonly presence: Presence
  /** Seats with the standing order not to be asked. */
  readonly spared: ReadonlySet<Seat>
  readonly known: KnownWhy | null
  readonly sameDeal: TableState['sameDeal']
  /** Would the game become known when this seat's curtain is lifted? */
  makesKnown(seat: Seat): boolean
  /** Who may wish to take steps back where undo ends. */
  readonly wisher: Seat | null
  readonly back: TakingBack
  /** First log entry a seat has not been shown. */
  since(seat: Seat): number
  /** Of the lesson that is played here; null at every other table. */
  readonly lesson: LessonState | null
  /** Of the problem that is solved here. */
  readonly problem: ProblemState | null
}

/** The table as the present eyes may see it. Choices and plans only for the one who must choose. */
export function tableState(facts: TableFacts): TableState {
  const { slot, name, practice, hints, seq, course, presence, wisher, back } = facts
  const { game, state, status, seats } = course
  const consent = back.asking
  const { viewer, curtain } = eyesOf(seats, status, presence)
  const chooses = !consent && chooserOf(seats, status, presence) !== null
  return {
    slot,
    name,
    game: game.id,
    seats,
    practice,
    hints,
    // Whoever has it can deal the same cards and look at them. A problem begins in the midst of a game.
    seed: !facts.problem && (practice || status.outcome) ? course.start.seed : null,
    seq,
    viewer,
    curtain:
      curtain === null ? null : { seat: curtain, since: facts.since(curtain), makesKnown: facts.makesKnown(curtain) },
    status,
    view: game.view(state, viewer),
    choices: chooses ? [...choicesOf(game, state)] : [],
    plans: chooses ? game.plans(state) : [],
    undo: back.stuck(viewer),
    redo: redoable(course, viewer) > 0,
    takeBack: wisher === null || consent ? null : takeBackFor(course, wisher),
    consent,
    sameDeal: facts.sameDeal,
    known: facts.known,
    doNotAsk: typeof viewer === 'number' && facts.spared.has(viewer),
    thinking: consent || facts.problem ? null : botToMove(seats, status),
    outcome: status.outcome,
    scores: status.outcome ? game.score(state) : null,
    ...(facts.lesson && { lesson: facts.lesson }),
    ...(facts.problem && { problem: facts.problem }),
  }
}
