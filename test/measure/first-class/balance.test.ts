import { describe, expect, it } from 'vitest'
import { BadArguments } from '../../../src-main/measure/arguments.ts'
import { parseBalanceArguments } from '../../../src-main/measure/balance-arguments.ts'
import { firstClassFaults } from '../../../src-main/measure/first-class/balance-verdict.ts'
import {
  playFirstClassBalance,
  type FirstClassFigures,
  type FirstClassTask,
} from '../../../src-main/measure/first-class/balance.ts'
import { cardFigures } from '../../../src-main/measure/first-class/card-figures.ts'
import { expectedShares } from '../../../src-main/measure/first-class/expectation.ts'
import { noOffers, type Take } from '../../../src-main/measure/first-class/takes.ts'
import { wilson } from '../../../src-main/measure/wilson.ts'

const clock = (): number => 0
function taskOf(...more: string[]): FirstClassTask {
  const asked = parseBalanceArguments(['--game', 'first-class', '--seed', '5', '--nodes', '12', ...more])
  if (asked.of !== 'first-class') throw new Error('First Class has a balance of its own')
  return asked.task
}

const take = (card: number, lead: number, won: number): Take => ({ card, seats: 2, round: 1, lead, won })
const times = (n: number, one: Take): Take[] => Array.from({ length: n }, () => one)

const seat = (wins: number) => ({ share: wins / 300, interval: wilson(wins, 300), points: 200 })
const part = {
  pair: 'AB',
  games: 300,
  finished: 300,
  seats: [seat(150), seat(150)],
  startTaken: 2,
  sources: {},
  msPerDecision: 1,
} as unknown as FirstClassFigures['parts'][number]
const strong = { ...cardFigures([take(0, 0, 1)], { ...noOffers(), dealt: [1] })[0], taken: 100, ratio: 1.6 }
const figures = (more: Partial<typeof part>, card: Partial<typeof strong> = { ratio: 1 }): FirstClassFigures => ({
  parts: [{ ...part, ...more }],
  cards: [{ ...strong, ...card }],
})

describe('the balance of First Class', () => {
  it('is asked for every pair of modules, or for some', () => {
    expect(taskOf().pairs).toHaveLength(15)
    expect(taskOf('--pairs', 'AB,CD', '--options', '{"teatime":true}')).toMatchObject({
      pairs: ['AB', 'CD'],
      options: { teatime: true },
    })
    for (const args of [
      ['--pairs', 'BA'],
      ['--pairs', 'AG'],
      ['--layouts', 'ring'],
      ['--options', '{'],
    ])
      expect(() => taskOf(...args)).toThrow(BadArguments)
    expect(() => parseBalanceArguments(['--game', 'transport', '--pairs', 'AB'])).toThrow(BadArguments)
  })

  it('plays each pair at every number of seats by turns, the same games for the same seed', () => {
    const task = taskOf('--pairs', 'AB,EF', '--games', '2', '--seats', '2,3')
    const { parts, cards } = playFirstClassBalance(task, clock)
    const again = { ...task, pairs: ['AB'], seats: [2], games: 1 }
    expect(playFirstClassBalance(again, clock)).toEqual(playFirstClassBalance(again, clock))
    expect(parts.map(({ pair, games, finished, seats }) => [pair, games, finished, seats.length])).toEqual([
      ['', 2, 2, 2],
      ['AB', 1, 1, 2],
      ['EF', 1, 1, 2],
      ['', 2, 2, 3],
      ['AB', 1, 1, 3],
      ['EF', 1, 1, 3],
    ])
    for (const { seats } of parts) expect(seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
    // Three turns a seat in six rounds; a start tile is none of these.
    const taken = cards.reduce((sum, card) => sum + card.taken + card.refused, 0)
    const started = parts.filter(({ pair }) => pair !== '').reduce((sum, { startTaken }) => sum + startTaken, 0)
    expect(taken + started).toBe(2 * 18 * (2 + 3))
    expect(cards.every((card) => card.taken + card.refused <= card.dealt)).toBe(true)
    expect(new Set(cards.map(({ module }) => module))).toEqual(new Set(['', 'A', 'B', 'E', 'F']))
  })

  it('tells the points of a seat by where they come from', () => {
    const [{ sources, seats }] = playFirstClassBalance(
      taskOf('--pairs', 'AB', '--games', '1', '--seats', '2'),
      clock,
    ).parts
    expect(Object.values(sources).reduce((sum, n) => sum + n, 0)).toBeCloseTo(
      (seats[0].points + seats[1].points) / 2,
      1,
    )
  })

  it('expects of a take what takes from the same lead in the same round came to', () => {
    const takes = [...times(60, take(0, 10, 1)), ...times(60, take(1, -10, 0)), { ...take(1, 10, 0), round: 2 }]
    const shares = expectedShares(takes)
    expect([shares[0], shares[60], shares[120]]).toEqual([1, 0, 0])
  })

  it('says how many times as often as expected the takers of a card win, however far ahead they are', () => {
    const takes = [
      ...times(30, take(0, 10, 1)),
      ...times(30, take(1, 10, 0)),
      ...times(60, take(2, -10, 0.25)),
      ...times(60, take(3, 10, 0.5)),
    ]
    const offers = noOffers()
    offers.dealt.fill(200, 0, 4)
    const found = Object.fromEntries(cardFigures(takes, offers).map(({ card, ratio }) => [card, ratio]))
    expect(found).toEqual({ 0: 2, 1: 0, 2: 1, 3: 1 })
  })

  it('finds nothing amiss with a straight game', () => {
    expect(firstClassFaults(figures({}))).toEqual([])
    expect(firstClassFaults(figures({}, { taken: 99 }))).toEqual([])
    expect(firstClassFaults(figures({}, { stack: 3 }))).toEqual([])
  })

  it('asks more certainty of a single pair, of which there are many, than of all of them together', () => {
    const lucky = [seat(195), seat(105)]
    expect(firstClassFaults(figures({ pair: 'AB', seats: lucky }))).toEqual([])
    expect(firstClassFaults(figures({ pair: '', seats: lucky }))).toEqual([
      'all pairs, 2 seats: seat 1 wins at least 59 of 100',
    ])
  })

  it.each([
    ['favours a seat', figures({ seats: [seat(210), seat(90)] }), 'AB, 2 seats: seat 1 wins'],
    ['does not end', figures({ finished: 299 }), '1 games have not ended'],
    ['has a card that is too strong', figures({}, {}), 'card 0 (wagon, stack 1) wins its takers 1.6 times'],
  ])('says so of a game that %s', (_what, found, words) => {
    const faults = firstClassFaults(found)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
  })
})
