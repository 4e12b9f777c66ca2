import type { Viewer } from '../../../src-shared/core.ts'
import type { Course, Moment } from '../../words/speech.ts'
import type { LogEntry, Past, Settings } from '../../../src-shared/table.ts'
import type { Asking } from './asking.ts'
import type { Choosing } from './choosing.svelte.ts'
import type { Earlier } from './earlier.svelte.ts'
import { goneFrom } from './log.ts'
import type { Showing } from './showing.svelte.ts'
import { asItWas, type Standing } from './standing.svelte.ts'

/** How fast a replay goes, and what the drawn table makes of it. */
export const PACES = { half: 'slow', usual: 'normal', double: 'fast', fourfold: 'off' } as const satisfies Record<
  string,
  Settings['speed']
>
export type Pace = keyof typeof PACES

/** Milliseconds that each position stands before the next. */
const PAUSES: Readonly<Record<Pace, number>> = { half: 1400, usual: 700, double: 300, fourfold: 120 }

/** A key moment and the entry of the log to which it belongs. */
export interface Flag {
  readonly n: number
  readonly moment: Moment
}

interface ReplayParts {
  readonly earlier: Earlier
  readonly choosing: Choosing
  readonly showing: Showing
  /** What is shown is the table of now again. */
  left(): void
}

/**
 * Looking back: the table as it was after any entry of the log, through the eyes that look now; of a finished game,
 * openly.
 */
export class Replay {
  playing = $state(false)
  pace = $state<Pace>('usual')
  /** Through whose eyes a finished game is seen. */
  as = $state<Viewer>('open')
  readonly #app: Asking
  readonly #standing: Standing
  readonly #parts: ReplayParts
  #asked = 0
  /** Playing that was paused and begun again is another run. */
  #runs = 0
  /** Steps on that were asked for and are still to be made; one of them is under way. */
  #ahead = 0
  #moves = false

  /** The entries one steps through: all that happened and was not taken back. */
  stops: readonly LogEntry[] = $derived.by(() => this.#stops())
  /** The stop to which what moves leads; null = nothing moves. */
  #coming = $state<number | null>(null)
  /** The stop that is shown, or the last before it; while what led to one moves, that one: it is what one sees. */
  index: number = $derived.by(() => this.stops.findLastIndex(({ n }) => n <= (this.now ?? Infinity)))
  /** Told of all that happened, or not at all: of a part of the log it would be another story. Null = it is coming. */
  course: Course | null = $derived.by(() => (this.#parts.earlier.whole ? this.#course() : null))
  flags: readonly Flag[] = $derived.by(() => this.course?.moments.flatMap((moment) => this.#flag(moment)) ?? [])

  constructor(app: Asking, standing: Standing, parts: ReplayParts) {
    this.#app = app
    this.#standing = standing
    this.#parts = parts
  }

  /** The position that is shown; null = that of now. */
  get past(): Past | null {
    return this.#standing.past
  }

  set past(past: Past | null) {
    this.#standing.back = past && { at: past, laidOut: false }
  }

  /** The entry of the log that is on show, while what led to one moves, that one; null = the table of now. */
  get now(): number | null {
    return this.#coming ?? this.past?.n ?? null
  }

  /** The position that is laid out for what could be done there; null = none is. */
  get laidOut(): Past | null {
    const { back } = this.#standing
    return back?.laidOut ? back.at : null
  }

  get on(): boolean {
    return this.past !== null
  }

  get isLast(): boolean {
    return this.index >= this.stops.length - 1
  }

  /** Shows the table after an entry of the log, at once. */
  async to(n: number): Promise<void> {
    this.playing = false
    this.#ahead = 0
    await this.#goTo(n)
  }

  /** Lays out a table as it was, for what could be done there. */
  lay(past: Past): void {
    this.playing = false
    this.#ahead = 0
    this.#anew()
    this.#put(past, true)
  }

  /** Begins at the beginning. */
  open(): Promise<void> {
    return this.to(0)
  }

  /** So many stops further, or back. One further is moved as it happened. */
  async step(by: number): Promise<void> {
    this.playing = false
    if (by === 1) return this.#next()
    this.#ahead = 0
    await this.#toIndex(this.index + by)
  }

  /**
   * Every press counts: whoever does not wait for the end of a step has seen enough of it, and only the last one asked
   * for is moved.
   */
  async #next(): Promise<void> {
    this.#parts.showing.skip()
    if (++this.#ahead > 1 || this.#moves) return
    this.#moves = true
    try {
      while (this.#ahead > 0 && this.on) {
        const next = this.stops[this.index + 1]
        if (--this.#ahead === 0 || !next) await this.#forward()
        else await this.#goTo(next.n)
      }
    } finally {
      this.#moves = false
    }
  }

  /** To where the next turn begins, or this one, or the one before. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const begins = (i: number) => i === 0 || this.stops[i].turn !== this.stops[i - 1].turn
    let to = this.index + by
    while (to > 0 && to < this.stops.length - 1 && !begins(to)) to += by
    this.playing = false
    this.#ahead = 0
    await this.#toIndex(to)
  }

  toEnd(): Promise<void> {
    this.playing = false
    this.#ahead = 0
    return this.#toIndex(this.stops.length - 1)
  }

  async play(): Promise<void> {
    if (this.playing) return this.pause()
    this.#ahead = 0
    if (this.isLast) await this.to(0)
    this.playing = true
    const run = ++this.#runs
    const goesOn = () => this.playing && run === this.#runs && this.on && !this.isLast
    while (goesOn()) {
      const { index } = this
      await this.#forward()
      // No answer came, and the reason has been told.
      if (this.index === index) break
      await new Promise((done) => setTimeout(done, PAUSES[this.pace]))
    }
    if (run === this.#runs) this.playing = false
  }

  pause(): void {
    this.playing = false
    this.#parts.showing.skip()
  }

  /** Other eyes, at the same place. */
  async seenBy(as: Viewer): Promise<void> {
    this.as = as
    if (this.now !== null) await this.to(this.now)
  }

  /** Back to now. */
  leave(): void {
    if (!this.on) return
    this.pause()
    this.#ahead = 0
    this.#anew()
    this.past = null
    this.#parts.left()
    this.#parts.showing.still(true)
  }

  #toIndex(index: number): Promise<void> {
    const stop = this.stops[Math.max(0, Math.min(this.stops.length - 1, index))]
    return this.#goTo(stop.n)
  }

  async #goTo(n: number): Promise<void> {
    await this.#parts.earlier.reach(0)
    const past = await this.#ask(n)
    if (past) this.#put(past)
  }

  #put(past: Past, laidOut = false): void {
    const { choosing, showing } = this.#parts
    choosing.clear()
    choosing.pointing.away()
    showing.skip()
    this.#standing.back = { at: past, laidOut }
    showing.still(true)
  }

  async #forward(): Promise<void> {
    const next = this.stops[this.index + 1]
    const past = next && (await this.#ask(next.n))
    if (!past) return
    const { panel } = this.#standing
    const { showing } = this.#parts
    const asked = this.#asked
    this.#coming = past.n
    try {
      await showing.replay(past, panel.frame(asItWas(this.#standing, past)))
    } finally {
      if (asked === this.#asked) this.#coming = null
    }
    if (asked !== this.#asked) return
    this.past = past
    showing.still()
  }

  /** null when something else was asked for meanwhile. */
  async #ask(n: number): Promise<Past | null> {
    const asked = this.#anew()
    const { slot, outcome } = this.#standing.table
    const past = await this.#app.ask('lookBack', { slot, n, ...(outcome && { as: this.as }) })
    return asked === this.#asked ? past : null
  }

  /** Something else is to be shown: what moves leads nowhere any more. */
  #anew(): number {
    this.#coming = null
    return ++this.#asked
  }

  #stops(): readonly LogEntry[] {
    const { log } = this.#standing
    const gone = goneFrom(log)
    return log.filter(({ n, events }) => n === 0 || (events.length > 0 && !gone.has(n)))
  }

  #course(): Course {
    const { panel, table } = this.#standing
    return panel.speech.course(
      this.stops.flatMap((entry) => entry.events),
      table.scores ?? [],
      table.seats,
      panel.teams?.(table),
    )
  }

  #flag(moment: Moment): Flag[] {
    const entry = this.stops.find(({ events }) => events.includes(moment.event))
    return entry ? [{ n: entry.n, moment }] : []
  }
}
