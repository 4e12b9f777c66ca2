import { describe, expect, it } from 'vitest'
import { AT } from '../../../src-main/engine/transport/state.ts'
import { begin, lies, line, open, game, question } from './helpers.ts'
import { transportTestable } from '../../testable/transport/index.ts'

describe('a scenario', () => {
  const refused: readonly (readonly [string, unknown, string])[] = [
    ['has only fields it knows', { seats: 2, bored: [] }, "no 'bored'"],
    ['is for two to four seats', { seats: 5 }, '5 seats'],
    ['has options that exist', { seats: 2, options: { quick: true } }, 'not options'],
    ['names each card once', { seats: 2, hands: [['floor key', 'floor key']] }, 'named twice'],
    ['names cards that exist', { seats: 2, hands: [['round key']] }, "no card 'round key'"],
    ['numbers cards that exist', { seats: 2, hands: [[75]] }, 'no card 75'],
    ['has a hand for each seat at most', { seats: 2, hands: [[], [], []] }, 'more hands than seats'],
    [
      'lays each card once',
      {
        seats: 2,
        board: [
          ['pallet A', 9, 9, 0],
          ['pallet A', 12, 9, 0],
        ],
      },
      'laid twice',
    ],
    ['turns cards by sixths', { seats: 2, board: [['floor plain', 9, 9, 6]] }, 'no rotation 6'],
    [
      'names each parcel once',
      { seats: 2, parcels: [{ parcel: 1, on: 'intake 1' }], bag: [1] },
      'parcel 1 is named twice',
    ],
    ['puts nothing on the tile of a seat that is not there', { seats: 2, tiles: [[], [], [1]] }, 'too much'],
    ['lays no two cards in one cell', { seats: 2, board: [['floor plain', 0, 0, 0]] }, 'lies on'],
    [
      'lays no card on the first pallet',
      {
        seats: 2,
        layout: false,
        board: [
          ['pallet A', 9, 9, 0],
          ['floor plain', 9, 9, 0],
        ],
      },
      'lies on',
    ],
    ['fits', { seats: 2, board: [['floor plain', 2, -2, 0]] }, 'does not fit beside'],
    ['lays no pallet that belongs to nobody', { seats: 2, board: [['pallet C', 9, 9, 0]] }, 'belongs to nobody'],
    [
      'rests parcels on belts on the table',
      { seats: 2, parcels: [{ parcel: 1, on: 'pallet A' }] },
      'no parcel can rest',
    ],
    [
      'rests one parcel on a card',
      {
        seats: 2,
        parcels: [
          { parcel: 1, on: 'intake 1' },
          { parcel: 2, on: 'intake 1' },
        ],
      },
      'two parcels',
    ],
    ['ends before a tile is full', { seats: 2, tiles: [[1, 2, 3, 4]] }, 'too much'],
    [
      'holds no more cards than a hand',
      { seats: 2, options: { handOfThree: true }, hands: [['floor key', 'floor key 2', 'floor key 3', 'floor key 4']] },
      'at most 3',
    ],
    ['begins with a seat that is there', { seats: 2, active: 2 }, 'no seat 2'],
    ['is an object', 'two seats', 'an object'],
  ]

  it.each(refused)('%s', (_, spec, message) => {
    expect(() => game.scenario(spec)).toThrow(RangeError)
    expect(() => game.scenario(spec)).toThrow(message)
  })

  it('shuffles what is not named into stock and bag', () => {
    const s = begin({ hands: [['floor key']], parcels: [{ parcel: 1, on: 'intake 1' }] })
    expect([open(s).stock, open(s).bag]).toEqual([63, 19])
    transportTestable.census(s)
  })

  it('leaves in the box what a given stock and bag leave out', () => {
    const s = begin({ ...line(2), stock: ['floor key'], bag: [2] })
    expect([open(s).stock, open(s).bag, open(s).parcels[3].place]).toEqual([1, 1, 'box'])
    transportTestable.census(s)
  })

  it('names cards by number as well', () => {
    expect(open(begin({ hands: [[11]] })).seats[0].hand).toEqual([11])
  })

  it('lays a start card where it is told, and nowhere else', () => {
    const s = begin({ board: [['pallet A', 2, -2, 5]] })
    expect(lies(s, 'pallet A')).toBe('2,-2 5')
    expect(open(s).laid.filter((one) => one.card === 0)).toHaveLength(1)
  })

  it('in which a card has been connected goes on to what there is to do: a parcel, or the end of the turn', () => {
    expect(question(begin({ ...line(2), connected: true }))).toBe('endTurn')
    const s = begin({ ...line(3), parcels: [{ parcel: 8, on: 'straight plain 3' }], connected: true })
    expect([question(s), s[AT.connected]]).toEqual(['parcel', 1])
  })
})

describe('a new game', () => {
  it('has a stock in an order of its own with each seed, and in none that was not shuffled', () => {
    const stockOf = (seed: number): string => {
      const s = game.setup({ options: game.options.default, seatCount: 2, seed })
      return s.subarray(AT.stock, AT.stock + open(s).stock).join()
    }
    const stocks = [1, 2, 3].map(stockOf)
    expect(new Set(stocks).size).toBe(3)
    for (const text of stocks)
      expect(text.split(',').map(Number)).not.toEqual(
        text
          .split(',')
          .map(Number)
          .sort((a, b) => a - b),
      )
  })
})
