import { expect, it } from 'vitest'
import { mcts } from '../../src-main/bots/mcts.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { playArena } from '../../src-main/measure/arena.ts'
import { WIN } from '../../src-main/measure/bot-game.ts'

const first = gameOf('first-class')

it('the textbook’s searcher beats chance with few random games', () => {
  const options = { ...(first.options.default as object), modules: [] }
  const shard = { index: 1, of: 1 }
  const bots = ['mcts', 'random'] as const
  const tally = playArena({ game: first.id, bots, games: 1, seed: 5, options, nodes: 300, shard })
  expect(tally.finished).toBe(1)
  expect(tally.won).toEqual([WIN, 0])
})

it('the textbook’s searcher counts its random games as nodes, and answers what was offered, the same each time', () => {
  const s = first.setup({ options: first.options.default, seatCount: 2, seed: 3 })
  const codes = new Int32Array(MAX_CHOICES)
  const choices = codes.slice(0, first.choices(s, codes))
  const seat = first.decider(s)
  const told = { game: first.id, seat, beliefs: first.beliefs(s, seat), choices, seed: 1, nodes: 100 }
  const line = mcts.line?.(told)
  expect(line?.nodes).toBe(64)
  expect(mcts.line?.(told)).toEqual(line)
  expect(choices).toContain(line?.codes[0])
})
