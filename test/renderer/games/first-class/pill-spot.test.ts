import { expect, test } from 'vitest'
import { pillSpot } from '../../../../src-renderer/games/first-class/pill-spot.ts'

const size = { width: 100, height: 40 }
const box = { x: 200, y: 100, width: 120, height: 80 }
const picked = [{ ref: { kind: 'endCard', id: 3 }, box }] as const

test('in the draft the pill stands below the card, off its signs', () => {
  expect(pillSpot({ phase: 'draft' }, size, picked)).toEqual({ x: 210, y: 192 })
})

test('in the market it hangs below the card and hides neither its signs nor its name', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  const spot = pillSpot({ phase: 'turn' }, { width: 193, height: 44 }, ticket)
  expect(spot).toEqual({ x: 212, y: 183, width: 92, height: 24 })
})

test('in large letters it stays as large as they are, at the lower edge', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box }] as const
  expect(pillSpot({ phase: 'turn' }, { width: 290, height: 66 }, ticket)).not.toHaveProperty('width')
})

test('for what is not a card the pill looks for a place of its own', () => {
  expect(pillSpot({ phase: 'turn' }, size, [{ ref: { kind: 'coach', id: 1 }, box }])).toBeNull()
})
