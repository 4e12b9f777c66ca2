import { expect, it } from 'vitest'
import type { Preview } from '../../../src-shared/table.ts'
import { undoesAfter } from '../../../src-renderer/ui/choosing/undoes.ts'

const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
const table = { status, viewer: 0 }
const preview: Preview = { beats: [], stops: 'end', status }

it('what is previewed can be undone while nobody learns anything and the same seat goes on with its turn', () => {
  expect(undoesAfter(preview, table)).toBe(true)
})

it.each<[string, Partial<Preview>]>([
  ['somebody learns something', { stops: 'learnt' }],
  ['another is asked', { stops: 'other' }],
  ['the turn passes', { status: { ...status, turn: 3, decision: { ...decision, by: 1 } } }],
  ['a turn of the same seat follows', { status: { ...status, turn: 3 } }],
  ['the game ends', { status: { ...status, decision: null } }],
])('it cannot where %s', (_, change) => {
  expect(undoesAfter({ ...preview, ...change }, table)).toBe(false)
})
