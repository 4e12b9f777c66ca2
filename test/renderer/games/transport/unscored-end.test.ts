import { expect, it, vi } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

it('where nobody has scored the hall is dim while the tiles are counted, nobody bows, and parcels on the belts stay as they lie', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'ended')
  const bare = (beat: Beat): TransportView => {
    const view = beat.view as TransportView
    return { ...view, seats: view.seats.map((seat) => ({ ...seat, tile: [] })) }
  }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(bare(beats[at - 1]), frameFor(3, 0))
  const played = model.play([{ ...beats[at], view: bare(beats[at]) }], frameFor(3, 0))
  const shades: number[] = []
  const kinds = new Set<string>()
  const lying = new Set<number>()
  for (let i = 0; i < 300; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    for (const [, { look, alpha }] of model.pieces.entries()) {
      kinds.add(look.kind)
      if (look.kind === 'dusk') shades.push(alpha)
      if (look.kind === 'parcel') lying.add(alpha)
    }
    clock.pass(20)
  }
  model.skip()
  await played
  expect(Math.max(...shades)).toBe(1)
  expect(shades.at(-1)).toBeLessThan(0.2)
  expect(kinds).not.toContain('sitter')
  expect([...lying]).toEqual([1])
})
