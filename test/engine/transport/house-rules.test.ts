import { describe, expect, it } from 'vitest'
import type { LaidCard } from '../../../src-main/engine/transport/setup/scenario.ts'
import {
  act,
  begin,
  cardsOffered,
  connect,
  intake,
  lies,
  line,
  may,
  place,
  play,
  question,
  restsOn,
  take,
  why,
  card,
} from './helpers.ts'

const again = { options: { iconsFireAgain: true } }
const far: LaidCard = ['junction plain', 9, 0, 0]

describe('under the house rule iconsFireAgain', () => {
  it('the icon of a card that a key moves acts too', () => {
    const s = begin({ ...again, hands: [['straight key']], board: [['straight parcel', 2, -2, 2]], bag: [4] })
    play(s, 'straight key', place(1, 1, 2))
    act(s, take('straight parcel'))
    act(s, place(-1, -1, 2))
    expect(question(s)).toBe('intake')
    act(s, intake('intake 4'))
    expect(restsOn(s, 4)).toBe('intake 4')
  })

  it('a key moved by a key moves one more card', () => {
    const s = begin({ ...line(1, [['straight key 2', 1, 0, 0], far]), ...again, hands: [['straight key']] })
    play(s, 'straight key', place(2, 0))
    act(s, take('straight key 2'))
    act(s, place(10, 0))
    expect(question(s)).toBe('keyCard')
    act(s, take('straight key'))
    act(s, place(11, 0))
    expect(question(s)).toBe('endTurn')
    expect([lies(s, 'straight key'), lies(s, 'straight key 2')]).toEqual(['11,0 0', '10,0 0'])
  })

  it('no icon acts twice in a turn: the key that moves itself is done', () => {
    const s = begin({ ...line(1, [far]), ...again, hands: [['straight key']] })
    play(s, 'straight key', place(1, 0))
    act(s, take('straight key'))
    act(s, place(10, 0))
    expect(question(s)).toBe('endTurn')
  })

  it('it may act again in a later turn', () => {
    const s = begin({
      ...line(1, [['straight key 2', 1, 0, 0], far]),
      ...again,
      hands: [['straight key'], ['straight key 3']],
    })
    play(s, 'straight key', place(2, 0))
    act(s, take('straight key'))
    act(s, place(10, 0))
    act(s, { kind: 'endTurn' })
    play(s, 'straight key 3', place(2, 0))
    act(s, take('straight key'))
    act(s, place(9, -1, 2))
    expect(question(s)).toBe('keyCard')
  })

  it('a card whose icon could not act is not taken', () => {
    const s = begin({ ...again, hands: [['straight key']], board: [['straight parcel', 2, -2, 2]], bag: [] })
    play(s, 'straight key', place(1, 1, 2))
    expect(cardsOffered(s)).toEqual(['straight key 1'])
    expect(may(s, take('straight parcel'))).toBe('iconCouldNotAct')
  })

  it('a card is not put where its icon could not act', () => {
    const boxedIn: LaidCard[] = [
      ['pallet A', 0, 0, 0],
      ['floor plain', 1, -1, 0],
      ['floor plain 2', 0, -1, 0],
      ['floor plain 3', -1, 0, 0],
      ['floor plain 4', -1, 1, 0],
      ['floor parcel', 0, 1, 0],
    ]
    const board: LaidCard[] = [...boxedIn, far, ['straight forklift', 10, 0, 0]]
    for (const [options, answer] of [
      [again, 'iconCannotAct'],
      [{}, 'yes'],
    ] as const) {
      const s = begin({ layout: false, board, ...options, hands: [['straight key']] })
      play(s, 'straight key', place(11, 0))
      act(s, take('straight forklift'))
      expect(may(s, place(1, 0))).toBe(answer)
      expect(may(s, place(9, -1, 2))).toBe('yes')
    }
  })
})

describe('a key under iconsFireAgain', () => {
  it('does not take a forklift card while no pallet could move', () => {
    const boxedIn: LaidCard[] = [
      ['pallet A', 0, 0, 0],
      ['floor plain', 1, -1, 0],
      ['floor plain 2', 0, -1, 0],
      ['floor plain 3', -1, 0, 0],
      ['floor plain 4', -1, 1, 0],
      ['floor parcel', 0, 1, 0],
      ['straight plain', 1, 0, 0],
      far,
      ['straight forklift', 10, 0, 0],
    ]
    for (const [options, answer] of [
      [again, 'iconCouldNotAct'],
      [{}, 'yes'],
    ] as const) {
      const s = begin({ layout: false, board: boxedIn, ...options, hands: [['straight key']] })
      play(s, 'straight key', place(11, 0))
      expect(may(s, take('straight forklift'))).toBe(answer)
    }
  })
})

describe('without it', () => {
  it('the same key moves a parcel card though no parcel could come', () => {
    const s = begin({ hands: [['straight key']], board: [['straight parcel', 2, -2, 2]], bag: [] })
    play(s, 'straight key', place(1, 1, 2))
    expect(may(s, take('straight parcel'))).toBe('yes')
    expect(may(s, connect('straight key'))).toBe('noSuchQuestion')
    expect(why(s, { kind: 'card', id: card('start straight') })).toBe('noWhiteIcon')
  })
})
