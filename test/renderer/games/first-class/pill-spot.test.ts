import { expect, test } from 'vitest'
import { isCrowded } from '../../../../src-renderer/games/first-class/art/ticket.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { pillSpot } from '../../../../src-renderer/games/first-class/pill-spot.ts'

const size = { width: 100, height: 40 }
const box = { x: 200, y: 100, width: 120, height: 80 }
const picked = [{ ref: { kind: 'endCard', id: 3 }, box }] as const

test('in the draft the pill stands below the card, off its signs', () => {
  expect(pillSpot({ phase: 'draft' }, size, picked)).toEqual({ x: 210, y: 192 })
})

test('in the market it stands in the place of the word, right of the stub and off the signs', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  const spot = pillSpot({ phase: 'turn' }, { width: 193, height: 44 }, ticket)
  expect(spot).toEqual({ x: 221, y: 163, width: 92, height: 24 })
})

test('a card of three lines has no word: the pill hangs below it and hides none of them', () => {
  const crowded = CARDS.findIndex((_, card) => isCrowded(card))
  const ticket = [{ ref: { kind: 'card', id: crowded }, box: { x: 200, y: 100, width: 116, height: 84 } }] as const
  const spot = pillSpot({ phase: 'turn' }, { width: 193, height: 44 }, ticket)!
  expect(spot.y).toBeGreaterThanOrEqual(183)
})

test('in large letters it stays as large as they are, at the lower edge', () => {
  const ticket = [{ ref: { kind: 'card', id: 3 }, box }] as const
  expect(pillSpot({ phase: 'turn' }, { width: 290, height: 66 }, ticket)).not.toHaveProperty('width')
})

test('for what is not a card the pill looks for a place of its own', () => {
  expect(pillSpot({ phase: 'turn' }, size, [{ ref: { kind: 'coach', id: 1 }, box }])).toBeNull()
})
