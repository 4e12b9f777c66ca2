import { beforeEach, expect, it, vi } from 'vitest'
import type { Phase } from '../../../src-shared/problems.ts'
import { problemKey } from '../../../src-renderer/screens/problems/problem-keys.ts'

vi.mock('../../../src-renderer/screens/problems/going-on.ts', () => ({ goOn: () => undefined }))

class Button {}
beforeEach(() => void vi.stubGlobal('HTMLButtonElement', Button))

/** What a key asks for at a problem's table that stands so, and whether it did anything. */
function press(key: string, phase: Phase, more: { repeat?: boolean; target?: Button } = {}) {
  const solving = vi.fn()
  const session = { table: { problem: { phase } }, acting: { solving } }
  const done = problemKey({ key, ...more } as KeyboardEvent, session as never, {} as never)
  return { done, asked: solving.mock.calls.flat() }
}

it('a key that is held asks for one hint, and shows the solution once', () => {
  expect(press('h', 'open')).toEqual({ done: true, asked: ['hint'] })
  expect(press('h', 'open', { repeat: true })).toEqual({ done: true, asked: [] })
  expect(press('r', 'solved', { repeat: true })).toEqual({ done: true, asked: [] })
  expect(press('r', 'open', { repeat: true })).toEqual({ done: false, asked: [] })
})

it('Enter presses the button that has the focus while a try is judged', () => {
  expect(press('Enter', 'judging', { target: new Button() }).done).toBe(false)
  expect(press('Enter', 'judging').done).toBe(true)
})
