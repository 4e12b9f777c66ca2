import { describe, expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { games } from '../../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { daily } from '../../daily.ts'
import { permuting } from '../../conformance/permuting.ts'
import { seedFor } from '../../seed.ts'
import { testable } from '../../testable/testable.ts'

/** In so many positions hidden cards are exchanged. */
const POSITIONS = daily(12, 1000)
/** A thousand take minutes on a slow machine; in ms. */
const LONGEST = daily(170_000, 1_800_000)
/** Positions lie so many steps apart, and none later than this. */
const [APART, LATEST] = [6, 180]
const NODES = 60
const controller = botOf('controller')
const out = new Int32Array(MAX_CHOICES)

function answerTo(game: AnyGame, s: State): readonly number[] {
  const seat = game.status(s).decision!.by
  const choices = out.slice(0, game.choices(s, out))
  const beliefs: unknown = structuredClone(game.beliefs(s, seat))
  return controller.line!({ game: game.id, seat, beliefs, choices, seed: 7, nodes: NODES }).codes
}

describe('a level', () => {
  it.each(games.map(testable))(
    'answers the same in $id when the cards hidden from its seat are exchanged',
    (game) => {
      const seed = seedFor(2026)
      const dice = generator(seed)
      let exchanged = 0
      for (let position = 0; exchanged < POSITIONS && position < 4 * POSITIONS; position++) {
        const s = game.setup({ options: game.options.default, seatCount: 2 + (position % 3), seed: seed + position })
        for (let left = 5 + ((position * APART) % LATEST); left > 0; left--) {
          const count = game.choices(s, out)
          if (count === 0) break
          game.apply(s, out[nextBelow(dice, 0, count)])
        }
        const { decision } = game.status(s)
        if (!decision) continue
        const other = game.relabel(s, permuting(game.hiddenFrom(s, decision.by), game.census(s).length, dice))
        expect(answerTo(game, other), `seed ${seed}, position ${position}`).toEqual(answerTo(game, s))
        if (other.some((slot, i) => slot !== s[i])) exchanged++
      }
      expect(exchanged).toBe(POSITIONS)
    },
    LONGEST,
  )
})
