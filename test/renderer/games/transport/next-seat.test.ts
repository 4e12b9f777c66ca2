import { expect, test } from 'vitest'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { nextMark, sizeOfNext } from '../../../../src-renderer/games/transport/next-seat.ts'
import { placeOn } from '../../../../src-renderer/games/transport/plates.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { frameFor } from '../../harness/telling.ts'

/** The mark of such a table, and its layout. */
function marked(seats: number, active: number, more: Partial<TransportView> = {}) {
  const view: TransportView = { ...game.view(game.scenario({ seats }), 'onlooker'), active, ...more }
  const frame = frameFor(seats, 0)
  const layout = layoutOf(BASE, view)
  const mark = nextMark(view, layout, { ...frame, words: { ...frame.words, next: 'next' } })[names.next]
  return { layout, mark }
}

test('the plate of the seat whose turn comes next bears a mark, after the last seat that of the first one', () => {
  for (const seats of [3, 4])
    for (let active = 0; active < seats; active++) {
      const { layout, mark } = marked(seats, active)
      const plate = layout.plates[(active + 1) % seats]
      expect(mark.x).toBeGreaterThan(plate.x)
      expect(mark.x).toBeLessThan(plate.x + plate.width / 2)
    }
})

test('the mark of the next seat covers no place for a parcel', () => {
  for (const seats of [3, 4]) {
    const { layout, mark } = marked(seats, 0)
    const places = [0, 1, 2, 3].map((n) => placeOn(layout, 1, n))
    if (mark.look.kind !== 'next') throw new Error(mark.look.kind)
    const { width, height } = sizeOfNext(mark.look)
    const half = 33 / 2
    const meets = places.some(
      ({ x, y, scale }) =>
        Math.abs(x - mark.x - width / 2) < width / 2 + half * scale && Math.abs(y - mark.y) < height / 2 + half * scale,
    )
    expect(meets).toBe(false)
  }
})

test('two alone need no mark of who comes next, and nobody does when all is over', () => {
  expect(marked(2, 0).mark).toBeUndefined()
  expect(marked(3, 0, { ended: true }).mark).toBeUndefined()
})
