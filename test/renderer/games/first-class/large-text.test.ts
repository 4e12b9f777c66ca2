import { expect, it, vi } from 'vitest'
import type { Look } from '../../../../src-renderer/games/first-class/looks.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
const { linesOf } = await import('../../../../src-renderer/games/first-class/lettering.ts')

it('every line of words may grow, and none by more than its picture leaves it', () => {
  const looks: readonly Look[] = [
    { kind: 'gap', height: 84, word: 'taken', seat: 0 }, { kind: 'heading', text: 'Coins 3', strong: false }, { kind: 'heading', text: 'Keep one', strong: true },
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
