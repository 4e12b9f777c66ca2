import { expect, it } from 'vitest'
import type { Plan } from '../../../../src-shared/core.ts'
import { bestWays, rankOf } from '../../../../src-renderer/games/transport/words/answers/way.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

const way = (parcel: number, end: number, flipped: number): Plan =>
  ({ kind: 'way', facts: { parcel, cards: [30, end], flipped }, codes: [], refs: [] }) as unknown as Plan
const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }) as const)
const view = { active: 0, seats: [0, 1].map((seat) => ({ team: [seat], tile: [] })), laid: [] }

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
