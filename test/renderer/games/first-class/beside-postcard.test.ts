import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** Half as wide as a postcard is drawn. */
const HALF = 15

it('no name of a city reaches under the postcard of its card', () => {
  let met = 0
  for (let seed = 1; seed < 8; seed++) {
    const options = { ...firstClassOptions.default, modules: ['A' as const, 'B' as const] }
    const view = randomFirstClass(seed, 2, 0, options).beats.at(-1)!.view as FirstClassView
    const poses = Object.values(craft.poses(view, frameOf(2, 0), BASE))
    for (const mark of poses.filter(({ look }) => look.kind === 'postcardMark'))
      for (const { look, x, scale } of poses) {
        if (look.kind !== 'medal' || look.word === '' || x > mark.x) continue
        met++
        expect(x + (look.room * scale) / 2, look.word).toBeLessThanOrEqual(mark.x - HALF)
      }
  }
  expect(met).toBeGreaterThan(0)
})
