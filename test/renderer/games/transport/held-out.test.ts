import { expect, it } from 'vitest'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { R, centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'

it('a card that another holds out before it is laid hides no pallet', () => {
  let seen = 0
  for (const seats of [2, 3, 4])
    for (const seed of [4, 5, 6]) {
      const views = randomTransport(seed, seats, 0, transportOptions.default).beats.map(
        ({ view }) => view as TransportView,
      )
      for (const view of views) {
        const held = poses(view, frameFor(seats, 0))[names.card(view.step.card)]
        if (view.step.name !== 'place' || view.active === 0 || held?.look.kind !== 'face') continue
        seen++
        const camera = home(view, layoutOf(BASE, view))
        for (const { card, cell } of view.laid) {
          if (!isPallet(card)) continue
          const { x, y } = toScreen(camera, centreOf(cell))
          const apart = Math.hypot(x - held.x, y - held.y)
          expect(apart, `seed ${seed}, turn ${view.turn}`).toBeGreaterThanOrEqual(held.scale * 100 + R * camera.scale)
        }
      }
    }
  expect(seen).toBeGreaterThan(20)
})

it('a card of the own hand that is taken up keeps a place in the tray, beside the others and off the table', () => {
  let seen = 0
  for (const seed of [4, 5, 6])
    for (const { view: any } of randomTransport(seed, 2, 0, transportOptions.default).beats) {
      const view = any as TransportView
      if (view.step.name !== 'place' || view.step.card < 0) continue
      const all = poses(view, frameFor(2, view.active))
      const held = all[names.card(view.step.card)]
      const others = view.seats[view.active].hand.flatMap((card) => (card < 0 ? [] : [all[names.card(card)]]))
      if (held?.look.kind !== 'face' || others.length === 0) continue
      seen++
      expect(held.y).toBe(layoutOf(BASE, view).hand.y)
      for (const other of others) expect(Math.abs(other.x - held.x)).toBeGreaterThan(160 * held.scale)
    }
  expect(seen).toBeGreaterThan(10)
})
