import { expect, it } from 'vitest'
import type { Fact } from '../../../src-shared/advice.ts'
import type { Moment } from '../../../src-shared/review.ts'
import { say } from '../../../src-renderer/i18n/words.svelte.ts'
import { headlineOf } from '../../../src-renderer/words/headline.ts'
import { pointsAhead } from '../../../src-shared/review.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const told = (kind: Moment['kind'], points: number, ...facts: Fact[]) =>
  say(headlineOf({ kind, points, facts, shares: kind === 'slip' ? [0.6, 1] : [1, 0.6] }, (seat) => NAMES[seat]))

const gains: Fact = { kind: 'gains', points: 9, part: 'transport.score.parcel', refs: [] }
const enables: Fact = { kind: 'enables', points: 3, refs: [] }
const prevents: Fact = { kind: 'prevents', points: 4, seat: 2, refs: [] }

it('a moment is headed by what weighs most of how the better move differs', () => {
  expect(told('slip', 5, enables, prevents)).toBe('Cleo had a free hand')
  expect(told('slip', 5, enables)).toBe('A weaker next turn')
  expect(told('found', 5, prevents)).toBe('Cleo held back')
})

it('what a move brings at once may be brought by the other too: then the points that it is ahead by head the moment', () => {
  expect(told('slip', 1.2, gains)).toBe('A point less than could be had')
  expect(told('found', 4.8, gains)).toBe('5 points well taken')
  expect(told('slip', 0.3, gains)).toBe('There was a better move')
})

it('a likelier win is no points: no more are said to be left lying than the better move brings', () => {
  const four: Fact = { ...gains, points: 4 }
  expect(told('slip', 23, four)).toBe('4 points less than could be had')
  expect(told('slip', 23)).toBe('Chance of winning: 40 in 100 given away')
  expect(told('found', 23)).toBe('Chance of winning: 40 in 100 gained')
  expect(pointsAhead({ points: 23, facts: [four] })).toBe(4)
  expect(pointsAhead({ points: 23, facts: [enables] })).toBe(0)
})
