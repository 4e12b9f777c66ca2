import { describe, expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { games } from '../../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { permuting } from '../../conformance/permuting.ts'
import { seedFor } from '../../seed.ts'
import { testable } from '../../testable/testable.ts'

const POSITIONS = 12
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
  it.each(games.map(testable))('answers the same in $id when the cards hidden from its seat are exchanged', (game) => {
    const seed = seedFor(2026)
    const dice = generator(seed)
    let exchanged = 0
    for (let position = 0; position < POSITIONS; position++) {
      const s = game.setup({ options: game.options.default, seatCount: 2 + (position % 2), seed: seed + position })
      for (let left = 5 + position * 6; left > 0; left--) {
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
    expect(exchanged).toBeGreaterThan(POSITIONS / 2)
  })
})
