import { expect, it, vi } from 'vitest'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Look } from '../../../../src-renderer/games/first-class/looks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { home, layoutOf } = await import('../../../../src-renderer/games/first-class/layout/layout.ts')
const { LEAST } = await import('../../../../src-renderer/games/first-class/layout/worlds.ts')
const { sizesOf } = await import('../../../../src-renderer/games/first-class/layout/lettering.ts')
const { linesOf } = await import('../../../../src-renderer/games/first-class/pieces/index.ts')

it('every line of words may grow, and none by more than its picture leaves it', () => {
  const looks: readonly Look[] = [
    { kind: 'gap', height: 84, word: 'taken', seat: 0, open: true },
    { kind: 'heading', text: 'Coins 3', strong: false },
    { kind: 'heading', text: 'Keep one', strong: true },
  ]
  for (const look of looks) {
    const lines = linesOf(look)
    expect(lines.length, look.kind).toBeGreaterThan(0)
    for (const { most } of lines) {
      expect(most).toBeGreaterThan(1)
      expect(most).toBeLessThanOrEqual(1.6)
    }
  }
})

it('beside a list of large words the table is lower, not smaller, and nothing lies outside it', () => {
  const view = { seats: [0, 1, 2, 3], modules: ['E'], options: {} } as unknown as FirstClassView
  // A window of 1280 x 800 whose bar is as high as words of 200 % make it.
  const size = { width: LEAST.width, height: 728, text: 2 }
  const layout = layoutOf(size, view)
  expect(home(view, layout).scale).toBe(1)
  expect(layout.own.y + layout.own.height).toBeLessThanOrEqual(layout.world.height)
  expect(layout.own.y).toBeGreaterThan(layout.market.y + 3 * layout.market.height)
})

it('in a small room no word is smaller than eleven pixels, and what is to be done lies in sight', () => {
  const view = { seats: [0, 1], modules: [], options: {}, frame: null, taken: false } as unknown as FirstClassView
  for (const size of [
    { width: 776, height: 652 },
    { width: 552, height: 512 },
    { width: 392, height: 352 },
  ]) {
    const layout = layoutOf(size, view)
    const offered = home(view, layout)
    for (const { least } of [13, 14.5].map((size) => sizesOf({ size, most: 1.2 }, 1, offered.scale)))
      expect(least * offered.scale).toBeGreaterThanOrEqual(11)
    const card = (layout.market.x + 20) * offered.scale + offered.x
    expect(card).toBeGreaterThan(0)
    expect(card).toBeLessThan(size.width)
    expect(layout.market.y * offered.scale + offered.y).toBeGreaterThanOrEqual(0)
    const working = home({ ...view, taken: true }, layout)
    const foot = (layout.own.y + layout.own.height) * working.scale + working.y
    expect(foot).toBeLessThanOrEqual(size.height + 1)
    expect(layout.own.y * working.scale + working.y).toBeLessThan(size.height)
  }
})
