import { expect, it } from 'vitest'
import type { Outcome } from '../../src-shared/core.ts'
import { games } from '../../src-main/engine/games.ts'
import { finishedOf, placeOf } from '../../src-main/saves/finished.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay } from '../../src-main/saves/replay.ts'
import { finished } from '../e2e/saved.ts'

it('a game that has ended is counted with the points of each seat and who won, unless it was for practice', async () => {
  const { header: recorded, lines } = readJournal(finished('transport'))
  const seats = recorded!.seats.map(({ name }) => ({ name, player: 'person' as const }))
  const header = { ...recorded!, seats, practice: false }
  const known = playable(header, games)
  const played = known && (await replay(known.game, known.options, header, lines))
  if (!played) throw new Error('the recorded game cannot be played')
  const { course } = played
  const places = course.status.outcome?.places ?? []
  const counted = finishedOf('a', header, course, 5)
  expect(counted?.seats.map(({ points }) => points)).toEqual(
    course.seats.map((_, seat) => course.game.score(course.state).find((one) => one.seat === seat)?.total),
  )
  expect(counted?.seats.map(({ won }) => won)).toEqual(course.seats.map((_, seat) => places[0].includes(seat)))
  expect(finishedOf('a', { ...header, practice: true }, course, 5)).toBeNull()
})

it('who shares a place has the better one, and the next comes after all of them', () => {
  const places = [[1], [0, 2], [3]]
  const of = (outcome: Pick<Outcome, 'places' | 'out'>, seats: number) =>
    Array.from({ length: seats }, (_, seat) => placeOf({ ...outcome, reason: '' }, seat))
  expect(of({ places, out: [] }, 4)).toEqual([2, 1, 2, 4])
  // Where all are out nobody wins, and nobody is first.
  expect(of({ places: [[0], [1]], out: [0, 1] }, 2)).toEqual([2, 2])
})

it('partners of Transport are kept as one side, and who could not win is kept as such', () => {
  const game = games.find(({ id }) => id === 'transport')!
  const state = game.setup({ options: game.options.default, seatCount: 4, seed: 2 })
  const seats = ['Ann', 'Ben', 'Cas', 'Dee'].map((name) => ({ name, player: 'person' as const }))
  const places = [0, 1].map((first) => [first, first + 2])
  const outcome = { places, out: [3], reason: '' }
  const course = { game, state, seats, status: { outcome, turn: 9 }, log: [], known: null, hintsOf: () => 0 }
  const counted = finishedOf('a', { practice: false } as never, course as never, 5)
  expect(counted?.seats.map(({ side, out }) => [side, out ?? false])).toEqual([
    [0, false],
    [1, false],
    [0, false],
    [1, true],
  ])
})
