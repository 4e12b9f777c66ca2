import { fileURLToPath } from 'node:url'
import {
  checkRequest,
  done,
  refused,
  type Fault,
  type FaultCode,
  type Notice,
  type Result,
} from '../src-shared/bridge.ts'
import type { App, AppParts, SettingsStore } from './app-contract.ts'
import { dealOf } from './app/daily-deal.ts'
import { DailyBoards } from './app/daily.ts'
import { ANSWERED_BESIDE, Desk } from './app/desk.ts'
import { PAUSES, type Pauses } from './app/open-table.ts'
import { Queue } from './app/queue.ts'
import { BOT_LIMIT_MS, BotPool } from './bots/pool.ts'
import type { Tried, Verdict } from './bots/weighing/verdict.ts'
import type { AnyGame } from './engine/game.ts'
import { games as registry } from './engine/games.ts'
import { problemsOf } from './problems/kept.ts'
import { ProblemShelf } from './problems/shelf.ts'
import { Reviews } from './review/reviews.ts'
import { DailyRecord } from './saves/daily-record.ts'
import { isSystemError, writeFault } from './saves/faults.ts'
import { diskFiles, type Files } from './saves/files.ts'
import { Ledger } from './saves/ledger.ts'
import { Lines } from './saves/lines.ts'
import { ProblemRecord } from './saves/problem-record.ts'
import { SchoolRecord } from './saves/school-record.ts'
import { openLog, type Log } from './saves/log.ts'
import { lockFolder, type Lock } from './saves/lock.ts'
import { ReplayThread, type Replayer } from './saves/replayer.ts'
import { Slots } from './saves/slots.ts'
import { sourcesOf } from './saves/sources.ts'
import { TooHeavy } from './saves/too-heavy.ts'
import { lessons } from './school/lessons.ts'
import { School } from './school/school.ts'
import { waiting } from './table/bot-turns.ts'

/** What people meet while they play: no news for the log. */
const EVERYDAY: ReadonlySet<FaultCode> = new Set(['stale', 'illegal', 'notYourTurn', 'badOptions'])

/** What tests set otherwise. */
export interface Tuning {
  readonly files: Files
  readonly pauses: Pauses
  readonly botLimitMs: number
  /** Milliseconds before a bot's step that could not be kept is tried again. */
  readonly retryMs: number
  /** What waits before the steps of bots; ends early when the signal comes. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly dealOf: typeof dealOf
  readonly problemsOf: typeof problemsOf
  /** What plays texts that a stranger may have written; a thread of its own where none is given. */
  readonly replayer?: Replayer
  /** What judges tries at problems; the thread of the bots where none is given. */
  readonly judge?: (tried: Tried) => Promise<Verdict | null>
}

const USUAL: Tuning = {
  files: diskFiles,
  pauses: PAUSES,
  botLimitMs: BOT_LIMIT_MS,
  retryMs: 4000,
  wait: waiting,
  now: Date.now,
  dealOf,
  problemsOf,
}

/**
 * Puts the program together: games, saves, bots and the table that is open. Refused with `inUse` when another
 * running program has the folder, or with what the system says when it cannot be written.
 */
export async function createApp(
  parts: AppParts,
  games: readonly AnyGame[] = registry,
  tuning: Partial<Tuning> = {},
): Promise<Result<App>> {
  const tuned = { ...USUAL, ...tuning }
  let lock: Lock | null
  let onShared = (): void => undefined
  try {
    await tuned.files.makeFolder(parts.folder)
    lock = await lockFolder(parts.folder, () => onShared())
  } catch (error) {
    return writeFault(error, parts.folder)
  }
  if (!lock) return refused('inUse')
  try {
    const { app, warn } = running(parts, parts.openSettings(), games, tuned, lock)
    onShared = () => warn({ code: 'sharedFolder' })
    return done(app)
  } catch (error) {
    await lock.release()
    if (!isSystemError(error)) throw error
    return writeFault(error, parts.folder)
  }
}

function running(parts: AppParts, settings: SettingsStore, games: readonly AnyGame[], tuned: Tuning, lock: Lock) {
  const queue = new Queue()
  const listeners = new Set<(notice: Notice) => void>()
  const notify = (notice: Notice) => listeners.forEach((listener) => listener(notice))
  const log = openLog(parts.folder, sourcesOf(fileURLToPath(new URL('..', parts.workerFile))))
  const pool = new BotPool(parts.workerFile, tuned.botLimitMs, (what) => log.note(`bot: ${what}`))
  log.note(`Signalbox ${parts.version} begins (${parts.host}, ${process.platform}, node ${process.versions.node})`)
  const replayer = tuned.replayer ?? new ReplayThread(parts.workerFile, (what) => log.note(`replay: ${what}`))
  const warn = (fault: Fault) => {
    log.note(`fault ${fault.code}`)
    notify({ kind: 'fault', fault })
  }
  const files = heldFiles(tuned.files, lock)
  const record = new SchoolRecord(parts.folder, files)
  const desk = new Desk({
    app: parts,
    settings,
    games,
    slots: new Slots(parts.folder, files, games),
    lines: new Lines(parts.folder, files),
    ledger: new Ledger(parts.folder, files),
    school: new School(lessons(), games, record),
    record,
    reviews: new Reviews(parts.folder, files, parts.workerFile, {
      tell: (state) => notify({ kind: 'review', state }),
      note: (what) => log.note(`review: ${what}`),
    }),
    daily: new DailyBoards(new DailyRecord(parts.folder, files), games, tuned.now, tuned.dealOf),
    problems: new ProblemShelf(games, new ProblemRecord(parts.folder, files), tuned.now, tuned.problemsOf),
    now: tuned.now,
    replayer,
    tooHeavy: new TooHeavy(parts.folder, files),
    notify,
    log,
    host: {
      pool,
      judge: tuned.judge ?? ((tried) => pool.judge(tried)),
      queue,
      retryMs: tuned.retryMs,
      pauseMs: () => tuned.pauses[settings.read().speed],
      wait: tuned.wait,
      tell: (update) => {
        notify({ kind: 'table', update })
        if (update.table.outcome) void queue.run(() => desk.countIfOver())
      },
      warn,
    },
  })
  let closed = false
  /** What is answered beside the queue, until it is. */
  const beside = new Set<Promise<unknown>>()
  const begin = <T>(work: () => Promise<T>): Promise<T> => {
    const begun = work()
    const over: Promise<unknown> = begun.then(
      () => beside.delete(over),
      () => beside.delete(over),
    )
    beside.add(over)
    return begun
  }

  const app: App = {
    async answer(name, payload) {
      if (closed) return refused('disconnected')
      const checked = checkRequest(name, payload)
      if (!checked.ok) return checked
      // The table of answers is typed by name; name and payload were checked together just above.
      const answer = desk.answers[checked.value.name] as (payload: unknown) => Promise<Result<unknown>>
      const work = () => answer(checked.value.payload)
      const begun = ANSWERED_BESIDE.has(checked.value.name) ? begin(work) : queue.run(work)
      const result = await begun.catch((error: unknown) => mishap(error, parts.folder, log))
      if (!result.ok && !EVERYDAY.has(result.fault.code))
        log.note(`${checked.value.name} is refused: ${result.fault.code} ${result.fault.params?.['reason'] ?? ''}`)
      return result
    },

    onNotice(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    async close() {
      if (closed) return
      closed = true
      await replayer.close()
      pool.refusePeople()
      await Promise.all(beside)
      await queue.idle()
      await queue.run(() => desk.leave())
      await pool.close()
      await lock.release()
      log.note('ends')
    },
  }
  return { app, warn }
}

/**
 * Whoever makes the folder anew, because somebody cleared it away, takes it anew too: another program may have come
 * first.
 */
const heldFiles = (files: Files, lock: Lock): Files => ({
  ...files,
  async makeFolder(folder) {
    await files.makeFolder(folder)
    await lock.hold()
  },
})

/** What the system refused is a fault a person can mend; anything else is ours. */
function mishap(error: unknown, folder: string, log: Log): Result<never> {
  if (isSystemError(error)) return writeFault(error, error.path ?? folder)
  console.error(error)
  log.error(error)
  return refused('internal')
}
