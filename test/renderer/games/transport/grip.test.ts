import { expect, it } from 'vitest'
import { gripOf } from '../../../../src-renderer/games/transport/overlay/grip.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const views = randomTransport(4, 3, 0, transportOptions.default).beats.map(({ view }) => view as TransportView)
const loaded = views.flatMap((view) =>
  view.laid.flatMap((laid) => (laid.parcel >= 0 && !isPallet(laid.card) ? [{ view, laid }] : [])),
)

it('a card of the table that is taken up is over everything, with its own parcel, and without its open ends', () => {
  expect(loaded.length).toBeGreaterThan(10)
  for (const { view, laid } of loaded) {
    const resting = poses(view)
    const grip = gripOf({ kind: 'card', id: laid.card }, resting)!
    expect(grip.piece.look.kind).toBe('flyingCard')
    const seen = Object.entries(grip.along ?? {}).filter(([, { alpha }]) => alpha > 0)
    expect(seen.map(([name, { look }]) => [name, look.kind])).toEqual([[names.parcel(laid.parcel), 'flyingParcel']])
    const ends = Object.keys(resting).filter((name) => name.startsWith(`roller ${laid.cell} `))
    for (const end of ends) expect(grip.along?.[end]?.alpha).toBe(0)
  }
})

it('a card of the hand is taken up as it lies there', () => {
  const view = views.find(({ seats, active }) => (seats[active]?.hand[0] ?? -1) >= 0)!
  const card = view.seats[view.active].hand[0]
  expect(gripOf({ kind: 'card', id: card }, poses(view))?.along).toBeUndefined()
})
