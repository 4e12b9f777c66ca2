import type { Reason, Viewer } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Course } from './course.ts'

const because = (key: string): Reason => ({ key, refs: [] })

/**
 * How many steps one undo takes back, or why none. A person takes back his own steps of this turn, one by
 * one, down to the last by which somebody learnt something. In practice: down to his last question, whoever
 * moved since, without limit.
 */
export function undoable(course: Course, seats: readonly SeatInfo[], viewer: Viewer, practice: boolean): number | Reason {
  const last = course.steps.at(-1)
  if (!last) return because('undo.nothing')
  if (practice) return stepsToPerson(course, seats, viewer)
  const { decision, turn } = course.status
  if (last.by !== viewer || decision?.by !== viewer || last.turn !== turn) return because('undo.otherTurn')
  return last.learnt ? because('undo.cardLearnt') : 1
}

function stepsToPerson(course: Course, seats: readonly SeatInfo[], viewer: Viewer): number | Reason {
  if (viewer === 'onlooker') return because('undo.otherTurn')
  const index = course.steps.findLastIndex((step) => seats[step.by].player === 'person')
  return index < 0 ? because('undo.nothing') : course.steps.length - index
}

/** How many steps one redo makes again: the person's, and those of bots that were taken back with it. 0 = none. */
export function redoable(course: Course, seats: readonly SeatInfo[], viewer: Viewer): number {
  const { undone } = course
  const first = undone.at(-1)
  if (!first || viewer !== course.status.decision?.by) return 0
  let count = 1
  while (count < undone.length && seats[undone[undone.length - 1 - count].by].player !== 'person') count++
  return count
}
