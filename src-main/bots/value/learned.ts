import type { Seat, State } from '../../engine/game.ts'
import type { Features } from './features.ts'
import { checkModel, expected, type Expected, type ValueModel } from './model.ts'

/**
 * Reads a game's data file of learned values.
 * @param models by the name that `nameOf` gives a table: its seats, and what else of its options changes the game
 * @returns what a seat may expect at the end; null where nothing was learnt for such a table
 */
export function learnedFrom(
  features: Features,
  models: object,
  nameOf: (s: State) => string,
): (s: State, seat: Seat) => Expected | null {
  const byName = new Map(
    Object.entries(models).map(([name, model]) => [name, checkModel(model as ValueModel, features)]),
  )
  return (s, seat) => {
    const model = byName.get(nameOf(s))
    return model ? expected(model, features, s, seat) : null
  }
}
