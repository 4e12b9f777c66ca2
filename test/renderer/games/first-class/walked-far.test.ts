import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>

/** The longest walk of some games. */
function longest() {
  const walks = [1, 2, 3, 4].flatMap((seed) => {
    const beats = randomFirstClass(seed, 2, 0, firstClassOptions.default).beats as OneBeat[]
    return beats.flatMap(({ event, view }, n) =>
      event.kind === 'walked' && n > 0
        ? [{ event, view, before: beats[n - 1].view, steps: event.to - event.from }]
        : [],
    )
  })
  return walks.reduce((most, one) => (one.steps > most.steps ? one : most))
}

it('a long walk of a conductor is over within about a second', async () => {
  const { event, view, before, steps } = longest()
  expect(steps).toBeGreaterThan(3)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(before, frame)
  await clock.until(model.play([{ event, view }], frame), 10)
  // The steps, and the last number that springs.
  expect(clock.now).toBeLessThan(Math.max(900, steps * 120) + 300)
})
