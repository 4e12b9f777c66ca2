import { expect, it, vi } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { names, type Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { namePlateBoxes } from '../../../../src-renderer/games/transport/layout/name-plates.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { atMoments } from './moments.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Pushed = TransportEvent & { readonly kind: 'palletPushed' }
const isPushed = (event: TransportEvent): event is Pushed => event.kind === 'palletPushed'

/** The pallet that is pushed first in each of some games in which one is. */
const games = Array.from({ length: 16 }, (_, seed) => {
  const { beats } = randomTransport(seed + 1, 3, 0, transportOptions.default)
  const event = beats.map((beat) => beat.event as TransportEvent).find(isPushed)
  return { seed: seed + 1, pallet: event?.pallet ?? -1 }
}).filter(({ pallet }) => pallet >= 0)

/** How near the middle of a pallet its plate comes, as far as that is seen. */
function nearness(poses: Poses, pallet: number): number {
  const [plate, card] = [poses[names.namePlate(pallet)], poses[names.card(pallet)]]
  if (!plate || plate.alpha < 0.5) return Infinity
  const [{ x, y, width, height }] = namePlateBoxes({ plate })
  const nearest = (at: number, from: number, length: number) => at - Math.max(from, Math.min(from + length, at))
  return Math.hypot(nearest(card.x, x, width), nearest(card.y, y, height))
}

const asideOf = (poses: Poses, pallet: number) => {
  const [plate, card] = [poses[names.namePlate(pallet)], poses[names.card(pallet)]]
  return plate ? [Math.round(plate.x - card.x), Math.round(plate.y - card.y)] : null
}

it('a plate that will lie on another side of its pallet goes out on its own and comes there: it never passes under that', async () => {
  let others = 0
  for (const { seed, pallet } of games) {
    const moments = Array.from({ length: 40 }, (_, i) => 40 * (i + 1))
    const { before, seen, after } = await atMoments(isPushed, moments, {}, { seed, seats: 3 })
    const [lay, lies] = [asideOf(before, pallet), asideOf(after, pallet)]
    if (lay && lies && String(lay) !== String(lies)) others++
    for (const [i, { poses }] of seen.entries())
      expect(nearness(poses, pallet), `seed ${seed} at ${moments[i]}`).toBeGreaterThan(60)
    if (lies) expect(after[names.namePlate(pallet)].alpha).toBe(1)
  }
  expect(others).toBeGreaterThan(0)
})
