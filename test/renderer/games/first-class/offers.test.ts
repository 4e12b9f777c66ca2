import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** A heading reaches so far below the place where it begins, in the table's units. */
const LETTERS = 15
const CLEAR = 5

it('the heading of the end cards on offer stands clear of the first of them, in every window and at teatime', () => {
  for (const seats of [2, 4])
    for (const teatime of [false, true]) {
      const options = { ...firstClassOptions.default, teatime }
      const { beats } = randomFirstClass(1, seats, 0, options)
      const view = beats.map((beat) => beat.view as FirstClassView).find(({ openEndCards }) => openEndCards.length > 3)!
      for (const size of [
        { width: 976, height: 752 },
        { width: 776, height: 652 },
        { width: 1584, height: 1032 },
      ]) {
        const made = craft.poses(view, frameOf(seats, 0), size)
        const boxes = Object.values(made).flatMap((one) =>
          one.look.kind === 'endCard' && one.x >= made.offersHead.x ? [footOf(one)!] : [],
        )
        const first = Math.min(...boxes.map(({ y }) => y))
        expect(first - made.offersHead.y).toBeGreaterThanOrEqual(LETTERS + CLEAR)
        // The last one still lies above Constantinople.
        const last = Math.max(...boxes.filter(({ y }) => y < made.east.y).map(({ y, height }) => y + height))
        expect(last).toBeLessThan(made.east.y)
      }
    }
})
