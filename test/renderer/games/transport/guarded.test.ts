import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { guardsOwn } from '../../../../src-renderer/games/transport/words/hint/guarded.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const start = (seats: number): TransportView => randomTransport(4, seats, 0, transportOptions.default).first

it('a floor card guards a pallet of one’s own side alone, right beside it', () => {
  for (const seats of [2, 4]) {
    const view = start(seats)
    for (const { card, cell } of view.laid.filter(({ card }) => card < seats)) {
      const isOwn = view.seats[view.active].team.includes(card)
      const beside = [0, 1, 2, 3, 4, 5].map((side) => neighbour(cell, side))
      expect(beside.every((one) => guardsOwn({ view }, one))).toBe(isOwn)
    }
  }
})
