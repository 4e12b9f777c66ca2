import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const game = randomFirstClass(5, 2, 0, { ...firstClassOptions.default, modules: [] })
const at = game.beats.findIndex(({ event }) => event.kind === 'taken' && event.seat === 1)

/** How large the taken card is drawn at most, and where it rests so large, in a turn that this seat looks at. */
async function largestSeenBy(viewer: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, viewer)
  model.show(game.beats[at - 1].view as FirstClassView, frame)
  const played = model.play([game.beats[at]], frame)
  let most = 0
  let rests = 0
  for (let i = 0; i < 40; i++) {
    await Promise.resolve()
    clock.pass(50)
    const flying = Object.values(model.pieces.poses()).find(({ look }) => look.kind === 'flyingTicket')
    const scale = flying?.scale ?? 0
    rests = scale === most && scale > 0 ? rests + 50 : scale > most ? 0 : rests
    most = Math.max(most, scale)
  }
  await played
  return { most, rests }
}

it('shows a card that another seat takes large and at rest before it goes there', async () => {
  const own = await largestSeenBy(1)
  const other = await largestSeenBy(0)
  expect(other.most).toBeGreaterThan(1.5 * own.most)
  expect(other.rests).toBeGreaterThanOrEqual(400)
})
