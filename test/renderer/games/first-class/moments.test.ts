import { expect, it } from 'vitest'
import { momentsOf } from '../../../../src-renderer/games/first-class/words/moments.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import { seats } from '../../../messages/checking.ts'

const told = (kind: string, more: object = {}) => ({ kind, seat: 0, turn: 1, refs: [], ...more }) as never
const scored = (seat: number, points: number, source: ScoreSource) => told('scored', { seat, points, source })
const momentsIn = (events: readonly FirstClassEvent[]) =>
  momentsOf(
    events,
    seats.slice(0, 2),
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
    ['scoring', { who: 'B', n: 2, points: 12 }],
    ['lead', { who: 'B', n: 12 }],
  ])
})
