import { describe, expect, it } from 'vitest'
import { parseLadderArguments } from '../../src-main/measure/ladder-arguments.ts'
import { addRungs, ladderReport, pairsOf, playLadder, type Rung } from '../../src-main/measure/ladder.ts'

const parse = (line: string) => parseLadderArguments(line.split(' '))
const GAMES = '--game first-class --bots random,greedyScore --games 4 --seed 3 --options {"modules":[]}'

describe('the ladder', () => {
  it('plays all levels against each other where nobody names others', () => {
    const { bots, seats } = parse('--game transport')
    expect(bots).toEqual(['porter', 'shunter', 'driver', 'stationmaster', 'controller'])
    expect(pairsOf(bots, seats)).toHaveLength(10)
    expect(pairsOf(bots, 3)).toHaveLength(20)
  })

  it('refuses a bot that there is not, and a part that is none', () => {
    expect(() => parse('--game transport --bots porter,genius')).toThrow('genius')
    expect(() => parse('--game transport --shard 3/2')).toThrow('--shard takes a part')
  })

  it('plays in parts what the whole would play', () => {
    const whole = playLadder(parse(GAMES))
    const parts = ['1/2', '2/2'].map((shard) => playLadder(parse(`${GAMES} --shard ${shard}`)))
    expect(addRungs(parts)).toEqual(whole)
    expect(whole).toEqual([expect.objectContaining({ one: 'greedyScore', others: 'random', games: 4 })])
  })

  it('rates three to one as 191 points, and three bots by what each did to the others', () => {
    const rung = (one: Rung['one'], others: Rung['one'], games: number, share: number): Rung => {
      return { one, others, games, won: games * share * 12 }
    }
    const two = ladderReport({ ...parse(GAMES), bots: ['random', 'greedy'] }, [rung('greedy', 'random', 100_000, 0.75)])
    expect(two.ratings[1].elo - two.ratings[0].elo).toBeGreaterThan(188)
    expect(two.ratings[1].elo - two.ratings[0].elo).toBeLessThan(193)
    const three = ladderReport({ ...parse(GAMES), bots: ['random', 'porter', 'greedy'] }, [
      rung('porter', 'random', 100_000, 0.75),
      rung('greedy', 'random', 100_000, 0.9),
      rung('greedy', 'porter', 100_000, 0.75),
    ])
    const [low, middle, high] = three.ratings.map(({ elo }) => elo)
    expect(high - low).toBeGreaterThan(378)
    expect(high - low).toBeLessThan(386)
    expect(Math.abs(middle)).toBeLessThan(3)
  })
})
