import { describe, expect, it } from 'vitest'
import { BadArguments } from '../../../src-main/measure/arguments.ts'
import { parseBalanceArguments } from '../../../src-main/measure/balance-arguments.ts'
import { stationsWithAbduction } from '../../../src-main/measure/freight-express/balance-stations.ts'
import {
  playBalance,
  figuresOf,
  type BalanceMode,
  type BalanceTask,
} from '../../../src-main/measure/freight-express/balance.ts'
import { addBalance, emptyTally } from '../../../src-main/measure/freight-express/balance-tally.ts'
import { faultsOf, verdictOf } from '../../../src-main/measure/freight-express/balance-verdict.ts'

const clock = (): number => 0
function freightTask(): BalanceTask {
  const asked = parseBalanceArguments([
    '--game',
    'freight-express',
    '--games',
    '2',
    '--seats',
    '3',
    '--layouts',
    'classic,ring',
    '--seed',
    '5',
    '--nodes',
    '30',
    '--modes',
    'basic',
  ])
  if (asked.of !== 'freight-express') throw new Error('Freight Express has a balance of its own')
  return asked.task
}
const task = freightTask()

/** Figures of a game that is alive and straight. */
const good = figuresOf(
  {
    ...emptyTally(3),
    games: 300,
    finished: 300,
    rams: 600,
    deliveries: 3000,
    fuel: [0, 0, 9, 9, 9, 9, 9, 9, 9, 9],
    won: [1200, 1200, 1200],
  },
  3,
)

describe('the balance', () => {
  it('plays the layouts by turns, and the same games for the same seed', () => {
    const parts = playBalance(task, clock)
    expect(playBalance(task, clock)).toEqual(parts)
    expect(parts).toHaveLength(1)
    expect(parts[0].all).toMatchObject({ games: 2, finished: 2 })
    expect(parts[0].layouts.classic.games).toBe(1)
    expect(parts[0].layouts.ring.games).toBe(1)
  })

  it('plays the options it is given as a table would: stations that are not named keep their specials', () => {
    const abduction: BalanceTask = {
      ...task,
      games: 1,
      seats: [2],
      layouts: ['classic'],
      modes: ['advanced'],
      options: { stations: { J: 'abduction' } },
    }
    const [{ all }] = playBalance(abduction, clock)
    expect(all.specialsOffered.cardRobbery).toBeGreaterThan(0)
    expect(all.specialsOffered.wagonRobbery).toBe(0)
  })

  it('lays Abduction among the usual specials in a mode of its own, on other stations from game to game', () => {
    const [{ all }] = playBalance({ ...task, games: 1, layouts: ['classic'], modes: ['abduction'] }, clock)
    expect(all.finished).toBe(1)
    for (let number = 0; number < 18; number++) {
      const stations = stationsWithAbduction(number, number)
      const lying = Object.values(stations).sort()
      expect(stations.A).toBe('none')
      expect(new Set(lying).size).toBe(10)
      expect(lying).toContain('abduction')
    }
    expect(stationsWithAbduction(0, 1)).not.toEqual(stationsWithAbduction(0, 2))
    expect(stationsWithAbduction(3, 5)).toEqual(stationsWithAbduction(3, 5))
    expect(Object.values(stationsWithAbduction(1, 1))).toContain('ticket')
    expect(Object.values(stationsWithAbduction(0, 1))).not.toContain('ticket')
  })

  it('says so when a special that lies on a station is never used, Abduction only where it does', () => {
    const used = Object.fromEntries(Object.keys(good.specialsUsed).map((name) => [name, name === 'abduction' ? 0 : 3]))
    const verdict = (mode: BalanceMode, specialsUsed: Readonly<Record<string, number>>): string[] =>
      verdictOf([{ mode, seats: 3, all: { ...good, specialsUsed }, layouts: {} }])
    expect(verdict('basic', {})).toEqual([])
    expect(verdict('advanced', used)).toEqual([])
    expect(verdict('advanced', { ...used, ticket: 0 })).toEqual(['advanced, 3 seats: ticket is never used'])
    expect(verdict('abduction', used)).toEqual(['abduction, 3 seats: abduction is never used'])
  })

  it('counts what happens: what is delivered was coupled, what was driven was burnt, and somebody won', () => {
    const { all } = playBalance(task, clock)[0]
    expect(all.deliveries).toBeLessThanOrEqual(all.coupled)
    expect(Object.values(all.fuel).reduce((sum, count) => sum + count, 0)).toBe(all.drives * all.games)
    expect(all.seats.reduce((sum, seat) => sum + seat.share, 0)).toBeCloseTo(1, 2)
  })

  it('adds parts up, list by list', () => {
    const one = { ...emptyTally(2), games: 1, rams: 2, won: [12, 0] }
    expect(addBalance([one, { ...one, won: [0, 12] }], 2)).toMatchObject({ games: 2, rams: 4, won: [12, 12] })
  })

  it('finds nothing amiss with a lively, straight game', () => {
    expect(faultsOf(good)).toEqual([])
  })

  it.each([
    ['rams too seldom', { rams: 0.9 }, 'rams'],
    ['delivers too little', { deliveriesPerSeat: 1.9 }, 'deliveries'],
    ['does not end', { finished: 299 }, 'not ended'],
    ['never drives a value', { fuel: { ...good.fuel, 4: 0 } }, 'value 4'],
    [
      'favours a seat',
      { seats: figuresOf({ ...emptyTally(3), games: 300, finished: 300, won: [1800, 900, 900] }, 3).seats },
      'seat 1',
    ],
  ])('says so of a game that %s', (_what, change, word) => {
    const faults = faultsOf({ ...good, ...change })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(word)
  })

  it('asks more certainty of a layout, of which there are many, than of a whole column', () => {
    const won = (first: number) =>
      figuresOf(
        {
          ...emptyTally(3),
          games: 60,
          finished: 60,
          rams: 120,
          deliveries: 600,
          fuel: [0, 0, 9, 9, 9, 9, 9, 9, 9, 9],
          won: [first * 12, 0, (60 - first) * 12],
        },
        3,
      )
    const verdict = (first: number): string[] =>
      verdictOf([{ mode: 'basic', seats: 3, all: good, layouts: { ring: won(first) } }]).filter((fault) =>
        fault.includes('seat 1'),
      )
    expect(faultsOf(won(32))).toHaveLength(1)
    expect(verdict(32)).toEqual([])
    expect(verdict(38)).toEqual(['basic, 3 seats, ring: seat 1 wins at least 42 of 100'])
  })

  it('refuses what it does not know', () => {
    for (const args of [
      ['--game', 'chess'],
      ['--game', 'freight-express', '--layouts', 'moon'],
      ['--game', 'freight-express', '--seats', '5'],
      ['--game', 'freight-express', '--modes', 'wild'],
      ['--game', 'freight-express', '--options', '{"no":1}'],
      ['--game', 'transport', '--layouts', 'ring'],
      ['--game', 'transport', '--options', '{"no":1}'],
    ]) {
      expect(() => parseBalanceArguments(args)).toThrow(BadArguments)
    }
  })
})
