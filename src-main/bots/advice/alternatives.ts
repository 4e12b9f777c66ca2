import type { AnyGame, State } from '../../engine/game.ts'
import { generator } from '../../engine/random.ts'
import type { BotTask } from '../bot.ts'
import { Meter } from '../search/meter.ts'
import type { GamePart, Plan } from '../search/part.ts'

/** Facts are held against so many deals. */
const DEALS = 12

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

/** A turn ends after so many steps whatever happens. */
const MOST_STEPS = 60

/** The same deals each time: dice of their own, so that a longer search changes no fact. */
export function dealt(game: AnyGame, { beliefs, seed }: BotTask): State[] {
  const dice = generator(seed ^ 0x5eed)
  return Array.from({ length: DEALS }, () => game.sample(beliefs, dice))
}
