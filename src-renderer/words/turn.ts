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
  /** All that is known to have happened in this game. */
  readonly known?: readonly GameEvent[]
}

/** A turn in a line or two: of what was done what matters most. */
export interface Headline {
  readonly sentence: Phrase
  /** So many of the things done are left out of it. */
  readonly more: number
  /** What these are; absent: they are counted alone. */
  readonly left?: Phrase
}

/** Whether a sentence has room, with the words that so many things are left out, or that these are. */
export type Fits = (sentence: Phrase, more: number, left?: Phrase) => boolean

/** The words that things are left out. */
export const leftOut = ({ more, left }: Pick<Headline, 'more' | 'left'>): Phrase | null =>
  more > 0 ? (left ?? phrase('turn.more', { n: more })) : null

interface Doing {
  readonly n: number
  readonly say: (n: number) => Phrase
  /** In fewer words. */
  readonly brief: (n: number) => Phrase
}

/** What was done in a turn, in the order of time: all of it, and in fewer words as many kinds as matter most. */
export interface Done {
  readonly kinds: number
  phrases(): readonly Phrase[]
  foremost(weight: readonly string[], most: number): readonly Phrase[]
  /** The kinds that this leaves out. */
  besides?(weight: readonly string[], most: number): readonly string[]
}

/** One after another, each with how to say all that was done of its kind: what is done again is counted. */
export class Doings implements Done {
  readonly #done = new Map<string, Doing>()

  /** @param brief how a headline says it that has no room for more */
  add(kind: string, say: (n: number) => Phrase, n = 1, brief = say): void {
    this.#done.set(kind, { n: (this.#done.get(kind)?.n ?? 0) + n, say, brief })
  }

  /** Something of one of these kinds was done. */
  has(...kinds: readonly string[]): boolean {
    return kinds.some((kind) => this.#done.has(kind))
  }

  /** How much of a kind was done. */
  timesOf(kind: string): number {
    return this.#done.get(kind)?.n ?? 0
  }

  get kinds(): number {
    return this.#done.size
  }

  phrases(): Phrase[] {
    return [...this.#done.values()].map(({ n, say }) => say(n))
  }

  /**
   * The weightiest in fewer words: a train is told to drive before it delivers.
   * @param weight kinds from the weightiest on; others follow
   * @param most so many at most
   */
  foremost(weight: readonly string[], most: number): Phrase[] {
    const besides = this.besides(weight, most)
    return [...this.#done].filter(([kind]) => !besides.includes(kind)).map(([, { n, brief }]) => brief(n))
  }

  besides(weight: readonly string[], most: number): string[] {
    const place = (kind: string) => {
      const at = weight.indexOf(weight.includes(kind) ? kind : kind.split('.')[0])
      return at < 0 ? weight.length : at
    }
    return [...this.#done.keys()].sort((a, b) => place(a) - place(b)).slice(most)
  }
}

/**
 * The whole sentence of a turn where there is room for it, else as much of what matters most as there is room for: one
 * thing at least.
 * @param countsRest that something is left out matters more than one thing more
 * @param named what things of these kinds are, in ever fewer words; none: they are counted, as where that has no room
 */
export function headline(
  told: TurnTold<unknown>,
  doings: Done,
  weight: readonly string[],
  fits: Fits,
  countsRest = true,
  named: (kinds: readonly string[]) => readonly Phrase[] = () => [],
): Headline | null {
  const whole = turnSentence(told, doings.phrases())
  if (!whole || fits(whole, 0)) return whole && { sentence: whole, more: 0 }
  for (let n = doings.kinds; n > 0; n--) {
    const sentence = turnSentence(told, doings.foremost(weight, n))
    const more = doings.kinds - n
    const left = sentence && leftIn(named, doings.besides?.(weight, n) ?? []).find((one) => fits(sentence, more, one))
    if (sentence && left) return { sentence, more, left }
    if (sentence && fits(sentence, more)) return { sentence, more }
    // That something is left out is said only where there is room for it.
    if (sentence && (n === 1 || (!countsRest && fits(sentence, 0)))) return { sentence, more: 0 }
  }
  return { sentence: whole, more: 0 }
}

/**
 * 'also new track and coupling', else 'also new track, and more'; none: what is left out is counted.
 * @param said what of it can be named, the weightiest first
 * @param kinds so many are left out
 */
export function namedLeft(said: readonly Phrase[], kinds: number): readonly Phrase[] {
  const [first, ...others] = said
  if (!first) return []
  const alone = phrase('turn.left.more', { what: first })
  const all = phrase('turn.left', { what: listOf(said) })
  return said.length < kinds ? [alone] : others.length > 0 ? [all, alone] : [all]
}

const leftIn = (named: (kinds: readonly string[]) => readonly Phrase[], kinds: readonly string[]): readonly Phrase[] =>
  kinds.length > 0 ? named(kinds) : []

export const turnSentence = ({ whose, seats }: TurnTold<unknown>, doings: readonly Phrase[]): Phrase | null =>
  doings.length === 0 ? null : phrase('turn.sentence', { who: nameOf(seats, whose), what: listOf(doings) })

/** Those to whom something is done, the reader as 'you'. */
export const whom = ({ seats, you }: TurnTold<unknown>, of: readonly Seat[]): Phrase =>
  listOf(of.map((seat) => (seat === you ? phrase('turn.you') : nameOf(seats, seat))))

/** What the seat itself did in its turn. */
export const ownOf = <E extends GameEvent>(events: readonly GameEvent[], whose: Seat): readonly E[] =>
  (events as readonly E[]).filter(({ seat }) => seat === whose)
