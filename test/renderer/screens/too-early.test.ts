import { beforeEach, expect, it, vi } from 'vitest'
import { isTooEarly } from '../../../src-renderer/screens/table/too-early.ts'
import { Lull } from '../../../src-renderer/state/table/lull.ts'
import type { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'

/** What lies on a page, or in a dialog over it. */
class Stub {
  constructor(readonly inDialog: boolean) {}
  closest = (wanted: string) => (this.inDialog && wanted.includes('dialog') ? this : null)
}
beforeEach(() => void vi.stubGlobal('Element', Stub))

/** What was shown ended at 1000, and led to no question of whoever looks. */
function shown() {
  const lull = new Lull()
  lull.begin(1000)
  const skipTurn = vi.fn()
  const session = { showing: { lull, skipTurn }, choosing: { usualEnd: null, candidates: [] } }
  const space = (timeStamp: number, covered: boolean, inDialog = false) =>
    isTooEarly(
      { key: ' ', repeat: false, timeStamp, target: new Stub(inDialog) } as unknown as KeyboardEvent,
      session as unknown as TableSession,
      covered,
    )
  return { space, skipTurn }
}

it('takes the first Space after what could be skipped for a skip, however late it comes', () => {
  const { space, skipTurn } = shown()
  expect(space(9000, false)).toBe(true)
  expect(skipTurn).toHaveBeenCalledOnce()
})

it('leaves a late Space to the buttons of what covers the table, and one that still skips to nobody', () => {
  const { space, skipTurn } = shown()
  expect([space(1200, true), space(9000, true)]).toEqual([true, false])
  expect(shown().space(9000, true)).toBe(false)
  expect(skipTurn).not.toHaveBeenCalled()
})

it('leaves every key to a dialog over the table', () => {
  expect(shown().space(1100, false, true)).toBe(false)
})
