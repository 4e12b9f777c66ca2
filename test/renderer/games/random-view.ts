import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'

/** Answers before a position is looked at, at most: from the first turn to well into the game. */
const STEPS = 90

/** A position after some answers given by chance, as the seat that is to move sees it. */
export function randomView(
  id: string,
  options: unknown,
  seatCount: number,
  seed: number,
): { view: unknown; viewer: number; kinds: readonly string[] } {
  const game = gameOf(id)
  const rng = generator(seed)
  const codes = new Int32Array(MAX_CHOICES)
  const state = game.setup({ seatCount, seed, options: { ...game.options.default, ...(options as object) } })
  const kinds: string[] = []
  for (let left = nextBelow(rng, 0, STEPS); left > 0; left--) {
    const count = game.choices(state, codes)
    if (count === 0) break
    kinds.push(game.status(state).decision?.kind ?? '')
    game.apply(state, codes[nextBelow(rng, 0, count)])
  }
  const viewer = game.status(state).decision?.by ?? 0
  return { view: game.view(state, viewer), viewer, kinds }
}
