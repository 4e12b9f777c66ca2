import { describe, expect, it } from 'vitest'
import { random } from '../../src-main/bots/random.ts'
import type { Bot } from '../../src-main/bots/bot.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import {
  addTallies,
  arenaReport,
  numbersOf,
  playArena,
  seatedAt,
  seedOfGame,
  type ArenaTask,
} from '../../src-main/measure/arena.ts'
import { WIN, playBotGame } from '../../src-main/measure/bot-game.ts'
import { wilson } from '../../src-main/measure/wilson.ts'

const freight = gameOf('freight-express')
const task: ArenaTask = {
  game: 'freight-express',
  bots: ['random', 'random', 'random'],
  games: 12,
  seed: 7,
  options: freight.options.default,
  nodes: 1,
  shard: { index: 1, of: 1 },
}

describe('the arena', () => {
  it('gives the same result for the same arguments, and another for another seed', () => {
    expect(playArena(task)).toEqual(playArena(task))
    expect(playArena({ ...task, seed: 8 })).not.toEqual(playArena(task))
  })

  it('plays in parts what the whole would play', () => {
    const parts = [1, 2, 3, 4, 5].map((index) => playArena({ ...task, shard: { index, of: 5 } }))
    expect(addTallies(parts)).toEqual(playArena(task))
  })

  it('gives every part all rotations, and each game to one part, also where parts are a multiple of the bots', () => {
    const parts = [1, 2, 3, 4].map((index) =>
      numbersOf({ games: 24, bots: ['random', 'random'], shard: { index, of: 4 } }),
    )
    for (const part of parts) expect(part.filter((number) => seatedAt(0, number, 2) === 0)).toHaveLength(3)
    expect(parts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, number) => number))
  })

  it('finishes every random game and gives one win a game, in parts when shared', () => {
    const tally = playArena(task)
    expect([tally.games, tally.finished]).toEqual([12, 12])
    expect(tally.won.reduce((sum, part) => sum + part, 0)).toBe(12 * WIN)
  })

  it('tells after each game how many are done', () => {
    const told: string[] = []
    playArena({ ...task, games: 3 }, (done, of) => told.push(`${done}/${of}`))
    expect(told).toEqual(['1/3', '2/3', '3/3'])
  })

  it('moves every bot through every seat', () => {
    const seats = [0, 1, 2].map((number) => [0, 1, 2].map((seat) => seatedAt(seat, number, 3)))
    expect(seats).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  it('gives each game a seed of its own', () => {
    expect(new Set(Array.from({ length: 1000 }, (_, number) => seedOfGame(7, number))).size).toBe(1000)
  })

  it('reports shares of all games, turns of finished ones and its speed', () => {
    const report = arenaReport(
      { ...task, bots: ['random', 'random'] },
      { games: 4, finished: 3, turns: 30, actions: 500, won: [2.5 * WIN, 0.5 * WIN] },
      2,
    )
    expect(report).toMatchObject({ games: 4, finished: 3, meanTurns: 10, actionsPerSecond: 250 })
    expect(report.bots.map(({ wins, share }) => [wins, share])).toEqual([
      [2.5, 0.625],
      [0.5, 0.125],
    ])
  })

  it('tells no share and no turns where a shard holds no games', () => {
    const short: ArenaTask = { ...task, games: 2, shard: { index: 2, of: 2 } }
    const tally = playArena(short)
    expect(tally.games).toBe(0)
    const { bots, meanTurns } = arenaReport(short, tally, 1)
    expect([meanTurns, ...bots.map(({ share }) => share)]).toEqual([null, null, null, null])
  })
})

describe('a game between bots', () => {
  const played = { game: freight, options: freight.options.default, seed: 5, nodes: 10 }

  it('tells a bot nothing but its seat, beliefs, choices, dice and budget', () => {
    const asked = new Set<string>()
    const nosy: Bot = {
      id: 'random',
      choose: (question) => (Object.keys(question).forEach((key) => asked.add(key)), random.choose(question)),
    }
    playBotGame({ ...played, bots: [nosy, nosy] })
    expect([...asked].sort()).toEqual(['beliefs', 'choices', 'game', 'nodes', 'seat', 'seed'])
  })

  it('is not counted when a bot answers what was not offered', () => {
    const cheat: Bot = { id: 'random', choose: () => -1 }
    expect(() => playBotGame({ ...played, bots: [cheat, random] })).toThrow('not offered')
  })
})

describe("Wilson's interval", () => {
  it('is the known one for 30 of 100', () => {
    const [low, high] = wilson(30, 100)
    expect(low).toBeCloseTo(0.2189, 4)
    expect(high).toBeCloseTo(0.3958, 4)
  })

  it('stays within 0 and 1, and knows nothing without games', () => {
    expect(wilson(0, 10)[0]).toBe(0)
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 12)
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})
