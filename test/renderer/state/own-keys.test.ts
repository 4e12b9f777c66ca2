import { expect, it, vi } from 'vitest'
import './at-table.ts'
import type { OwnKeys } from '../../../src-shared/keys.ts'
import type { App } from '../../../src-renderer/state/app.svelte.ts'
import { toUsualKey } from '../../../src-renderer/state/own-keys.ts'

/** What is heard of a key pressed with Shift at a table. */
function heard(keys: OwnKeys, key: string, ctrlKey = false): { key: string; shiftKey: boolean } | null {
  for (const name of ['HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLInputElement']) vi.stubGlobal(name, class {})
  vi.stubGlobal(
    'KeyboardEvent',
    class {
      constructor(_: string, init: object) {
        Object.assign(this, init)
      }
    },
  )
  const dispatchEvent = vi.fn((_: { key: string; shiftKey: boolean }) => true)
  const event = {
    ...{ isTrusted: true, altKey: false, shiftKey: true, metaKey: false, repeat: false, ctrlKey, key },
    target: { dispatchEvent },
    stopImmediatePropagation: () => undefined,
    preventDefault: () => undefined,
  }
  toUsualKey(event as unknown as KeyboardEvent, { screen: 'table', settings: { keys } } as App)
  const [made] = dispatchEvent.mock.calls[0] ?? []
  return made ? { key: made.key, shiftKey: made.shiftKey } : null
}

it('takes the Shift that a sign is typed with for no wish to go the other way; that of a letter it passes on', () => {
  expect(heard({ undo: '*' }, '*', true)).toEqual({ key: 'Z', shiftKey: false })
  expect(heard({ turn: '!' }, '!')).toEqual({ key: 'R', shiftKey: false })
  expect(heard({ turn: 'N' }, 'N')).toEqual({ key: 'R', shiftKey: true })
  expect(heard({ turn: 'N' }, 'x')).toBeNull()
})
