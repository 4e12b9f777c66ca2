import type { GameEvent, Seat } from '../../../src-shared/core.ts'
import type { SeatInfo } from '../../../src-shared/table.ts'
import { STRIKE } from '../../stage/motion/motion.ts'
import type { Stretch } from './commentary.svelte.ts'

/** A bot's turn that has been shown for so long is told in words from then on, in milliseconds. */
const LONG_MS = 4800
/** Where bots play one after another all their turns share so much, but each has its least. */
const ROUND_MS = 4600
const LEAST_MS = 1700
/**
 * With what somebody loses in them, which has its own time, they are to be over after so much: with the frames that
 * this takes longer they stay within six seconds.
 */
const ROW_MS = 5700
/** So much is left to each of them however long those before it took. */
const SHORT_MS = 1500
/**
 * Where an answer is of many deeds those of two bots are over by then, but for what ends the latter turn: an answer
 * that was begun goes on beyond the share. Each has as much, and the latter what the former did not need.
 */
const MANY_DEEDS_ROW_MS = 4800
const MANY_DEEDS_SHORT_MS = 1800
/** What the end of the former turn takes of that. */
const MANY_DEEDS_END_MS = 800

/** What leaves the table at the end of a bot's turn has so much time, and this where more bots play in a row. */
const END_MS = 1700
const SHORT_END_MS = 600

/** How long a bot's turn may be shown where so many play one after another. */
const longestOf = (bots: number, manyDeeds: boolean): number =>
  bots === 1 ? LONG_MS : manyDeeds ? LEAST_MS : Math.max(LEAST_MS, ROUND_MS / bots)

/** How long it may take where so much of the row is left, and so many bots are still to come after it. */
const shareOf = (left: number, after: number): number => Math.max(SHORT_MS, left - after * SHORT_MS)

/** The same of two bots whose answers are of many deeds. */
const shareOfTwo = (left: number, after: number): number =>
  Math.max(MANY_DEEDS_SHORT_MS, left - after * (MANY_DEEDS_SHORT_MS + MANY_DEEDS_END_MS))

/** How many bots sit next to each other round the table, with the one at this seat. */
function botsInARow(seats: readonly Pick<SeatInfo, 'player'>[], seat: Seat): number {
  const isBot = (by: number) => seats[(seat + by + seats.length) % seats.length].player !== 'person'
  let [before, after] = [0, 0]
  while (before < seats.length - 1 && isBot(-before - 1)) before++
  while (before + after < seats.length - 1 && isBot(after + 1)) after++
  return before + 1 + after
}

/** Before the first turn every seat has a stretch of its own. */
const isOf = (event: GameEvent, stretch: Stretch | null): boolean =>
  stretch !== null && event.turn === stretch.turn && (event.turn > 0 || event.seat === stretch.seat)

/** The turn of a bot that is shown, since when, and when it is to be over. */
export interface Watched extends Stretch {
  readonly at: number
  readonly until: number
  /** How long it is shown step by step, but for what somebody would lose in it. */
  readonly share: number
}

/** How long the turn of a bot is watched: until it has lasted too long, or somebody has had enough of it. */
export class Patience {
  /** The turn of a bot that is being shown step by step. */
  begun = $state.raw<Watched | null>(null)
  /** When the first of the bots in a row began, and how many of them have. */
  #row = { at: 0, turns: 0 }
  readonly #now: () => number
  /** The turn that is not to be watched to its end, though its next steps are still to come. */
  #enough: Stretch | null = null

  readonly #manyDeeds: boolean

  /** @param manyDeeds see GamePanel.manyDeeds */
  constructor(now: () => number = () => performance.now(), manyDeeds = false) {
    this.#now = now
    this.#manyDeeds = manyDeeds
  }

  /** The turn of a bot that is shown now; `apart`: what begins has its own time, though it is told with that turn. */
  begin(event: GameEvent, seats: readonly Pick<SeatInfo, 'player'>[], apart = false): Watched {
    const { begun } = this
    if (begun && isOf(event, begun) && !apart) return begun
    const at = this.#now()
    const bots = botsInARow(seats, event.seat)
    const goesOn = begun !== null && event.turn === begun.turn + 1 && this.#row.turns < bots
    this.#row = goesOn ? { ...this.#row, turns: this.#row.turns + 1 } : { at, turns: 1 }
    const [gone, after] = [at - this.#row.at, bots - this.#row.turns]
    const longest =
      bots === 2 && this.#manyDeeds ? shareOfTwo(MANY_DEEDS_ROW_MS - gone, after) : shareOf(ROW_MS - gone, after)
    // Where no person sits nobody waits for a turn.
    const until = bots === seats.length ? Infinity : at + longest
    const share = Math.min(longestOf(bots, this.#manyDeeds), until - STRIKE - at)
    this.begun = { seat: event.seat, turn: event.turn, at, until, share }
    return this.begun
  }

  /** The same turn at its end: there is time for that, however long it has been shown, and no more in a row of bots. */
  ending(watched: Watched, seats: readonly Pick<SeatInfo, 'player'>[]): Watched {
    const now = this.#now()
    const isAlone = botsInARow(seats, watched.seat) === 1
    return { ...watched, until: isAlone ? Math.max(watched.until, now + END_MS) : now + SHORT_END_MS }
  }

  /** This turn has been shown for as long as a bot's may be, but for what somebody would lose in it. */
  isOver({ at, share }: Watched): boolean {
    return this.#now() > at + share
  }

  /** Somebody has had enough of this turn; null = of none. */
  leave(turn: Stretch | null): void {
    this.#enough = turn
  }

  hadEnough(event: GameEvent): boolean {
    return isOf(event, this.#enough)
  }
}
