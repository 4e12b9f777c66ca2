import type { AnyGame, State } from '../engine/game.ts'
import { choicesOf } from '../table/check.ts'
import type { Problem } from './problem.ts'

/**
 * The position of a problem: its game played again up to the question.
 * @throws RangeError when it cannot be set up or played so
 */
export function stateOf({ id, rules, options, seats, seed, starter, before, seat }: Problem, game: AnyGame): State {
  const parsed: unknown = game.options.parse(options)
  const s = game.setup({ options: parsed, seatCount: seats, seed, starter, rulesVersion: rules })
  for (const code of before) {
    if (!choicesOf(game, s).includes(code)) throw new RangeError(`${id} does not lead to its position`)
    game.apply(s, code)
  }
  if (game.decider(s) !== seat) throw new RangeError(`${id} asks another seat`)
  return s
}
