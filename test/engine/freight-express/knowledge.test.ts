import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { equalStates, type State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { act, begin, handOf, only, open } from './helpers.ts'

const sampled = (s: State, seat: number, seed: number): State => game.sample(game.beliefs(s, seat), generator(seed))

describe('what a seat sees', () => {
  const s = begin({ seats: 3, hands: [[1, 2], [3, 4, 5], [6]], coupled: [[10], [11]], discard: [20, 21] })

  it('is its own hand, and of the others the number of cards', () => {
    expect(game.view(s, 1).seats.map((seat) => seat.hand)).toEqual([[UNKNOWN, UNKNOWN], [3, 4, 5], [UNKNOWN]])
  })

  it('is no hand at all for one who looks on, and every hand after the end', () => {
    expect(game.view(s, 'onlooker').seats.map((seat) => seat.hand.every((card) => card === UNKNOWN))).toEqual([true, true, true])
    expect(game.view(s, 'open').seats[2].hand).toEqual([6])
  })

  it('is every train, the counts of the piles and the top of the discard', () => {
    expect(game.view(s, 'onlooker')).toMatchObject({ discard: 2, discardTop: 20, stock: open(s).stock })
    expect(game.view(s, 'onlooker').seats.map((seat) => seat.coupled)).toEqual([[10], [11], []])
  })
})

describe('what a seat is told', () => {
  it('names drawn cards to the one who drew only', () => {
    const s = begin({ stock: [7] })
    const drew = only(act(s, { kind: 'endTurn' }), 'drew')
    expect(game.redact(drew, 1)).toMatchObject({ cards: [7] })
    expect(game.redact(drew, 'open')).toMatchObject({ cards: [7] })
    expect(game.redact(drew, 0)).toMatchObject({ cards: [UNKNOWN] })
    expect(game.redact(drew, 'onlooker')).toMatchObject({ cards: [UNKNOWN] })
  })
})

describe('what a seat believes', () => {
  it('holds no hidden card and no generator', () => {
    const one = begin({ hands: [[1, 2], [3, 4]], stock: [5, 6] })
    const two = begin({ hands: [[1, 2], [6, 3]], stock: [4, 5], seed: 99 })
    expect(game.beliefs(two, 0)).toEqual(game.beliefs(one, 0))
    expect(game.beliefs(two, 1)).not.toEqual(game.beliefs(one, 1))
  })

  it('makes full states that agree with it (seeds 1 to 20)', () => {
    const s = begin({ seats: 3, hands: [[1, 2], [3, 4], [5]], coupled: [[10]], delivered: [[], [12]], discard: [20], cells: { '2,2': { rails: 'NS' } } })
    for (let seed = 1; seed <= 20; seed++) {
      const other = sampled(s, 1, seed)
      game.census(other)
      expect(game.beliefs(other, 1)).toEqual(game.beliefs(s, 1))
      expect(game.view(other, 1)).toEqual(game.view(s, 1))
    }
  })

  it('makes different ones', () => {
    const s = begin({ hands: [[1, 2], [3, 4]] })
    expect(equalStates(sampled(s, 0, 1), sampled(s, 0, 2))).toBe(false)
  })

  it('remembers which cards a shuffle brought into the stock', () => {
    // Seat 1 holds 3 and 4 from before the shuffle of 20 to 24: none of those can be in its hand.
    const s = begin({ hands: [[], [3, 4]], stock: [], discard: [20, 21, 22, 23, 24], rest: 'delivered' })
    act(s, { kind: 'endTurn' })
    expect(game.hiddenFrom(s, 0).map((group) => [...group].sort())).toEqual([[3, 4], [20, 21, 22, 23, 24]])
    for (let seed = 1; seed <= 20; seed++) {
      const hand = handOf(sampled(s, 0, seed), 1)
      expect([...hand.slice(0, 2)].sort()).toEqual([3, 4])
      expect(hand[2]).toBeGreaterThanOrEqual(20)
    }
  })

  it('deals stations that others still hide at random while they are placed', () => {
    const s = game.setup({ options: { ...game.options.default, layout: 'placed' }, seatCount: 2, seed: 3, starter: 0 })
    const hands = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const other = sampled(s, 0, seed)
      game.census(other)
      expect(open(other).seats[0].stations).toEqual(open(s).seats[0].stations)
      hands.add(String(open(other).seats[1].stations))
    }
    expect(hands.size).toBeGreaterThan(1)
  })
})
