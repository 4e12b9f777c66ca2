import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src-shared/core.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import { bestWays, rankOf, way as wayWords } from '../../../../src-renderer/games/transport/words/answers/way.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

const way = (parcel: number, end: number, flipped: number): Plan =>
  ({ kind: 'way', facts: { parcel, cards: [30, end], flipped }, codes: [], refs: [] }) as unknown as Plan
const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }) as const)
const view = {
  active: 0,
  seats: [0, 1].map((seat) => ({ team: [seat], tile: [] })),
  laid: [],
  parcels: [
    { on: 5, face: 0 },
    { on: 5, face: 0 },
  ],
}

it('says of a parcel what it scores for the seat that moves, else its one end, and who scores by it', () => {
  const plans = [
    way(1, 40, 2),
    way(1, 0, 3),
    way(2, 1, 4),
    way(4, 40, 1),
    way(5, 40, 2),
    way(5, 41, 2),
    { ...way(3, 0, 1), kind: 'place' } as unknown as Plan,
  ]
  const told = [...bestWays(plans, { view, seats } as never)].map(([parcel, { note, warning }]) => [
    parcel,
    note ? say('en', note) : undefined,
    warning ? say('en', warning) : undefined,
  ])
  expect(told).toEqual([
    [1, 'scores 3 for you', undefined],
    [2, undefined, 'scores 4 for Ben'],
    [4, expect.stringMatching(/^ends /), undefined],
    [5, undefined, undefined],
  ])
})

it('lists first what scores for one’s own side, and last what scores for others', () => {
  const ends = [40, 1, 0].map((end) => way(1, end, 2))
  const ranked = ends.toSorted((a, b) => rankOf(a, { view, seats } as never) - rankOf(b, { view, seats } as never))
  expect(ranked.map(({ facts }) => (facts.cards as number[]).at(-1))).toEqual([0, 40, 1])
})

describe('ways that lead to the same card', () => {
  const lie = (card: number, q: number, r = 0) => ({ card, cell: cellAt(q, r), rotation: 0, parcel: -1 })
  // Intake 2, three belts to the right of it, and one above the second.
  const laid = [lie(5, 0), lie(30, 1), lie(31, 2), lie(40, 3), lie(32, 2, -1)]
  const at = { view: { ...view, laid }, seats, viewer: 0 }
  const told = (...ways: number[][]) => {
    const plans = ways.map((cards) => {
      const facts = { parcel: 1, cards: [...cards, 40], sides: cards, flipped: 2 }
      return { ...way(1, 40, 2), facts, refs: [], end: { kind: 'card', id: 40 } } as unknown as Plan
    })
    const among = bestWays(plans, at as never)
    return plans.map((plan) => {
      const offer = { plan, at, among, action: {}, codes: [], decision: {} }
      const { label, note } = wayWords.candidate(offer as never).steps[2]
      return [say('en', label), ...(note ? [say('en', note)] : [])].join(', ')
    })
  }

  it('are told by the first card that only one of them leads over', () => {
    expect(told([30], [5])).toEqual(['By way of the card to the right of intake 2', 'By way of intake 2'])
  })

  it('that differ in the middle only are told by what lies there', () => {
    expect(told([30, 31, 5], [30, 32, 5])).toEqual(['By way of the card at M15', 'By way of the card at L14'])
  })

  it('that part twice are told by both places', () => {
    expect(told([5, 31], [30, 31], [30, 32])).toEqual([
      'By way of intake 2',
      'First over the card to the right of intake 2, then over the card at M15',
      'First over the card to the right of intake 2, then over the card at L14',
    ])
  })

  it('are told by when they come to a card that both lead over', () => {
    expect(told([5, 30, 31], [30, 5, 31])).toEqual([
      'First over intake 2',
      'First over the card to the right of intake 2',
    ])
    expect(told([31, 5, 30], [31, 30, 5])).toEqual([
      'From the card at M15 on over intake 2',
      'From the card at M15 on over the card to the right of intake 2',
    ])
  })

  it('are told by where they lead where there is only one of them', () => {
    const to = 'To the sharp bend with a key, at M16, flips to 2'
    expect(told([5, 30, 31])).toEqual([to])
    expect(told([])).toEqual([to])
  })
})

describe('a way that is asked about', () => {
  const lie = (card: number, q: number, r = 0) => ({ card, cell: cellAt(q, r), rotation: 0, parcel: -1 })
  // Intake 2, and three belts to the right of it.
  const laid = [lie(5, 0), lie(30, 1), lie(31, 2), lie(40, 3)]
  /** Parcel 2, which shows 4 as parcel 3 does, lies beside the intake. */
  const asked = (language: 'en' | 'nl' | 'de', end: number, other: string) => {
    const lying = (place: string, on = -1) => ({ place, on, face: 0 })
    const parcels = [lying('bag'), lying('bag'), lying('table', 30), lying(other, 40)]
    const at = { view: { ...view, laid, parcels }, seats, viewer: 0 }
    const preview = { beats: [{ event: { kind: 'parcelMoved', way: [{ card: 30 }, { card: end }] } }] }
    return say(language, wayWords.preview!({ action: { parcel: 2 }, preview, at } as never).title)
  }

  it('is told by where it ends: how far the parcel goes stands on the parcel', () => {
    expect(asked('en', 5, 'bag')).toBe('Move parcel 4 to intake 2?')
    expect(asked('en', 31, 'bag')).toBe('Move parcel 4 to the card at M15?')
    expect(asked('nl', 30, 'bag')).toBe('Pakketje 4 naar de kaart rechts naast inlaadkaart 2 verplaatsen?')
    expect(asked('de', 30, 'bag')).toBe('Paket 4 auf die Karte rechts neben Zulauf 2 bewegen?')
  })

  it('names where the parcel lies only where another on the table shows its number', () => {
    expect(asked('en', 5, 'table')).toBe('Move parcel 4 (to the right of intake 2) to intake 2?')
    expect(asked('en', 5, 'tile')).toBe('Move parcel 4 to intake 2?')
  })
})
