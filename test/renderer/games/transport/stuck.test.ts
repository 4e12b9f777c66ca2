import { expect, it, vi } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { atMoments } from './moments.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Stuck = TransportEvent & { readonly kind: 'nothingMoves' }
const lyingIn = ({ laid }: TransportView) => laid.flatMap(({ parcel }) => (parcel >= 0 ? [parcel] : []))

/** The first game and event in which parcels lie on the table and none of them can go. */
function stuckOnce() {
  for (let seed = 1; seed < 60; seed++) {
    const { beats } = randomTransport(seed, 3, 0, transportOptions.default)
    const at = beats.findIndex(
      ({ event, view }) => event.kind === 'nothingMoves' && lyingIn(view as TransportView).length > 0,
    )
    if (at >= 0) return { seed, at, parcels: lyingIn(beats[at].view as TransportView) }
  }
  throw new Error('in no game')
}

it('where no parcel can go each of them rocks on its card, and lies as it did', async () => {
  const { seed, at, parcels } = stuckOnce()
  let n = 0
  const isIt = (event: TransportEvent): event is Stuck => n++ === at && event.kind === 'nothingMoves'
  const { before, seen, after } = await atMoments(isIt, [40, 120], {}, { seed, seats: 3 })
  for (const parcel of parcels) {
    const name = names.parcel(parcel)
    const [first, then] = seen.map(({ poses }) => poses[name].angle - before[name].angle)
    expect([Math.abs(first) > 1, Math.sign(first) === -Math.sign(then)]).toEqual([true, true])
    expect(after[name]).toMatchObject({ x: before[name].x, y: before[name].y, angle: before[name].angle })
  }
})
