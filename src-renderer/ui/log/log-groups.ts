import type { Decision, GameEvent, Phrase, Seat, Viewer } from '../../../src-shared/core.ts'
import type { LogEntry } from '../../../src-shared/table.ts'
import { goneFrom, type LogLine } from '../../state/table/log.ts'

/** What happened in one turn, oldest first. */
export interface LogGroup {
  /** Stays while lines come and go; a turn that comes again after a taking back has one of its own. */
  readonly key: string
  readonly turn: number
  /** Whose turn it was. */
  readonly seat: Seat
  readonly lines: readonly LogLine[]
  /** What of it still counts. */
  readonly events: readonly GameEvent[]
}

/**
 * Whose name a line needs before it: that of another than whose turn it is, unless its words name somebody. null =
 * none.
 */
export function ownerOf(line: LogLine, group: LogGroup, names: readonly string[]): string | null {
  return line.common || line.seat === group.seat || isNamed(line.phrase, names) ? null : (names[line.seat] ?? null)
}

const isNamed = ({ params }: Phrase, names: readonly string[]): boolean =>
  Object.values(params ?? {}).some((value) =>
    typeof value === 'object' ? isNamed(value, names) : names.some((name) => name === value),
  )

/** Its headline speaks for all of a turn: nothing in it befell another seat, as at a scoring. */
export const isToldByHead = ({ lines, seat }: LogGroup): boolean =>
  lines.every((line) => line.common || line.seat === seat)

/**
 * Whether a turn that has no room is read from its headline on: one of another that is told by it. Who is asked
 * something in the middle of it is asked about its newest line, which then stands whole; whose own turn has begun since
 * is asked about that.
 */
export const isReadFromHead = (
  group: LogGroup,
  viewer: Viewer | null,
  { turn, decision }: { readonly turn: number; readonly decision: Pick<Decision, 'by'> | null },
): boolean => {
  const isAsked = turn === group.turn && decision !== null && decision.by === viewer
  return group.seat !== viewer && !isAsked && isToldByHead(group)
}

/**
 * Whether a turn that is spoken of folds out by itself: one that says more than its sentence, and of a bot's only what
 * befell others too. Step by step it would fill the timetable.
 */
export const foldsOut = (group: LogGroup, isBots: boolean): boolean =>
  group.lines.length > 1 && !(isBots && isToldByHead(group))

/**
 * The steps of a turn that are told before anybody asks for all of them: what was taken back would crowd out what
 * holds, and so would the taking back once something was done in its place.
 */
export function heldOf({ lines }: Pick<LogGroup, 'lines'>): readonly LogLine[] {
  const lastDone = lines.findLastIndex(({ gone, command }) => !gone && !command)
  const held = lines.filter(({ gone, undoes }, i) => !gone && !(undoes && i < lastDone))
  return held.every(({ command }) => command) ? lines : held
}

/** A mark that no text has: it stands where the name would. */
const NOBODY = '\u2060'

/** A line below the name of whose turn it is, without that name at its beginning. */
export function underName({ phrase }: Pick<LogLine, 'phrase'>, name: string, say: (what: Phrase) => string): string {
  if (phrase.params?.who !== name) return say(phrase)
  const told = say({ ...phrase, params: { ...phrase.params, who: NOBODY } })
  return told.startsWith(`${NOBODY} `) ? told.slice(NOBODY.length + 1) : say(phrase)
}

interface Growing extends LogGroup {
  readonly lines: LogLine[]
  readonly events: GameEvent[]
}

/**
 * The lines of the log turn by turn. The first line of a turn is told of the one whose turn it is, unless it tells what
 * was done about the game.
 */
export function groupsOf(lines: readonly LogLine[], log: readonly LogEntry[]): readonly LogGroup[] {
  const ofTurn = new Map<number, Growing[]>()
  const groups: Growing[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.turn === line.turn) last.lines.push(line)
    else {
      const again = ofTurn.get(line.turn) ?? []
      ofTurn.set(line.turn, again)
      const { turn } = line
      const seat = line.command ? seatOf(turn, lines, log, line.seat) : line.seat
      const group = { key: `${turn}.${again.length}`, turn, seat, lines: [line], events: [] }
      again.push(group)
      groups.push(group)
    }
  }
  const gone = goneFrom(log)
  for (const { n, events } of log) {
    if (gone.has(n)) continue
    for (const event of events) {
      const its = ofTurn.get(event.turn)
      // What has no line of its own may come before the first line.
      ;(its?.findLast((group) => group.lines[0].n <= n) ?? its?.[0])?.events.push(event)
    }
  }
  return groups
}

/** Whose turn it is, by what was done in it. */
function seatOf(turn: number, lines: readonly LogLine[], log: readonly LogEntry[], otherwise: Seat): Seat {
  const told = lines.find((line) => line.turn === turn && !line.command)
  const done = log.flatMap(({ events }) => events).find((event) => event.turn === turn)
  return told?.seat ?? done?.seat ?? otherwise
}

/** The last of these turns, with so many lines in all at most, but one turn at least. */
export function lastGroups(groups: readonly LogGroup[], most: number): readonly LogGroup[] {
  let from = groups.length
  let lines = 0
  while (from > 0 && (lines += groups[from - 1].lines.length) <= most) from--
  return groups.slice(Math.min(from, Math.max(0, groups.length - 1)))
}
