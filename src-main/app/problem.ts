import { done, refused, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import { slotOfProblem } from '../../src-shared/problems.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import type { ProblemRun } from '../problems/run.ts'
import { BotTurns } from '../table/bot-turns.ts'
import { Table } from '../table/table.ts'
import { botsPartsOf, NOWHERE, type OpenTable, type TableHost } from './open-table.ts'

/** Lays out a problem as it stands now on a table of its own. */
export function openProblem(run: ProblemRun, name: string, firstSeq: number, host: TableHost): OpenTable {
  const table = new Table({
    slot: slotOfProblem(run.task.id),
    name: run.task.id,
    practice: false,
    // It has hints of its own, each with its price.
    hints: false,
    known: () => null,
    course: run.course,
    keeper: NOWHERE,
    problem: () => run.state,
    firstSeq,
  })
  return { table, bots: new BotTurns(table, botsPartsOf(host)), journal: null, lesson: null, problem: { run, name } }
}

/** Whether an answer or a command may be given: when a try is over, nothing but setting it up again. */
export const isOver = ({ problem }: OpenTable): boolean => problem !== null && problem.run.phase !== 'open'

/** What whoever solves a problem asks for. `reopened` = the table once more, as the run stands. */
export async function solving(
  { table, problem }: OpenTable,
  { seq, wish }: RequestOf<'solving'>,
  reopened: () => OpenTable,
): Promise<Result<TableUpdate>> {
  if (!problem) return refused('illegal')
  if (seq !== table.seq) return refused('stale')
  const { run } = problem
  if (run.phase === 'judging') return refused('illegal')
  switch (wish) {
    case 'hint':
      return run.hint() ? done(table.showAgain()) : refused('illegal')
    case 'again':
      run.again()
      return done(reopened().table.show())
    case 'solution': {
      run.give()
      const { table: fresh } = reopened()
      fresh.show()
      return fresh.act(fresh.seq, run.task.answer)
    }
  }
}

/**
 * Has what was tried at the table judged in the thread of the bots, beside all else; then it is told.
 * @param keep what has become of it, before it is told @param failed when it could not be judged
 */
export function judgeTry(
  { table, problem }: OpenTable,
  host: TableHost,
  { keep, failed }: { keep(wrong: boolean): Promise<void>; failed(): void },
): void {
  const run = problem?.run
  const tried = run?.tried
  if (!run || !tried) return
  void host.judge(tried).then((verdict) =>
    host.queue.run(async () => {
      if (tried !== run.tried) return
      const counts = run.phase === 'judging'
      if (!verdict) return counts ? failed() : undefined
      run.judge(verdict)
      if (counts) await keep(!verdict.right)
      host.tell(table.showAgain())
    }),
  )
}
