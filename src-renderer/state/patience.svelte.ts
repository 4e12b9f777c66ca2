import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Stretch } from './commentary.svelte.ts'

/** A bot's turn that has been shown for so long is told in words from then on, in milliseconds. */
const LONG_MS = 3000
/** Where bots play one after another all their turns share so much, but each has its least. */
const ROUND_MS = 4600
const LEAST_MS = 1700

/** How long a bot's turn may be shown where so many play one after another. */
const longestOf = (bots: number): number => Math.min(LONG_MS, Math.max(LEAST_MS, ROUND_MS / bots))

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

/** How long the turn of a bot is watched: until it has lasted too long, or somebody has had enough of it. */
export class Patience {
  /** The turn of a bot that is being shown step by step, and since when. */
  begun = $state.raw<(Stretch & { readonly at: number }) | null>(null)
  /** The turn that is not to be watched to its end, though its next steps are still to come. */
  #enough: Stretch | null = null

  /** When the turn of a bot that is shown now began to be shown. */
  begin(event: GameEvent): number {
    const { begun } = this
    if (begun && isOf(event, begun)) return begun.at
    this.begun = { seat: event.seat, turn: event.turn, at: performance.now() }
    return this.begun.at
  }

  /** What began then has been shown for as long as a bot's turn may be. */
  isOver({ seat }: GameEvent, since: number, seats: readonly SeatInfo[]): boolean {
    return performance.now() - since > longestOf(botsInARow(seats, seat))
  }

  /** Somebody has had enough of this turn. */
  leave(turn: Stretch): void {
    this.#enough = turn
  }

  hadEnough(event: GameEvent): boolean {
    return isOf(event, this.#enough)
  }
}
