import type { LogEntry, TableState } from '../../../src-shared/table.ts'
import type { Standing } from './standing.svelte.ts'

/** The timetable while the drawn table shows what led to another: it tells of what has been seen, and of no more. */
export class Writing {
  readonly #standing: Standing
  /** The table that all of it leads to, the log with it, and its first entry that is being shown. */
  #goal: { readonly table: TableState; readonly log: readonly LogEntry[]; readonly from: number } | null = null

  constructor(standing: Standing) {
    this.#standing = standing
  }

  /** So many events of the log of this table are about to be shown. */
  begin(table: TableState, log: readonly LogEntry[], events: number): void {
    const from = firstNew(log, this.#standing.log, events)
    this.#goal = from === null ? null : { table, log, from }
  }

  /** So many of them have been seen. */
  seen(events: number): void {
    if (!this.#goal || events === 0) return
    const { table, log, from } = this.#goal
    this.#standing.told = { log: shownOf(log, from, events), table }
  }

  /** The session has the table to which they led. */
  end(): void {
    this.#goal = null
    this.#standing.told = null
  }
}

/** The first entry of a log that `before` has not; null where those do not tell of so many events. */
function firstNew(log: readonly LogEntry[], before: readonly LogEntry[], events: number): number | null {
  const from = (before.at(-1)?.n ?? -1) + 1
  const told = log.filter(({ n }) => n >= from).reduce((sum, entry) => sum + entry.events.length, 0)
  return told === events ? from : null
}

/** A log until so many of the events have been shown that its entries tell of since the entry `from`. */
function shownOf(log: readonly LogEntry[], from: number, shown: number): readonly LogEntry[] {
  let left = shown
  return log.flatMap((entry) => {
    if (entry.n < from) return [entry]
    const events = entry.events.slice(0, left)
    const isWhole = events.length === entry.events.length && left > 0
    left -= events.length
    if (isWhole) return [entry]
    return events.length > 0 ? [{ ...entry, events }] : []
  })
}
