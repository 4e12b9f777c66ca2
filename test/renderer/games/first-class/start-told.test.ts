import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const { beats } = randomFirstClass(8, 2, 0, { ...firstClassOptions.default, modules: [] }) as { beats: Beat[] }
const viewAt = (n: number) => beats[n].view as FirstClassView

/** Every frame of one event. */
async function framesOf(at: number): Promise<readonly Poses[]> {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(viewAt(at - 1), frame)
  const played = model.play([beats[at]], frame)
  const seen: Poses[] = []
  for (let ms = 0; ms < 1200; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    seen.push(model.pieces.poses())
  }
  await clock.until(played)
  return seen
}

it('the flag of who starts is carried from plate to plate: there is one of it in every frame', async () => {
  const at = beats.findIndex(
    ({ event }, n) => event.kind === 'roundEnded' && viewAt(n).starter !== viewAt(n - 1).starter,
  )
  const seen = await framesOf(at)
  const flags = seen.map((poses) =>
    Object.values(poses)
      .flatMap(({ look }) =>
        look.kind === 'flag' ? ['flies'] : look.kind === 'plate' && look.starter ? [`lies ${look.seat}`] : [],
      )
      .join('+'),
  )
  expect([...new Set(flags)].filter((one) => one !== `lies ${viewAt(at - 1).starter}`)).toEqual([
    'flies',
    `lies ${viewAt(at).starter}`,
  ])
})

it('the start tile is turned over to the badge of whoever takes it', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'startTaken')
  const seen = await framesOf(at)
  const sides = seen.map((poses) => poses[names.start])
  expect(Math.min(...sides.map(({ squash }) => squash))).toBeLessThan(0.3)
  const holders = sides.map(({ look }) => (look.kind === 'start' ? look.holder : NaN))
  expect([...new Set(holders)]).toEqual([-1, beats[at].event.seat])
})
