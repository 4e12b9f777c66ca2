import { describe, expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, begin, handOf, kinds, may, offered, offeredOf, only, open } from './helpers.ts'

describe('a turn', () => {
  it('begins with one card from the stock, which only its owner learns', () => {
    const s = begin({ stock: [7] })
    const drew = only(act(s, { kind: 'endTurn' }), 'drew')
    expect(drew).toMatchObject({ seat: 1, cards: [7], learnt: [1] })
    expect(handOf(s, 1)).toEqual([7])
  })

  it('goes on clockwise, from the last seat to the first', () => {
    const s = begin({ seats: 3, active: 2, turn: 3 })
    act(s, { kind: 'endTurn' })
    expect(game.status(s)).toMatchObject({ active: 0, turn: 4, round: 2 })
  })

  it('may be ended at any time, and never by itself', () => {
    const s = begin({})
    expect(may(s, { kind: 'endTurn' })).toBe('yes')
    expect(offered(s)).toEqual([{ kind: 'endTurn' }])
    expect(game.status(s).decision).toMatchObject({ kind: 'act', auto: 'never', by: 0, for: 0 })
  })

  it('may hold the same action several times', () => {
    const s = begin({ hands: [[{ rails: 'NS' }, { rails: 'NE' }]] })
    const [first, second] = handOf(s, 0)
    const [lay] = offeredOf(s, 'lay').filter((action) => action.card === first)
    act(s, lay)
    expect(offeredOf(s, 'lay').some((action) => action.card === second)).toBe(true)
  })

  it('knows no limit of hand cards', () => {
    const s = begin({ hands: [Array.from({ length: 30 }, (_, card) => card)], stock: [40] })
    act(s, { kind: 'endTurn' })
    act(s, { kind: 'endTurn' })
    expect(handOf(s, 0)).toHaveLength(31)
  })
})

describe('refilling', () => {
  it('discards a card first and draws as many cards as its action value', () => {
    const s = begin({ hands: [[{ action: 4 }]], stock: [0, 1, 2, 3, 4] })
    const [card] = handOf(s, 0)
    const events = act(s, { kind: 'refill', card })
    expect(kinds(events)).toEqual(['discarded', 'drew', 'turnBegan', 'drew'])
    expect(open(s).discardTop).toBe(card)
    expect(handOf(s, 0)).toEqual([0, 1, 2, 3])
  })

  it('ends the turn', () => {
    const s = begin({ hands: [[{ action: 1 }]] })
    act(s, { kind: 'refill', card: handOf(s, 0)[0] })
    expect(game.status(s).active).toBe(1)
  })

  it('needs a card in the hand', () => {
    const s = begin({ hands: [[3]] })
    expect(may(s, { kind: 'refill', card: 4 })).toBe('notInHand')
  })

  it('tells its new cards to its seat alone', () => {
    const s = begin({ hands: [[{ action: 2 }]] })
    const drew = act(s, { kind: 'refill', card: handOf(s, 0)[0] }).find((event) => event.kind === 'drew')
    expect(drew).toMatchObject({ seat: 0, learnt: [0] })
  })
})

describe('the stock', () => {
  it('is not made of the discard before a card is needed', () => {
    const s = begin({ stock: [0], discard: [2, 3], rest: 'delivered' })
    act(s, { kind: 'endTurn' })
    expect(open(s)).toMatchObject({ stock: 0, discard: 2 })
    act(s, { kind: 'endTurn' })
    expect(open(s)).toMatchObject({ stock: 1, discard: 0 })
  })

  it('is made of the shuffled discard when a card is needed, and nobody learns anything by that', () => {
    const s = begin({ stock: [], discard: [2, 3, 4], rest: 'delivered' })
    const events = act(s, { kind: 'endTurn' })
    expect(only(events, 'shuffled')).toMatchObject({ count: 3, learnt: [] })
    expect(open(s)).toMatchObject({ stock: 2, discard: 0, discardTop: -1 })
  })

  it('is in another order after each shuffle', () => {
    const drawn = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const s = begin({ stock: [], discard: [10, 11, 12, 13, 14, 15], rest: 'delivered', seed })
        act(s, { kind: 'endTurn' })
        return handOf(s, 1)[0]
      }),
    )
    expect(drawn.size).toBeGreaterThan(1)
  })

  it('may give back the very card that was discarded for refilling', () => {
    const s = begin({ hands: [[{ action: 1 }]], stock: [], discard: [], rest: 'delivered' })
    const [card] = handOf(s, 0)
    act(s, { kind: 'refill', card })
    expect(handOf(s, 0)).toEqual([card])
  })
})

describe('the end', () => {
  it('comes at once when a turn begins and both piles are empty', () => {
    const s = begin({ stock: [], discard: [], rest: 'delivered' })
    const events = act(s, { kind: 'endTurn' })
    expect(kinds(events)).toEqual(['turnBegan', 'ended'])
    expect(game.status(s).decision).toBeNull()
    expect(game.status(s).outcome).toMatchObject({ reason: 'freight-express.end.noCardLeft', out: [] })
    expect(offered(s)).toEqual([])
  })

  it('comes in the middle of a refill, and cards drawn so far are kept', () => {
    const s = begin({ hands: [[{ action: 4 }]], stock: [0, 1], discard: [], rest: 'delivered' })
    const [card] = handOf(s, 0)
    const events = act(s, { kind: 'refill', card })
    expect(kinds(events)).toEqual(['discarded', 'drew', 'shuffled', 'drew', 'ended'])
    expect(handOf(s, 0)).toEqual([0, 1, card])
    expect(game.status(s).active).toBe(0)
  })

  it('refuses every action afterwards', () => {
    const s = begin({ stock: [], discard: [], rest: 'delivered', hands: [[3]] })
    act(s, { kind: 'endTurn' })
    expect(may(s, { kind: 'endTurn' })).toBe('gameOver')
    expect(game.explain(s, { kind: 'card', id: 3 })).toEqual([{ key: 'freight-express.reason.gameOver', refs: [] }])
  })
})

describe('the score', () => {
  const value = (...cards: number[]): number => cards.reduce((sum, card) => sum + TRACK_CARDS[card].wagon, 0)

  it('counts delivered wagons only', () => {
    const s = begin({ delivered: [[0, 1], [2]], coupled: [[3]], hands: [[4]] })
    expect(game.score(s).map((score) => score.total)).toEqual([value(0, 1), value(2)])
  })

  it('lets the coupled wagons decide a tie', () => {
    const s = begin({
      stock: [],
      discard: [],
      rest: 'discard',
      seats: 3,
      hands: [[{ action: 5 }]],
      delivered: [[{ wagon: 5 }], [{ wagon: 5 }], [{ wagon: 5 }]],
      coupled: [[{ wagon: 3 }], [{ wagon: 9 }], []],
    })
    expect(ended(s)).toEqual([[1], [0], [2]])
  })

  it('puts any delivered value before any coupled one', () => {
    expect(ended(begin({ delivered: [[{ wagon: 2 }], []], coupled: [[], [{ wagon: 9 }, { wagon: 8 }]] }))).toEqual([
      [0],
      [1],
    ])
  })

  it('shares the place when that is equal too', () => {
    const s = begin({ seats: 3, delivered: [[{ wagon: 5 }], [{ wagon: 7 }], [{ wagon: 5 }]] })
    expect(ended(s)).toEqual([[1], [0, 2]])
  })

  /** Draws until nothing is left. */
  function ended(s: ReturnType<typeof begin>): readonly (readonly number[])[] {
    for (let turns = 0; turns < 100; turns++) {
      const { outcome } = game.status(s)
      if (outcome) return outcome.places
      act(s, { kind: 'endTurn' })
    }
    throw new Error('the game did not end')
  }
})
