import { expect, it } from 'vitest'
import { Patience } from '../../../src-renderer/state/table/patience.svelte.ts'
import { beat } from './at-table.ts'

const SEATS = [{ player: 'person' }, { player: 'driver' }] as const
const event = { ...beat(3).event, seat: 1 }

it('a scoring of a bot has its own time, however long the turn has lasted that led to it', () => {
  let now = 1000
  const patience = new Patience(() => now)
  const turn = patience.begin(event, SEATS)
  now += 5000
  expect(patience.begin(event, SEATS)).toBe(turn)
  expect(patience.isOver(turn)).toBe(true)
  const scoring = patience.begin(event, SEATS, true)
  expect(scoring.at).toBe(now)
  expect(patience.isOver(scoring)).toBe(false)
  // Its next steps are of it, and no longer of the turn.
  expect(patience.begin(event, SEATS)).toBe(scoring)
})

it('what ends a turn has its time, however long the turn has lasted', () => {
  let now = 1000
  const patience = new Patience(() => now)
  const turn = patience.begin(event, SEATS)
  now = turn.until
  expect(patience.ending(turn, SEATS)).toMatchObject({ at: turn.at, until: now + 1700 })
  now = turn.at
  expect(patience.ending(turn, SEATS)).toEqual(turn)
})

it('each of two bots is watched for less where one answer does many things, and an only bot as long as ever', () => {
  const sharesOf = (manyDeeds: boolean) =>
    [[...SEATS, { player: 'driver' as const }], SEATS].map(
      (seats) => new Patience(() => 1000, manyDeeds).begin(event, seats).share,
    )
  expect(sharesOf(false)).toEqual([2300, 4800])
  expect(sharesOf(true)).toEqual([1300, 4800])
})

it('two bots whose answers do many things have about as long each, and the latter what the former did not need', () => {
  const seats = [...SEATS, { player: 'driver' as const }]
  const longest = (former: number): number[] => {
    let now = 1000
    const patience = new Patience(() => now, true)
    const first = patience.begin({ ...event, turn: 1 }, seats)
    now += former
    const second = patience.begin({ ...event, seat: 2, turn: 2 }, seats)
    return [first, second].map(({ at, until }) => until - at)
  }
  expect(longest(3000)).toEqual([2200, 1800])
  expect(longest(2000)).toEqual([2200, 2800])
})
