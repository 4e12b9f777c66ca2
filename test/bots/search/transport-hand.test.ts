import { expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
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
