import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../../../src-shared/core.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { equalStates, type State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { generator, seedGenerator } from '../../../src-main/engine/random.ts'
import {
  addToHand,
  handOverBlind,
  noteLacking,
  playFromHand,
  takeTop,
} from '../../../src-main/engine/freight-express/piles.ts'
import { AT } from '../../../src-main/engine/freight-express/state.ts'
import { before, use } from './advanced/helpers.ts'
import { act, begin, handOf, kinds, only, open } from './helpers.ts'
import { freightExpressTestable } from '../../testable/freight-express/index.ts'

const sampled = (s: State, seat: number, seed: number): State => game.sample(game.beliefs(s, seat), generator(seed))

describe('what a seat sees', () => {
  const s = begin({ seats: 3, hands: [[1, 2], [3, 4, 5], [6]], coupled: [[10], [11]], discard: [20, 21] })

  it('is its own hand, and of the others the number of cards', () => {
    expect(game.view(s, 1).seats.map((seat) => seat.hand)).toEqual([[UNKNOWN, UNKNOWN], [3, 4, 5], [UNKNOWN]])
  })

  it('is no hand at all for one who looks on, and every hand after the end', () => {
    expect(game.view(s, 'onlooker').seats.map((seat) => seat.hand.every((card) => card === UNKNOWN))).toEqual([
      true,
      true,
      true,
    ])
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

describe('what a seat is told at the table', () => {
  it('is everything that lies open, as it is, and of hands dealt its own', () => {
    const s = begin({ hands: [[{ couple: 'A' }]] })
    const [coupled] = act(s, { kind: 'couple', card: handOf(s, 0)[0] })
    expect(game.redact(coupled, 'onlooker')).toBe(coupled)
    const told: FreightEvent[] = []
    game.setup({ options: game.options.default, seatCount: 2, seed: 1, starter: 0 }, (event) => told.push(event))
    expect(kinds(told).slice(0, 2)).toEqual(['dealt', 'dealt'])
    expect(told.slice(0, 2).map((event) => game.redact(event, 1))).toMatchObject([
      { cards: [UNKNOWN, UNKNOWN, UNKNOWN] },
      { cards: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    ])
    expect(game.redact(told[1], 1)).toBe(told[1])
  })
})

describe('the count of all pieces', () => {
  it('says so when a card or a station lies in two places, in none, or not on its cell', () => {
    const spoilt = (change: (s: State) => void): (() => void) => {
      const s = begin({ hands: [[1, 2]], stock: [3] })
      change(s)
      return () => freightExpressTestable.census(s)
    }
    expect(spoilt((s) => void (s[AT.hand] = 3))).toThrow('card 3 is in two places')
    expect(spoilt((s) => void s[AT.handCount]--)).toThrow('card 2 is nowhere')
    expect(spoilt((s) => void (s[AT.stationCell + 1] = 1))).toThrow('station B does not lie on its cell')
  })
})

describe('what a seat believes', () => {
  it('holds no hidden card and no generator', () => {
    const one = begin({
      hands: [
        [1, 2],
        [3, 4],
      ],
      stock: [5, 6],
    })
    const two = begin({
      hands: [
        [1, 2],
        [6, 3],
      ],
      stock: [4, 5],
      seed: 99,
    })
    expect(game.beliefs(two, 0)).toEqual(game.beliefs(one, 0))
    expect(game.beliefs(two, 1)).not.toEqual(game.beliefs(one, 1))
  })

  it('makes full states that agree with it (seeds 1 to 20)', () => {
    const s = begin({
      seats: 3,
      hands: [[1, 2], [3, 4], [5]],
      coupled: [[10]],
      delivered: [[], [12]],
      discard: [20],
      cells: { '2,2': { rails: 'NS' } },
    })
    for (let seed = 1; seed <= 20; seed++) {
      const other = sampled(s, 1, seed)
      freightExpressTestable.census(other)
      expect(game.beliefs(other, 1)).toEqual(game.beliefs(s, 1))
      expect(game.view(other, 1)).toEqual(game.view(s, 1))
    }
  })

  it('makes different ones', () => {
    const s = begin({
      hands: [
        [1, 2],
        [3, 4],
      ],
    })
    expect(equalStates(sampled(s, 0, 1), sampled(s, 0, 2))).toBe(false)
  })

  it('remembers which cards a shuffle brought into the stock', () => {
    // Seat 1 holds 3 and 4 from before the shuffle of 20 to 24: none of those can be in its hand.
    const s = begin({ hands: [[], [3, 4]], stock: [], discard: [20, 21, 22, 23, 24], rest: 'delivered' })
    act(s, { kind: 'endTurn' })
    expect(freightExpressTestable.hiddenFrom(s, 0).map((group) => [...group].sort())).toEqual([
      [3, 4],
      [20, 21, 22, 23, 24],
    ])
    for (let seed = 1; seed <= 20; seed++) {
      const hand = handOf(sampled(s, 0, seed), 1)
      expect([...hand.slice(0, 2)].sort()).toEqual([3, 4])
      expect(hand[2]).toBeGreaterThanOrEqual(20)
    }
  })

  it('deals a hand of which nothing is known evenly, whatever another hand is known to lack', () => {
    // Seat 1 lacks 1. Of the cards 0 and 8 (both 1), 9, 11 and 21 one goes to seat 1, then any of the four left to seat
    // 2.
    const s = begin({ seats: 3, hands: [[], [9], [11]], stock: [0, 8, 21], rest: 'delivered' })
    noteLacking(s, 1, 1)
    const deals = 2000
    const ones = Array.from({ length: deals }, (_, seed) => handOf(sampled(s, 0, seed), 2)[0]).filter(
      (card) => card === 0 || card === 8,
    )
    // Half of them, give or take five standard deviations.
    expect(Math.abs(ones.length - deals / 2)).toBeLessThan(5 * Math.sqrt(deals / 4))
  })

  it('finds a deal where what is known of the hands leaves only one', () => {
    // Three hidden cards of the values 1, 3 and 2; the places are known to lack so much that no other deal is left.
    const s = begin({ seats: 4, hands: [[], [8], [11], [9]], stock: [], rest: 'delivered' })
    const lack = (seat: number, ...values: number[]): void => values.forEach((value) => noteLacking(s, seat, value))
    lack(1, 2, 3, 4, 5)
    lack(2, 1, 5)
    lack(3, 3)
    for (let seed = 1; seed <= 20; seed++) {
      expect(
        [1, 2, 3].map((seat) => handOf(sampled(s, 0, seed), seat)),
        `seed ${seed}`,
      ).toEqual([[8], [11], [9]])
    }
  })

  it('knows that hands have shown to lack a value: cards of that value are a group of their own', () => {
    const s = begin({ seats: 3, hands: [[], [9, 11], []], stock: [0, 8, 21], rest: 'delivered' })
    noteLacking(s, 1, 1)
    expect(freightExpressTestable.hiddenFrom(s, 0).map((group) => [...group].sort((a, b) => a - b))).toEqual([
      [0, 8],
      [9, 11, 21],
    ])
    expect(freightExpressTestable.hiddenFrom(s, 1).flat()).not.toContain(9)
    const alone = begin({ seats: 3, hands: [[], [9, 11], []], stock: [0, 21], rest: 'delivered' })
    noteLacking(alone, 1, 1)
    expect(freightExpressTestable.hiddenFrom(alone, 0)).toContainEqual([0])
  })

  it('does not tell which card of a hand was played, where it may have been an older or a younger one', () => {
    // All know of the older card that it is not worth 2. The one left over may be the older or the younger.
    const after = (older: number, younger: number): State => {
      const s = begin({ seats: 3, hands: [[], [older], []], stock: [younger] })
      noteLacking(s, 1, 2)
      addToHand(s, 1, takeTop(s))
      playFromHand(s, 1, 8)
      return s
    }
    expect(game.beliefs(after(8, 11), 0)).toEqual(game.beliefs(after(11, 8), 0))
  })

  it('rules nothing out for the card left over, where the one played may have been either of two of which other things were known', () => {
    // Seat 1 lacks 2, and takes the one card of seat 2, which lacks 3, unseen. Either may have been the 1 that is
    // played then.
    const s = begin({ seats: 3, hands: [[], [11], [8]], stock: [], rest: 'delivered' })
    noteLacking(s, 1, 2)
    noteLacking(s, 2, 3)
    handOverBlind(s, 2, 1, 8)
    playFromHand(s, 1, 8)
    expect(handOf(sampled(s, 0, 1), 1)).toEqual([11])
  })

  it('does not follow a card that goes over blind, but for the two who see it', () => {
    const robbed = Array.from({ length: 12 }, (_, seed) => {
      const s = before('cardTrain', { seats: 3, hands: [[], [8], []], stock: [20, 21], rest: 'delivered' })
      seedGenerator(s, AT.generator, seed)
      noteLacking(s, 1, 2)
      addToHand(s, 1, takeTop(s))
      addToHand(s, 1, takeTop(s))
      use(s)
      return s
    })
    expect(new Set(robbed.map((s) => String([...handOf(s, 0)].sort()))).size).toBeGreaterThan(1)
    for (const s of robbed) {
      expect(game.beliefs(s, 2)).toEqual(game.beliefs(robbed[0], 2))
      const taken = [...handOf(s, 0)].sort()
      expect([...handOf(sampled(s, 1, 3), 0)].sort()).toEqual(taken)
    }
  })

  it('deals stations that others still hide at random while they are placed', () => {
    const s = game.setup({ options: { ...game.options.default, layout: 'placed' }, seatCount: 2, seed: 3, starter: 0 })
    expect(freightExpressTestable.hiddenFrom(s, 0).at(-1)).toEqual(
      open(s).seats[1].stations.map((station) => 50 + station),
    )
    const hands = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const other = sampled(s, 0, seed)
      freightExpressTestable.census(other)
      expect(open(other).seats[0].stations).toEqual(open(s).seats[0].stations)
      hands.add(String(open(other).seats[1].stations))
    }
    expect(hands.size).toBeGreaterThan(1)
  })

  it('allows no deal when a hand is known to lack every value, and says for whom', () => {
    const s = begin({ hands: [[1], [2]] })
    const known = game.beliefs(s, 0)
    const at = known.slots.findIndex((slot, i) => slot < 0 && s[i] === 2)
    known.slots[at] = -1 - ((-1 - known.slots[at]) | 63)
    expect(() => game.sample(known, generator(1))).toThrow('the beliefs of seat 0 allow no deal')
  })

  it('holds the cards under the top of the discard in no order, and those it can name in another hand in none', () => {
    const discards = [
      [20, 5, 8, 3],
      [20, 8, 3, 5],
    ].map((discard) => game.beliefs(begin({ hands: [[1]], discard }), 0))
    expect(discards[0]).toEqual(discards[1])
    const hands = [
      [9, 4, 7],
      [4, 7, 9],
    ].map((hand) => {
      const s = begin({ hands: [[1], hand] })
      for (const card of hand) s[AT.knownBy + card] |= 1
      return game.beliefs(s, 0)
    })
    expect(hands[0]).toEqual(hands[1])
  })

  it('makes full states out of what another is then supposed to know', () => {
    const s = begin({ seats: 3, hands: [[1, 2], [3, 4, 5], [6]], discard: [20, 21] })
    for (let seed = 1; seed <= 5; seed++) {
      const supposed = sampled(s, 0, seed)
      freightExpressTestable.census(sampled(supposed, 1, seed))
      freightExpressTestable.census(sampled(supposed, 2, seed))
    }
  })
})
