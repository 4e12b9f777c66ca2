import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { courseOf } from '../../src-main/school/course.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import type { Pattern } from '../../src-main/school/matching.ts'
import { leadsPast } from '../../src-main/school/playing-on.ts'
import { LessonRun } from '../../src-main/school/run.ts'

/** The lesson of icons where a key is to be taken; the parcel came in by this card, and went this way if it could. */
function keyToTake(intake: number, sides?: Pattern): LessonRun {
  const lesson = lessons().find(({ id }) => id === 'transport-icons')!
  const run = new LessonRun(
    lesson,
    courseOf(
      lesson,
      games.find(({ id }) => id === lesson.game)!,
    ),
  )
  const open = () => run.state.step
  const step = (by: number, codes: readonly number[]) => {
    const draft = run.course.draft(by, codes)
    if (typeof draft === 'string') throw new Error(draft)
    run.course.step(draft.line)
  }
  const answer = (pattern: Pattern) => step(0, [run.chosen(run.course.state, [pattern])!])
  while (open() !== 'intake') if (!run.goOn()) step(0, run.solution()!)
  answer({ kind: 'intake', card: intake })
  if (sides) answer({ kind: 'way', sides })
  while (open() !== 'take') {
    const { by } = run.course.status.decision!
    if (by === 0) step(0, run.solution()!)
    else step(by, [run.othersAnswer()!])
  }
  return run
}

it('the way of a lesson leads past its open step, unless a step before it was done in another way that bars it', () => {
  const own = keyToTake(4)
  expect(leadsPast(own, own.state.at)).toBe(true)
  const barred = keyToTake(7, [1, 0, 0, 5])
  expect(leadsPast(barred, barred.state.at)).toBe(false)
})

it('leaves the lesson that it asks about as it is', () => {
  const run = keyToTake(4)
  const before = [run.course.steps.length, run.state]
  leadsPast(run, run.state.at)
  expect([run.course.steps.length, run.state]).toEqual(before)
})
