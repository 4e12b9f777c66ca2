import type { Fault } from '../../src-shared/bridge.ts'
import type { Settings, TableUpdate } from '../../src-shared/table.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Tried, Verdict } from '../bots/weighing/verdict.ts'
import type { ProblemRun } from '../problems/run.ts'
import { keeperOf } from '../saves/journal.ts'
import { knownFrom } from '../saves/line-text.ts'
import type { Opened } from '../saves/slots.ts'
import type { LessonRun } from '../school/run.ts'
import { BotTurns, type BotTurnsParts } from '../table/bot-turns.ts'
import type { Keeper } from '../table/line.ts'
import { Table } from '../table/table.ts'
import type { Queue } from './queue.ts'

/** Milliseconds before a bot's step. */
export type Pauses = Readonly<Record<Settings['speed'], number>>
export const PAUSES: Pauses = { slow: 900, normal: 120, fast: 100, off: 0 }

export interface TableHost {
  readonly pool: BotPool
  /** What is thought of a try at a problem; null where it could not be had. */
  judge(tried: Tried): Promise<Verdict | null>
  readonly queue: Queue
  readonly retryMs: number
  pauseMs(): number
  wait(ms: number, signal: AbortSignal): Promise<void>
  tell(update: TableUpdate): void
  warn(fault: Fault): void
}

/** The table that is open now, with its journal and its bots; or with its lesson, which has no journal. */
export interface OpenTable {
  readonly table: Table
  readonly journal: Opened['journal'] | null
  readonly bots: BotTurns
  readonly lesson: LessonRun | null
  /** The problem that is solved here, and by whom. */
  readonly problem: { readonly run: ProblemRun; readonly name: string } | null
}

/** The table of a lesson or a problem is no saved game: its lines are kept nowhere. */
export const NOWHERE: Keeper = { keep: async () => null }

/** What the turns of bots need, of this program. */
export const botsPartsOf = (host: TableHost): BotTurnsParts => ({
  pool: host.pool,
  retryMs: host.retryMs,
  pauseMs: () => host.pauseMs(),
  wait: (ms, signal) => host.wait(ms, signal),
  alone: (work) => host.queue.run(work),
  tell: (update) => host.tell(update),
  warn: (fault) => host.warn(fault),
})

export function openTable(opened: Opened, firstSeq: number, host: TableHost): OpenTable {
  const { slot, journal, course } = opened
  const { name, practice, hints = true } = journal.header
  const table = new Table({
    slot,
    name,
    practice,
    hints,
    known: () => knownFrom(journal.header),
    course,
    keeper: keeperOf(journal, (fault) => host.warn(fault)),
    firstSeq,
  })
  const bots = new BotTurns(table, botsPartsOf(host))
  if (course.seats.some((seat) => seat.player !== 'person')) host.pool.warm()
  return { table, journal, bots, lesson: null, problem: null }
}
