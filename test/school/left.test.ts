import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { KeptLesson, SchoolRecord } from '../../src-main/saves/school-record.ts'
import { courseOf } from '../../src-main/school/course.ts'
import type { Lesson } from '../../src-main/school/lesson.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import { LessonRun } from '../../src-main/school/run.ts'
import { School } from '../../src-main/school/school.ts'

const NAME = 'transport-belts'
const lesson = lessons().find(({ id }) => id === NAME)!
const game = games.find(({ id }) => id === lesson.game)!

/** What is kept of the lesson, left in its fourth step: two were read, the third was played. */
function left(): KeptLesson {
  const run = new LessonRun(lesson, courseOf(lesson, game))
  while (run.state.reads) run.goOn()
  while (run.state.step === 'belt') {
    const draft = run.course.draft(0, run.solution()!)
    if (typeof draft === 'string') throw new Error(draft)
    run.course.step(draft.line)
  }
  const steps = run.course.steps.map(({ by, codes }) => ({ by, codes }))
  return { done: false, at: run.state.at, steps, reads: run.reads }
}

/** The school of a later program, whose lesson has other steps. */
const later = (changed: Lesson, kept: KeptLesson) =>
  new School([changed], games, { of: async () => kept } as unknown as SchoolRecord)

async function opened(changed: Lesson, kept = left()) {
  const begun = await later(changed, kept).begin(NAME, false)
  if (!begun.ok) throw new Error(begun.fault.code)
  return begun.value.state
}

it('a lesson left half-way goes on where it was left', async () => {
  expect(await opened(lesson)).toMatchObject({ step: 'ends', at: 3 })
})

it('a lesson left half-way opens although the step it was left in is gone', async () => {
  const without = { ...lesson, steps: lesson.steps.filter(({ id }) => id !== 'ends') }
  expect(await opened(without)).toMatchObject({ step: 'floor' })
})

it('a lesson left half-way begins anew where what was played no longer leads through it', async () => {
  const shorter = { ...lesson, steps: lesson.steps.slice(1) }
  expect(await opened(shorter)).toMatchObject({ step: shorter.steps[0].id, at: 0 })
  const strange = { ...left(), steps: [{ by: 0, codes: [99_999] }] }
  expect(await opened(lesson, strange)).toMatchObject({ step: 'look', at: 0 })
})

it('a lesson that has fewer steps than were left behind is listed as not begun', async () => {
  const [row] = await later({ ...lesson, steps: lesson.steps.slice(0, 2) }, left()).rows()
  expect(row).toMatchObject({ steps: 2, begun: 0 })
})

it('‘I know this’, and not after all, forgets nothing of where a lesson was left', async () => {
  let kept = left()
  const record = { of: async () => kept, keep: async (_: string, next: KeptLesson) => void (kept = next) }
  const school = new School([lesson], games, record as unknown as SchoolRecord)
  await school.mark(NAME, true)
  expect(kept).toEqual({ ...left(), done: true })
  await school.mark(NAME, false)
  expect(kept).toEqual(left())
})

it('a lesson that is cleared begins anew, done or left half-way', async () => {
  let kept: KeptLesson = { ...left(), done: true }
  const record = { of: async () => kept, keep: async (_: string, next: KeptLesson) => void (kept = next) }
  const school = new School([lesson], games, record as unknown as SchoolRecord)
  const cleared = await school.forget(NAME)
  expect(cleared).toMatchObject({ ok: true, value: [{ done: false, begun: 0 }] })
  expect(kept).toEqual({ done: false, at: 0, steps: [], reads: [] })
  expect(await school.forget('transport-nothing')).toMatchObject({ ok: false, fault: { code: 'noSuchLesson' } })
})
