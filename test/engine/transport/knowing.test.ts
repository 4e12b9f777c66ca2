import { describe, expect, it } from 'vitest'
import { generator } from '../../../src-main/engine/random.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { drawCard, playFromHand } from '../../../src-main/engine/transport/piles.ts'
import { AT, BOXED } from '../../../src-main/engine/transport/state.ts'
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
    s[AT.cell + card('floor key')] = BOXED
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
