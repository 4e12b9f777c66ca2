import { describe, expect, it } from 'vitest'
import { parcelRef } from '../../../src-main/engine/transport/refs.ts'
import type { LaidCard } from '../../../src-main/engine/transport/setup/scenario.ts'
import {
  act,
  begin,
  card,
  ending,
  END,
  kinds,
  line,
  may,
  move,
  only,
  parcel,
  parcelsOffered,
  place,
  play,
  question,
  restsOn,
  totals,
  way,
  waysOffered,
  why,
  intake,
  open,
  offered,
} from './helpers.ts'

/** Parcels by their two numbers: 4/3 is 0, 4/2 is 2, 4/1 is 5, 3/3 is 7, 3/2 is 8, 3/1 is 11, 2/2 is 15, 2/1 is 16. */
const moving = { connected: true }

/** What a parcel chosen on this line can do. */
function waysOf(
  more: readonly LaidCard[],
  id: number,
  on: string,
  face: 'high' | 'low' = 'high',
  others: { parcel: number; on: string }[] = [],
): string[] {
  const s = begin({ layout: false, board: more, parcels: [{ parcel: id, on, face }, ...others], ...moving })
  if (!parcelsOffered(s).includes(id)) return []
  act(s, parcel(id))
  return waysOffered(s)
}

const straights = (count: number): LaidCard[] =>
  Array.from({ length: count }, (_, i) => [`straight plain ${i + 1}`, i, 0, 0])
const LONG: LaidCard[] = [...straights(4), ['straight parcel', 4, 0, 0], ['straight parcel 2', 5, 0, 0]]

describe('a parcel', () => {
  it('moves exactly as many cards as its number, either way from rest', () => {
    expect(waysOf(LONG, 15, 'straight plain 3')).toEqual(['00', '33'])
    expect(waysOf(LONG, 0, 'straight plain 4')).toEqual(['333'])
    expect(waysOf(LONG, 0, 'straight plain 3')).toEqual(['000'])
    const s = begin({ layout: false, board: LONG, parcels: [{ parcel: 15, on: 'straight plain 3' }], ...moving })
    const moved = only(move(s, 15, 0, 0), 'parcelMoved')
    expect(moved.number).toBe(2)
    expect(moved.way.map((step) => step.card)).toEqual([
      card('straight plain 3'),
      card('straight plain 4'),
      card('straight parcel'),
    ])
    expect(moved.way.map((step) => [step.from, step.to])).toEqual([
      [-1, 0],
      [3, 0],
      [3, -1],
    ])
    expect(restsOn(s, 15)).toBe('straight parcel 1')
  })

  it('does not move fewer cards when the belt ends', () => {
    const s = begin({
      layout: false,
      board: LONG,
      parcels: [
        { parcel: 0, on: 'straight plain 2' },
        { parcel: 15, on: 'straight plain 3' },
      ],
      ...moving,
    })
    expect(parcelsOffered(s)).toEqual([15])
    expect(may(s, parcel(0))).toBe('noWay')
    expect(why(s, { kind: 'parcel', id: 0 })).toBe('noWay')
    act(s, parcel(15))
    expect(may(s, way(15, 0))).toBe('wrongLength')
    expect(may(s, way(15, 0, 3))).toBe('turnsBack')
    expect(may(s, way(15, 1, 1))).toBe('turnsBack')
    expect(may(s, way(0, 0, 0))).toBe('otherParcel')
  })

  it('is turned over once after it has moved', () => {
    const s = begin({ layout: false, board: LONG, parcels: [{ parcel: 8, on: 'straight plain 2' }], ...moving })
    const events = move(s, 8, 0, 0, 0)
    expect(kinds(events)).toEqual(['parcelMoved', 'flipped'])
    expect(only(events, 'flipped').number).toBe(2)
  })

  it('chooses its way at every junction', () => {
    const board: LaidCard[] = [
      ['straight plain', 0, 0, 0],
      ['junction plain', 1, 0, 1],
      ['straight plain 2', 2, -1, 1],
      ['straight plain 3', 1, 1, 2],
    ]
    expect(waysOf(board, 15, 'straight plain')).toEqual(['01', '05'])
    expect(waysOf(board, 16, 'junction plain', 'low')).toEqual(['1', '3', '5'])
  })

  it('runs through a one-way junction from its entry to both other sides, but not out by the entry', () => {
    const board: LaidCard[] = [
      ['straight plain', 0, 0, 0],
      ['oneWayJunction plain', 1, 0, 3],
      ['straight plain 2', 2, -1, 1],
      ['straight plain 3', 1, 1, 2],
    ]
    expect(waysOf(board, 15, 'straight plain')).toEqual(['01', '05'])
    expect(waysOf(board, 15, 'straight plain 2')).toEqual(['45'])
    expect(waysOf(board, 16, 'oneWayJunction plain', 'low')).toEqual(['1', '5'])
    const s = begin({ layout: false, board, parcels: [{ parcel: 15, on: 'straight plain 2' }], ...moving })
    act(s, parcel(15))
    expect(may(s, way(15, 4, 3))).toBe('turnsBack')
  })

  it('never goes up a slope, not even to stop on it', () => {
    const board: LaidCard[] = [
      ['straight plain', 0, 0, 0],
      ['slope plain', 1, 0, 3],
      ['straight plain 2', 2, 0, 0],
    ]
    expect(waysOf(board, 15, 'straight plain')).toEqual(['00'])
    expect(waysOf(board, 15, 'straight plain 2')).toEqual([])
    expect(waysOf(board, 16, 'slope plain', 'low')).toEqual(['0'])
    const s = begin({
      layout: false,
      board,
      parcels: [
        { parcel: 16, on: 'straight plain 2', face: 'low' },
        { parcel: 17, on: 'straight plain', face: 'low' },
      ],
      ...moving,
    })
    expect(parcelsOffered(s)).toEqual([17])
    expect(may(s, parcel(16))).toBe('noWay')
  })

  it('passes no other parcel and shares no card with one', () => {
    const others = [{ parcel: 1, on: 'straight plain 4' }]
    expect(waysOf(LONG, 15, 'straight plain 3', 'high', others)).toEqual(['33'])
    expect(waysOf(LONG, 15, 'straight plain 2', 'high', others)).toEqual([])
    const s = begin({
      layout: false,
      board: LONG,
      parcels: [{ parcel: 15, on: 'straight plain 3' }, ...others],
      ...moving,
    })
    act(s, parcel(15))
    expect(may(s, way(15, 0, 0))).toBe('parcelInWay')
  })

  it('does not cross a gap', () => {
    const s = begin({
      layout: false,
      board: [
        ['straight plain', 0, 0, 0],
        ['straight plain 2', 1, 0, 0],
        ['straight plain 3', 3, 0, 0],
      ],
      parcels: [{ parcel: 16, on: 'straight plain', face: 'low' }],
      ...moving,
    })
    act(s, parcel(16))
    expect(waysOffered(s)).toEqual(['0'])
    expect(may(s, way(16, 3))).toBe('beltEnds')
    expect(why(s, { kind: 'card', id: card('straight plain 3') })).toBe('notReached')
  })

  it('may run round a loop through its start, but not end there', () => {
    const loop: LaidCard[] = [
      ['sharpBend plain', 0, 0, 5],
      ['sharpBend plain 2', 1, 0, 3],
      ['sharpBend parcel', 0, 1, 1],
    ]
    expect(waysOf(loop, 0, 'sharpBend plain')).toEqual([])
    expect(waysOf(loop, 7, 'sharpBend plain')).toEqual(['0420', '5135'])
    const s = begin({
      layout: false,
      board: [...loop, ['straight plain', 5, 0, 0], ['straight plain 2', 6, 0, 0]],
      parcels: [{ parcel: 7, on: 'sharpBend plain' }],
      ...moving,
    })
    act(s, parcel(7))
    expect(only(act(s, way(7, 0, 4, 2, 0)), 'parcelMoved').way.map((step) => step.card)).toEqual(
      ['sharpBend plain', 'sharpBend plain 2', 'sharpBend parcel', 'sharpBend plain', 'sharpBend plain 2'].map(card),
    )
  })

  it('is told why it may not end where it began', () => {
    const loop: LaidCard[] = [
      ['sharpBend plain', 0, 0, 0],
      ['junction plain', 1, 0, 1],
      ['sharpBend plain 2', 2, -1, 3],
      ['junction plain 2', 1, -1, 0],
    ]
    const tail = [1, 2, 3, 4].map((r): LaidCard => [`straight plain ${r}`, 1, r, 2])
    const s = begin({
      layout: false,
      board: [...loop, ...tail],
      parcels: [{ parcel: 7, on: 'junction plain' }],
      ...moving,
    })
    act(s, parcel(7))
    expect(waysOffered(s)).toEqual(['5555'])
    expect(may(s, way(7, 3, 1, 0, 4))).toBe('endsAtStart')
    expect(may(s, way(7, 1, 3, 4, 0))).toBe('endsAtStart')
  })

  it('may have come in this very turn', () => {
    const s = begin({ hands: [['straight parcel']], bag: [16] })
    play(s, 'straight parcel', place(2, -2, 2))
    act(s, intake('intake 2'))
    expect(parcelsOffered(s)).toEqual([16])
  })
})

describe('the parcel move', () => {
  it('is made after connecting, whether one likes it or not', () => {
    const s = begin({
      ...line(2),
      parcels: [{ parcel: 15, on: 'straight plain 2' }],
      active: 1,
      hands: [[], ['straight plain 3']],
    })
    play(s, 'straight plain 3', place(2, 0))
    expect(offered(s)).toEqual([parcel(15)])
    expect(may(s, END)).toBe('noSuchQuestion')
    move(s, 15, 3, 3)
    expect(totals(s)).toEqual([2, 0])
  })

  it('is left out when no parcel can move', () => {
    const s = begin({ ...line(1), parcels: [{ parcel: 0, on: 'straight plain' }], hands: [['straight plain 2']] })
    expect(kinds(play(s, 'straight plain 2', place(1, 0)))).toContain('nothingMoves')
    expect(question(s)).toBe('endTurn')
    expect(why(s, { kind: 'parcel', id: 0 })).toBe('noWay')
    expect(why(s, { kind: 'seat', id: 1 })).toBe('chooseEnd')
  })

  it('once made is not said to be impossible, though nothing can move after it', () => {
    const s = begin({
      ...line(3),
      parcels: [
        { parcel: 16, on: 'straight plain 3', face: 'low' },
        { parcel: 8, on: 'straight plain' },
      ],
      ...moving,
    })
    move(s, 16, 3)
    expect(question(s)).toBe('endTurn')
    expect([parcelRef(16), parcelRef(8)].map((ref) => why(s, ref))).toEqual(['chooseEnd', 'chooseEnd'])
  })
})

describe('scoring', () => {
  it('takes a parcel that ends on a pallet to the tile of its colour, worth the number then up', () => {
    const s = begin({ ...line(3), parcels: [{ parcel: 8, on: 'straight plain 3' }], ...moving })
    const events = move(s, 8, 3, 3, 3)
    expect(kinds(events)).toEqual(['parcelMoved', 'flipped', 'scored'])
    expect(only(events, 'scored')).toMatchObject({ parcel: 8, pallet: 0, tile: 0, value: 2, nth: 1 })
    expect(restsOn(s, 8)).toBe('tile A')
    expect(totals(s)).toEqual([2, 0])
    expect(open(s).seats[0].tile).toEqual([8])
  })

  it('needs the exact number: a pallet cannot be passed', () => {
    const s = begin({
      ...line(3),
      parcels: [
        { parcel: 7, on: 'straight plain 2' },
        { parcel: 16, on: 'straight plain', face: 'low' },
      ],
      ...moving,
    })
    expect(parcelsOffered(s)).toEqual([16])
    const t = begin({
      layout: false,
      board: [...straights(3), ['pallet A', -1, 0, 0]],
      parcels: [{ parcel: 15, on: 'straight plain' }],
      ...moving,
    })
    act(t, parcel(15))
    expect(may(t, way(15, 3, 3))).toBe('throughPallet')
  })

  it('counts for the colour of the pallet, whoever moved', () => {
    const s = begin({
      ...line(2, [['pallet B', 2, 0, 3]]),
      parcels: [{ parcel: 16, on: 'straight plain 2', face: 'low' }],
      ...moving,
    })
    move(s, 16, 0)
    expect(totals(s)).toEqual([0, 2])
  })

  it('frees nothing else: the game goes on with three on a tile', () => {
    const s = begin({
      ...line(2),
      parcels: [{ parcel: 16, on: 'straight plain', face: 'low' }],
      tiles: [[0, 1]],
      ...moving,
    })
    move(s, 16, 3)
    expect([ending(s), question(s)]).toEqual(['goes on', 'endTurn'])
  })
})
