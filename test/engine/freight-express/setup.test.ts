import { describe, expect, it } from 'vitest'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { LAYOUTS } from '../../../src-shared/games/freight-express/layouts.ts'
import { equalStates } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { kinds, open, place } from './helpers.ts'

const options = game.options.default
const DECK = Array.from({ length: 50 }, (_, card) => card)

describe('setting up', () => {
  it('deals three cards to each from the starter on, then the starter draws', () => {
    const s = game.setup({ options, seatCount: 3, seed: 1, starter: 1, deck: DECK })
    expect(open(s).seats.map((seat) => seat.hand)).toEqual([
      [6, 7, 8],
      [0, 1, 2, 9],
      [3, 4, 5],
    ])
    expect(open(s)).toMatchObject({ stock: 40, discard: 0, active: 1, turn: 1 })
  })

  it('shuffles the cards, in another order with each seed', () => {
    const dealt = (seed: number) =>
      open(game.setup({ options, seatCount: 2, seed, starter: 0 })).seats.map(({ hand }) => hand)
    const hands = [1, 2, 3].map(dealt)
    expect(new Set(hands.map(String)).size).toBe(3)
    for (const hand of hands)
      expect(hand).not.toEqual([
        [0, 1, 2, 6],
        [3, 4, 5],
      ])
    for (const hand of hands)
      expect(hand).not.toEqual([
        [49, 48, 47, 43],
        [46, 45, 44],
      ])
  })

  it('tells what it does', () => {
    const events: FreightEvent[] = []
    game.setup({ options, seatCount: 2, seed: 1, starter: 1, deck: DECK }, (event) => events.push(event))
    expect(kinds(events)).toEqual(['dealt', 'dealt', 'turnBegan', 'drew'])
    expect(events.map((event) => [event.seat, ...event.learnt])).toEqual([[1, 1], [0, 0], [1], [1, 1]])
  })

  it('puts all locomotives on station A', () => {
    const s = game.setup({ options, seatCount: 4, seed: 1 })
    expect([0, 1, 2, 3].map((seat) => place(s, seat))).toEqual(['A', 'A', 'A', 'A'])
  })

  it('takes two to four seats, a seat that exists to start, and a whole deck', () => {
    expect(() => game.setup({ options, seatCount: 5, seed: 1 })).toThrow(RangeError)
    expect(() => game.setup({ options, seatCount: 1, seed: 1 })).toThrow(RangeError)
    expect(() => game.setup({ options, seatCount: 2, seed: 1, starter: 2 })).toThrow(RangeError)
    expect(() => game.setup({ options, seatCount: 2, seed: 1, deck: DECK.slice(1) })).toThrow(RangeError)
    expect(() => game.setup({ options, seatCount: 2, seed: 1, deck: [0, ...DECK.slice(0, 49)] })).toThrow(RangeError)
  })

  it('lets the lot of the seed say who starts, when nobody is named', () => {
    const starters = new Set(
      Array.from({ length: 20 }, (_, seed) => game.status(game.setup({ options, seatCount: 3, seed })).active),
    )
    expect([...starters].sort()).toEqual([0, 1, 2])
  })

  it('is the same for the same seed, and another for another', () => {
    const one = game.setup({ options, seatCount: 3, seed: 7 })
    expect(equalStates(one, game.setup({ options, seatCount: 3, seed: 7 }))).toBe(true)
    expect(equalStates(one, game.setup({ options, seatCount: 3, seed: 8 }))).toBe(false)
  })

  it('lays each named layout as it is drawn', () => {
    for (const name of ['classic', 'longLine', 'ring', 'harbour'] as const) {
      const { columns, rows, cells } = open(
        game.setup({ options: { ...options, layout: name }, seatCount: 2, seed: 1 }),
      )
      expect({ columns, rows }).toEqual({ columns: LAYOUTS[name].columns, rows: LAYOUTS[name].rows })
      expect(LAYOUTS[name].stations.map((cell) => cells[cell].station)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })

  it('takes one of the named layouts by lot for a surprise', () => {
    const widths = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const {
          columns,
          rows,
          options: shown,
        } = open(game.setup({ options: { ...options, layout: 'surprise' }, seatCount: 2, seed }))
        expect(shown.layout).toBe('surprise')
        return `${columns} x ${rows}`
      }),
    )
    expect(widths).toEqual(new Set(Object.values(LAYOUTS).map(({ columns, rows }) => `${columns} x ${rows}`)))
  })
})
