import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { Camera } from '../../../../src-renderer/stage/camera/camera.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

interface Eyes<E> {
  readonly seed: number
  readonly seats: number
  readonly as?: Partial<E>
  readonly camera?: Camera | null
  readonly waited?: number
}

/**
 * The table at these moments of the first such event of a game, in milliseconds after it began to be shown. `as`: what
 * of the event is told otherwise; `camera`: where the table goes for it; `waited`: so long others have been at it
 * already.
 */
export async function atMoments<E extends TransportEvent>(
  isMeant: (event: TransportEvent) => event is E,
  moments: readonly number[],
  more: Partial<SceneFrame> = {},
  { seed, seats, as, camera = null, waited }: Eyes<E> = { seed: 4, seats: 3 },
) {
  const { beats } = randomTransport(seed, seats, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => isMeant(event as TransportEvent))
  const event = { ...(beats[at].event as E), ...as }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.leadTo = () => camera
  const frame = { ...frameFor(seats, 0), ...more }
  model.show(beats[at - 1].view as TransportView, frame)
  model.recall(beats.slice(0, at).map(({ event }) => event as TransportEvent))
  const before = model.pieces.poses()
  if (waited !== undefined) model.hasten(clock.now - waited, clock.now + 5000)
  const played = model.play([{ ...beats[at], event }] as Beat[], frame)
  const begun = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  await begun()
  // Before some events the table stands for a while.
  const past = craft.pastIn?.(
    null,
    beats[at].view as TransportView,
    beats.slice(0, at).map(({ event }) => event as TransportEvent),
  )
  const stood = craft.stands?.(event as E, beats[at - 1].view as TransportView, frame, past) ?? 0
  for (let passed = 0; stood > 0 && passed <= stood; passed += 20) clock.pass(20)
  await begun()
  let now = 0
  const seen = moments.map((moment) => {
    for (; now < moment; now += 20) clock.pass(20)
    return { poses: { ...model.pieces.poses() }, last: model.last }
  })
  model.skip()
  await played
  return { event: beats[at].event as E, before, seen, after: model.pieces.poses() }
}
