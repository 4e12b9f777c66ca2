import { describe, expect, it } from 'vitest'
import type { LaidCard } from '../../../src-main/engine/transport/setup/scenario.ts'
import {
  act,
  begin,
  card,
  cardsOffered,
  connect,
  exchange,
  insert,
  intake,
  kinds,
  lies,
  lift,
  line,
  may,
  only,
  place,
  places,
  play,
  question,
  restsOn,
  take,
  why,
} from './helpers.ts'

describe('the parcel icon', () => {
  const hand = { hands: [['straight parcel', 'straight parcel 2']] }

  it('brings the next parcel of the bag onto an intake of choice, the higher number up', () => {
    const s = begin({ ...hand, bag: [5, 6] })
    play(s, 'straight parcel', place(2, -2, 2))
    expect(question(s)).toBe('intake')
    expect(cardsOffered(s)).toEqual(['intake 1', 'intake 2', 'intake 3', 'intake 4'])
    const placed = only(act(s, intake('intake 3')), 'parcelPlaced')
    expect(placed).toMatchObject({ parcel: 5, card: card('intake 3'), number: 4, learnt: [0, 1] })
    expect(restsOn(s, 5)).toBe('intake 3')
  })

  it('brings it with the lower number up when four play', () => {
    const s = begin({ ...hand, seats: 4, bag: [5] })
    play(s, 'straight parcel', place(2, -2, 2))
    expect(only(act(s, intake('intake 1')), 'parcelPlaced')).toMatchObject({ parcel: 5, number: 1 })
  })

  it('brings it with the higher number up when three play', () => {
    const s = begin({ ...hand, seats: 3, bag: [5] })
    play(s, 'straight parcel', place(1, 1, 2))
    expect(only(act(s, intake('intake 1')), 'parcelPlaced')).toMatchObject({ parcel: 5, number: 4 })
  })

  it('offers only intakes without a parcel', () => {
    const s = begin({
      ...hand,
      parcels: [
        { parcel: 0, on: 'intake 2' },
        { parcel: 1, on: 'intake 4' },
      ],
    })
    play(s, 'straight parcel', place(2, -2, 2))
    expect(cardsOffered(s)).toEqual(['intake 1', 'intake 3'])
    expect(may(s, intake('intake 2'))).toBe('intakeTaken')
    expect(may(s, intake('start straight'))).toBe('notAnIntake')
    expect(why(s, { kind: 'card', id: card('intake 2') })).toBe('intakeTaken')
  })

  it('cannot act while parcels lie on all intakes, so the card cannot be connected', () => {
    const parcels = [1, 2, 3, 4].map((n) => ({ parcel: n, on: `intake ${n}` }))
    expect(may(begin({ ...hand, parcels }), connect('straight parcel'))).toBe('noFreeIntake')
  })

  it('cannot act when the bag is empty', () => {
    expect(may(begin({ ...hand, bag: [] }), connect('straight parcel'))).toBe('bagEmpty')
  })
})

describe('a key', () => {
  const far: LaidCard = ['intake 1', 9, 0, 0]

  it('takes any card with a white icon and connects it elsewhere, even leaving a gap', () => {
    const s = begin({
      ...line(1, [['straight parcel', 1, 0, 0], ['straight plain 2', 2, 0, 0], far]),
      hands: [['straight key']],
    })
    play(s, 'straight key', place(3, 0))
    expect(question(s)).toBe('keyCard')
    expect(cardsOffered(s)).toEqual(['straight parcel 1', 'straight key 1'])
    act(s, take('straight parcel'))
    const moved = only(act(s, place(10, 0)), 'keyMoved')
    expect(moved).toMatchObject({
      card: card('straight parcel'),
      because: { kind: 'card', id: card('straight key') },
      parcel: -1,
      inserted: false,
    })
    expect(lies(s, 'straight parcel')).toBe('10,0 0')
  })

  it('takes itself', () => {
    const s = begin({ ...line(1, [far]), hands: [['straight key']] })
    play(s, 'straight key', place(1, 0))
    act(s, take('straight key'))
    act(s, place(10, 0))
    expect(lies(s, 'straight key')).toBe('10,0 0')
  })

  it('takes floor cards, which go to another floor side', () => {
    const s = begin({ ...line(1, [['floor parcel', 0, -1, 0], far]), hands: [['straight key']] })
    play(s, 'straight key', place(1, 0))
    act(s, take('floor parcel'))
    expect(places(s)).not.toContain('0,-1 0')
    act(s, place(0, 1))
    expect(lies(s, 'floor parcel')).toBe('0,1 0')
  })

  it('takes no card without a white icon: no plain card, start card, intake or pallet', () => {
    const s = begin({ hands: [['straight key']], board: [['straight plain', 2, -2, 2]] })
    play(s, 'straight key', place(1, 1, 2))
    for (const name of ['straight plain', 'start straight', 'start junction', 'intake 1', 'pallet A'])
      expect(may(s, take(name))).toBe('noWhiteIcon')
    expect(may(s, take('floor key'))).toBe('notOnTable')
    expect(why(s, { kind: 'card', id: card('intake 1') })).toBe('noWhiteIcon')
  })

  it('takes the parcel along that rests on the card', () => {
    const s = begin({
      ...line(1, [['straight parcel', 1, 0, 0], far]),
      hands: [['straight key']],
      parcels: [{ parcel: 3, on: 'straight parcel' }],
    })
    play(s, 'straight key', place(2, 0))
    act(s, take('straight parcel'))
    expect(only(act(s, place(10, 0)), 'keyMoved').parcel).toBe(3)
    expect(restsOn(s, 3)).toBe('straight parcel 1')
  })

  it('may turn a card where it lies, but not lay it as it lay', () => {
    const s = begin({ ...line(1), hands: [['wideBend key']] })
    play(s, 'wideBend key', place(1, 0, 1))
    act(s, take('wideBend key'))
    expect(may(s, place(1, 0, 1))).toBe('sameAgain')
    expect(may(s, place(1, 0, 3))).toBe('yes')
  })

  it('lifts the card first: its own open sides are no ends for it, and a pallet behind it is cut off', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', 0, 0, 0],
        ['intake 1', 9, 0, 0],
      ],
      hands: [['straight key']],
    })
    play(s, 'straight key', place(1, 0))
    act(s, take('straight key'))
    expect(places(s)).toEqual(['10,0 0', '8,1 1', '9,-1 2'])
    expect(may(s, place(2, 0))).toBe('noOpenEnd')
    expect(may(s, insert(0, 0, 0, 3))).toBe('palletCutOff')
  })

  it('inserts the card before a pallet as from hand', () => {
    const s = begin({ ...line(2), hands: [['straight key']] })
    play(s, 'straight key', place(2, 0))
    act(s, take('straight key'))
    expect(kinds(act(s, insert(-1, 0, 0, 3))).slice(0, 2)).toEqual(['palletPushed', 'keyMoved'])
    expect([lies(s, 'straight key'), lies(s, 'pallet A')]).toEqual(['-1,0 0', '-2,0 0'])
  })

  it('does not wake the icon of the card it moves', () => {
    const s = begin({ hands: [['straight key']], board: [['straight parcel', 2, -2, 2]] })
    play(s, 'straight key', place(1, 1, 2))
    act(s, take('straight parcel'))
    act(s, place(-1, -1, 2))
    expect(question(s)).toBe('endTurn')
  })

  it('must have something to move: the place decides, not the card alone', () => {
    const floors: LaidCard[] = [
      ['floor plain', 1, -1, 0],
      ['floor plain 2', 2, -1, 0],
      ['floor plain 3', 0, 1, 0],
      ['floor plain 4', 1, 1, 0],
    ]
    const s = begin({
      layout: false,
      board: [['pallet A', 0, 0, 0], ['pallet B', 2, 0, 3], ...floors, far],
      hands: [['straight key']],
    })
    act(s, connect('straight key'))
    expect(may(s, place(1, 0))).toBe('iconCannotAct')
    expect(why(s, { kind: 'cell', id: 0 })).toBe('nothingHere')
    expect(may(s, place(10, 0))).toBe('yes')
  })

  it('is not inserted where it would be enclosed with nothing else to move', () => {
    const floors: LaidCard[] = [
      ['floor plain', 0, -1, 0],
      ['floor plain 2', -1, -1, 0],
      ['floor plain 3', -2, 1, 0],
      ['floor plain 4', -1, 1, 0],
    ]
    const s = begin({ ...line(1, floors), hands: [['straight key']] })
    act(s, connect('straight key'))
    expect(may(s, insert(-1, 0, 0, 3))).toBe('iconCannotAct')
    expect(why(s, { kind: 'pallet', id: 0 })).toBe('iconCannotAct')
    expect(places(s)).toEqual(['1,0 0'])
  })
})

describe('a forklift', () => {
  it('moves a pallet to an open end', () => {
    const s = begin({ ...line(2), hands: [['straight forklift']] })
    play(s, 'straight forklift', place(2, 0))
    expect(cardsOffered(s)).toEqual(['pallet A'])
    act(s, lift('pallet A'))
    expect(places(s)).toEqual(['3,0 3'])
    const moved = only(act(s, place(3, 0, 3)), 'forkliftMoved')
    expect(moved).toMatchObject({ pallet: 0, because: { kind: 'card', id: card('straight forklift') } })
    expect(lies(s, 'pallet A')).toBe('3,0 3')
  })

  it('moves a pallet to the belt side of one that is cut off, and the two are joined', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', 0, 0, 0],
        ['straight plain', 5, 0, 0],
        ['pallet B', 4, 0, 0],
      ],
      hands: [['straight forklift', 'straight plain 2']],
    })
    play(s, 'straight forklift', place(6, 0))
    act(s, lift('pallet B'))
    act(s, place(1, 0, 3))
    act(s, { kind: 'endTurn' })
    act(s, { kind: 'swap' })
    act(s, { kind: 'endTurn' })
    act(s, connect('straight plain 2'))
    expect([may(s, insert(1, 0, 0, 0)), may(s, insert(0, 0, 0, 3))]).toEqual(['yes', 'yes'])
  })

  it('does not put the pallet back as it lay, nor insert anything', () => {
    const s = begin({ ...line(2), hands: [['straight forklift']] })
    play(s, 'straight forklift', place(2, 0))
    act(s, lift('pallet A'))
    expect(may(s, place(-1, 0, 0))).toBe('sameAgain')
    expect(may(s, insert(-1, 0, 0, 3))).toBe('noSuchQuestion')
  })

  it('swaps two pallets: each takes the cell and rotation of the other, and keeps its colour', () => {
    const s = begin({ hands: [['straight forklift']] })
    const [a, b] = [lies(s, 'pallet A'), lies(s, 'pallet B')]
    play(s, 'straight forklift', place(2, -2, 2))
    act(s, lift('pallet B'))
    expect(cardsOffered(s)).toEqual(['pallet A'])
    expect(only(act(s, exchange('pallet A')), 'palletsExchanged').pallets).toEqual([1, 0])
    expect([lies(s, 'pallet A'), lies(s, 'pallet B')]).toEqual([b, a])
  })

  it('lifts pallets only, and none that stayed in the box', () => {
    const s = begin({ hands: [['straight forklift']] })
    play(s, 'straight forklift', place(2, -2, 2))
    expect(may(s, lift('intake 1'))).toBe('notAPallet')
    expect(may(s, lift('pallet C'))).toBe('boxed')
    act(s, lift('pallet A'))
    expect(may(s, exchange('pallet A'))).toBe('samePallet')
    expect(may(s, exchange('pallet D'))).toBe('boxed')
  })

  it('takes the colour of the tile along with the pallet', () => {
    const s = begin({
      ...line(2),
      hands: [['straight forklift']],
      parcels: [{ parcel: 16, on: 'straight plain 2', face: 'low' }],
    })
    play(s, 'straight forklift', place(2, 0))
    act(s, lift('pallet A'))
    act(s, place(3, 0, 3))
    act(s, { kind: 'parcel', parcel: 16 })
    expect(may(s, { kind: 'way', parcel: 16, sides: [0] })).toBe('yes')
  })
})

describe('an enclosed card', () => {
  const ring = (name: string): LaidCard[] => [
    ['straight plain', 0, 0, 0],
    [name, 1, 0, 0],
    ['straight plain 2', 2, 0, 0],
    ['floor plain', 1, -1, 0],
    ['floor plain 2', 2, -1, 0],
    ['floor plain 3', 0, 1, 0],
    ['floor plain 4', 1, 1, 0],
  ]

  it('is not taken by a key', () => {
    const s = begin({ layout: false, board: ring('straight parcel'), hands: [['straight key']] })
    play(s, 'straight key', place(3, 0))
    expect(cardsOffered(s)).toEqual(['straight key 1'])
    expect(may(s, take('straight parcel'))).toBe('enclosed')
  })

  it('is taken again once one of the cards around is gone', () => {
    const s = begin({ layout: false, board: ring('straight parcel').slice(0, -1), hands: [['straight key']] })
    play(s, 'straight key', place(3, 0))
    expect(may(s, take('straight parcel'))).toBe('yes')
  })

  const boxedIn: LaidCard[] = [
    ['pallet A', 0, 0, 0],
    ['floor plain', 1, -1, 0],
    ['floor plain 2', 0, -1, 0],
    ['floor plain 3', -1, 0, 0],
    ['floor plain 4', -1, 1, 0],
    ['floor parcel', 0, 1, 0],
  ]

  it('is not taken by a forklift; floor cards enclose too', () => {
    const board: LaidCard[] = [
      ...boxedIn,
      ['straight plain', 1, 0, 0],
      ['straight plain 2', 2, 0, 0],
      ['pallet B', 3, 0, 3],
    ]
    const s = begin({ layout: false, board: [...board, ['intake 1', 9, 0, 0]], hands: [['straight forklift']] })
    play(s, 'straight forklift', place(10, 0))
    expect(cardsOffered(s)).toEqual(['pallet B'])
    expect(may(s, lift('pallet A'))).toBe('enclosed')
    act(s, lift('pallet B'))
    expect(may(s, exchange('pallet A'))).toBe('enclosed')
  })

  it('may be the only pallet: then no forklift card can be connected', () => {
    const s = begin({ layout: false, board: boxedIn, hands: [['straight forklift']] })
    expect(may(s, connect('straight forklift'))).toBe('forkliftCannotAct')
  })

  it('leaves a forklift nothing when the one other pallet has no end but its own', () => {
    const board: LaidCard[] = [...boxedIn, ['straight plain', 1, 0, 0], ['pallet B', 2, 0, 3]]
    const s = begin({ layout: false, board, hands: [['floor forklift']] })
    expect(may(s, connect('floor forklift'))).toBe('forkliftCannotAct')
    const t = begin({ layout: false, board: [...board, ['intake 1', 9, 0, 0]], hands: [['floor forklift']] })
    expect(may(t, connect('floor forklift'))).toBe('yes')
  })

  it('leaves no room to put a card before it: the pallet could not be pushed on', () => {
    const answers = [boxedIn, boxedIn.filter(([name]) => name !== 'floor plain 3')].map((around) => {
      const s = begin({
        layout: false,
        board: [...around, ['straight plain', 1, 0, 0]],
        hands: [['straight plain 3']],
      })
      act(s, connect('straight plain 3'))
      return may(s, insert(0, 0, 0, 3))
    })
    expect(answers).toEqual(['doesNotFit', 'yes'])
  })
})
