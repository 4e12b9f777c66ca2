import { cloneState } from '../engine/flat.ts'
import type { KeptLesson } from '../saves/school-record.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { courseOf } from './course.ts'
import { LEARNER } from './goals.ts'
import { LessonRun } from './run.ts'

/** What was played and read of a lesson, from its beginning to where it stands. */
type Played = Pick<KeptLesson, 'steps' | 'reads'>

export const playedOf = ({ course, reads }: LessonRun): Played => ({
  steps: course.steps.map(({ by, codes }) => ({ by, codes })),
  reads,
})

/**
 * Plays a lesson on from its beginning, in place, as it was played before; null where that cannot be played any more,
 * for the lesson has changed.
 */
export function playedOn(run: LessonRun, { steps, reads }: Played): LessonRun | null {
  for (let n = 0; n <= steps.length; n++) {
    for (let read = 0; read < (reads[n] ?? 0); read++) if (!run.goOn()) return null
    if (n === steps.length) break
    if (!allLegal(run.course, steps[n])) return null
    run.course.step({ kind: 'step', ...steps[n], check: '', ...run.course.standing })
  }
  return run
}

/** More answers than any step asks, the others' among them. */
const MOST_ANSWERS = 40

/**
 * Does the lesson's own way lead from where it stands past the step at this place? What the others answer is known as
 * far as the lesson tells it: beyond that nothing speaks against it.
 */
export function leadsPast(run: LessonRun, at: number): boolean {
  const { lesson, course } = run
  const tried = playedOn(new LessonRun(lesson, courseOf(lesson, course.game)), playedOf(run))
  for (let n = 0; tried && n < MOST_ANSWERS; n++) {
    if (tried.state.at > at) return true
    if (tried.goOn()) continue
    const by = tried.course.status.decision?.by
    if (by === undefined) return false
    const told = by === LEARNER ? null : tried.othersAnswer()
    if (by !== LEARNER && told === null) return true
    const codes = told === null ? tried.solution() : [told]
    if (!codes) return false
    const draft = tried.course.draft(by, codes)
    if (typeof draft === 'string') return false
    tried.course.step(draft.line)
  }
  return false
}

/** Can it be played here: what the table had answered by itself, for whomever, is among the codes. */
function allLegal({ game, state, status }: Course, { by, codes }: Played['steps'][number]): boolean {
  const copy = cloneState(state)
  return (
    status.decision?.by === by &&
    codes.every((code) => {
      if (!choicesOf(game, copy).includes(code)) return false
      game.apply(copy, code)
      return true
    })
  )
}
