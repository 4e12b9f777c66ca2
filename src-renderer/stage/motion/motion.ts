import type { Settings } from '../../../src-shared/table.ts'
import { Afterglow } from './afterglow.ts'
import { endOf, playUpTo, waitedFor } from './acts.ts'

export type Ease = (part: number) => number
export const linear: Ease = (part) => part
export const easeIn: Ease = (part) => part * part
export const easeOut: Ease = (part) => 1 - (1 - part) ** 2
export const easeBoth: Ease = (part) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2)
/** Goes a little too far and comes back. */
export const backOut: Ease = (part) => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2

/**
 * One movement on the timeline, in milliseconds at normal speed. `draw` gets 0 to 1 and is always called with 1 in the
 * end.
 */
export interface Act {
  readonly at: number
  readonly lasts: number
  readonly ease?: Ease
  /** Only for whoever is there at the time, as a sound is: left out when all is brought to its end at once. */
  readonly fleeting?: boolean
  /** What comes next does not wait for it: it goes on beside that. */
  readonly glows?: boolean
  /**
   * While it lasts nothing is hastened, as far as there is time for that: whoever waits for others is to see this as it
   * is.
   */
  readonly steady?: boolean
  /** While it lasts nothing goes faster than this, as far as there is time for that. */
  readonly fastest?: number
  /** `steady` and `fastest` end when the turn's time is up: what is left of the act then goes as fast as it may. */
  readonly yields?: boolean
  /** It is seen for so many real milliseconds at every pace, or as long as it lasts if that is less. */
  readonly seen?: number
  draw(part: number): void
}

/** The same acts, later. */
export const later = (acts: readonly Act[], by: number): Act[] =>
  acts.map((act) => ({ ...act, at: act.at + by, draw: (part) => act.draw(part) }))

/** Normal milliseconds that pass in one real one. */
const RATES: Readonly<Record<Settings['speed'], number>> = { slow: 0.6, normal: 1, fast: 2, off: Infinity }
export const rateOf = (speed: Settings['speed']): number => RATES[speed]

/** How long what another does is shown where nothing else is said, in milliseconds. */
const USUAL = 2600
/** So much is told in most turns, at their own pace; it is over when so much of the time for it is. */
const HOLDS = 6000
const BY_THEN = 0.9
/** So much of that time it is shown as it is. Then it always gains a little, and after that, if it holds more, much. */
const AS_IT_IS = 0.24
const GAINS = 0.6
const RUSH = 120
const FASTEST = 14

/**
 * How much faster what has been shown for `ms` goes on where it may be shown for `share`: who waits for others is not
 * to wait long. It gains evenly, so that the last steps are seen as well as the first.
 */
export function hasteAfter(ms: number, share: number): number {
  const part = Math.max(0, ms / share)
  const gains = Math.max(GAINS, (HOLDS / share - BY_THEN) / ((BY_THEN - AS_IT_IS) ** 2 / 2))
  return Math.min(FASTEST, 1 + gains * Math.max(0, part - AS_IT_IS) + RUSH * Math.max(0, part - BY_THEN))
}

/** Between what is done and what is done next a breath is taken, in milliseconds. */
const BREATH = 200
/** What is shown for as long as this is a deed that is to be seen by itself. */
const DEED = 400

/** Time, so that tests can bring their own. */
export interface Clock {
  /** Calls back once, soon, with the time in milliseconds. */
  frame(call: (now: number) => void): void
}

/** So long before a turn is to be over nothing but what is steady is watched any more, in milliseconds. */
export const STRIKE = 900
/** What is left is brought to its end then. */
const AT_ONCE = 60
/** What is steady goes no faster than this. */
const STEADIEST = 3

/** Plays acts. Off, skip and every speed end by the same calls: each act is drawn at 1, in the order of the ends. */
export class Timeline {
  rate = 1
  /** When others began what is shown now, by the page's clock: it may go faster for it. null = it takes its time. */
  since: number | null = null
  /** When it is to be over, by the same clock. */
  until = Infinity
  /** How long it is shown step by step, in milliseconds. */
  share = USUAL
  readonly #clock: Clock
  #acts: Act[] = []
  #time = 0
  #last: number | null = null
  /** A frame asked for by an earlier run is none of this one. */
  #runs = 0
  #done: (() => void) | null = null
  readonly #afterglow: Afterglow

  constructor(clock: Clock) {
    this.#clock = clock
    this.#afterglow = new Afterglow(clock)
  }

  hasten(since: number | null, until: number, share = USUAL): void {
    this.since = since
    this.until = until
    this.share = share
  }

  /** After a deed of others a breath is taken, before the next one begins. */
  breathing(acts: readonly Act[]): readonly Act[] {
    const ends = waitedFor(acts)
    if (this.since === null || ends < DEED) return acts
    return [...acts, { at: ends, lasts: BREATH, draw: () => undefined }]
  }

  get moving(): boolean {
    return this.#done !== null
  }

  /** Something of what is over still glows. */
  get glows(): boolean {
    return this.#afterglow.glows
  }

  /** Resolves when all that is waited for is over. One run at a time: an earlier one is brought to its end first. */
  run(acts: readonly Act[]): Promise<void> {
    this.finish()
    this.#acts = [...acts].sort((a, b) => endOf(a) - endOf(b))
    this.#time = 0
    this.#last = null
    const run = ++this.#runs
    return new Promise((resolve) => {
      this.#done = resolve
      if (this.rate === Infinity) this.finish()
      else this.#clock.frame((now) => this.#tick(now, run))
    })
  }

  /** Ends what is running, at once; what is left of an earlier run glows on. */
  finish(): void {
    const acts = this.#acts
    const done = this.#done
    this.#acts = []
    this.#done = null
    for (const act of acts) if (!act.fleeting) act.draw(1)
    done?.()
  }

  /** Nothing glows on, from now on. */
  dim(): void {
    this.#afterglow.drop()
  }

  /** As fast as it may go, so that nothing that is to be seen happens between two pictures. */
  #haste(now: number): number {
    const most = this.#acts.flatMap(({ at, lasts, seen }) =>
      seen && at <= this.#time ? [lasts / (Math.min(seen, lasts) * this.rate)] : [],
    )
    return Math.min(this.#hurry(now), ...most)
  }

  /** In a hurry what is to be seen is not leapt over from one picture to the next: it is drawn from where it begins. */
  #upTo(time: number): number {
    if (this.since === null) return time
    const begins = this.#acts.flatMap(({ at, seen }) => (seen && at > this.#time ? [at] : []))
    return Math.min(time, ...begins)
  }

  #hurry(now: number): number {
    if (this.since === null) return 1
    const left = this.until - now
    const held = this.#acts.filter(
      (act) => (act.steady || act.fastest) && act.at <= this.#time && !(act.yields && left <= 0),
    )
    const usual = left < STRIKE ? AT_ONCE : hasteAfter(now - this.since, this.share)
    if (held.length === 0) return usual
    const lasts = Math.max(...held.map((act) => act.at + act.lasts - this.#time)) / this.rate
    const most = Math.min(...held.map((act) => (act.steady ? 1 : (act.fastest ?? FASTEST))))
    const needed = Math.min(STEADIEST, lasts / Math.max(left, 1))
    // What is steady is not hurried as long as there is time for it; what is not may be told at its own pace.
    return Math.max(Math.min(most, usual), needed > most ? needed : 0)
  }

  #tick(now: number, run: number): void {
    if (!this.#done || run !== this.#runs) return
    const rate = this.rate * this.#haste(now)
    this.#time = this.#upTo(this.#time + (now - (this.#last ?? now)) * rate)
    this.#last = now
    const left = playUpTo(this.#time, this.#acts)
    // What is drawn may have ended the run.
    if (!this.#done || run !== this.#runs) return
    this.#acts = left
    if (this.#acts.some(({ glows }) => !glows)) return this.#clock.frame((later) => this.#tick(later, run))
    this.#afterglow.goOn(this.#acts, rate, this.#time, now)
    this.#acts = []
    this.finish()
  }
}
