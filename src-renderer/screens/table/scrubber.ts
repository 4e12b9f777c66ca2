import type { Moment } from '../../words/speech.ts'
import type { LogEntry } from '../../../src-shared/table.ts'

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

/** The scrubber's line: places by stop, where turns begin, and which numbers have room. */
export function lineOf(stops: readonly Pick<LogEntry, 'turn'>[], width: number) {
  const [left, right] = [MARGIN, Math.max(MARGIN + 1, width - MARGIN)]
  const x = (at: number) => left + (Math.max(0, at) / Math.max(1, stops.length - 1)) * (right - left)
  const begins = stops.flatMap(({ turn }, at) =>
    turn > 0 && turn !== stops[at - 1]?.turn ? [{ index: at, turn }] : [],
  )
  let written = -Infinity
  const turns = begins.map((stop): TurnStop => {
    const named = x(stop.index) - written >= APART
    if (named) written = x(stop.index)
    return { ...stop, named }
  })
  return { left, right, x, turns }
}

/** The last turn that is told of: a step may end one turn and begin the next. */
export const lastTurn = (stops: readonly LogEntry[]): number =>
  Math.max(0, ...stops.flatMap(({ turn, events }) => [turn, ...events.map((event) => event.turn)]))

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
