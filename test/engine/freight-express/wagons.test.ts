import { describe, expect, it } from 'vitest'
import { uncouple } from '../../../src-main/engine/freight-express/piles.ts'
import { AT } from '../../../src-main/engine/freight-express/state.ts'
import { act, begin, handOf, may, only, open, station } from './helpers.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'

describe('coupling', () => {
  it('is done in the station whose letter the card shows', () => {
    const s = begin({ locomotives: ['B'], hands: [[{ couple: 'B' }, { couple: 'C' }]] })
    const [fits, other] = handOf(s, 0)
    expect(may(s, { kind: 'couple', card: other })).toBe('coupleElsewhere')
    const coupled = only(act(s, { kind: 'couple', card: fits }), 'coupled')
    expect(coupled).toMatchObject({ card: fits, station: station('B'), learnt: [] })
    expect(open(s).seats[0].coupled).toEqual([fits])
    expect(handOf(s, 0)).toEqual([other])
  })

  it('is not done on the line', () => {
    const s = begin({ cells: { '2,2': { rails: 'NS' } }, locomotives: ['2,2 centre N'], hands: [[{ couple: 'B' }]] })
    expect(may(s, { kind: 'couple', card: handOf(s, 0)[0] })).toBe('trainOnLine')
  })

  it('stops at five wagons', () => {
    const couple = { couple: 'B' }
    const s = begin({ locomotives: ['B'], hands: [[couple]], coupled: [[{}, {}, {}, {}, {}]] })
    expect(may(s, { kind: 'couple', card: handOf(s, 0)[0] })).toBe('trainFull')
    const four = begin({ locomotives: ['B'], hands: [[couple]], coupled: [[{}, {}, {}, {}]] })
    expect(may(four, { kind: 'couple', card: handOf(four, 0)[0] })).toBe('yes')
  })

  it('needs the card in the hand', () => {
    const s = begin({ locomotives: ['B'], hands: [[], [{ couple: 'B' }]] })
    expect(may(s, { kind: 'couple', card: handOf(s, 1)[0] })).toBe('notInHand')
  })
})

describe('uncoupling', () => {
  it('is done in the station whose letter the wagon shows, without a hand card', () => {
    const s = begin({ locomotives: ['C'], coupled: [[{ uncouple: 'A' }, { uncouple: 'C' }]] })
    const [other, fits] = open(s).seats[0].coupled
    expect(may(s, { kind: 'uncouple', card: other })).toBe('uncoupleElsewhere')
    const uncoupled = only(act(s, { kind: 'uncouple', card: fits }), 'uncoupled')
    expect(uncoupled).toMatchObject({ card: fits, station: station('C'), learnt: [] })
    expect(open(s).seats[0]).toMatchObject({ coupled: [other], delivered: 1, deliveredCards: [fits] })
  })

  it('takes a wagon from any place in the train', () => {
    const s = begin({ locomotives: ['C'], coupled: [[{ uncouple: 'C' }, {}, { uncouple: 'C' }]] })
    const [first, middle, last] = open(s).seats[0].coupled
    act(s, { kind: 'uncouple', card: last })
    act(s, { kind: 'uncouple', card: first })
    expect(open(s).seats[0].coupled).toEqual([middle])
  })

  it('is for wagons of the own train only', () => {
    const s = begin({ locomotives: ['C'], coupled: [[], [{ uncouple: 'C' }]] })
    expect(may(s, { kind: 'uncouple', card: open(s).seats[1].coupled[0] })).toBe('notCoupled')
  })

  it('hides what was delivered, from its owner too', () => {
    const s = begin({ delivered: [[1, 2], []] })
    for (const viewer of [0, 1, 'onlooker'] as const) {
      expect(game.view(s, viewer).seats[0]).toMatchObject({ delivered: 2, deliveredCards: null })
    }
  })

  it('leaves deliveries open with the house rule openDeliveries', () => {
    const s = begin({ delivered: [[1, 2], []], options: { openDeliveries: true } })
    for (const viewer of [0, 1, 'onlooker'] as const) {
      expect(game.view(s, viewer).seats[0].deliveredCards).toEqual([1, 2])
    }
  })

  it('frees a wagon that was bound to its station, at every seat', () => {
    const s = begin({ seats: 3, coupled: [[10], [11], [12]] })
    for (const seat of [0, 1, 2]) s[AT.bound + seat] = 10 + seat + 1
    uncouple(s, 1, 11)
    expect([0, 1, 2].map((seat) => s[AT.bound + seat])).toEqual([11, 0, 13])
    uncouple(s, 2, 12)
    expect([0, 1, 2].map((seat) => s[AT.bound + seat])).toEqual([11, 0, 0])
  })
})
