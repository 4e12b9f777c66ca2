import { expect, it } from 'vitest'
import { cloneState } from '../../src-main/engine/flat.ts'
import { games } from '../../src-main/engine/games.ts'
import { courseOf } from '../../src-main/school/course.ts'
import { LEARNER } from '../../src-main/school/goals.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import type { Pattern } from '../../src-main/school/matching.ts'
import { LessonRun } from '../../src-main/school/run.ts'
import { codesNext } from '../../src-main/school/solve.ts'

/** A lesson by its own solution, to where the learner is asked something that the step of this name is done by. */
function at(id: string, step: string, asked: Pattern): LessonRun {
  const lesson = lessons().find((one) => one.id === id)!
  const run = new LessonRun(
    lesson,
    courseOf(
      lesson,
      games.find((game) => game.id === lesson.game)!,
    ),
  )
  const isAsked = () =>
    run.state.step === step &&
    run.course.status.decision?.by === LEARNER &&
    run.chosen(run.course.state, [asked]) !== null
  while (!isAsked()) if (!run.goOn()) give(run, codesNext(run)!.slice(0, 1))
  return run
}

function give(run: LessonRun, codes: readonly number[]) {
  const draft = run.course.draft(run.course.status.decision!.by, codes)
  if (typeof draft === 'string') throw new Error(draft)
  run.course.step(draft.line)
}

/** Answers in one go, as a plan of the table does. */
function answer(run: LessonRun, answers: readonly Pattern[]) {
  const copy = cloneState(run.course.state)
  const codes = answers.map((pattern) => {
    const code = run.chosen(copy, [pattern])!
    run.course.game.apply(copy, code)
    return code
  })
  give(run, codes)
}

it.each<[lesson: string, step: string, says: string, answers: readonly Pattern[]]>([
  ['freight-express-raids', 'to-e', 'later', [{ kind: 'drive', card: 11 }]],
  ['freight-express-raids', 'to-e', 'later', [{ kind: 'drive', card: 13 }]],
  [
    'freight-express-raids',
    'to-i',
    'later',
    [
      { kind: 'drive', card: 11 },
      { kind: 'branch', rail: 7 },
    ],
  ],
  [
    'freight-express-tickets',
    'drive',
    'later',
    [
      { kind: 'drive', card: 0 },
      { kind: 'branch', rail: 6 },
    ],
  ],
  ['freight-express-tickets', 'fly', 'other-way', [{ kind: 'fly', cell: 29 }]],
  [
    'freight-express-derail',
    'push',
    'short',
    [
      { kind: 'drive', card: 16 },
      { kind: 'branch', rail: 7 },
    ],
  ],
  ['freight-express-derail', 'push', 'laid', [{ kind: 'lay', card: 15 }]],
  ['freight-express-derail', 'push', 'laid-five', [{ kind: 'lay', card: 4 }]],
  ['freight-express-derail', 'push', 'laid-other', [{ kind: 'lay', card: 16 }]],
  ['freight-express-crossings', 'drive', 'laid', [{ kind: 'lay', card: 4 }]],
  ['freight-express-crossings', 'drive', 'laid-crossing', [{ kind: 'lay', card: 48 }]],
  ['freight-express-crossings', 'lay', 'refilled', [{ kind: 'refill', card: 48 }]],
  ['freight-express-crossings', 'lay', 'spent', [{ kind: 'drive', card: 48 }]],
  ['first-class-module-f', 'work', 'spent', [{ kind: 'spendWagon', train: 0 }]],
  ['first-class-rows', 'raise', 'enough', [{ kind: 'enough' }, { kind: 'spendWagon', train: 0 }]],
  [
    'transport-pallets',
    'insert',
    'own',
    [
      { kind: 'connect', card: 11 },
      { kind: 'insert', cell: 32388 },
    ],
  ],
  [
    'first-class-conductors',
    'both',
    'other-card',
    [
      { kind: 'take', card: 16 },
      { kind: 'walk', train: 0, steps: 1 },
      { kind: 'walk', train: 1, steps: 1 },
    ],
  ],
  ['first-class-trains', 'fifth', 'refused', [{ kind: 'refuse', card: 0 }]],
  ['first-class-conductors', 'both', 'refused', [{ kind: 'refuse', card: 18 }]],
  ['first-class-route', 'longer', 'refused', [{ kind: 'refuse', card: 20 }]],
  ['first-class-module-b', 'postcard', 'refused', [{ kind: 'refuse', card: 99 }]],
  ['first-class-module-c', 'destroy', 'refused', [{ kind: 'refuse', card: 124 }]],
  ['first-class-module-d', 'guard', 'refused', [{ kind: 'refuse', card: 17 }]],
])('in the lesson %s the step %s stays open, and its coach says ‘%s’ of %j', (lesson, step, says, answers) => {
  const run = at(lesson, step, answers[0])
  answer(run, answers)
  expect(run.state).toMatchObject({ step, astray: says })
})
