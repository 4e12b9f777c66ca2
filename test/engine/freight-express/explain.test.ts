import { describe, expect, it } from 'vitest'
import type { Ref, RefKind } from '../../../src-shared/core.ts'
import { FREIGHT_REASONS } from '../../../src-shared/games/freight-express/reasons.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, at, begin, handOf, open, station, WIDE } from './helpers.ts'

const why = (s: State, kind: RefKind, id: number): string[] =>
  game.explain(s, { kind, id }).map((reason) => reason.key.replace('freight-express.reason.', ''))

describe('why nothing is offered', () => {
  it('is not asked where something is offered', () => {
    const s = begin({ hands: [[{ rails: 'NE' }]] })
    expect(why(s, 'card', handOf(s, 0)[0])).toEqual([])
    expect(why(s, 'cell', at(s, 2, 2))).toEqual([])
    expect(why(s, 'seat', 0)).toEqual([])
    expect(why(s, 'pile', 0)).toEqual([])
  })

  it('at a cell is what the ground forbids, or all that forbids the cards in hand', () => {
    const s = begin({ hands: [[{ rails: 'NE' }, { rails: 'NS' }]], cells: { '2,2': { rails: 'NS' } } })
    expect(why(s, 'cell', at(s, 3, 2))).toEqual(['stationThere'])
    expect(why(s, 'cell', 0)).toEqual(['notAdjacent'])
    expect(why(s, 'cell', at(s, 2, 2)).sort()).toEqual(['noNewRail', 'railsLost'])
    expect(why(begin({}), 'cell', at(s, 2, 2))).toEqual(['noHandCard'])
  })

  it('at a wagon is the station it must go to, or that it is another seat\'s', () => {
    const s = begin({ coupled: [[{ uncouple: 'C' }], [{}]] })
    const [mine, other] = open(s).seats.map((seat) => seat.coupled[0])
    expect(game.explain(s, { kind: 'wagon', id: mine })).toEqual([{
      key: 'freight-express.reason.uncoupleElsewhere',
      refs: [{ kind: 'wagon', id: mine }, { kind: 'station', id: station('C') }],
    }])
    expect(why(s, 'wagon', other)).toEqual(['notYourTrain'])
  })

  it('at the own train is why no card can be coupled', () => {
    expect(why(begin({}), 'train', 0)).toEqual(['noHandCard'])
    expect(why(begin({ hands: [[{ couple: 'B' }]] }), 'train', 0)).toEqual(['noWagonFitsHere'])
    expect(why(begin({ hands: [[{ couple: 'A' }]], coupled: [[{}, {}, {}, {}, {}]] }), 'train', 0)).toEqual(['trainFull'])
    const onLine = begin({ hands: [[{}]], cells: { '2,2': { rails: 'NS' } }, locomotives: ['2,2 centre N'] })
    expect(why(onLine, 'train', 0)).toEqual(['trainOnLine'])
    expect(why(onLine, 'train', 1)).toEqual(['notYourTrain'])
  })

  it('at the own locomotive is why each card cannot drive', () => {
    expect(why(begin({ hands: [[{}]] }), 'locomotive', 0)).toEqual(['noRailAhead'])
    const s = begin({ hands: [[{ action: 1 }]], coupled: [[{}, {}]], cells: { '2,2': { rails: 'EW' } } })
    expect(game.explain(s, { kind: 'locomotive', id: 0 })).toMatchObject([{ key: 'freight-express.reason.tooWeak', n: 2 }])
    expect(why(s, 'locomotive', 1)).toEqual(['notYourLocomotive'])
  })

  it('at a station or sleeper is that no card drives there', () => {
    const s = begin({ hands: [[{ wagon: 5 }]], cells: { '2,2': { rails: 'EW' } } })
    expect(why(s, 'station', station('E'))).toEqual(['outOfReach'])
    expect(why(s, 'station', station('A'))).toEqual(['youAreHere'])
    expect(why(s, 'sleeper', at(s, 2, 2) * 9 + 2)).toEqual([])
    expect(why(s, 'sleeper', 0)).toEqual(['outOfReach'])
  })

  it('at other things is that they are not for this', () => {
    const s = begin({})
    expect(why(s, 'pile', 0)).toEqual(['noHandCard'])
    expect(why(s, 'pile', 1)).toEqual(['nothingToTake'])
    expect(why(s, 'seat', 1)).toEqual(['notYourTurn'])
    expect(why(s, 'card', 4)).toEqual(['notInHand'])
    expect(why(s, 'special', 0)).toEqual(['nothingHere'])
  })

  it('during a question is that it must be answered first', () => {
    const fork = begin({ layout: WIDE, cells: { '2,2': { rails: 'EW+SW' }, '3,2': { rails: 'EW' }, '2,3': { rails: 'NS' } }, locomotives: ['2,2 W edge in'], hands: [[{ wagon: 4 }]] })
    act(fork, { kind: 'drive', card: handOf(fork, 0)[0] })
    expect(game.explain(fork, { kind: 'seat', id: 0 })).toEqual([{ key: 'freight-express.reason.answerFirst', refs: [{ kind: 'locomotive', id: 0 }] }])
    expect(why(fork, 'locomotive', 0)).toEqual([])
  })

  it('tells nothing about a card that is hidden', () => {
    const refs: Ref[] = [{ kind: 'card', id: 3 }, { kind: 'card', id: 4 }]
    const s = begin({ hands: [[1], [3]], stock: [4] })
    const [inHand, inStock] = refs.map((ref) => game.explain(s, ref)[0].key)
    expect(inHand).toBe(inStock)
  })
})

describe('the list of reasons', () => {
  it('names each reason once', () => {
    expect(new Set(FREIGHT_REASONS).size).toBe(FREIGHT_REASONS.length)
  })
})
