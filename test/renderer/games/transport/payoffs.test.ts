import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** The table at these moments of a score of more than one point, in milliseconds after it began to be shown. */
async function scoring(moments: readonly number[]) {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(
    ({ event }) => event.kind === 'scored' && (event as TransportEvent & { value: number }).value > 1,
  )
  const event = beats[at].event as TransportEvent & { kind: 'scored' }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(beats[at - 1].view as TransportView, frame)
  const before = model.pieces.poses()
  const played = model.play([beats[at]] as Beat[], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  let now = 0
  const seen = moments.map((moment) => {
    for (; now < moment; now += 20) clock.pass(20)
    return { ...model.pieces.poses() }
  })
  model.skip()
  await played
  return { event, before, seen, after: model.pieces.poses() }
}

const totalOf = (poses: Awaited<ReturnType<typeof scoring>>['before'], seat: number): number => {
  const { look } = poses[names.plate(seat)]
  if (look.kind !== 'plate') throw new Error(look.kind)
  return look.total
}

it('what a parcel scores bursts out on its pallet before it flies', async () => {
  const { event, seen } = await scoring([200])
  const shown = Object.values(seen[0]).find(({ look }) => look.kind === 'gain')
  expect(shown?.look).toEqual({ kind: 'gain', n: event.value })
  expect(shown?.scale).toBeGreaterThan(1.2)
  expect(Object.values(seen[0]).filter(({ look }) => look.kind === 'pulse').length).toBeGreaterThan(4)
})

it('the plate counts point by point once the parcel lies on its tile, and not before', async () => {
  const { event, before, seen, after } = await scoring([700, 840])
  const was = totalOf(before, event.tile)
  expect(totalOf(seen[0], event.tile)).toBe(was)
  expect(totalOf(seen[1], event.tile)).toBe(was + 1)
  expect(totalOf(after, event.tile)).toBe(was + event.value)
})
