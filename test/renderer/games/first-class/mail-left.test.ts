import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const SIZES = [
  { width: 976, height: 752 },
  { width: 1584, height: 1032 },
]
const overlap = (a: NonNullable<ReturnType<typeof footOf>>, b: typeof a): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

it('mail wagons that are left are as large as they can be told apart, and lie over nothing', () => {
  for (const seats of [2, 3, 4]) {
    const views = randomFirstClass(7, seats, 0, firstClassOptions.default).beats.map(({ view }) => view)
    for (const view of views.filter(
      (view, i) => i % 9 === 0 || (view as FirstClassView).gained.length > 0,
    ) as FirstClassView[])
      for (const size of SIZES) {
        const shown = Object.values(craft.poses(view, frameOf(seats, 0), size))
        const laid = shown.filter(({ look: { kind } }) =>
          ['contract', 'endCard', 'endCardBack', 'column', 'gained'].includes(kind),
        )
        for (const wagon of shown) {
          if (wagon.look.kind !== 'mailLeft') continue
          expect(128 * wagon.scale).toBeGreaterThanOrEqual(28)
          for (const other of laid) expect(overlap(footOf(wagon)!, footOf(other)!), other.look.kind).toBe(false)
        }
      }
  }
})
