import type { GameEvent, Phrase, Seat, Viewer } from '../../../src-shared/core.ts'
import { hasText, phrase } from '../../messages/index.ts'
import { namesOf } from '../../words/names.ts'
import type { Line, Speech } from '../../words/speech.ts'
import type { BotId, LogEntry, LoggedCommand, TableState } from '../../../src-shared/table.ts'

/** A line of the log, and where it stands in it. */
export interface LogLine extends Line {
  /** Its entry. */
  readonly n: number
  /** Which of its entry's lines it is, from 0. */
  readonly place: number
  /** It was taken back, and not made again. */
  readonly gone: boolean
  /** What was done about the game, not in it: a seat taken, a step taken back. */
  readonly command?: boolean
  /** It tells that a step was taken back by whoever had made it. */
  readonly undoes?: boolean
}

type Told = Pick<TableState, 'seats' | 'view'>

/** The log in words as it grows: what was told once is not told anew while the names at the table stay. */
export class GrowingLog {
  readonly #speech: Speech<unknown>
  #told = new WeakMap<LogEntry, { readonly run: Run; readonly lines: readonly LogLine[] }>()
  #names = ''

  constructor(speech: Speech<unknown>) {
    this.#speech = speech
  }

  lines(log: readonly LogEntry[], table: Told): readonly LogLine[] {
    const names = JSON.stringify(table.seats)
    if (names !== this.#names) this.#told = new WeakMap()
    this.#names = names
    const gone = goneFrom(log)
    const hinted = new Set<string>()
    const told = log.filter((entry) => !isOneMoreHint(entry, hinted) && !isSettled(entry, log))
    return runsOf(told, gone, this.#speech).flatMap((run) => this.#linesOf(run, table, gone.has(run[0].n)))
  }

  #linesOf(run: Run, table: Told, gone: boolean): readonly LogLine[] {
    const entry = run[run.length - 1]
    const known = this.#told.get(entry)
    const before = known && known.run.length === run.length && known.run[0] === run[0] ? known.lines : undefined
    if (before && before.every((line) => line.gone === gone)) return before
    const whole = { ...entry, events: run.flatMap(({ events }) => events) }
    const lines =
      before?.map((line) => ({ ...line, gone })) ??
      linesOfEntry(whole, table, this.#speech).map((line, place) => ({ ...line, n: entry.n, place, gone }))
    this.#told.set(entry, { run, lines })
    return lines
  }
}

/** Entries that are told as one: each goes on with what the one before it began. Its lines are those of the last. */
type Run = readonly LogEntry[]

function runsOf(log: readonly LogEntry[], gone: ReadonlySet<number>, speech: Speech<unknown>): readonly Run[] {
  const runs: LogEntry[][] = []
  for (const entry of log) {
    const run = runs.at(-1)
    const goesOn =
      run !== undefined &&
      !entry.command &&
      !run[0].command &&
      gone.has(run[0].n) === gone.has(entry.n) &&
      (speech.unfinished?.(run.flatMap(({ events }) => events)) ?? []).length > 0
    if (goesOn) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

/** That somebody took a hint is said once a turn, however many questions it has. */
function isOneMoreHint({ command, turn }: LogEntry, hinted: Set<string>): boolean {
  if (command?.kind !== 'hint') return false
  const who = `${turn} ${command.seat}`
  if (hinted.has(who)) return true
  hinted.add(who)
  return false
}

/**
 * Steps that were taken back and made again stand as if nothing had been, unless somebody had learnt something: also
 * where they are taken back once more, which is said then, and once.
 */
function isSettled({ n, command }: LogEntry, log: readonly LogEntry[]): boolean {
  const { kind, entries = [] } = command ?? {}
  const isIn = (one: LogEntry, of: LoggedCommand['kind'], what: readonly number[]) =>
    one.command?.kind === of && one.command.entries?.some((entry) => what.includes(entry)) === true
  if (kind === 'redo') return !log.some((one) => isIn(one, 'takeBack', entries))
  if (kind !== 'undo' || entries.length === 0) return false
  return entries.every((entry) => log.some((one) => one.n > n && isIn(one, 'redo', [entry]) && isSettled(one, log)))
}

/** A log in words, oldest first. */
export const linesOf = (log: readonly LogEntry[], table: Told, speech: Speech<unknown>): readonly LogLine[] =>
  new GrowingLog(speech).lines(log, table)

function linesOfEntry(
  entry: LogEntry,
  table: Told,
  speech: Speech<unknown>,
): readonly (Line & Pick<LogLine, 'command' | 'undoes'>)[] {
  const { command, turn, seat } = entry
  // That the game was taken up again is no news to those who did it.
  const said = command && command.kind !== 'resumed' ? commandPhrases(command, table) : []
  const undoes = command?.kind === 'undo'
  return [
    ...said.map((what) => ({ seat, turn, phrase: what, refs: [], command: true, ...(undoes && { undoes }) })),
    ...speech.tell(entry.events, table.seats, table.view),
  ]
}

/**
 * What the last answer of who looks brought, and all that happened since; for others that of the last answer. What they
 * did in their own turn is no news to them once another's has begun.
 *
 * @param doer see `Speech`
 */
export function sinceOwn(
  log: readonly LogEntry[],
  viewer: Viewer,
  doer: (event: GameEvent) => Seat = ({ seat }) => seat,
): readonly GameEvent[] {
  const gone = goneFrom(log)
  const left = log.filter(({ n, events }) => !gone.has(n) && events.length > 0)
  // Not by its events: another's last answer in a turn may tell of nothing but the turn that it begins.
  const own = left.findLastIndex(({ seat }) => seat === viewer)
  const told = left.slice(own < 0 ? -1 : own)
  const [{ turn } = { turn: -1 }] = told
  const isOver = told.at(-1)?.turn !== turn
  // What others brought upon one in that turn, such as a derailing, is none of one's own doing.
  const isOwnDoing = (entry: LogEntry, event: GameEvent) =>
    entry.seat === viewer && doer(event) === viewer && event.turn === turn
  return told.flatMap((entry) => entry.events.filter((event) => !isOver || !isOwnDoing(entry, event)))
}

/**
 * The bot that had taken this seat over from a person before an entry; null = nobody was replaced, or one bot by
 * another.
 */
export function heirOf(log: readonly LogEntry[], seat: Seat, before = Infinity): BotId | null {
  const sat = log.flatMap(({ n, command }) =>
    n < before && command?.seat === seat && (command.kind === 'botSat' || command.kind === 'personSat') ? command : [],
  )
  // Files of before do not say who sat there.
  return sat.some(({ was = 'person' }) => was === 'person') ? (sat.at(-1)?.player ?? null) : null
}

/** Entries whose steps do not count any more. */
export function goneFrom(log: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const { command } of log) {
    for (const n of command?.entries ?? []) {
      if (command?.kind === 'redo') gone.delete(n)
      else gone.add(n)
    }
  }
  return gone
}

function commandPhrases(command: LoggedCommand, { seats }: Told): Phrase[] {
  const { kind, reason, entries, learnt, names, player } = command
  const name = (seat: Seat) => seats[seat]?.name ?? ''
  const who = { name: name(command.seat) }
  switch (kind) {
    case 'botFailed':
      return [phrase('command.botFailed', { ...who, why: reason && hasText(reason) ? phrase(reason) : '' })]
    case 'takeBack':
      return [
        phrase('command.takeBack', { ...who, n: entries?.length ?? 0 }),
        ...(learnt?.length ? [phrase('command.takeBack.learnt', { names: namesOf(seats, learnt) })] : []),
      ]
    case 'renamed':
      return [phrase('command.renamed', { before: names?.[0] ?? '', name: names?.[1] ?? '' })]
    case 'botSat':
      return [phrase('command.botSat', { ...who, bot: player ? phrase(`bot.${player}`) : '' })]
    default:
      return [phrase(`command.${kind}`, who)]
  }
}

/** What was done and was not taken back. */
export function standingIn(log: readonly LogEntry[]): readonly GameEvent[] {
  const gone = goneFrom(log)
  return log.flatMap(({ n, events }) => (gone.has(n) ? [] : events))
}

/** What was done in a turn and was not taken back. */
export function doneIn(log: readonly LogEntry[], turn: number): readonly GameEvent[] {
  const gone = goneFrom(log)
  return log.filter((entry) => entry.turn === turn && !gone.has(entry.n)).flatMap(({ events }) => events)
}
