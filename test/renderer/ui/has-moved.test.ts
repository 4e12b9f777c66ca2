import { expect, test } from 'vitest'
import { hasMoved } from '../../../src-renderer/ui/page/has-moved.ts'

const event = (movementX: number, movementY: number) => ({ movementX, movementY }) as PointerEvent

test('a pointer at rest has not moved when the page moves under it', () => {
  expect(hasMoved(event(0, 0))).toBe(false)
})

test('a pointer has moved by a pixel in either direction', () => {
  expect(hasMoved(event(1, 0))).toBe(true)
  expect(hasMoved(event(0, -1))).toBe(true)
})
