import type { Moment } from '../../../words/speech.ts'
import type { LogEntry } from '../../../../src-shared/table.ts'
import type { LogLine } from '../../../state/table/log.ts'

/** From the edge of the drawing to the ends of the line. */
const MARGIN = 24
/** Numbers stand no closer than this. */
const APART = 64

/** Where a turn begins on the line. */
interface TurnStop {
  readonly index: number
  readonly turn: number
  /** Its number is written below it. */
  readonly named: boolean
}

/**
 * The scrubber's line: places by stop, where turns begin, and which numbers have room. Every turn is as wide as every
 * other, however many steps it took: by its place alone one sees how far into the game it is.
 */
export function lineOf(stops: readonly Pick<LogEntry, 'turn'>[], width: number) {
  const [left, right] = [MARGIN, Math.max(MARGIN + 1, width - MARGIN)]
  const runs = stops.flatMap(({ turn }, at) => (at === 0 || turn !== stops[at - 1].turn ? [{ index: at, turn }] : []))
  const shares = sharesOf(
    runs.map(({ index }) => index),
    stops.length,
  )
  const x = (at: number) => left + (shares[Math.min(Math.max(0, at), shares.length - 1)] ?? 0) * (right - left)
  /** The stop that stands next to a place of the line. */
  const nearest = (to: number): number =>
    shares.reduce((best, _, at) => (Math.abs(x(at) - to) < Math.abs(x(best) - to) ? at : best), 0)
  let written = -Infinity
  const turns = runs
    .filter(({ turn }) => turn > 0)
    .map((stop): TurnStop => {
      const named = x(stop.index) - written >= APART
      if (named) written = x(stop.index)
      return { ...stop, named }
    })
  return { left, right, x, nearest, turns }
}

/** How far along the line each of so many stops stands, from 0 to 1: the last at its end. */
function sharesOf(begins: readonly number[], length: number): readonly number[] {
  const spans = begins.map((from, i) => ({ from, steps: (begins[i + 1] ?? length) - from }))
  // A last turn of a single step is no stretch of its own: it is the end.
  const last = spans.at(-1)?.steps ?? 1
  const whole = Math.max(1, last > 1 ? spans.length : spans.length - 1)
  return spans.flatMap(({ steps }, i) => {
    const parts = Math.max(1, i === spans.length - 1 ? steps - 1 : steps)
    return Array.from({ length: steps }, (_, n) => (i + n / parts) / whole)
  })
}

/**
 * The last turn that is told of: a step may end one turn and begin the next. One that ends the game as it begins is
 * none, as on the score sheet.
 */
export function lastTurn(
  stops: readonly Pick<LogEntry, 'turn'>[],
  lines: readonly Pick<LogLine, 'turn' | 'gone' | 'command'>[],
): number {
  const told = lines.filter(({ gone, command }) => !gone && !command)
  return Math.max(0, ...[...stops, ...told].map(({ turn }) => turn))
}

/** A stop of the line with what is worth remembering of it: one step may bring more than one thing. */
export interface Flagpole {
  readonly n: number
  readonly moments: readonly Moment[]
}

export function flagsOf(flags: readonly { readonly n: number; readonly moment: Moment }[]): readonly Flagpole[] {
  const poles = new Map<number, Moment[]>()
  for (const { n, moment } of flags) poles.set(n, [...(poles.get(n) ?? []), moment])
  return [...poles].map(([n, moments]) => ({ n, moments }))
}

/**
 * The turn that stands on the table at a stop, as the log has it: a step that ends one turn shows what the next began
 * with.
 */
export const turnShown = (
  stop: Pick<LogEntry, 'turn'> | undefined,
  told: readonly { readonly turn: number }[],
): number => Math.max(stop?.turn ?? 0, told.at(-1)?.turn ?? 0)
