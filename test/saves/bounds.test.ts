import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  backCount,
  codesOfStep,
  moment,
  seatNumber,
  seatsOf,
  seedNumber,
  turnNumber,
  version,
  word,
} from '../../src-main/saves/bounds.ts'
import { finishedSchema } from '../../src-main/saves/finished.ts'

/** The last that is taken at an end, and the first that is not. */
const ENDS: readonly (readonly [string, v.GenericSchema, unknown, unknown])[] = [
  ['a seat, the first', seatNumber, 0, -1],
  ['a seat, the last', seatNumber, 3, 4],
  ['seats, the fewest', seatsOf(v.string()), ['a', 'b'], ['a']],
  ['seats, the most', seatsOf(v.string()), ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e']],
  ['a moment, the first', moment, 0, -1],
  ['a moment, the last', moment, Date.parse('9999-12-31T23:59:59.999Z'), Date.parse('9999-12-31T23:59:59.999Z') + 1],
  ['a turn', turnNumber, 1_000_000, 1_000_001],
  ['a version', version, 1_000_000, 1_000_001],
  ['a seed', seedNumber, 2 ** 32 - 1, 2 ** 32],
  ['steps back, the fewest', backCount, 1, 0],
  ['steps back, the most', backCount, 100_000, 100_001],
  ['answers of a step, the fewest', codesOfStep, [0], []],
  ['answers of a step, the most', codesOfStep, Array(1000).fill(0), Array(1001).fill(0)],
  ['an answer', codesOfStep, [2 ** 31 - 1], [2 ** 31]],
  ['a word', word, 'x'.repeat(64), 'x'.repeat(65)],
]

it.each(ENDS)('what a file of ours may hold has an end: %s', (_, schema, last, beyond) => {
  expect([v.is(schema, last), v.is(schema, beyond)]).toEqual([true, false])
})

it('a finished game counts at most forty kinds of things for a seat', () => {
  const with_ = (kinds: number) => ({
    slot: 'a',
    game: 'transport',
    at: 1,
    turns: 1,
    seats: [
      { name: 'Ann', person: true, points: 1, won: true },
      { name: 'Ben', person: true, points: 0, won: false, feats: counted(kinds) },
    ],
  })
  const counted = (kinds: number) => Object.fromEntries(Array.from({ length: kinds }, (_, n) => [`kind-${n}`, 1]))
  expect([v.is(finishedSchema, with_(40)), v.is(finishedSchema, with_(41))]).toEqual([true, false])
})
