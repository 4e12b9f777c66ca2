import { expect, it } from 'vitest'
import { partsOf } from '../../../../src-renderer/games/first-class/parts/sheet-parts.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

const told = (kind: string, more: object = {}) => ({ kind, seat: 0, turn: 1, refs: [], ...more }) as never
const scored = (points: number, source: string, more: object = {}) => told('scored', { points, source, ...more })

const EVENTS = [
  scored(3, 'cities', { turn: 4 }),
  told('scoringBegan', { scoring: 1 }),
  told('trainScored', { train: 0, places: [2, 0, 0, 0, 0, 0, 0, 0, 0, 5], points: 7 }),
  scored(7, 'trains1'),
  scored(4, 'trains1'),
  scored(8, 'trains1', { seat: 1 }),
  scored(2, 'celebrities'),
  told('dealt'),
  scored(5, 'cities', { turn: 9 }),
  told('scoringBegan', { scoring: 2 }),
  scored(6, 'trains2'),
  told('draftsShown', { endCards: [] }),
  told('endCardScored', { endCard: 0, cards: 3, points: 6 }),
  scored(6, 'endCards'),
]
const parts = (...sources: Parameters<typeof partsOf>[2]) => {
  const phrase = partsOf(EVENTS, 0, sources)
  return phrase && say('en', phrase)
}

it('a sum of the score sheet is told by its scorings, with what locomotive tiles gave of it', () => {
  expect(parts('trains1', 'trains2', 'trains3')).toBe('Scoring 1: 11, 5 of it for locomotive tiles; Scoring 2: 6')
  expect(parts('celebrities')).toBe('Scoring 1: 2')
})

it('what came in turns is told by turn, end cards each by itself, and nothing of what is not known', () => {
  expect(parts('cities')).toBe('Turn 4: 3; Turn 9: 5')
  expect(parts('endCards')).toMatch(/^\d points? for each .*: 6$/)
  expect(parts('coins')).toBeNull()
})
