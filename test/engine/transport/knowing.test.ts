import { describe, expect, it } from 'vitest'
import { generator } from '../../../src-main/engine/random.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { drawCard, drawnAt, playFromHand, returnedAt } from '../../../src-main/engine/transport/piles.ts'
import { CARD_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { AT, BOXED, layCard, MAX_HAND } from '../../../src-main/engine/transport/state.ts'
import { act, begin, card, END, game, handOf, open, SWAP, line } from './helpers.ts'
import { transportTestable } from '../../testable/transport/index.ts'

/** The hands another seat may have, out of many samples. */
function imagined(s: State, by: number, of: number, samples = 300): Set<number> {
  const beliefs = game.beliefs(s, by)
  const seen = new Set<number>()
  for (let i = 0; i < samples; i++)
    for (const id of open(game.sample(beliefs, generator(i))).seats[of].hand) seen.add(id)
  return seen
}

const hands = [
  ['floor key', 'floor key 2'],
  ['floor key 3', 'floor key 4'],
]
const stock = ['floor key 5', 'floor parcel', 'floor parcel 2', 'floor parcel 3', 'floor plain']

describe('what a seat knows', () => {
  it('holds no hidden card and no generator', () => {
    const s = begin({ hands, seed: 5 })
    const t = begin({ hands: [hands[0], ['slope key', 'slope key 2']], seed: 77 })
    expect(game.beliefs(s, 0)).toEqual(game.beliefs(t, 0))
    expect(game.beliefs(s, 1)).not.toEqual(game.beliefs(t, 1))
  })

  it('leaves every hidden card possible in another hand', () => {
    const s = begin({ ...line(1), hands, stock })
    expect([...imagined(s, 0, 1)].sort()).toEqual(['floor key 3', 'floor key 4', ...stock].map(card).sort())
  })

  it('remembers what it put back: hands drawn before cannot hold it, hands drawn since can', () => {
    const s = begin({
      ...line(1),
      hands: [['floor key'], ['floor key 3', 'floor key 4']],
      stock: [...stock, 'slope key'],
      turn: 3,
    })
    act(s, SWAP)
    act(s, END)
    expect(imagined(s, 0, 1).has(card('floor key'))).toBe(false)
    act(s, SWAP)
    act(s, END)
    expect(imagined(s, 0, 1).has(card('floor key'))).toBe(true)
  })

  it('does not tell which card of a hand was played, where it may have been drawn then or before', () => {
    const after = (older: string, younger: string): State => {
      const s = begin({ ...line(1), hands: [[], [older]], stock: [younger, ...stock], turn: 5 })
      drawCard(s, 1)
      playFromHand(s, 1, card('slope key'))
      return s
    }
    expect(game.beliefs(after('slope key', 'slope key 2'), 0)).toEqual(
      game.beliefs(after('slope key 2', 'slope key'), 0),
    )
  })

  it('knows that a card it put back and sees again was drawn since, and that the other was drawn before', () => {
    const s = begin({
      ...line(1),
      hands: [[], ['slope key']],
      stock: ['floor key', 'floor key 2', ...stock.slice(1)],
      turn: 5,
    })
    for (const name of ['floor key', 'floor key 2']) s[AT.returnedAt + card(name)] = 3
    drawCard(s, 1)
    playFromHand(s, 1, card('floor key'))
    layCard(s, card('floor key'), BOXED, 0)
    expect(imagined(s, 0, 1).has(card('floor key 2'))).toBe(false)
    expect(imagined(s, 0, 1).has(card('slope key'))).toBe(true)
  })

  it('forgets nothing of its own hand', () => {
    const s = begin({ hands })
    const sample = game.sample(game.beliefs(s, 0), generator(3))
    expect(handOf(sample, 0)).toEqual(handOf(s, 0))
    expect(game.status(sample)).toEqual(game.status(s))
  })

  it('lets the bag come in any order', () => {
    const s = begin({ hands, bag: [3, 4, 5] })
    const next = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const sample = game.sample(game.beliefs(s, 0), generator(i))
        return transportTestable
          .relabel(
            sample,
            Int32Array.from({ length: 95 }, (_, id) => id),
          )
          .join()
      }),
    )
    expect(next.size).toBeGreaterThan(10)
  })

  it('imagines a whole table: every card and parcel in one place', () => {
    const s = begin({ hands, parcels: [{ parcel: 1, on: 'intake 1' }], tiles: [[4], [7]] })
    for (let i = 0; i < 5; i++) transportTestable.census(game.sample(game.beliefs(s, i % 2), generator(i)))
    const full = begin({ ...line(1), seats: 3, hands: [hands[0], hands[1], ['slope key']] })
    transportTestable.census(game.sample(game.beliefs(full, 2), generator(9)))
  })

  it('holds nothing of what the others put back, nor of their hands but how many cards they hold', () => {
    const s = begin({
      ...line(1),
      seats: 3,
      hands: [['floor key'], ['slope key'], ['slope key 2', 'slope plain']],
      turn: 9,
    })
    const t = s.slice()
    for (const seat of [1, 2])
      for (const id of [0, card('floor key 4'), CARD_COUNT - 1]) t[AT.returnedAt + seat * CARD_COUNT + id] = 3
    expect(game.beliefs(t, 0)).toEqual(game.beliefs(s, 0))
    const { known } = game.beliefs(s, 0) as { known: readonly number[] }
    expect(known.slice(AT.hand + MAX_HAND, AT.hand + 3 * MAX_HAND)).toEqual(Array(2 * MAX_HAND).fill(0))
  })

  it('deals the hands that were drawn earliest first: they can hold least', () => {
    const [before, since] = ['slope key', 'slope key 2'].map(card)
    const s = begin({ ...line(1), seats: 3, hands: [[], ['slope key 2'], ['slope key']], stock: [], turn: 12 })
    s[drawnAt(0, 1)] = 9
    s[drawnAt(0, 2)] = 2
    s[AT.returnedAt + since] = 5
    for (let seed = 0; seed < 8; seed++) {
      const hands = open(game.sample(game.beliefs(s, 0), generator(seed))).seats.map(({ hand }) => hand)
      expect(hands).toEqual([[], [since], [before]])
    }
  })

  it('lets the stock come in any order', () => {
    const s = begin({ ...line(1), hands: [['floor key'], []], stock })
    const tops = Array.from({ length: 60 }, (_, i) => drawCard(game.sample(game.beliefs(s, 0), generator(i)), 1))
    expect(new Set(tops)).toEqual(new Set(stock.map(card)))
  })

  it('supposes that the others remember of a hand what it remembers itself', () => {
    const s = begin({ ...line(1), seats: 3, hands: [['floor key'], [], []], stock, turn: 4 })
    drawCard(s, 1)
    s[AT.turn] = 6
    drawCard(s, 1)
    const sample = game.sample(game.beliefs(s, 0), generator(1))
    expect([0, 1].map((i) => sample[drawnAt(2, 1) + i])).toEqual([4, 6])
    expect([0, 1].map((i) => sample[drawnAt(1, 0) + i])).toEqual([6, 0])
  })

  it('knows again where a card is that it put back, once another has played it', () => {
    const s = begin({ ...line(1), seats: 3, hands: [['floor key'], [], []] })
    for (const seat of [1, 2]) s[AT.returnedAt + seat * CARD_COUNT + card('floor key')] = 3
    playFromHand(s, 0, card('floor key'))
    expect([0, 1, 2].map((seat) => returnedAt(s, seat, card('floor key')))).toEqual([0, 0, 0])
  })

  it('tells cards apart by when they were put back', () => {
    const s = begin({ ...line(1), hands, stock, turn: 3 })
    expect(transportTestable.hiddenFrom(s, 0)[0]).toHaveLength(7)
    act(s, SWAP)
    expect(
      transportTestable
        .hiddenFrom(s, 0)
        .map((group) => group.length)
        .slice(0, -1)
        .sort(),
    ).toEqual([2, 3])
    expect(
      transportTestable
        .hiddenFrom(s, 1)
        .map((group) => group.length)
        .slice(0, -1),
    ).toEqual([7])
  })
})
