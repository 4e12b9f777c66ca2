import { expect, test } from 'vitest'
import { pillSpot, RISES } from '../../../../src-renderer/games/first-class/pill-spot.ts'

const lying = { rows: [[3, -1]], warehouse: [] }
const size = { width: 100, height: 40 }
const box = { x: 200, y: 100, width: 120, height: 80 }
const picked = [{ ref: { kind: 'endCard', id: 3 }, box }] as const

test('in the draft the pill stands below the card, off its signs', () => {
  expect(pillSpot({ phase: 'draft', ...lying }, size, picked)).toEqual({ x: 210, y: 192 })
})

test('in the market it hangs below the card and hides neither its signs nor its name', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  const spot = pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, ticket)
  expect(spot).toEqual({ x: 212, y: 171, width: 92, height: 24 })
})

test('in the market it ends where the next card begins, for the picked one has risen', () => {
  const [{ ref, box }] = [{ ref: { kind: 'card', id: 3 } as const, box: { x: 200, y: 100, width: 116, height: 84 } }]
  const spot = pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, [{ ref, box }])
  expect(spot!.y + spot!.height!).toBeLessThan(box.y + box.height + 12)
})

test('below a contract, which does not rise, it hangs at its edge', () => {
  const contract = [{ ref: { kind: 'card', id: 7 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  expect(pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, contract)).toMatchObject({ y: 183 })
})

test('in large letters it stays as large as they are, at the lower edge', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box }] as const
  expect(pillSpot({ phase: 'turn', ...lying }, { width: 290, height: 66 }, ticket)).not.toHaveProperty('width')
})

test('for what is not a card the pill looks for a place of its own', () => {
  expect(pillSpot({ phase: 'turn', ...lying }, size, [{ ref: { kind: 'coach', id: 1 }, box }])).toBeNull()
})

test('it leaves the name of the picked card whole, which stands so high over its lower edge', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  const spot = pillSpot({ phase: 'turn', ...lying }, { width: 193, height: 44 }, ticket)
  // Written in letters of 15 around a line 12 above the edge of the card, which has risen; its descenders end 4 above.
  expect(spot!.y).toBeGreaterThan(100 + 84 - RISES - 4)
})
