import { describe, expect, it } from 'vitest'
import { parseBalanceArguments } from '../../src-main/measure/balance-arguments.ts'
import { playTurnsBalance, turnsFigures, type Played } from '../../src-main/measure/turns-balance.ts'
import { turnsFaults } from '../../src-main/measure/turns-goals.ts'

const clock = (): number => 0
const FOURTH = 'transport.end.fourthParcel'

const played = (places: number[][], more: Partial<Played> = {}): Played => ({
  places,
  reason: FOURTH,
  turns: 30,
  starter: 0,
  points: 6,
  decisions: 100,
  ms: 200,
  ...more,
})
const repeated = (count: number, ...games: Played[]): Played[] =>
  Array.from({ length: count }, (_, i) => games[i % games.length])

/** A hundred games of three seats that are alive and straight. */
const good = repeated(99, played([[0], [1, 2]]), played([[1], [0], [2]]), played([[2], [0], [1]]))

describe('the balance of a game in turns', () => {
  it('plays the same games for the same seed, every seat beginning in its turn', () => {
    const asked = parseBalanceArguments([
      '--game',
      'transport',
      '--games',
      '2',
      '--seats',
      '2',
      '--seed',
      '5',
      '--nodes',
      '12',
    ])
    if (asked.of !== 'turns') throw new Error('Transport is measured in turns')
    const figures = playTurnsBalance(asked.task, clock)
    expect(playTurnsBalance(asked.task, clock)).toEqual(figures)
    expect(figures).toHaveLength(1)
    expect(figures[0]).toMatchObject({ seats: 2, games: 2, finished: 2 })
    expect(figures[0].sides.reduce((sum, side) => sum + side.share, 0)).toBeCloseTo(1, 2)
  })

  it('tells shares by where seats sit and by the order of play, ties shared', () => {
    const figures = turnsFigures([played([[0, 1]]), played([[1], [0]], { starter: 1 })], 2)
    expect(figures.sides.map((side) => side.share)).toEqual([0.25, 0.75])
    expect(figures.order.map((side) => side.share)).toEqual([0.75, 0.25])
  })

  it('takes seats that share every place for one side', () => {
    const teams = repeated(
      20,
      played([
        [0, 2],
        [1, 3],
      ]),
      played([
        [1, 3],
        [0, 2],
      ]),
    )
    expect(turnsFigures(teams, 4).sides.map((side) => [side.seats, side.share])).toEqual([
      [[0, 2], 0.5],
      [[1, 3], 0.5],
    ])
  })

  it('tells endings and the middle length in turns a seat', () => {
    const figures = turnsFigures(
      [
        played([[0], [1]], { turns: 10 }),
        played([[0], [1]], { turns: 24 }),
        played([[0], [1]], { turns: 40, reason: 'x' }),
      ],
      2,
    )
    expect(figures.endings).toEqual({ [FOURTH]: 2, x: 1 })
    expect(figures.turnsASeat.median).toBe(12)
  })

  it('finds nothing amiss with a straight, lively game', () => {
    expect(turnsFaults('transport', turnsFigures(good, 3))).toEqual([])
  })

  it.each([
    ['does not end', [...good.slice(1), played([], { reason: '' })], 'not ended'],
    [
      'favours where one sits',
      repeated(
        99,
        played([[1], [0, 2]]),
        played([[1], [0], [2]], { starter: 1 }),
        played([[1], [2], [0]], { starter: 2 }),
      ),
      'seat 2',
    ],
    [
      'favours who begins',
      repeated(
        99,
        played([[0], [1, 2]]),
        played([[1], [0], [2]], { starter: 1 }),
        played([[2], [0], [1]], { starter: 2 }),
      ),
      'place in the order 1',
    ],
    ['seldom ends by a fourth parcel', good.map((one, i) => (i % 2 ? one : { ...one, reason: 'x' })), 'fourthParcel'],
    ['is too long', good.map((one) => ({ ...one, turns: 60 })), '20 turns a seat'],
  ])('says so of a game that %s', (_what, games, word) => {
    const faults = turnsFaults('transport', turnsFigures(games, 3))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(word)
  })
})
