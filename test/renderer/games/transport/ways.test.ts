import { expect, it } from 'vitest'
import type { Plan } from '../../../../src-shared/core.ts'
import { bestWays } from '../../../../src-renderer/games/transport/words/ways.ts'

const way = (parcel: number, end: number, flipped: number): Plan =>
  ({ kind: 'way', facts: { parcel, cards: [30, end], flipped }, codes: [], refs: [] }) as unknown as Plan

it('knows of each parcel what it would score for the seat that moves, and of no other seat’s pallet', () => {
  const plans = [way(1, 40, 2), way(1, 0, 3), way(2, 1, 4), { ...way(3, 0, 1), kind: 'place' } as unknown as Plan]
  expect([...bestWays(plans, { view: { active: 0 } } as never)]).toEqual([[1, 3]])
})
