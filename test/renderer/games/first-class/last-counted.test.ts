import { expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const options = { ...firstClassOptions.default, modules: [] }
const beats = randomFirstClass(5, 2, 0, options).beats as Beat<FirstClassEvent, FirstClassView>[]
/** The lower train of the seat counted first, or last, in the first or the last scoring. */
const lower = (last: boolean, final: boolean) =>
  beats.findIndex(
    ({ event, view }) =>
      event.kind === 'trainScored' &&
      event.train === 1 &&
      (event.seat === view.starter) !== last &&
      (view.round === view.rounds) === final,
  )

/** For how long nothing moves any more once a train is counted, in milliseconds. */
async function stands(at: number, viewer: Viewer): Promise<number> {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view, frameOf(2, viewer))
  const played = model.play([beats[at]], frameOf(2, viewer))
  let [seen, moved, now] = ['', 0, 0]
  for (; now < 12_000 && model.moving; now += 20) {
    for (let i = 0; i < 10; i++) await Promise.resolve()
    const drawn = JSON.stringify(model.pieces.poses())
    if (drawn !== seen) moved = now
    seen = drawn
    clock.pass(20)
  }
  await played
  return now - moved
}

it('what the seat counted last came to stands for a moment where only bots play, and at the last scoring for all', async () => {
  expect(await stands(lower(true, false), 'open')).toBeGreaterThanOrEqual(1300)
  for (const viewer of [0, 1, 'open'] as const)
    expect(await stands(lower(true, true), viewer)).toBeGreaterThanOrEqual(1300)
  // Others are still counted then, or somebody goes on when it is read.
  expect(await stands(lower(false, false), 'open')).toBeLessThan(600)
  expect(await stands(lower(true, false), 0)).toBeLessThan(600)
})
