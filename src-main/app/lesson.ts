import { done, refused, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import { slotOfLesson } from '../../src-shared/school.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { followingLesson } from '../school/others.ts'
import type { LessonRun } from '../school/run.ts'
import { botTaskFor } from '../table/bot-task.ts'
import { BotTurns } from '../table/bot-turns.ts'
import type { Keeper } from '../table/line.ts'
import { Table } from '../table/table.ts'
import { botsPartsOf, type OpenTable, type TableHost } from './open-table.ts'

/** A lesson's table is no saved game: its lines are kept nowhere. */
const NOWHERE: Keeper = { keep: async () => null }

/** Lays out a lesson on a table of its own. */
export function openLesson(run: LessonRun, firstSeq: number, host: TableHost): OpenTable {
  const table = new Table({
    slot: slotOfLesson(run.lesson.id),
    name: run.lesson.id,
    practice: true,
    // The coach says what to do.
    hints: false,
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
  { table, lesson }: OpenTable,
  { seq, wish }: RequestOf<'coach'>,
  host: TableHost,
): Promise<Result<TableUpdate>> {
  if (!lesson) return refused('illegal')
  if (seq !== table.seq) return refused('stale')
  switch (wish) {
    case 'goOn':
      return lesson.goOn() ? done(table.showAgain()) : refused('illegal')
    case 'takeBack':
      await takeBack(table, lesson)
      return done(table.showAgain())
    case 'showMe':
      return show(table, lesson, host)
  }
}

/** All that was played since the lesson's step began. */
async function takeBack(table: Table, lesson: LessonRun): Promise<void> {
  const { steps } = lesson.course
  while (steps.length > lesson.begun) if (!(await table.command(table.seq, { kind: 'undo' })).ok) return
}

/** Plays what the step asks for, from where the learner stands if that is on the way; else from its beginning. */
async function show(table: Table, lesson: LessonRun, host: TableHost): Promise<Result<TableUpdate>> {
  if (lesson.step?.solution === 'bot') {
    const task = botTaskFor(lesson.course, 0, 'driver')
    return table.act(table.seq, (await host.pool.choose('driver', task)).codes.slice(0, 1))
  }
  let codes = lesson.solution()
  if (!codes) {
    await takeBack(table, lesson)
    codes = lesson.solution()
  }
  return codes ? table.act(table.seq, codes) : refused('illegal')
}
