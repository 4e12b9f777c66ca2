import { expect, test } from 'vitest'
import { pillSpot } from '../../../../src-renderer/games/first-class/pill-spot.ts'

const size = { width: 100, height: 40 }
const box = { x: 200, y: 100, width: 120, height: 80 }
const picked = [{ ref: { kind: 'endCard', id: 3 }, box }] as const

test('in the draft the pill stands below the card, off its signs; in the market on its word', () => {
  expect(pillSpot({ phase: 'draft' }, size, picked)).toEqual({ x: 210, y: 192 })
  expect(pillSpot({ phase: 'turn' }, size, picked)).toEqual({ x: 210, y: 164 })
})

test('for what is not a card the pill looks for a place of its own', () => {
  expect(pillSpot({ phase: 'turn' }, size, [{ ref: { kind: 'coach', id: 1 }, box }])).toBeNull()
})
