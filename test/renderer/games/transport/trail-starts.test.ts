import { expect, it } from 'vitest'
import type { DeedOf } from '../../../../src-renderer/games/transport/memory.ts'
import { trailStarts } from '../../../../src-renderer/games/transport/belts/trail-starts.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

const way = (seat: number, x: number): DeedOf => ({
  kind: 'way',
  seat,
  parcel: seat,
  card: 0,
  cell: 3,
  went: 3,
  line: [x, x + 400].map((at) => ({ x: at, y: 0 })),
})
const laid = (seat: number, from: number | null): DeedOf => ({
  kind: 'card',
  seat,
  card: 1,
  cell: 3,
  from: from === null ? null : { x: from, y: 0 },
})

it('the trails of the latest turn begin where a parcel set out and where a card was carried from', () => {
  const view = { active: 0, seats: [{ hand: [1] }, { hand: [] }] } as unknown as TransportView
  const middles = trailStarts([way(2, 50), laid(1, null), laid(1, 700), way(1, 100)], view).map(
    ({ x, width }) => x + width / 2,
  )
  expect(middles).toEqual([700, 100])
})
