import { isDeepStrictEqual } from 'node:util'
import { cloneState } from '../../../src-main/engine/flat.ts'
import type { GameEvent, Seat, State } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { same, type Check } from '../check.ts'
import { choicesOf, seatsOf, someSteps, type Playout } from '../playout.ts'
import type { AnyTestable } from '../../testable/testable.ts'

/** So many answers a second history is led on at most. */
const LONGEST = 12
/** So many other answers of one question are tried. */
const MOST_OTHERS = 6
/**
 * Second histories begin at so many steps by lot, and at so many for each kind of event of which not all are told all.
 */
const BEGINNINGS = 3
const EACH_SECRET = 1
const SAMPLES = 2

/**
 * Whoever has seen and been told the same must believe the same, whatever lay hidden. From steps all over the game
 * second histories are begun with other hidden cards, or other dice, and led on by answers that look the same to one
 * seat; and wherever another answer looks the same, it is given too.
 */
export const equalHistories: Check = {
  name: 'who has seen and been told the same believes the same',
  run(playout) {
    const rng = generator(playout.seed + 6)
    for (const step of beginnings(playout, rng)) {
      for (const seat of seatsOf(playout)) {
        const real = answered(playout.game, playout.states[step], playout.codes[step], seat)
        expectOthersBelievedAlike(playout, step, seat, real, rng)
        for (const twin of secondBeginnings(playout.game, playout.states[step], seat, rng))
          leadOn(playout, step, seat, twin, rng)
      }
    }
  },
}

function beginnings(playout: Playout, rng: Int32Array): number[] {
  const { game, events } = playout
  const secrets = new Map<string, number[]>()
  events.forEach((told, step) => {
    for (const event of told) {
      if (isDeepStrictEqual(game.redact(event, 'onlooker'), event)) continue
      secrets.set(event.kind, [...(secrets.get(event.kind) ?? []), step])
    }
  })
  return [
    ...new Set([
      ...someSteps(playout, BEGINNINGS),
      ...[...secrets.values()].flatMap((steps) => someOf(steps, EACH_SECRET, rng)),
    ]),
  ]
}

/** What happens on an answer, as a seat is told it, and where it leads. */
interface Answered {
  readonly after: State
  readonly told: readonly GameEvent[]
}

function answered(game: AnyTestable, before: State, code: number, seat: Seat): Answered {
  const after = cloneState(before)
  const told: GameEvent[] = []
  game.apply(after, code, (event: GameEvent) => told.push(game.redact(event, seat)))
  return { after, told }
}

/** Was this seat told the same, and does it see the same and stand before the same question? */
const looksAlike = (game: AnyTestable, one: Answered, other: Answered, seat: Seat): boolean =>
  isDeepStrictEqual(one.told, other.told) &&
  isDeepStrictEqual(game.status(one.after), game.status(other.after)) &&
  isDeepStrictEqual(game.view(one.after, seat), game.view(other.after, seat))

/** Other answers of others that look the same to this seat. */
function expectOthersBelievedAlike(
  { game, states }: Playout,
  step: number,
  seat: Seat,
  real: Answered,
  rng: Int32Array,
): void {
  const s = states[step]
  if (game.status(s).decision?.by === seat) return
  for (const code of someOf(choicesOf(game, s), MOST_OTHERS, rng)) {
    const other = answered(game, s, code, seat)
    if (looksAlike(game, other, real, seat))
      expectSameBeliefs(game, other.after, real.after, seat, `step ${step}, seat ${seat}, another answer`)
  }
}

/**
 * Positions that this seat cannot tell from the true one: all it does not know dealt anew, and two hidden things
 * exchanged.
 */
function* secondBeginnings(game: AnyTestable, s: State, seat: Seat, rng: Int32Array): Generator<State> {
  for (let i = 0; i < SAMPLES; i++) yield game.sample(game.beliefs(s, seat), rng)
  const places = game.census(s)
  const groups = game.hiddenFrom(s, seat).filter((group) => group.length > 1)
  // Two in one place, such as a hand, where there are two: that history lasts longest.
  const together = groups
    .flatMap((group) =>
      [...new Set(group.map((id) => places[id]))].map((at) => group.filter((id) => places[id] === at)),
    )
    .filter((group) => group.length > 1)
  for (const pairs of [together, groups]) {
    if (pairs.length === 0) continue
    const [a, b] = someOf(pairs[nextBelow(rng, 0, pairs.length)], 2, rng)
    yield game.relabel(s, exchanging(a, b, places.length))
  }
}

function exchanging(a: number, b: number, count: number): Int32Array {
  const to = Int32Array.from({ length: count }, (_, id) => id)
  to[a] = b
  to[b] = a
  return to
}

/** Gives the second history answers that look the same for as long as there are any. */
function leadOn(playout: Playout, from: number, seat: Seat, beginning: State, rng: Int32Array): void {
  const { game, states, codes } = playout
  let twin = beginning
  expectSameBeliefs(game, twin, states[from], seat, `step ${from}, seat ${seat}`)
  for (let step = from; step < Math.min(codes.length, from + LONGEST); step++) {
    const real = answered(game, states[step], codes[step], seat)
    const next = answersThere(game, twin, states[step], codes[step], seat, rng).find((one) =>
      looksAlike(game, one, real, seat),
    )
    if (!next) return
    twin = next.after
    expectSameBeliefs(game, twin, real.after, seat, `seat ${seat}, a second history from step ${from} to ${step}`)
  }
}

/** The same answer in the second history, where it can be given, and for another's question some of its kind. */
function answersThere(game: AnyTestable, twin: State, s: State, code: number, seat: Seat, rng: Int32Array): Answered[] {
  const kindOf = (one: State, answer: number): string => (game.decode(one, answer) as { kind: string }).kind
  const same = game.encode(twin, game.decode(s, code))
  const kind = kindOf(s, code)
  const others =
    game.status(twin).decision?.by === seat ? [] : choicesOf(game, twin).filter((one) => kindOf(twin, one) === kind)
  const codes = [...(typeof same === 'number' ? [same] : []), ...someOf(others, 3, rng)]
  return codes.map((one) => answered(game, twin, one, seat))
}

function expectSameBeliefs(game: AnyTestable, s: State, other: State, seat: Seat, where: string): void {
  same(game.beliefs(s, seat), game.beliefs(other, seat), `${where}: beliefs`)
}

function someOf(codes: readonly number[], most: number, rng: Int32Array): number[] {
  const left = [...codes]
  const chosen: number[] = []
  while (left.length > 0 && chosen.length < most) chosen.push(...left.splice(nextBelow(rng, 0, left.length), 1))
  return chosen
}
