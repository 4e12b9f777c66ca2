import { MAX_CHOICES, type AnyGame, type Seat, type State } from '../../engine/game.ts'
import { generator } from '../../engine/random.ts'
import type { BotTask } from '../bot.ts'
import { Meter } from '../search/meter.ts'
import type { GamePart, Plan, Sight } from '../search/part.ts'

const room = new Int32Array(MAX_CHOICES)
const choicesAt = (game: AnyGame, at: State): Int32Array => room.subarray(0, game.choices(at, room))

/** So many moves are compared; the window tells those whose words differ. */
export const MOST_MOVES = 5

/** Of the nodes of the turn, what looking for the rest of each turn that is begun otherwise may take. */
const PART_OF_LOOK = 0.02

/** Facts are held against so many deals. */
const DEALS = 12

/** So many first answers, the best plan of each; what else could be begun is planned to the end of the turn. */
export function begunWell(
  game: AnyGame,
  part: GamePart,
  task: BotTask,
  s: State,
  plan: Plan,
  planned: readonly Plan[],
  unwanted?: () => boolean,
): Plan[] {
  const { kept, seat, nodes } = task
  const looked: readonly Plan[] = [...(kept ? [{ codes: kept, prior: plan.prior }] : []), plan, ...planned]
  const begun = [...looked, ...begunOtherwise(game, part, task, plan.codes, s)]
  const toItsEnd = (one: Plan): Plan | null =>
    looked.includes(one)
      ? one
      : wholeTurn(game, part, s, seat, one, new Meter(Math.ceil(nodes * PART_OF_LOOK), unwanted))
  return beginningOtherwise(begun, ({ codes }) => codes)
    .slice(0, MOST_MOVES)
    .map((one) => toItsEnd(one) ?? one)
}

/** The first of those that begin alike: one plan stands for all with the same first answer. */
export function beginningOtherwise<T>(list: readonly T[], codesOf: (one: T) => readonly number[]): T[] {
  const begun = list.map((one) => codesOf(one)[0])
  return list.filter((_, i) => begun.indexOf(begun[i]) === i)
}

/**
 * What else than `codes` could be begun, judged after the cheap policy has gone on with it to the end of the turn; what
 * looks best comes first. @param s a deal that agrees with what the seat knows
 */
export function begunOtherwise(
  game: AnyGame,
  part: GamePart,
  { choices, seat }: BotTask,
  codes: readonly number[],
  s: State,
): Plan[] {
  const meter = new Meter(Infinity)
  const others = Array.from(choices).filter((code) => code !== codes[0])
  const looks = others.map((code) => {
    const at = s.slice()
    const turn = part.turn(at)
    game.apply(at, code)
    for (let step = 0; step < MOST_STEPS && !part.ended(at) && part.turn(at) === turn; step++) part.playOn(at, meter)
    return { codes: [code], prior: part.value(at, seat) }
  })
  return looks.sort((a, b) => b.prior - a.prior)
}

/** The plan with all that costs nothing taken first; null where it takes that itself, or may not follow it. */
export function withFree(game: AnyGame, part: GamePart, s: State, { codes, prior }: Plan): Plan | null {
  const at = s.slice()
  const taken: number[] = []
  const next = (): number | undefined => part.free?.(at).find((code) => !codes.includes(code) && !taken.includes(code))
  for (let code = next(); code !== undefined; code = next()) {
    game.apply(at, code)
    taken.push(code)
  }
  return taken.length > 0 && mayFollow(game, at, codes) ? { codes: [...taken, ...codes], prior } : null
}

function mayFollow(game: AnyGame, at: State, codes: readonly number[]): boolean {
  for (const code of codes) {
    if (!choicesAt(game, at).includes(code)) return false
    game.apply(at, code)
  }
  return true
}

const SHORT_LOOK: Sight = { width: 2, variety: 2, some: (list) => list }

/** An answer with its best continuation, by a short look; null where the turn is over or something is learnt. */
export function wholeTurn(game: AnyGame, part: GamePart, s: State, seat: Seat, plan: Plan, meter: Meter): Plan | null {
  const at = s.slice()
  let learnt = false
  const turn = part.turn(at)
  for (const code of plan.codes) game.apply(at, code, (event) => (learnt ||= event.learnt.includes(seat)))
  if (learnt || part.ended(at) || part.turn(at) !== turn || game.decider(at) !== seat) return null
  const given = choicesAt(game, at).slice()
  const [best] = part.plans(at, given, seat, SHORT_LOOK, meter)
  return { codes: [...plan.codes, ...best.codes], prior: best.prior }
}

/** A turn ends after so many steps whatever happens. */
const MOST_STEPS = 60

/** The same deals each time: dice of their own, so that a longer search changes no fact. */
export function dealt(game: AnyGame, { beliefs, seed }: BotTask): State[] {
  const dice = generator(seed ^ 0x5eed)
  return Array.from({ length: DEALS }, () => game.sample(beliefs, dice))
}
