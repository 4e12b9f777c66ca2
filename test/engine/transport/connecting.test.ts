import { describe, expect, it } from 'vitest'
import {
  act,
  begin,
  connect,
  game,
  insert,
  kinds,
  lies,
  line,
  may,
  offered,
  only,
  open,
  place,
  places,
  play,
  SWAP,
  why,
  card,
} from './helpers.ts'
import { cellAt } from '../../../src-shared/geometry/hexagons.ts'

const inHand = (...hand: string[]): { hands: string[][] } => ({ hands: [hand] })

describe('a belt card', () => {
  it('is connected at an open end, in every rotation that joins it', () => {
    const s = begin({ ...line(2), ...inHand('wideBend plain') })
    act(s, connect('wideBend plain'))
    expect(places(s).filter((at) => !at.includes('over'))).toEqual(['2,0 1', '2,0 3'])
    act(s, place(2, 0, 3))
    expect(lies(s, 'wideBend plain')).toBe('2,0 3')
  })

  it('is not connected at a floor side', () => {
    const s = begin({ ...line(2), ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(may(s, place(0, -1))).toBe('noOpenEnd')
    expect(may(s, place(9, 9))).toBe('noOpenEnd')
    expect(may(s, place(1, 0))).toBe('occupied')
    expect(may(s, place(2, 0, 1))).toBe('doesNotFit')
  })

  it('fits all its neighbours, belt to belt and floor to floor', () => {
    const s = begin({
      ...line(1, [
        ['floor plain', 1, -1, 0],
        ['floor plain 2', 0, -1, 0],
      ]),
      ...inHand('sharpBend plain'),
    })
    act(s, connect('sharpBend plain'))
    expect(places(s)).not.toContain('1,0 2')
    expect(places(s)).toContain('1,0 3')
    expect(may(s, place(1, 0, 2))).toBe('doesNotFit')
  })

  it('joins every open end that leads into its cell', () => {
    const s = begin({
      ...line(1, [
        ['straight plain 2', 2, 0, 0],
        ['straight plain 3', 1, -1, 2],
      ]),
      ...inHand('junction plain', 'straight plain 4'),
    })
    act(s, connect('junction plain'))
    expect(may(s, place(1, 0, 0))).toBe('doesNotFit')
    const t = begin({ ...line(1, [['straight plain 2', 2, 0, 0]]), ...inHand('straight plain 4', 'wideBend plain') })
    act(t, connect('straight plain 4'))
    expect(places(t)).toContain('1,0 0')
    expect(may(t, place(1, 0, 1))).toBe('doesNotFit')
  })

  it('may be connected to a part of the belt that lies apart', () => {
    const s = begin({ ...line(1, [['intake 1', 9, 3, 0]]), ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(places(s)).toContain('10,3 0')
  })

  it('is named in one rotation only when two look the same', () => {
    const s = begin({ ...line(1), ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(may(s, place(1, 0, 0))).toBe('yes')
    expect(may(s, place(1, 0, 3))).toBe('noSuchRotation')
  })

  it('stays where it lies when it has no icon, and a parcel moves next', () => {
    const s = begin({ ...line(1), ...inHand('straight plain 3') })
    expect(kinds(play(s, 'straight plain 3', place(1, 0)))).toEqual(['picked', 'connected', 'nothingMoves'])
    expect(open(s).connected).toBe(true)
  })

  it('leaves the hand when it is chosen, for all to see', () => {
    const s = begin({ ...line(1), ...inHand('straight plain 3', 'floor key') })
    const picked = only(act(s, connect('straight plain 3')), 'picked')
    expect(picked.learnt).toEqual([])
    expect(open(s).seats[0].hand).toEqual([card('floor key')])
    expect(game.view(s, 1).step).toMatchObject({ name: 'place', card: card('straight plain 3') })
  })
})

describe('inserting before a pallet', () => {
  it('puts the card in the place of the pallet, which goes on over an open belt side and faces it', () => {
    const s = begin({ ...line(2), ...inHand('wideBend plain') })
    act(s, connect('wideBend plain'))
    expect(places(s).filter((at) => at.startsWith('-1,0'))).toEqual(['-1,0 0 over 2', '-1,0 4 over 4'])
    const events = act(s, insert(-1, 0, 0, 2))
    expect(kinds(events)).toEqual(['palletPushed', 'connected', 'nothingMoves'])
    expect(only(events, 'palletPushed')).toMatchObject({
      pallet: 0,
      from: { cell: cellAt(-1, 0), rotation: 0 },
      at: { cell: cellAt(-1, -1), rotation: 5 },
    })
    expect([lies(s, 'wideBend plain'), lies(s, 'pallet A')]).toEqual(['-1,0 0', '-1,-1 5'])
  })

  it('leaves free over which open side of a junction the pallet goes', () => {
    const s = begin({ ...line(2), ...inHand('junction plain') })
    act(s, connect('junction plain'))
    expect(places(s).filter((at) => at.startsWith('-1,0'))).toEqual(['-1,0 0 over 2', '-1,0 0 over 4'])
  })

  it('moves nothing else: where a card is in the way, the pallet does not go', () => {
    const s = begin({ ...line(2, [['floor plain', -2, 0, 0]]), ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(may(s, insert(-1, 0, 0, 3))).toBe('doesNotFit')
    expect(why(s, { kind: 'pallet', id: 0 })).toBe('doesNotFit')
  })

  it('does not push the pallet to where another belt leads', () => {
    const s = begin({ ...line(2, [['straight plain 3', -3, 0, 0]]), ...inHand('straight plain 4') })
    act(s, connect('straight plain 4'))
    expect(may(s, insert(-1, 0, 0, 3))).toBe('noRoomForPallet')
    expect(why(s, { kind: 'pallet', id: 0 })).toBe('noRoomForPallet')
  })

  it('fits the new card to all cards around', () => {
    const s = begin({ ...line(2, [['floor plain', -1, -1, 0]]), ...inHand('wideBend plain') })
    act(s, connect('wideBend plain'))
    expect(may(s, insert(-1, 0, 0, 2))).toBe('doesNotFit')
    expect(may(s, insert(-1, 0, 4, 4))).toBe('yes')
  })

  it('is not possible before a pallet cut off from the belt, whose own side is an open end', () => {
    const s = begin({ layout: false, board: [['pallet A', 0, 0, 0]], ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(places(s)).toEqual(['1,0 0'])
    expect(may(s, insert(0, 0, 0, 3))).toBe('palletCutOff')
  })

  it('needs a pallet', () => {
    const s = begin({ ...line(2), ...inHand('straight plain 3') })
    act(s, connect('straight plain 3'))
    expect(may(s, insert(0, 0, 0, 3))).toBe('noPalletThere')
  })
})

describe('a floor card', () => {
  it('lies at a floor side and at no belt side', () => {
    const s = begin({ ...line(1), ...inHand('floor plain') })
    act(s, connect('floor plain'))
    expect(places(s)).toEqual(['-1,-1 0', '-1,1 0', '-2,0 0', '-2,1 0', '0,-1 0', '0,1 0', '1,-1 0'].sort())
    expect(may(s, place(1, 0))).toBe('wouldCutBelt')
    expect(may(s, place(5, 5))).toBe('noFloorSide')
  })

  it('is not inserted before a pallet', () => {
    const s = begin({ ...line(1), ...inHand('floor plain') })
    act(s, connect('floor plain'))
    expect(may(s, insert(-1, 0, 0, 3))).toBe('floorNotInserted')
    expect(why(s, { kind: 'pallet', id: 0 })).toBe('floorNotInserted')
  })

  it('does not cut off an end that another side of its cell leaves open', () => {
    const s = begin({ ...line(1, [['floor plain', 1, -1, 0]]), ...inHand('floor plain 2') })
    act(s, connect('floor plain 2'))
    expect(places(s)).not.toContain('1,0 0')
  })
})

describe('the hand', () => {
  it('offers only cards that can be connected somewhere, and swapping', () => {
    const s = begin({
      layout: false,
      board: [['pallet A', 0, 0, 0]],
      ...inHand('straight plain 3', 'straight key', 'wideBend key'),
    })
    expect(offered(s)).toEqual([connect('straight plain 3'), connect('wideBend key'), SWAP])
    expect(may(s, connect('straight key'))).toBe('keyCannotAct')
    expect(why(s, { kind: 'card', id: card('straight key') })).toBe('keyCannotAct')
  })

  it('is all that can be played from: neither a card of the stock nor one on the table', () => {
    const s = begin({ ...line(1), ...inHand('floor key') })
    expect(may(s, connect('floor key 2'))).toBe('notInHand')
    expect(may(s, connect('straight plain'))).toBe('notInHand')
    expect(why(s, { kind: 'card', id: card('floor key 2') })).toBe('notInHand')
    expect(why(s, { kind: 'pallet', id: 0 })).toBe('chooseCard')
  })

  it('cannot connect a belt card where no belt ends open', () => {
    const loop = ['pallet A', 'pallet B'] as const
    const s = begin({
      layout: false,
      board: [
        [loop[0], 0, 0, 0],
        [loop[1], 1, 0, 3],
        ['floor plain', -1, 0, 0],
        ['floor plain 2', 2, 0, 0],
      ],
      ...inHand('straight plain', 'floor key'),
    })
    expect(may(s, connect('straight plain'))).toBe('noPlace')
  })
})
