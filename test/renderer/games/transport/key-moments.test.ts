import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { courseOf } from '../../../../src-renderer/games/transport/words/happened/course.ts'

const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' as const }))
const base = { because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
let parcel = 0
const scored = (turn: number, seat: number, value: number, tile = seat) =>
  ({ ...base, kind: 'scored', turn, seat, parcel: parcel++, pallet: tile, tile, value, nth: 1 }) as TransportEvent
const joined = (turn: number, seat: number, pallet: number) =>
  ({ ...base, kind: 'palletJoined', turn, seat, pallet }) as TransportEvent
const cutOff = (turn: number, seat: number, pallet: number) =>
  ({ ...base, kind: 'palletCutOff', turn, seat, pallet }) as TransportEvent

it('a point that was given away is worth less remembering than three of one’s own, two are worth more', () => {
  const scores = (gift: number) => [
    scored(1, 0, 3),
    scored(2, 0, 4),
    scored(3, 0, 3),
    scored(4, 1, 3),
    scored(5, 2, 3),
    scored(6, 2, 3),
    scored(7, 2, gift, 1),
  ]
  const turns = (gift: number) => courseOf(scores(gift), [], seats).moments.map(({ turn }) => turn)
  expect(turns(1)).toEqual([1, 2, 3, 4, 5, 6])
  expect(turns(2)).toContain(7)
})

it('a cut-off that was soon undone, or ended the game, is worth less than any point; one that lasted is worth more', () => {
  const small = [1, 2, 3, 4, 5, 6].map((turn) => scored(turn, 0, 1))
  const turns = (...more: TransportEvent[]) => courseOf([...small, ...more], [], seats).moments.map(({ turn }) => turn)
  const later = scored(30, 0, 1)
  expect(turns(cutOff(8, 1, 0), later)).toContain(8)
  expect(turns(cutOff(8, 1, 0), joined(20, 0, 0), later)).toContain(8)
  expect(turns(cutOff(8, 1, 0), joined(11, 0, 0), later)).not.toContain(8)
  expect(turns(cutOff(8, 1, 0))).not.toContain(8)
  // Two rounds of three seats were left, or not.
  expect(turns(cutOff(8, 1, 0), scored(14, 0, 1))).toContain(8)
  expect(turns(cutOff(8, 1, 0), scored(13, 0, 1))).not.toContain(8)
})

it('a score that takes the lead, or draws level, is worth more than a cut-off; of equal ones the later are told', () => {
  const cuts = [11, 12, 13, 14, 15, 16].map((turn) => cutOff(turn, 0, 1))
  const leads = [scored(1, 0, 1), scored(2, 1, 1), ...cuts, scored(20, 1, 1), scored(21, 0, 2), scored(40, 0, 1)]
  expect(courseOf(leads, [], seats).moments.map(({ turn }) => turn)).toEqual([2, 13, 14, 15, 16, 21])
  const equal = [1, 2, 3, 4, 5, 6, 7].map((turn) => scored(turn, 0, 1))
  expect(courseOf(equal, [], seats).moments.map(({ turn }) => turn)).toEqual([2, 3, 4, 5, 6, 7])
})

it('a row bears who did it, and the sign on the line who gained by it', () => {
  const fourth = { ...scored(1, 1, 1, 0), nth: 4 } as TransportEvent
  const { moments, marks } = courseOf([fourth], [], seats)
  expect([moments[0].seat, marks?.[0].seat]).toEqual([1, 0])
})

it('along the lines are marked the turns that raise them, and no other', () => {
  const { marks, moments } = courseOf([scored(1, 0, 3), cutOff(2, 1, 0), scored(3, 1, 2)], [], seats)
  expect(marks?.map(({ turn }) => turn)).toEqual([1, 3])
  expect(moments.map(({ turn }) => turn)).toEqual([1, 2, 3])
})

it('partners have one line though neither has scored yet, and a parcel moved for a partner is no gift', () => {
  const four = [...seats, { name: 'Dirk', player: 'person' as const }]
  const teams = [
    [0, 2],
    [1, 3],
  ]
  const { lines, moments } = courseOf([scored(1, 0, 2, 2)], [], four, teams)
  expect(lines.map(({ seat, with: others }) => [seat, others])).toEqual([
    [0, [2]],
    [1, [3]],
  ])
  expect(moments.map(({ seat, phrase }) => [seat, phrase.key])).toEqual([[0, 'transport.moment.big']])
})
