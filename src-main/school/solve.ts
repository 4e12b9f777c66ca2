import { botOf } from '../bots/registry.ts'
import type { AnyGame } from '../engine/game.ts'
import { botTaskFor } from '../table/bot-task.ts'
import { choicesOf } from '../table/check.ts'
import { courseOf } from './course.ts'
import { holds, LEARNER } from './goals.ts'
import type { Lesson } from './lesson.ts'
import { LessonRun } from './run.ts'

/** What came of playing a lesson by its own solution. */
export interface Solved {
  /** It came to its end. */
  readonly solved: boolean
  /** The step where it stuck; null = it did not. */
  readonly stuckAt: string | null
  /** Steps whose goal held before anything was done, or which no answer leads away from. */
  readonly cannotFail: readonly string[]
  /** Words that some answer leads to. */
  readonly said: readonly string[]
}

/** More answers than the longest lesson asks. */
const MOST_STEPS = 400
/** States judged for one answer of a bot: enough to play on, few enough for a test. */
const NODES = 40

/** Plays a lesson to its end, and tries at each step what else could be answered. */
export function solve(lesson: Lesson, game: AnyGame): Solved {
  const run = new LessonRun(lesson, courseOf(lesson, game))
  const cannotFail: string[] = []
  const said = new Set<string>()
  const tried = new Set<string>()
  for (let n = 0; n < MOST_STEPS && run.step; n++) {
    const { step } = run
    if (!step.goal) {
      run.goOn()
      continue
    }
    const { decision } = run.course.status
    if (!decision) break
    // A step may ask several things in a row; where no line is the right one, its first question stands for all.
    const first = !tried.has(step.id)
    if (decision.by === LEARNER && (first || step.solution !== 'bot')) {
      tried.add(step.id)
      const words = canFail(run)
      words?.forEach((word) => said.add(word))
      if (first && !words) cannotFail.push(step.id)
    }
    const codes = codesNext(run)
    // One answer at a time, so that each question is met.
    const draft = codes && run.course.draft(decision.by, codes.slice(0, 1))
    if (!draft || typeof draft === 'string') break
    run.course.step(draft.line)
  }
  return { solved: run.isDone, stuckAt: run.step?.id ?? null, cannotFail, said: [...said] }
}

/** What is answered next: by the learner as the lesson has it, by others as it tells, or else as the Porter plays. */
export function codesNext(run: LessonRun): number[] | null {
  if (run.course.status.decision?.by !== LEARNER) return [run.othersAnswer() ?? asBot(run)]
  return run.step?.solution === 'bot' ? [asBot(run)] : run.solution()
}

function asBot(run: LessonRun): number {
  const { decision } = run.course.status
  const task = { ...botTaskFor(run.course, decision!.by, 'porter'), nodes: NODES }
  return botOf('porter').choose(task)
}

/** What is said to the answers that lead away from the open step; null where none does, or where it is met already. */
function canFail(run: LessonRun): Set<string> | null {
  const { course } = run
  const { goal } = run.step!
  const { game, state } = course
  const now = { events: [], answers: [], view: game.view(state, 'open') as unknown, status: course.status }
  if (!goal || holds(goal, now)) return null
  const { at } = run.state
  const said = new Set<string>()
  let fails = false
  const lines = [...[...choicesOf(game, state)].map((code) => [code]), ...game.plans(state).map(({ codes }) => codes)]
  for (const codes of lines) {
    const draft = course.draft(LEARNER, codes)
    if (typeof draft === 'string') continue
    course.step(draft.line)
    const after = run.state
    if (after.at === at) fails = true
    if (after.at === at && after.astray !== null) said.add(after.astray)
    course.goBack({ kind: 'undo', by: LEARNER, count: 1, ...course.standing })
    void run.state
  }
  course.undone.length = 0
  return fails ? said : null
}
