import { cloneState } from '../../../src-main/engine/flat.ts'
import type { GameEvent, Seat, State } from '../../../src-main/engine/game.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { same, type Check } from '../check.ts'
import { permuting } from '../permuting.ts'
import { choicesOf, seatsOf, someSteps } from '../playout.ts'
import { thingsOf } from './explain.ts'
import type { AnyTestable } from '../../testable/testable.ts'

/** All that a seat is shown or told of a state. */
function shown(game: AnyTestable, s: State, seat: Seat): Record<string, unknown> {
  const status = game.status(s)
  const decides = status.decision?.by === seat
  return {
    status,
    view: game.view(s, seat),
    beliefs: game.beliefs(s, seat),
    hidden: game.hiddenFrom(s, seat).map((group) => [...group].sort((a, b) => a - b)),
    ...(decides && { choices: choicesOf(game, s), plans: game.plans(s) }),
  }
}

export const hiddenPositions: Check = {
  name: 'with the cards hidden from a seat exchanged, it is shown, told and asked the same',
  run(playout) {
    const { game, states } = playout
    const rng = generator(playout.seed + 2)
    for (const step of [...someSteps(playout, 40), states.length - 1]) {
      for (const seat of seatsOf(playout)) {
        const s = states[step]
        const to = permuting(game.hiddenFrom(s, seat), game.census(s).length, rng)
        same(shown(game, game.relabel(s, to), seat), shown(game, s, seat), `step ${step}, seat ${seat}`)
      }
    }
  },
}

export const hiddenReasons: Check = {
  name: 'with the cards hidden from the one who chooses exchanged, it is explained the same',
  run(playout) {
    const { game, states } = playout
    const rng = generator(playout.seed + 3)
    const things = thingsOf(playout)
    for (const step of someSteps(playout, 4)) {
      const s = states[step]
      const seat = game.status(s).decision?.by ?? 0
      const other = game.relabel(s, permuting(game.hiddenFrom(s, seat), game.census(s).length, rng))
      for (const ref of things)
        same(game.explain(other, ref), game.explain(s, ref), `step ${step}, ${ref.kind} ${ref.id}`)
    }
  },
}

/** What happens on an answer as one seat is told it, and what it is shown afterwards. */
function told(
  game: AnyTestable,
  before: State,
  code: number,
  seat: Seat,
): { events: GameEvent[]; learnt: boolean; after: State } {
  const after = cloneState(before)
  const events: GameEvent[] = []
  game.apply(after, code, (event: GameEvent) => events.push(event))
  return {
    events: events.map((event) => game.redact(event, seat)),
    learnt: events.some((event) => event.learnt.includes(seat)),
    after,
  }
}

/** What a seat cannot tell apart at any moment of a step: a card may be shown and shuffled in again at once, and
 *  who gives all they have of a value tells something of the cards they keep. */
function hiddenThroughout(game: AnyTestable, before: State, code: number, seat: Seat): number[][] {
  const s = cloneState(before)
  let groups = game.hiddenFrom(s, seat)
  const look = (): void => {
    const now = game.hiddenFrom(s, seat)
    // What is alone cannot be exchanged; kept, such groups would multiply with every event.
    groups = groups
      .flatMap((group) => now.map((other) => group.filter((id) => other.includes(id))))
      .filter((group) => group.length > 1)
  }
  game.apply(s, code, look)
  look()
  return groups
}

export const hiddenEvents: Check = {
  name: 'with what stays hidden from a seat exchanged, it is told of the same happenings',
  run(playout) {
    const { game, states, codes } = playout
    const rng = generator(playout.seed + 4)
    for (const step of someSteps(playout, 60)) {
      const s = states[step]
      for (const seat of seatsOf(playout)) {
        const groups = hiddenThroughout(game, s, codes[step], seat)
        const exchanged = () => permuting(groups, game.census(s).length, rng)
        expectSameTold(game, s, codes[step], seat, exchanged, `step ${step}, seat ${seat}`)
      }
    }
  },
}

export const learnt: Check = {
  name: 'who can tell more after their own answer than before is named as having learnt',
  run(playout) {
    const { game, states, codes } = playout
    const rng = generator(playout.seed + 5)
    for (const step of someSteps(playout, 60)) {
      const s = states[step]
      const seat = game.status(s).decision?.by ?? 0
      if (told(game, s, codes[step], seat).learnt) continue
      const groups = game.hiddenFrom(s, seat)
      const exchanged = () => permuting(groups, game.census(s).length, rng)
      expectSameTold(game, s, codes[step], seat, exchanged, `step ${step}, seat ${seat}`)
    }
  },
}

/**
 * What only a hand with a card for it may answer. Whoever gives it tells that there is one, which is more than beliefs
 * note of a hand: the exchanged hand has to hold one too.
 */
const TOLD_BY_ANSWERING: ReadonlySet<string> = new Set(
  ['noCardCloses', 'noCardRebuilds', 'noCardAbducts'].map((reason) => `freight-express.reason.${reason}`),
)
/** So many exchanges are tried until one allows the answer; some hands have but one that does. */
const TRIES = 20

function expectSameTold(
  game: AnyTestable,
  s: State,
  code: number,
  seat: Seat,
  exchange: () => Int32Array,
  where: string,
): void {
  const exchanging = () => {
    const to = exchange()
    const other = game.relabel(s, to)
    return { other, otherCode: game.encode(other, game.relabelAction(game.decode(s, code), to)) }
  }
  let { other, otherCode } = exchanging()
  for (let tries = 1; typeof otherCode !== 'number' && TOLD_BY_ANSWERING.has(otherCode.key); tries++) {
    if (tries === TRIES) return
    ;({ other, otherCode } = exchanging())
  }
  if (typeof otherCode !== 'number')
    throw new Error(`${where}: the answer cannot be given with other hidden cards: ${JSON.stringify(otherCode)}`)
  const real = told(game, s, code, seat)
  const exchanged = told(game, other, otherCode, seat)
  same(exchanged.events, real.events, `${where}: events`)
  same(shown(game, exchanged.after, seat), shown(game, real.after, seat), `${where}: what is shown afterwards`)
}
