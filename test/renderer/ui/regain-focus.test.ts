import { expect, it, vi } from 'vitest'
import { regainFocus } from '../../../src-renderer/ui/page/regain-focus.ts'

/** Whether the keyboard goes on at what was named, with the focus where it is. */
async function regains(activeElement: object | null, body: object = {}): Promise<boolean> {
  vi.stubGlobal('document', { activeElement, body })
  const focus = vi.fn()
  await regainFocus(() => ({ focus }) as unknown as HTMLElement)
  return focus.mock.calls.length > 0
}

it('brings the keyboard on where what it pressed is gone or disabled, and leaves it where it stands otherwise', async () => {
  const body = {}
  expect(await regains(body, body)).toBe(true)
  expect(await regains(null)).toBe(true)
  expect(await regains({ matches: () => true })).toBe(true)
  expect(await regains({ matches: () => false })).toBe(false)
})
