import { beforeEach, expect, it, vi } from 'vitest'
import { replayKey, tableKey, type TableParts } from '../../../src-renderer/screens/table/table-keys.ts'
import type { TableSession } from '../../../src-renderer/state/table.svelte.ts'

beforeEach(() => {
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('HTMLButtonElement', class {})
})

const pressed = (key: string) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null }) as unknown as KeyboardEvent

it('tells the table as it was in words too', () => {
  const session = { inWords: false, replay: {} } as unknown as TableSession
  expect([replayKey(pressed('b'), session), session.inWords]).toEqual([true, true])
})

it.each([' ', 'Escape'])('skips with %j what moves, to the end of a turn of a bot', (key) => {
  const skipTurn = vi.fn()
  const parts = { session: { showing: { moving: true, skipTurn } } } as unknown as TableParts
  expect([tableKey(pressed(key), parts), skipTurn.mock.calls.length]).toEqual([true, 1])
})
