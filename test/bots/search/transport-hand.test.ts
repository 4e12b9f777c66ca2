import { expect, it } from 'vitest'
import { adviceOn } from '../../../src-main/bots/advice/advice.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { nodesFor } from '../../../src-main/bots/search/levels.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { playBotGame } from '../../../src-main/measure/bot-game.ts'
import { kindOfCode } from '../../../src-shared/games/transport/actions.ts'

it('who has nothing to gain by any card of Transport lays one all the same, and does not change the hand for that', () => {
  const bots = [botOf('driver'), botOf('driver')]
  let swaps = 0
  for (const seed of [1, 2, 3, 4]) {
    const before = (_: unknown, __: number, code: number) => void (swaps += kindOfCode(code) === 'swap' ? 1 : 0)
    playBotGame({ game: gameOf('transport'), bots, options: {}, seed, nodes: 600 }, { before })
  }
  // Nine in these games where whatever looks best by a hair is done.
  expect(swaps).toBeLessThan(3)
})

it('nor does a hint advise to change the hand of Transport for as little', () => {
  const game = gameOf('transport')
  const s = game.setup({ options: game.options.parse({}), seatCount: 2, seed: 3, starter: 0 })
  const codes = new Int32Array(MAX_CHOICES)
  const choices = codes.slice(0, game.choices(s, codes))
  const nodes = nodesFor('transport', 'controller', 2)
  const { moves } = adviceOn({ game: 'transport', seat: 0, beliefs: game.beliefs(s, 0), choices, seed: 9, nodes })
  expect(kindOfCode(moves[0].codes[0])).toBe('connect')
})
