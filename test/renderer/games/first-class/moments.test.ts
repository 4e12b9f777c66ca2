import { expect, it } from 'vitest'
import { momentsOf } from '../../../../src-renderer/games/first-class/words/happened/moments.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { seats } from '../../../messages/checking.ts'

const told = (kind: string, more: object = {}) => ({ kind, seat: 0, turn: 1, refs: [], ...more }) as never
const scored = (seat: number, points: number, source: ScoreSource) => told('scored', { seat, points, source })
const bots = seats.slice(0, 2).map((seat) => ({ ...seat, player: 'porter' as const }))
const momentsIn = (events: readonly FirstClassEvent[]) =>
  momentsOf(
    events,
    bots,
    (_, i) => i,
    (seat) => 'AB'[seat],
  ).map(({ phrase: { key, params } }) => [key.split('.').at(-1), params])

it('of all scorings the best alone is told, and the last time that the lead changed', () => {
  const events = [
    told('scoringBegan', { scoring: 1 }),
    scored(0, 9, 'trains1'),
    told('dealt'),
    told('scoringBegan', { scoring: 2 }),
    scored(1, 12, 'trains2'),
    scored(0, 1, 'trains2'),
    told('dealt'),
    told('scoringBegan', { scoring: 3 }),
    scored(1, 4, 'trains3'),
    told('draftsShown'),
  ]
  expect(momentsIn(events)).toEqual([
    ['scoring', { who: 'B', n: 2, before: 0, after: 12 }],
    ['lead', { who: 'B', other: 'A', n: 12, m: 10 }],
  ])
})

const locomotive = CARDS.findIndex(({ kind }) => kind === 'locomotive')
const taken = (seat: number) => told('taken', { seat, card: locomotive, row: 0, column: 0, refused: false })

it('the turn that brought most at once is told with its card, and by how little the win was', () => {
  const events = [
    taken(0),
    scored(0, 3, 'cities'),
    taken(1),
    scored(1, 8, 'cities'),
    told('scoringBegan', { scoring: 3 }),
    scored(0, 4, 'trains3'),
    told('draftsShown'),
  ]
  const decided = momentsIn(events).find(([key]) => key === 'decided')!
  expect(decided[1]).toMatchObject({ ahead: 1, what: { key: 'first-class.moment.turn', params: { who: 'B', n: 8 } } })
})

it('an arrested seat wins nothing: by it no win was close, and each that was arrested is told', () => {
  const verdict = (out: number[]) =>
    told('verdict', {
      holders: [0, 1].map((holder) => ({ holder, evidence: [], destroyed: [], prints: 9 })),
      out,
      turn: 2,
    })
  const events = [taken(0), scored(0, 3, 'cities'), taken(1), scored(1, 8, 'cities')]
  const keys = (out: number[]) => momentsIn([...events, verdict(out)]).map(([key]) => key)
  expect(keys([])).toContain('decided')
  expect(keys([1])).not.toContain('decided')
  const arrested = momentsIn([told('setUp'), verdict([0, 1])])
  expect(arrested.map(([, params]) => (params as { who: string }).who)).toEqual(['A', 'B'])
})

it('what a contract brought is told as one, and no turn of few points', () => {
  const turn = (points: number) => [taken(0), told('contractFulfilled', { card: 0 }), scored(0, points, 'effects')]
  expect(momentsIn(turn(12))).toEqual([['contract', { who: 'A', n: 12 }]])
  expect(momentsIn(turn(4))).toEqual([])
})

it('a great turn is told with all that it brought, before its card too and in Constantinople, as in the timetable', () => {
  const turn = (place: number) => [
    scored(0, 50, 'cities'),
    told('contractFulfilled', { card: 0, turn: 2 }),
    told('scored', { points: 10, source: 'effects', turn: 2 }),
    told('taken', { seat: 0, card: locomotive, row: 0, column: 0, refused: false, turn: 2 }),
    told('contractFulfilled', { card: 1, turn: 2 }),
    told('scored', { points: 16, source: 'effects', turn: 2 }),
    told('constantinople', { place, turn: 2 }),
    told('scored', { points: 10, source: 'constantinople', turn: 2 }),
    told('turnEnded', { turn: 2 }),
  ]
  expect(momentsIn(turn(2))).toEqual([['contracts', { who: 'A', n: 36, m: 2 }]])
  expect(momentsIn(turn(1)).map(([key]) => key)).toEqual(['constantinople'])
})

it('of each turn one moment is told, and a seat that has any has one', () => {
  const events = [
    told('constantinople', { place: 1, seat: 1 }),
    told('scoringBegan', { scoring: 1 }),
    scored(0, 12, 'trains1'),
    told('constantinople', { place: 1, seat: 0 }),
    told('draftsShown'),
  ]
  const at = (turns: readonly number[]) =>
    momentsOf(
      events,
      seats.slice(0, 2),
      (_, i) => turns[i],
      (seat) => 'AB'[seat],
    ).map(({ phrase: { key, params } }) => [key.split('.').at(-1), params?.who])
  expect(at([0, 0.5, 0.5, 1, 1])).toEqual([
    ['constantinople', 'B'],
    ['scoring', 'A'],
  ])
  // Seat B shares its turn with one of A, who has another besides.
  expect(at([1, 1, 1, 2, 2])).toEqual([
    ['constantinople', 'B'],
    ['constantinople', 'A'],
  ])
})

it('a person has a moment on the score sheet, however far behind', () => {
  const events = [
    told('constantinople', { place: 1, seat: 1 }),
    told('scoringBegan', { scoring: 1 }),
    scored(1, 12, 'trains1'),
    scored(0, 3, 'trains1'),
    told('dealt'),
    told('scoringBegan', { scoring: 2 }),
    scored(1, 15, 'trains2'),
    scored(0, 5, 'trains2'),
    told('draftsShown'),
  ]
  const two = [
    { ...seats[0], player: 'person' as const },
    { ...seats[1], player: 'porter' as const },
  ]
  const moments = momentsOf(
    events,
    two,
    (_, i) => i,
    (seat) => 'AB'[seat],
  )
  const own = moments.filter(({ seat }) => seat === 0)
  expect(own.map(({ phrase: { params } }) => params)).toEqual([{ who: 'A', n: 2, before: 3, after: 8 }])
})

const laid = (seat: number, train: number, n: number) =>
  Array.from({ length: n }, (_, place) => told('wagonLaid', { seat, train, place, turn: seat + 2 }))
const longestIn = (events: readonly FirstClassEvent[]) => momentsIn(events).filter(([key]) => key === 'longest')

it('the longest train is told, unless another is as long or it is short', () => {
  // The first wagon of a train stands there from the beginning.
  expect(longestIn([...laid(0, 0, 6), ...laid(1, 1, 9)])).toEqual([['longest', { who: 'B', n: 10 }]])
  expect(longestIn(laid(0, 0, 6))).toEqual([['longest', { who: 'A', n: 7 }]])
  expect(longestIn([...laid(0, 0, 8), ...laid(0, 1, 8)])).toEqual([])
  expect(longestIn(laid(0, 0, 5))).toEqual([])
})

it('the best turn of each seat is told, where it brought much', () => {
  const turn = (n: number, seat: number, points: number) => [
    told('taken', { seat, card: locomotive, row: 0, column: 0, refused: false, turn: n }),
    told('scored', { seat, points, source: 'cities', turn: n }),
    told('turnEnded', { seat, turn: n }),
  ]
  const events = [...turn(1, 0, 9), ...turn(2, 1, 7), ...turn(3, 0, 8), ...turn(4, 1, 8), ...turn(5, 1, 4)]
  const turns = momentsIn(events).filter(([key]) => key === 'turn')
  expect(turns.map(([, params]) => params)).toMatchObject([
    { who: 'A', n: 9 },
    { who: 'B', n: 8 },
  ])
})
