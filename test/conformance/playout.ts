import { cloneState } from '../../src-main/engine/flat.ts'
import { MAX_CHOICES, type GameEvent, type Setup, type State } from '../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import { daily } from '../daily.ts'
import { hashState } from '../state-text.ts'
import type { AnyTestable } from '../testable/testable.ts'

/** A whole game played by chance, with every state on the way. What the checks look at. */
export interface Playout {
  readonly game: AnyTestable
  readonly setup: Setup<unknown>
  readonly seed: number
  /** The state before each answer, and the last one. Copies, but for `live`. */
  readonly states: readonly State[]
  /** The hash of each when it was copied. */
  readonly hashes: readonly string[]
  /** The answers; one fewer than states. */
  readonly codes: readonly number[]
  /** What the set-up told. */
  readonly setupEvents: readonly GameEvent[]
  /** What each answer caused to happen. */
  readonly events: readonly (readonly GameEvent[])[]
  /** The array that was really played on. */
  readonly live: State
}

/** Games need no cap by their rules; a playout does. */
export const STEP_CAP = 30_000

/** @throws Error when the game has not ended after STEP_CAP answers. */
export function playRandomly(game: AnyTestable, setup: Setup<unknown>, seed: number, liking?: Liking): Playout {
  const rng = generator(seed)
  const out = new Int32Array(MAX_CHOICES)
  const setupEvents: GameEvent[] = []
  const live = game.setup(setup, (event: GameEvent) => setupEvents.push(event))
  const states = [cloneState(live)]
  const hashes = [hashState(live)]
  const codes: number[] = []
  const events: GameEvent[][] = []
  const given = new Map<string, number>()
  for (let count = game.choices(live, out); count > 0; count = game.choices(live, out)) {
    if (codes.length === STEP_CAP) throw new Error(`not over after ${STEP_CAP} answers`)
    const offered = out.subarray(0, count)
    const code = liking ? likedCode(game, live, offered, liking, rng) : anyCode(game, live, offered, given, rng)
    const happened: GameEvent[] = []
    game.apply(live, code, (event: GameEvent) => happened.push(event))
    codes.push(code)
    events.push(happened)
    states.push(cloneState(live))
    hashes.push(hashState(live))
  }
  return { game, setup, seed, states, hashes, codes, setupEvents, events, live }
}

/**
 * How readily each kind of answer is given, for games whose rarer corners chance alone does not reach; 1 when not
 * named.
 */
export type Liking = Readonly<Record<string, number>>

/** First a kind of answer by lot, then one of its kind. */
function likedCode(game: AnyTestable, s: State, codes: Int32Array, liking: Liking, rng: Int32Array): number {
  const kindOf = (code: number): string => (game.decode(s, code) as { kind: string }).kind
  const kinds = [...new Set([...codes].map(kindOf))]
  const weight = (kind: string): number => liking[kind] ?? 1
  let lot = nextBelow(
    rng,
    0,
    kinds.reduce((sum, kind) => sum + weight(kind), 0),
  )
  const kind = kinds.find((one) => (lot -= weight(one)) < 0)
  const these = codes.filter((code) => kindOf(code) === kind)
  return these[nextBelow(rng, 0, these.length)]
}

/**
 * Half the time any answer, half the time one of the kind given least so far: a few drives must not drown in many lays.
 */
function anyCode(game: AnyTestable, s: State, codes: Int32Array, given: Map<string, number>, rng: Int32Array): number {
  const kindOf = (code: number): string => (game.decode(s, code) as { kind: string }).kind
  const times = (code: number): number => given.get(kindOf(code)) ?? 0
  const least = Math.min(...[...codes].map(times))
  const wanted = nextBelow(rng, 0, 2) === 0 ? codes : codes.filter((code) => times(code) === least)
  const code = wanted[nextBelow(rng, 0, wanted.length)]
  given.set(kindOf(code), times(code) + 1)
  return code
}

/** Of the steps that costly checks look at in the long run, the daily one looks at one in so many. */
const DAILY = 3

/** Which steps costly checks look at: `most` of those before the end in the long run, by lot, in order. */
export function someSteps(playout: Playout, most: number): number[] {
  const rng = generator(playout.seed + 1)
  const steps = playout.codes.length
  const count = daily(Math.ceil(most / DAILY), most)
  if (steps <= count) return playout.codes.map((_, step) => step)
  const chosen = new Set<number>([0, steps - 1])
  while (chosen.size < count) chosen.add(nextBelow(rng, 0, steps))
  return [...chosen].sort((a, b) => a - b)
}

export function choicesOf(game: AnyTestable, s: State): number[] {
  const out = new Int32Array(MAX_CHOICES)
  return [...out.subarray(0, game.choices(s, out))]
}

export const seatsOf = (playout: Playout): number[] =>
  Array.from({ length: playout.setup.seatCount }, (_, seat) => seat)
