import { done, refused, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import { slotOfLesson } from '../../src-shared/school.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { LEARNER } from '../school/goals.ts'
import { followingLesson } from '../school/others.ts'
import { leadsPast } from '../school/playing-on.ts'
import type { LessonRun } from '../school/run.ts'
import { BotTurns } from '../table/bot-turns.ts'
import { Table } from '../table/table.ts'
import { botsPartsOf, NOWHERE, type OpenTable, type TableHost } from './open-table.ts'

/** Lays out a lesson on a table of its own. */
export function openLesson(run: LessonRun, firstSeq: number, host: TableHost): OpenTable {
  const table = new Table({
    slot: slotOfLesson(run.lesson.id),
    name: run.lesson.id,
    practice: true,
    // The coach says what to do, but where no line is the right one.
    hints: run.lesson.steps.some(({ solution }) => solution === 'bot'),
    known: () => null,
    course: run.course,
    keeper: NOWHERE,
    lesson: () => run.state,
    firstSeq,
  })
  const bots = new BotTurns(table, { ...botsPartsOf(host), pool: followingLesson(host.pool, run) })
  if ('seed' in run.lesson.position) host.pool.warm()
  return { table, bots, journal: null, lesson: run, problem: null }
}

/** What the learner asks of the coach. */
export async function askCoach(
  { table, lesson, bots }: OpenTable,
  { seq, wish }: RequestOf<'coach'>,
): Promise<Result<TableUpdate>> {
  if (!lesson) return refused('illegal')
  // What led away is taken back, or the right way shown, though a bot has played since the learner read of it.
  const stillHolds = wish !== 'goOn' && lesson.state.astray !== null && seq < table.seq
  if (seq !== table.seq && !stillHolds) return refused('stale')
  // What a bot is thinking about is gone with the steps that are taken back.
  if (wish !== 'goOn') bots.stop()
  switch (wish) {
    case 'goOn':
      return lesson.goOn() ? done(table.showAgain()) : refused('illegal')
    case 'takeBack':
      await takeBack(table, lesson, () => lesson.state.astray === null)
      return done(table.showAgain())
    case 'showMe':
      return show(table, lesson)
  }
}

/** What the learner played in the lesson's step, until it is enough. */
async function takeBack(table: Table, lesson: LessonRun, isEnough = () => false): Promise<void> {
  const { steps } = lesson.course
  const { standing } = lesson
  while (steps.length > standing && !isEnough()) if (!(await undo(table))) return
}

const undo = async (table: Table): Promise<boolean> => (await table.command(table.seq, { kind: 'undo' })).ok

/**
 * Plays what the step asks for, from where the learner stands if that is on the way; else from its beginning. What it
 * needs may have been spent before it began: then the lesson goes back to where its own way is still open.
 */
async function show(table: Table, lesson: LessonRun): Promise<Result<TableUpdate>> {
  const { step } = lesson
  // A hint says what would be good, and why.
  if (!step?.goal || step.solution === 'bot') return refused('illegal')
  const { at } = lesson.state
  // While another is asked nothing can be shown: what led there is taken back.
  const isAsked = lesson.course.status.decision?.by === LEARNER
  if (!isAsked || !leadsPast(lesson, at)) await takeBack(table, lesson)
  while (!leadsPast(lesson, at)) if (!(await undo(table))) break
  const codes = lesson.solution()
  return codes ? table.act(table.seq, codes) : refused('illegal')
}
