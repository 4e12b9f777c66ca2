import { describe, expect, it } from 'vitest'
import { CARD_COUNT, COMPONENT_COUNT, parcelComponent } from '../../../src-shared/games/transport/cards.ts'
import { AT } from '../../../src-main/engine/transport/state.ts'
import { begin, card, connect, act, line } from './helpers.ts'
import { transportTestable } from '../../testable/transport/index.ts'

describe('a census', () => {
  const spec = {
    ...line(1),
    hands: [['straight plain 2'], ['floor key']],
    parcels: [{ parcel: 3, on: 'straight plain' }],
    tiles: [[], [4]],
  }

  it('finds every card and parcel in one place: table, hand, held out, stock, bag, tile or box', () => {
    const s = begin(spec)
    act(s, connect('straight plain 2'))
    const places = transportTestable.census(s)
    expect(places).toHaveLength(COMPONENT_COUNT)
    const [held, inHand, inStock, boxed, inBag, onTile, onCard] = [
      card('straight plain 2'),
      card('floor key'),
      card('floor key 2'),
      card('pallet D'),
      parcelComponent(5),
      parcelComponent(4),
      parcelComponent(3),
    ].map((component) => places[component])
    expect(new Set([held, inHand, inStock, boxed, inBag, onTile, onCard]).size).toBe(7)
  })

  it('names what lies in two places, or in none', () => {
    const twice = begin(spec)
    twice[AT.stock] = card('floor key') + 1
    expect(() => transportTestable.census(twice)).toThrow('floor key 1 is in two places')
    const gone = begin(spec)
    gone[AT.bagCount]--
    expect(() => transportTestable.census(gone)).toThrow(/^parcel \d+ is in no place$/)
    expect(COMPONENT_COUNT - CARD_COUNT).toBe(20)
  })
})
