import type { Phrase, Seat } from '../../src-shared/core.ts'
import type { LogLine } from '../state/log.ts'

/** What happened in one turn, oldest first. */
export interface LogGroup {
  /** Stays while lines come and go; a turn that comes again after a taking back has one of its own. */
  readonly key: string
  readonly turn: number
  /** Whose turn it was. */
  readonly seat: Seat
  readonly lines: readonly LogLine[]
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

/** The lines of the log turn by turn. The first line of a turn is told of the one whose turn it is. */
export function groupsOf(lines: readonly LogLine[]): readonly LogGroup[] {
  const times = new Map<number, number>()
  const groups: { key: string; turn: number; seat: Seat; lines: LogLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.turn === line.turn) last.lines.push(line)
    else {
      const time = times.get(line.turn) ?? 0
      times.set(line.turn, time + 1)
      groups.push({ key: `${line.turn}.${time}`, turn: line.turn, seat: line.seat, lines: [line] })
    }
  }
  return groups
}
