import { describe, expect, it } from 'vitest'
import {
  CARD_COUNT,
  CARDS,
  DECK_SIZE,
  FIRST_DECK_CARD,
  PARCEL_COUNT,
  PARCELS,
  type Icon,
} from '../../../../src-shared/games/transport/cards.ts'
import { CARD_NAMES, cardNamed } from '../../../../src-shared/games/transport/names.ts'
import type { Shape } from '../../../../src-shared/games/transport/shapes.ts'

const start = CARDS.slice(0, FIRST_DECK_CARD)
const deck = CARDS.slice(FIRST_DECK_CARD)
const withIcon = (icon: Icon): number => deck.filter((card) => card.icon === icon).length
const shaped = (cards: typeof CARDS, shape: Shape): number => cards.filter((card) => card.shape === shape).length
const floors = deck.filter((card) => card.shape === 'floor')
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('the cards', () => {
  it('are 75: 11 start cards and a deck of 64', () => {
    expect([CARD_COUNT, start.length, deck.length, DECK_SIZE]).toEqual([75, 11, 64, 64])
  })

  it('begin with 4 pallets, 4 intakes, a straight and 2 three-way junctions, none with a white icon', () => {
    expect((['pallet', 'intake', 'straight', 'junction'] as const).map((shape) => shaped(start, shape))).toEqual([
      4, 4, 1, 2,
    ])
    expect(start.every((card) => card.icon === 'none')).toBe(true)
    expect(start.slice(0, 8).map((card) => card.shape)).toEqual([
      ...Array(4).fill('pallet'),
      ...Array(4).fill('intake'),
    ])
  })

  it('carry 16 parcels, 20 keys and 10 forklifts; 18 of the deck carry nothing', () => {
    expect((['parcel', 'key', 'forklift', 'none'] as const).map(withIcon)).toEqual([16, 20, 10, 18])
  })

  it('have 50 belt cards and 14 floor cards in the deck: 3 parcels, 5 keys, 2 forklifts and 4 plain ones on floor', () => {
    expect([deck.length - floors.length, floors.length]).toEqual([50, 14])
    const icons = (['parcel', 'key', 'forklift', 'none'] as const).map(
      (icon) => floors.filter((card) => card.icon === icon).length,
    )
    expect(icons).toEqual([3, 5, 2, 4])
  })

  it('have every shape of the deck in it, straights most of all', () => {
    const shapes = (['straight', 'wideBend', 'sharpBend', 'junction', 'oneWayJunction', 'slope'] as const).map(
      (shape) => shaped(deck, shape),
    )
    expect(shapes).toEqual([14, 12, 6, 8, 6, 4])
  })

  it('have a name each by which they are found again', () => {
    expect(new Set(CARD_NAMES).size).toBe(75)
    CARD_NAMES.forEach((name, id) => expect(cardNamed(name)).toBe(id))
    expect(() => cardNamed('straight banana')).toThrow(RangeError)
  })
})

describe('the parcels', () => {
  it('are 20, numbered 1 to 4 on both faces, the higher number first', () => {
    expect(PARCEL_COUNT).toBe(20)
    for (const [high, low] of PARCELS) {
      expect(high).toBeGreaterThanOrEqual(low)
      for (const n of [high, low]) expect([1, 2, 3, 4]).toContain(n)
    }
  })

  it('mostly differ from face to face', () => {
    expect(PARCELS.filter(([high, low]) => high !== low).length).toBeGreaterThanOrEqual(15)
  })

  it('show about 3 on the higher and 1.7 on the lower face on average', () => {
    expect(mean(PARCELS.map(([high]) => high))).toBeCloseTo(3, 0)
    expect(Math.abs(mean(PARCELS.map(([high]) => high)) - 3)).toBeLessThan(0.15)
    expect(Math.abs(mean(PARCELS.map(([, low]) => low)) - 1.7)).toBeLessThan(0.15)
  })
})
