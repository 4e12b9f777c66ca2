import type { Reason, Seat, Viewer } from '../../src-shared/core.ts'
import type { TakeBack } from '../../src-shared/table.ts'
import type { Course } from './course.ts'
import { personsAmong } from './eyes.ts'

const because = (key: string, n?: number): Reason => ({ key, refs: [], ...(n !== undefined && { n }) })

/**
 * How many steps one undo takes back, or why none. A person takes back their own steps of this turn (none
 * that a bot made in their place), one by one, down to the last by which somebody learnt something (`n` = its
 * entry in the log). In practice: down to their last question, whoever moved since, without limit.
 */
export function undoable(course: Course, viewer: Viewer, practice: boolean): number | Reason {
  const last = course.steps.at(-1)
  if (!last) return because('undo.nothing')
  if (practice) return stepsToPerson(course, viewer)
  const { decision, turn } = course.status
  if (!last.own || last.by !== viewer || decision?.by !== viewer || last.turn !== turn) return because('undo.otherTurn')
  return last.learnt.length > 0 ? because('undo.cardLearnt', last.entry) : 1
}

function stepsToPerson({ steps }: Course, viewer: Viewer): number | Reason {
  if (viewer === 'onlooker') return because('undo.otherTurn')
  const index = steps.findLastIndex((step) => step.own)
  return index < 0 ? because('undo.nothing') : steps.length - index
}

/**
 * What this seat may ask the others to take back where undo ends: all from the last step it made itself on,
 * that one too. Steps a bot made in its place are no steps of its own. null = there are none, or the game is over.
 */
export function takeBackFor(course: Course, seat: Seat): TakeBack | null {
  const { steps, seats, status } = course
  const index = steps.findLastIndex((step) => step.own && step.by === seat)
  if (index < 0 || status.outcome || seats[seat].player !== 'person') return null
  const gone = steps.slice(index)
  return {
    by: seat,
    count: gone.length,
    turn: steps[index].turn,
    learnt: [...new Set(gone.flatMap((step) => step.learnt))].sort((a, b) => a - b),
    // A bot neither asks nor refuses.
    asks: personsAmong(seats).filter((other) => other !== seat),
  }
}

/** How many steps one redo makes again: the person's, and those of bots that were taken back with it. 0 = none. */
export function redoable({ undone, status }: Course, viewer: Viewer): number {
  const first = undone.at(-1)
  if (!first || viewer !== status.decision?.by) return 0
  let count = 1
  while (count < undone.length && !undone[undone.length - 1 - count].own) count++
  return count
}
