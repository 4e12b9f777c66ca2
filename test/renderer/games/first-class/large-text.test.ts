import { expect, it, vi } from 'vitest'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Look } from '../../../../src-renderer/games/first-class/looks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { home, layoutOf } = await import('../../../../src-renderer/games/first-class/layout.ts')
const { LEAST } = await import('../../../../src-renderer/games/first-class/worlds.ts')
const { linesOf } = await import('../../../../src-renderer/games/first-class/lettering.ts')

it('every line of words may grow, and none by more than its picture leaves it', () => {
  const looks: readonly Look[] = [
    { kind: 'gap', height: 84, word: 'taken', seat: 0 },
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
