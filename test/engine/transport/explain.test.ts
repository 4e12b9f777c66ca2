import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { cellAt } from '../../../src-shared/geometry/hexagons.ts'
import type { LaidCard } from '../../../src-main/engine/transport/setup/scenario.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import {
  act,
  begin,
  card,
  connect,
  exchange,
  insert,
  intake,
  lift,
  line,
  may,
  move,
  parcel,
  place,
  play,
  take,
  way,
  why,
  END,
} from './helpers.ts'

const cell = (q: number, r: number): { kind: 'cell'; id: number } => ({ kind: 'cell', id: cellAt(q, r) })
const thing = (name: string): { kind: 'card'; id: number } => ({ kind: 'card', id: card(name) })
const seat = { kind: 'seat', id: 1 } as const
const parcelRef = (id: number): { kind: 'parcel'; id: number } => ({ kind: 'parcel', id })

describe('what is pointed at', () => {
  it('says of a hand card that is held why it does not go there, as it is told once that card is chosen', () => {
    const s = begin({ ...line(2), hands: [['straight plain 3', 'floor plain']] })
    const held = (name: string, place: Ref) =>
      game.explain(s, place, thing(name)).map(({ key }) => key.split('.').at(-1))
    expect(held('straight plain 3', cell(0, -1))).toEqual(['noOpenEnd'])
    expect(held('straight plain 3', cell(1, 0))).toEqual(['occupied'])
    expect(held('straight plain 3', cell(2, 0))).toEqual([])
    expect(why(s, thing('floor plain'))).toBe('offered')
  })

  it('says of a parcel that is held why it cannot lie there', () => {
    const s = begin({
      layout: false,
      board: [
        ['straight plain', 0, 0, 0],
        ['straight plain 2', 1, 0, 0],
        ['straight plain 3', 2, 0, 0],
        ['floor plain', 0, -1, 0],
      ],
      parcels: [{ parcel: 16, on: 'straight plain', face: 'low' }],
      connected: true,
    })
    const held = (place: Ref) => game.explain(s, place, parcelRef(16)).map(({ key }) => key.split('.').at(-1))
    const [start, next, last] = ['straight plain', 'straight plain 2', 'straight plain 3'].map(thing)
    expect([held(start), held(next), held(last)]).toEqual([['notReached'], [], ['notReached']])
    expect([held(cell(1, -1)), held(thing('floor plain'))]).toEqual([['offBelt'], ['offBelt']])
  })

  it('is offered, or says what is being asked instead', () => {
    const s = begin({ hands: [['straight parcel', 'straight forklift']], bag: [16] })
    expect([why(s, thing('straight parcel')), why(s, seat), why(s, cell(0, 0)), why(s, parcelRef(3))]).toEqual([
      'offered',
      'chooseCard',
      'chooseCard',
      'chooseCard',
    ])
    act(s, connect('straight parcel'))
    expect([
      why(s, cell(2, -2)),
      why(s, seat),
      why(s, thing('start straight')),
      why(s, { kind: 'pile', id: 0 }),
    ]).toEqual(['offered', 'choosePlace', 'choosePlace', 'choosePlace'])
    act(s, place(2, -2, 2))
    expect([why(s, thing('intake 1')), why(s, seat), why(s, cell(0, 0))]).toEqual([
      'offered',
      'chooseIntake',
      'notAnIntake',
    ])
    act(s, intake('intake 2'))
    expect([why(s, parcelRef(16)), why(s, seat)]).toEqual(['offered', 'chooseParcel'])
    act(s, parcel(16))
    expect([why(s, { kind: 'pallet', id: 0 }), why(s, seat), why(s, parcelRef(3))]).toEqual([
      'offered',
      'chooseWay',
      'otherParcel',
    ])
    act(s, way(16, 0, 1))
    expect([why(s, { kind: 'seat', id: 0 }), why(s, thing('intake 1')), may(s, END)]).toEqual([
      'offered',
      'chooseEnd',
      'yes',
    ])
  })

  it('says what a key and a forklift ask', () => {
    const s = begin({ hands: [['straight key']] })
    play(s, 'straight key', place(2, -2, 2))
    expect([why(s, seat), why(s, cell(1, 1))]).toEqual(['chooseKeyCard', 'chooseKeyCard'])
    act(s, take('straight key'))
    expect([why(s, seat), why(s, cell(1, 1)), why(s, cell(0, 0))]).toEqual(['choosePlace', 'offered', 'occupied'])
    const t = begin({ hands: [['straight forklift']] })
    play(t, 'straight forklift', place(2, -2, 2))
    expect([why(t, seat), why(t, { kind: 'pallet', id: 2 })]).toEqual(['choosePallet', 'boxed'])
    act(t, lift('pallet A'))
    expect([why(t, seat), why(t, { kind: 'pallet', id: 1 }), why(t, cell(0, 0)), may(t, exchange('pallet B'))]).toEqual(
      ['choosePalletPlace', 'offered', 'occupied', 'yes'],
    )
    expect([why(t, { kind: 'pallet', id: 2 }), why(t, thing('intake 1'))]).toEqual(['boxed', 'notAPallet'])
  })

  it('says of a card that is pointed at by its place, or by the parcel on it, what is against that card', () => {
    const board: LaidCard[] = [
      ['intake 1', 0, 0, 0],
      ['straight plain', 1, 0, 0],
      ['straight plain 2', 2, 0, 0],
      ['intake 2', 6, 6, 0],
    ]
    const parcels = [{ parcel: 16, on: 'intake 1' }]
    const s = begin({ layout: false, board, parcels, hands: [['straight parcel', 'straight key']], bag: [15] })
    const t = begin({ layout: false, board, parcels, hands: [['straight parcel', 'straight key']], bag: [15] })
    play(s, 'straight parcel', place(3, 0))
    expect([why(s, cell(0, 0)), why(s, parcelRef(16)), why(s, cell(1, 0)), why(s, cell(1, 1))]).toEqual([
      'intakeTaken',
      'intakeTaken',
      'notAnIntake',
      'chooseIntake',
    ])
    play(t, 'straight key', place(3, 0))
    expect([why(t, cell(1, 0)), why(t, parcelRef(16))]).toEqual(['noWhiteIcon', 'noWhiteIcon'])
    const u = begin({
      layout: false,
      board,
      parcels: [{ parcel: 16, on: 'straight plain', face: 'low' }],
      connected: true,
    })
    expect([why(u, cell(2, 0)), why(u, cell(1, 1))]).toEqual(['noParcelThere', 'chooseParcel'])
    act(u, parcel(16))
    expect([why(u, cell(6, 6)), why(u, cell(1, 1))]).toEqual(['notReached', 'offBelt'])
  })

  it('says of the first pallet too that it is not on the table', () => {
    const board: LaidCard[] = [
      ['pallet B', -1, 0, 0],
      ['straight plain', 0, 0, 0],
    ]
    const s = begin({ layout: false, board, hands: [['straight forklift']] })
    play(s, 'straight forklift', place(1, 0))
    expect([why(s, { kind: 'pallet', id: 0 }), why(s, thing('pallet A'))]).toEqual(['boxed', 'boxed'])
  })

  it('names the pallet before which nothing goes, and the cell of a card that does not fit there', () => {
    const s = begin({ ...line(1), hands: [['floor plain']] })
    act(s, connect('floor plain'))
    expect(game.encode(s, insert(-1, 0, 0, 3))).toMatchObject({ refs: [{ kind: 'pallet', id: 0 }] })
    const t = begin({ ...line(1), hands: [['straight plain 4']] })
    act(t, connect('straight plain 4'))
    expect(game.encode(t, insert(-1, 0, 1, 1))).toMatchObject({ refs: [cell(-1, 0)] })
  })

  it('says of a parcel why it cannot move', () => {
    const s = begin({
      ...line(3),
      tiles: [[5]],
      bag: [6],
      parcels: [
        { parcel: 16, on: 'straight plain 3', face: 'low' },
        { parcel: 0, on: 'straight plain' },
      ],
      connected: true,
    })
    expect([5, 6, 7, 0].map((id) => why(s, parcelRef(id)))).toEqual(['scored', 'inBag', 'boxed', 'noWay'])
    expect(why(s, thing('straight plain'))).toBe('noWay')
    const t = begin({ ...line(3), parcels: [{ parcel: 8, on: 'straight plain 3' }], connected: true })
    expect([
      why(t, thing('straight plain 3')),
      why(t, thing('straight plain')),
      why(t, { kind: 'pallet', id: 0 }),
    ]).toEqual(['offered', 'noParcelThere', 'noParcelThere'])
    expect(may(t, parcel(99))).toBe('noSuchQuestion')
    expect(move(t, 8, 3, 3, 3)).toHaveLength(3)
  })

  it('says of a way that it runs against an arrow', () => {
    const s = begin({
      layout: false,
      board: [
        ['straight plain', 0, 0, 0],
        ['slope plain', 1, 0, 0],
        ['straight plain 2', -1, 0, 0],
      ],
      parcels: [{ parcel: 16, on: 'straight plain', face: 'low' }],
      connected: true,
    })
    act(s, parcel(16))
    expect(may(s, way(16, 0))).toBe('againstArrow')
  })

  it('says of a card that it could lie nowhere else', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', 0, 0, 0],
        ['straight key', 1, 0, 0],
        ['pallet B', 2, 0, 3],
      ],
      hands: [['floor key']],
    })
    play(s, 'floor key', place(0, 1))
    expect(may(s, take('straight key'))).toBe('nowhereElse')
    expect(may(s, take('floor key'))).toBe('yes')
  })

  it('says of a cell that it is taken, out of reach, on the rim, or only wrong in its rotations', () => {
    const s = begin({ ...line(2, [['straight plain 3', 126, 0, 0]]), hands: [['straight plain 4']] })
    act(s, connect('straight plain 4'))
    expect([cell(0, 0), cell(5, 5), cell(127, 0)].map((ref) => why(s, ref))).toEqual(['occupied', 'noOpenEnd', 'rim'])
    expect(may(s, place(127, 0))).toBe('rim')
    const t = begin({ ...line(1, [['straight plain 2', 1, -1, 2]]), hands: [['straight plain 4']] })
    act(t, connect('straight plain 4'))
    expect(why(t, cell(1, 0))).toBe('doesNotFit')
    expect(may(t, insert(1, 0, 0, 0))).toBe('noPalletThere')
  })

  it('says of a pallet why nothing goes before it', () => {
    const s = begin({
      ...line(1),
      board: [
        ['pallet A', -1, 0, 0],
        ['straight plain 1', 0, 0, 0],
        ['pallet B', 5, 5, 0],
      ],
      hands: [['straight plain 4', 'floor plain']],
    })
    act(s, connect('straight plain 4'))
    expect([
      why(s, { kind: 'pallet', id: 0 }),
      why(s, { kind: 'pallet', id: 1 }),
      why(s, { kind: 'pallet', id: 2 }),
    ]).toEqual(['offered', 'palletCutOff', 'boxed'])
    expect(why(s, cell(5, 5))).toBe('palletCutOff')
    const t = begin({ ...line(1), hands: [['floor plain']] })
    act(t, connect('floor plain'))
    expect(why(t, { kind: 'pallet', id: 0 })).toBe('floorNotInserted')
  })

  it('says of a thing that is not on the table that it is not there', () => {
    const s = begin({ hands: [['straight key']] })
    expect(may(s, { kind: 'connect', card: 100 })).toBe('notInHand')
    play(s, 'straight key', place(2, -2, 2))
    expect(may(s, { kind: 'take', card: 100 })).toBe('notOnTable')
    expect(may(s, { kind: 'lift', pallet: 0 })).toBe('noSuchQuestion')
  })

  it('is refused when it is told in numbers that no code holds', () => {
    const s = begin({ hands: [['straight plain']] })
    expect([may(s, { kind: 'connect', card: -1 }), may(s, { kind: 'connect', card: 11.5 })]).toEqual([
      'noSuchQuestion',
      'noSuchQuestion',
    ])
    expect(may(s, { kind: 'connect', card: card('straight plain') + 128 })).toBe('notInHand')
    act(s, connect('straight plain'))
    expect(may(s, place(2, -2, 2))).toBe('yes')
    expect(may(s, { kind: 'place', cell: cellAt(2, -2) + (1 << 16), rotation: 2 })).not.toBe('yes')
    expect(may(s, place(2, -2, 8 + 2))).toBe('noSuchRotation')
    const t = begin({ ...line(3), parcels: [{ parcel: 8, on: 'straight plain 3' }], connected: true })
    expect(may(t, parcel(8 + 128))).toBe('noSuchQuestion')
    act(t, parcel(8))
    expect([way(8, 3, 3, 3), way(8, 3, 3, 35), way(8, 3, 3, 3, 3, 3)].map((one) => may(t, one))).toEqual([
      'yes',
      'turnsBack',
      'wrongLength',
    ])
  })

  it('says so where there is never anything to do', () => {
    const s = begin({})
    expect(why(s, parcelRef(20))).toBe('nothingHere')
    expect([
      why(s, { kind: 'sleeper', id: 3 }),
      why(s, { kind: 'card', id: 400 }),
      why(s, { kind: 'pallet', id: 9 }),
    ]).toEqual(['nothingHere', 'nothingHere', 'nothingHere'])
  })
})
