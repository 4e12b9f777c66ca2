import type { Seat, Viewer } from '../../src-shared/core.ts'
import type { LogEntry } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { RawEntry } from './course.ts'

/** The log from entry `from` on, as this viewer may read it. */
export function logFor(game: AnyGame, log: readonly RawEntry[], from: number, viewer: Viewer): LogEntry[] {
  return log.slice(from).map((entry, i) => ({
    ...(isPrivate(entry) && entry.seat !== viewer ? { turn: entry.turn, seat: 0 } : entry),
    n: from + i,
    events: entry.events.map((event) => game.redact(event, viewer)),
  }))
}

/** Nobody else is told that a seat does not want to be asked. */
const isPrivate = ({ command }: RawEntry): boolean => command?.kind === 'doNotAsk' || command?.kind === 'askAgain'

/**
 * Remembers what the screen was sent, so that only new entries go out; after a change of eyes all go again,
 * since other eyes read other words. Also what each seat has been shown, for the curtain.
 */
export class Sent {
  #viewer: Viewer | null = null
  #count = 0
  readonly #shown: number[]

  /** At a game that was opened, a seat has seen all up to its own last step. Entry 0 is the setting up. */
  constructor(seatCount: number, log: readonly RawEntry[]) {
    this.#shown = Array.from({ length: seatCount }, (_, seat) => {
      const last = log.findLastIndex((entry) => entry.seat === seat && !entry.command)
      return last > 0 ? last + 1 : 0
    })
  }

  /** From which entry on to send; counts them as sent. */
  next(viewer: Viewer, length: number): number {
    const from = viewer === this.#viewer ? this.#count : 0
    this.#viewer = viewer
    this.#count = length
    if (typeof viewer === 'number') this.#shown[viewer] = length
    return from
  }

  /** First entry this seat has not been shown. */
  since(seat: Seat): number {
    return this.#shown[seat]
  }

  /** A new window knows nothing. */
  forget(): void {
    this.#viewer = null
  }
}
