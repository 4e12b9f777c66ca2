import { expect, it } from 'vitest'
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

it('tells ways by the cards they go over, of several the first and then the last, in the same words', () => {
  const lie = (card: number, q: number) => ({ card, cell: cellAt(q, 0), rotation: 0, parcel: -1 })
  // Intake 2, and three belts to the right of it.
  const at = { view: { ...view, laid: [lie(5, 0), lie(30, 1), lie(31, 2), lie(40, 3)] }, seats, viewer: 0 }
  const told = (...cards: number[]) => {
    const plan = { ...way(1, 40, 2), facts: { parcel: 1, cards: [...cards, 40], sides: [0], flipped: 2 } }
    const offer = { plan: { ...plan, refs: [], end: { kind: 'card', id: 40 } }, at, among: new Map() }
    const { label, note } = wayWords.candidate({ ...offer, action: {}, codes: [], decision: {} } as never).steps[2]
    return [say('en', label), note && say('en', note)]
  }
  expect(told(5, 30, 31)).toEqual(['First over intake 2', 'then over the card 2 places to the right of intake 2'])
  expect(told(30, 5)).toEqual(['First over the card to the right of intake 2', 'then over intake 2'])
  expect(told(30)).toEqual(['By way of the card to the right of intake 2', undefined])
  expect(told()).toEqual(['Straight there', undefined])
})
