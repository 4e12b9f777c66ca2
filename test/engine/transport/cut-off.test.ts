import { describe, expect, it } from 'vitest'
import type { TransportScenario } from '../../../src-main/engine/transport/setup/scenario.ts'
import { act, begin, insert, kinds, lift, line, only, place, play, take } from './helpers.ts'

/** Pallet A, a card before its belt that a key may take, and one with a parcel behind it; the seat holds a key. */
const keyed = (parcels: TransportScenario['parcels'] = [{ parcel: 1, on: 'straight plain' }]) =>
  begin({
    ...line(0, [
      ['straight parcel', 0, 0, 0],
      ['straight plain', 1, 0, 0],
    ]),
    hands: [['straight key']],
    parcels,
  })

describe('a pallet is told to be cut off', () => {
  it('when a key carries off the card that joined it to the last parcel', () => {
    const s = keyed()
    play(s, 'straight key', place(2, 0))
    act(s, take('straight parcel'))
    const events = act(s, place(3, 0))
    expect(kinds(events)).toContain('keyMoved')
    expect(only(events, 'palletCutOff')).toMatchObject({
      seat: 0,
      pallet: 0,
      refs: [{ kind: 'pallet', id: 0 }],
    })
  })

  it('not when the parcel is still joined to it, nor once more when it is cut off already', () => {
    const s = keyed()
    play(s, 'straight key', place(2, 0))
    act(s, take('straight key'))
    expect(kinds(act(s, insert(-1, 0, 0, 3)))).toEqual(['palletPushed', 'keyMoved'])
    const apart = keyed([])
    play(apart, 'straight key', place(2, 0))
    act(apart, take('straight parcel'))
    expect(kinds(act(apart, place(3, 0)))).not.toContain('palletCutOff')
  })

  it('when the arrows of a card laid before it lead away from it, and not when they lead to it', () => {
    const told = [0, 3].map((rotation) => {
      const s = begin({ ...line(2), hands: [['slope plain']], parcels: [{ parcel: 1, on: 'straight plain 2' }] })
      return kinds(play(s, 'slope plain', insert(-1, 0, rotation, 3))).includes('palletCutOff')
    })
    expect(told.filter(Boolean)).toHaveLength(1)
  })

  it('and to be joined again when a forklift or a card brings it to a parcel', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', 0, 0, 0],
        ['straight plain', 5, 0, 0],
        ['pallet B', 4, 0, 0],
      ],
      hands: [['straight forklift']],
      parcels: [{ parcel: 1, on: 'straight plain' }],
    })
    play(s, 'straight forklift', place(6, 0))
    act(s, lift('pallet A'))
    const events = act(s, place(7, 0, 3))
    expect(only(events, 'palletJoined')).toMatchObject({ seat: 0, pallet: 0 })
  })
})
