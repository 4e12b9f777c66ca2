import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { FREIGHT_REASONS } from '../../../src-shared/games/freight-express/reasons.ts'
import { EAST, innerPoint, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { layThings } from '../../../src-main/engine/freight-express/reasons.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, at, begin, handOf, offeredOf, open, question, station, why, WIDE } from './helpers.ts'

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

  it('why a card that is held does not go to a place is about that card alone', () => {
    const s = begin({
      layout: WIDE,
      hands: [[{ wagon: 8, rails: 'NE' }, { rails: 'EW' }]],
      coupled: [[{ wagon: 5 }]],
      cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' } },
      locomotives: ['1,2 W edge in', 'A'],
    })
    const [curve, straight] = handOf(s, 0)
    const cell = at(s, 2, 2)
    const held = (card: number, place: Ref) => game.explain(s, place, { kind: 'card', id: card })
    const key = (name: string) => `freight-express.reason.${name}`
    expect(held(curve, { kind: 'cell', id: cell })).toMatchObject([{ key: key('railsLost') }])
    expect(held(straight, { kind: 'card', id: open(s).cells[cell].card })).toMatchObject([{ key: key('noNewRail') }])
    expect(held(curve, { kind: 'cell', id: 0 })).toMatchObject([{ key: key('stationThere') }])
    expect(held(curve, { kind: 'sleeper', id: sleeperAt(cell, innerPoint(EAST)) })).toEqual([
      { key: key('endsElsewhere'), refs: [{ kind: 'card', id: curve }], n: 8 },
    ])
    expect(held(curve, { kind: 'train', id: 0 })).toMatchObject([{ key: key('trainOnLine') }])
  })

  it('why a card that is brought to the station one stands in is not coupled there, not that one is there', () => {
    const s = begin({ hands: [[{ couple: 'B', action: 1 }]], coupled: [[{}, {}]] })
    const [card] = handOf(s, 0)
    const held = (place: Ref) => game.explain(s, place, { kind: 'card', id: card }).map(({ key }) => key)
    const wagon = open(s).seats[0].coupled[0]
    const elsewhere = 'freight-express.reason.coupleElsewhere'
    expect(held({ kind: 'station', id: station('A') })).toEqual([elsewhere, 'freight-express.reason.tooWeak'])
    expect(held({ kind: 'locomotive', id: 0 })).toEqual([elsewhere, 'freight-express.reason.tooWeak'])
    expect(held({ kind: 'wagon', id: wagon })).toEqual([elsewhere])
    expect(held({ kind: 'station', id: station('B') })).toEqual(['freight-express.reason.tooWeak'])
  })

  it("at a wagon is the station it must go to, or that it is another seat's", () => {
    const s = begin({ coupled: [[{ uncouple: 'C' }], [{}]] })
    const [mine, other] = open(s).seats.map((seat) => seat.coupled[0])
    expect(game.explain(s, { kind: 'wagon', id: mine })).toEqual([
      {
        key: 'freight-express.reason.uncoupleElsewhere',
        refs: [
          { kind: 'wagon', id: mine },
          { kind: 'station', id: station('C') },
        ],
      },
    ])
    expect(why(s, 'wagon', other)).toEqual(['notYourTrain'])
  })

  it('at the own train is why no card can be coupled', () => {
    expect(why(begin({}), 'train', 0)).toEqual(['noHandCard'])
    expect(why(begin({ hands: [[{ couple: 'B' }]] }), 'train', 0)).toEqual(['noWagonFitsHere'])
    expect(why(begin({ hands: [[{ couple: 'A' }]], coupled: [[{}, {}, {}, {}, {}]] }), 'train', 0)).toEqual([
      'trainFull',
    ])
    const onLine = begin({ hands: [[{}]], cells: { '2,2': { rails: 'NS' } }, locomotives: ['2,2 centre N'] })
    expect(why(onLine, 'train', 0)).toEqual(['trainOnLine'])
    expect(why(onLine, 'train', 1)).toEqual(['notYourTrain'])
  })

  it('at the own locomotive is why each card cannot drive', () => {
    expect(why(begin({ hands: [[{}]] }), 'locomotive', 0)).toEqual(['noRailAhead'])
    const s = begin({ hands: [[{ action: 1 }]], coupled: [[{}, {}]], cells: { '2,2': { rails: 'EW' } } })
    expect(game.explain(s, { kind: 'locomotive', id: 0 })).toMatchObject([
      { key: 'freight-express.reason.tooWeak', n: 2 },
    ])
    expect(why(s, 'locomotive', 1)).toEqual(['notYourLocomotive'])
  })

  it('at the own locomotive without a hand is that this needs a card', () => {
    expect(why(begin({ cells: { '2,2': { rails: 'EW' } } }), 'locomotive', 0)).toEqual(['noHandCard'])
  })

  it('at the own train looks at every card: one that would fit a full train, or none', () => {
    const full = [[{}, {}, {}, {}, {}]]
    expect(why(begin({ hands: [[{ couple: 'B' }, { couple: 'A' }]], coupled: full }), 'train', 0)).toEqual([
      'trainFull',
    ])
    expect(why(begin({ hands: [[{ couple: 'B' }]], coupled: full }), 'train', 0)).toEqual(['noWagonFitsHere'])
  })

  it('at a sleeper where one stands is that one stands there', () => {
    const s = begin({ hands: [[{ wagon: 5 }]], cells: { '2,2': { rails: 'EW' } }, locomotives: ['2,2 centre E'] })
    expect(why(s, 'sleeper', at(s, 2, 2) * 9 + 8)).toEqual(['youAreHere'])
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
    const fork = begin({
      layout: WIDE,
      cells: { '2,2': { rails: 'EW+SW' }, '3,2': { rails: 'EW' }, '2,3': { rails: 'NS' } },
      locomotives: ['2,2 W edge in'],
      hands: [[{ wagon: 4 }]],
    })
    act(fork, { kind: 'drive', card: handOf(fork, 0)[0] })
    expect(game.explain(fork, { kind: 'seat', id: 0 })).toEqual([
      { key: 'freight-express.reason.answerFirst', refs: [{ kind: 'locomotive', id: 0 }] },
    ])
    expect(why(fork, 'locomotive', 0)).toEqual([])
  })

  it('at a way that cannot be driven to its end is that it is too long, and at another locomotive that the question is not about it', () => {
    const cells = { '2,2': { rails: 'EW+SW+NW' }, '2,1': { rails: 'NS' }, '2,3': { rails: 'NS' } }
    const s = begin({ layout: WIDE, cells, locomotives: ['2,2 W edge in'], hands: [[{ wagon: 8 }]] })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    const straight = { key: 'freight-express.reason.branchTooLong', refs: [{ kind: 'locomotive', id: 0 }] }
    expect(game.explain(s, { kind: 'sleeper', id: at(s, 2, 2) * 9 + 8 })).toMatchObject([straight])
    expect(game.explain(s, { kind: 'sleeper', id: at(s, 2, 2) * 9 + 3 })).toMatchObject([straight])
    expect(why(s, 'locomotive', 1)).toEqual(['otherLocomotive'])
  })

  it('at a wagon that another pulls, when wagons must be dropped, is that it is not coupled', () => {
    const cells = {
      '1,2': { rails: 'EW' },
      '2,2': { rails: 'NS+EW' },
      '3,2': { rails: 'EW' },
      '2,1': { rails: 'NS' },
      '2,3': { rails: 'NS' },
    }
    const s = begin({
      layout: WIDE,
      cells,
      locomotives: ['2,2 W edge in'],
      hands: [[{ wagon: 4, action: 5 }]],
      coupled: [[0, 1, 2], [3]],
      stock: [{ action: 1 }],
    })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect([question(s), why(s, 'wagon', 0), why(s, 'wagon', 3)]).toEqual(['drop', [], ['notCoupled']])
  })

  it('while stations are placed is why none goes there', () => {
    const s = game.setup({ options: { ...game.options.default, layout: 'placed' }, seatCount: 2, seed: 5, starter: 0 })
    const [mine, other] = open(s).seats.map((seat) => seat.stations[0])
    const middle = 9 * 19 + 9
    expect([why(s, 'cell', 0), why(s, 'cell', middle), why(s, 'cell', 500)]).toEqual([
      ['placeInMiddle'],
      [],
      ['offTable'],
    ])
    expect([why(s, 'station', mine), why(s, 'station', other), why(s, 'seat', 0)]).toEqual([
      [],
      ['notYourStation'],
      ['answerFirst'],
    ])
    act(s, { kind: 'place', station: mine, cell: middle })
    expect(why(s, 'station', mine)).toEqual(['placedAlready'])
  })

  it('tells nothing about a card that is hidden', () => {
    const refs: Ref[] = [
      { kind: 'card', id: 3 },
      { kind: 'card', id: 4 },
    ]
    const s = begin({ hands: [[1], [3]], stock: [4] })
    const [inHand, inStock] = refs.map((ref) => game.explain(s, ref)[0].key)
    expect(inHand).toBe(inStock)
  })
})

describe('why an answer is refused', () => {
  const refused = (s: State, action: Action): unknown => game.encode(s, action)

  it('names the card that is not in the hand', () => {
    expect(refused(begin({ hands: [[1]] }), { kind: 'drive', card: 2 })).toEqual({
      key: 'freight-express.reason.notInHand',
      refs: [{ kind: 'card', id: 2 }],
    })
  })

  it('is that nothing of the kind is asked', () => {
    const s = begin({ hands: [[1]] })
    for (const action of [
      { kind: 'place', station: 1, cell: 0 },
      { kind: 'branch', seat: 0, rail: 0 },
      { kind: 'drop', card: 1 },
      { kind: 'stopSpecial' },
    ] as const) {
      expect(refused(s, action), action.kind).toEqual({ key: 'freight-express.reason.noSuchQuestion', refs: [] })
    }
  })

  it('is that a question stands first, which is named', () => {
    const s = begin({
      layout: WIDE,
      cells: { '2,2': { rails: 'EW+SW' }, '3,2': { rails: 'EW' }, '2,3': { rails: 'NS' } },
      locomotives: ['2,2 W edge in'],
      hands: [[{ wagon: 4 }, { wagon: 5 }]],
    })
    const [fuel, other] = handOf(s, 0)
    act(s, { kind: 'drive', card: fuel })
    expect(refused(s, { kind: 'couple', card: other })).toEqual({
      key: 'freight-express.reason.answerFirst',
      refs: [{ kind: 'locomotive', id: 0 }],
    })
    expect(refused(s, { kind: 'branch', seat: 0, rail: 0 })).toEqual({
      key: 'freight-express.reason.railNotThere',
      refs: [{ kind: 'locomotive', id: 0 }],
    })
  })
})

describe('what one may point at to mean an answer', () => {
  const pointed = (s: State, action: Action): Ref[] => game.touches(s, game.encode(s, action) as number)
  const fork = {
    layout: WIDE,
    cells: { '2,2': { rails: 'EW+SW' }, '3,2': { rails: 'EW' }, '2,3': { rails: 'NS' } },
  } as const
  const sleeper = (s: State, x: number, y: number, point: number): Ref => ({
    kind: 'sleeper',
    id: at(s, x, y) * 9 + point,
  })

  it('is for a drive every sleeper of the ways that can be driven to their end, and no other', () => {
    // Straight on lie two cards; the curve ends at the edge of its own.
    const { '2,3': _, ...cells } = fork.cells
    const s = begin({ ...fork, cells, locomotives: ['2,2 W edge in'], hands: [[{ wagon: 8 }]] })
    const refs = pointed(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(refs).toContainEqual(sleeper(s, 3, 2, 8))
    expect(refs).not.toContainEqual(sleeper(s, 2, 2, 5))
  })

  it('is for a way at a branch its next sleepers', () => {
    const s = begin({ ...fork, locomotives: ['2,2 W edge in'], hands: [[{ wagon: 4 }]] })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    const down = offeredOf(s, 'branch')
      .map((action) => pointed(s, action))
      .filter((refs) => refs.some((ref) => ref.kind === 'sleeper' && ref.id === at(s, 2, 2) * 9 + 5))
    expect(down).toHaveLength(1)
    expect(down[0]).toContainEqual(sleeper(s, 2, 2, 4))
  })

  it('is for one that is pushed its next sleeper', () => {
    const s = begin({ ...fork, locomotives: ['2,2 W edge in', '2,2 W inner in'], hands: [[{ wagon: 3 }]] })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(question(s)).toBe('pushBranch')
    const ways = offeredOf(s, 'branch')
    expect(ways.map((action) => pointed(s, action))).toEqual([
      [{ kind: 'locomotive', id: 1 }, sleeper(s, 2, 2, 8)],
      [{ kind: 'locomotive', id: 1 }, sleeper(s, 2, 2, 5)],
    ])
  })
})

describe('the list of reasons', () => {
  it('names each reason once', () => {
    expect(new Set(FREIGHT_REASONS).size).toBe(FREIGHT_REASONS.length)
  })

  it('is nothing where no such card or station is in the game', () => {
    const s = begin({})
    expect([why(s, 'card', TRACK_CARDS.length), why(s, 'station', 10)]).toEqual([['nothingHere'], ['nothingHere']])
    expect(why(s, 'card', TRACK_CARDS.length - 1)).not.toContain('nothingHere')
    expect(why(s, 'station', 9)).not.toContain('nothingHere')
  })

  it('names the first card like any other', () => {
    const s = begin({ hands: [[0]], cells: { '2,2': { rails: 'NS' } } })
    const code = game.encode(s, { kind: 'lay', card: 1, cell: at(s, 2, 3), rotation: 0 })
    expect(code).toMatchObject({ refs: [{ kind: 'card', id: 1 }] })
    expect(layThings(s, 'notInHand', 0, at(s, 2, 3))).toEqual([{ kind: 'card', id: 0 }])
    expect(layThings(s, 'notInHand', -1, at(s, 2, 3))).toEqual([])
  })
})
