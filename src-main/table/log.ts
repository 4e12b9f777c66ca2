import type { Seat, Viewer } from '../../src-shared/core.ts'
import type { LogEntry } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { RawEntry } from './course.ts'

/**
 * The log as each viewer may read it. Each entry is there for everyone, if not all it says. What was put into a
 * viewer's words once stays so, since entries do not change: a long game costs no more to tell than a short one.
 */
export class Readings {
  readonly #game: AnyGame
  readonly #log: readonly RawEntry[]
  readonly #read = new Map<Viewer, LogEntry[]>()

  constructor(game: AnyGame, log: readonly RawEntry[]) {
    this.#game = game
    this.#log = log
  }

  /** From entry `from` on. */
  from(from: number, viewer: Viewer): LogEntry[] {
    return this.#all(viewer).slice(from)
  }

  /**
   * The page that ends before entry `before`: as many as hold so many letters, one at least, and the rest of the turn
   * in which it begins where that is no more than as many again.
   */
  page(before: number, viewer: Viewer, letters: number): LogEntry[] {
    const all = this.#all(viewer)
    let first = before - 1
    let taken = JSON.stringify(all[first]).length
    for (let n = first - 1; n >= 0; n--) {
      taken += JSON.stringify(all[n]).length
      const sameTurn = all[n].turn === all[n + 1].turn
      if (taken > letters && (!sameTurn || taken > 2 * letters)) break
      if (taken <= letters || all[n].turn !== all[n - 1]?.turn) first = n
    }
    return all.slice(first, before)
  }

  #all(viewer: Viewer): LogEntry[] {
    const read = this.#read.get(viewer) ?? []
    this.#read.set(viewer, read)
    for (let n = read.length; n < this.#log.length; n++) read.push(this.#entry(n, viewer))
    return read
  }

  #entry(n: number, viewer: Viewer): LogEntry {
    const { turn, seat, events, command } = this.#log[n]
    return {
      n,
      turn,
      seat,
      events: events.map((event) => this.#game.redact(event, viewer)),
      ...(command && { command }),
    }
  }
}

/**
 * Remembers what the screen was sent, so that only new entries go out; after a change of eyes it begins anew, since
 * other eyes read other words. Also what each seat has been shown, for the curtain.
 */
export class Sent {
  #viewer: Viewer | null = null
  #count = 0
  readonly #shown: number[]

  constructor(seatCount: number, log: readonly RawEntry[], turn: number) {
    this.#shown = new Array<number>(seatCount).fill(0)
    this.forget(log, turn)
  }

  /** From which entry on to send, null where these eyes were sent nothing yet; counts all up to now as sent. */
  next(viewer: Viewer, length: number): number | null {
    const from = viewer === this.#viewer ? this.#count : null
    this.#viewer = viewer
    this.#count = length
    if (typeof viewer === 'number') this.#shown[viewer] = length
    return from
  }

  /** First entry this seat has not been shown. */
  since(seat: Seat): number {
    return this.#shown[seat]
  }

  /** All goes out once more. */
  again(): void {
    this.#viewer = null
  }

  /**
   * A new window knows nothing. A seat is told again what came after its own last step of an earlier turn than
   * `turn`, the present one; while the table is laid out (turn 0), of this one. Entry 0 is the setting up.
   */
  forget(log: readonly RawEntry[], turn: number): void {
    this.again()
    this.#shown.forEach((_, seat) => {
      const last = log.findLastIndex(
        (entry) => entry.seat === seat && !entry.command && (turn === 0 || entry.turn < turn),
      )
      this.#shown[seat] = last > 0 ? last + 1 : 0
    })
  }
}
