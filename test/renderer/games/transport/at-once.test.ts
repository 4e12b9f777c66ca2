import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import type { Look } from '../../../../src-renderer/games/transport/looks.ts'
import type { Poses } from '../../../../src-renderer/stage/pieces.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'

it('without motion the table changes in one go, once the pictures of how it will lie are there', async () => {
  const { beats } = randomTransport(4, 2, 0, transportOptions.default)
  const moved = beats.findIndex(({ event }) => (event.kind as string) === 'keyMoved')
  expect(moved).toBeGreaterThan(0)
  const model = new Model(craft, new HandClock(), () => undefined)
  model.resize(BASE)
  model.speed('off', false)
  model.show(beats[moved - 1].view as TransportView, frameFor(2, 0))
  const before = model.pieces.poses()
  const wanted: (readonly Poses<Look>[])[] = []
  let made: () => void = () => undefined
  const ready = (positions: readonly Poses<Look>[]) => {
    wanted.push(positions)
    return new Promise<void>((done) => (made = done))
  }
  const played = model.play(beats.slice(moved, moved + 3), frameFor(2, 0), { ready })
  await Promise.resolve()
  // As long as a card could not be drawn where it goes it is seen where it lay.
  expect(model.pieces.poses()).toEqual(before)
  made()
  await played
  // It is waited for once: nothing between is to be seen.
  expect(wanted).toHaveLength(1)
  expect(wanted[0].at(-1)).toEqual(model.resting())
})
