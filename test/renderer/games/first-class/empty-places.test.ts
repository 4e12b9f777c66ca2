import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { cleared } from '../../../../src-renderer/games/first-class/art/halt.ts'
import { gap } from '../../../../src-renderer/games/first-class/art/market.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const ink = (token: string) => (token.endsWith('-shape') ? '0' : token)

it('the word of a cleared row has the middle of the row to itself: no mark stands in its line', () => {
  const [, top, , high] = cleared(ink).box
  for (const height of [80, 84, 90, 96]) {
    const [, y] = /translate\(0 ([-\d.]+)\)/.exec(gap(ink, height, 2, false).body) ?? []
    expect(Number(y) - 10, `${height}`).toBeGreaterThanOrEqual(top + high)
    expect(Number(y) + 10, `${height}`).toBeLessThanOrEqual(height / 2)
  }
})

it('track that is still to be laid runs on to the edge of the board', () => {
  const { beats } = randomFirstClass(5, 2, 0, firstClassOptions.default)
  for (const size of [
    { width: 976, height: 752 },
    { width: 1584, height: 1032 },
  ]) {
    const shown = craft.poses(beats.at(-1)!.view as FirstClassView, frameOf(2, 0), size)
    const early = craft.poses(beats[0].view as FirstClassView, frameOf(2, 0), size)
    for (const { x, look } of [...Object.values(shown), ...Object.values(early)]) {
      if (look.kind !== 'routeNext') continue
      const lane = shown[`lane ${look.seat} 0`] ?? early[`lane ${look.seat} 0`]
      if (lane.look.kind !== 'lane') throw new Error('no lane')
      expect(x + look.track).toBeCloseTo(lane.x + lane.look.width, 0)
    }
  }
})
