import { expect, test } from 'vitest'
import { hintOf } from '../../../src-renderer/ui/choosing/hint.ts'

test('the prompt names what is lit: cards, places, both, or nothing but the list', () => {
  const card = { kind: 'card', id: 3 } as const
  const cell = { kind: 'cell', id: 7 } as const
  expect(hintOf([card])).toBe('table.narrowed.cards')
  expect(hintOf([cell, { kind: 'station', id: 1 }])).toBe('table.narrowed.places')
  expect(hintOf([card, cell])).toBe('table.narrowed.text')
  expect(hintOf([])).toBe('table.narrowed.list')
})

test('the prompt says that a card may be turned where it may lie in more than one way', () => {
  const cell = { kind: 'cell', id: 7 } as const
  expect(hintOf([cell], true)).toBe('table.narrowed.places.turns')
  expect(hintOf([{ kind: 'card', id: 3 }, cell], true)).toBe('table.narrowed.text.turns')
})
