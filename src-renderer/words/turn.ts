import type { GameEvent, Phrase, Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { phrase } from '../messages/index.ts'
import { listOf, nameOf } from './names.ts'

/** A turn as one sentence: 'Cleo drove to E and delivered two wagons'. */

/** For whom a turn is told, and what is known of it. */
export interface TurnTold<V> {
  /** Whose turn it is. */
  readonly whose: Seat
  /** Who reads it is called 'you'; null: everybody by name. */
  readonly you: Seat | null
  readonly seats: readonly SeatInfo[]
  readonly view: V
}

/** One after another, each with how to say all that was done of its kind: what is done again is counted. */
export class Doings {
  readonly #counts = new Map<string, number>()
  readonly #said = new Map<string, (n: number) => Phrase>()

  add(kind: string, say: (n: number) => Phrase, n = 1): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + n)
    this.#said.set(kind, say)
  }

  phrases(): Phrase[] {
    return [...this.#said].map(([kind, say]) => say(this.#counts.get(kind) ?? 0))
  }
}

export const turnSentence = ({ whose, seats }: TurnTold<unknown>, doings: readonly Phrase[]): Phrase | null =>
  doings.length === 0 ? null : phrase('turn.sentence', { who: nameOf(seats, whose), what: listOf(doings) })

/** Those to whom something is done, the reader as 'you'. */
export const whom = ({ seats, you }: TurnTold<unknown>, of: readonly Seat[]): Phrase =>
  listOf(of.map((seat) => (seat === you ? phrase('turn.you') : nameOf(seats, seat))))

/** What the seat itself did in its turn. */
export const ownOf = <E extends GameEvent>(events: readonly GameEvent[], whose: Seat): readonly E[] =>
  (events as readonly E[]).filter(({ seat }) => seat === whose)
