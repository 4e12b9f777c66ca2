import { expect, test } from 'vitest'
import { tipPlace, type Reach } from '../../../src-renderer/ui/page/tip-place.ts'

const WINDOW = { width: 1000, height: 700 }
const at = (left: number, top: number): Reach => ({ left, right: left + 20, top, bottom: top + 20 })

test('a tip stands below its control, and above one at the foot of the window, within the edges', () => {
  expect(tipPlace(at(100, 100), 200, WINDOW, null)).toEqual({ x: 100, y: 128, above: false })
  expect(tipPlace(at(100, 600), 200, WINDOW, null)).toEqual({ x: 100, y: 592, above: true })
  expect(tipPlace(at(960, 100), 200, WINDOW, null).x).toBe(780)
})

test('the tip of a sign in a row stands beside the list, on no other row of it', () => {
  const list = { left: 720, right: 1000, top: 200, bottom: 600 }
  expect(tipPlace(at(960, 300), 200, WINDOW, list)).toEqual({ x: 512, y: 300, above: false })
  expect(tipPlace(at(960, 560), 200, WINDOW, list)).toEqual({ x: 512, y: 580, above: true })
})

test('where the list leaves no room beside it, a tip stands at its control after all', () => {
  const list = { left: 150, right: 1000, top: 200, bottom: 600 }
  expect(tipPlace(at(400, 300), 200, WINDOW, list)).toEqual({ x: 400, y: 328, above: false })
})
