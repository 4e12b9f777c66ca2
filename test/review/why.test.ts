import { describe, expect, it } from 'vitest'
import type { Fact } from '../../src-shared/advice.ts'
import { partsOf } from '../../src-main/review/decisions.ts'
import { ofWholeTurn } from '../../src-main/review/why.ts'
import { courseOf } from './reviewed.ts'

const NAMES = ['transport-rules-1'] as const
const sum = (facts: readonly Fact[]): number => facts.reduce((all, { points }) => all + points, 0)

describe.each(NAMES)('why of a whole turn, in %s', (name) => {
  const course = courseOf(name)
  const { turns, last } = partsOf(course)
  const scoreAt = (at: number, seat: number) => course.game.score(turns[at]?.state ?? last)[seat]!.total
  const brought = turns.map(({ seat }, at) => scoreAt(at + 1, seat) - scoreAt(at, seat))

  it('tells all that the turn brought, by whichever of its decisions', () => {
    expect(brought.filter((points) => points > 0).length).toBeGreaterThan(0)
    const told = turns.map(({ turn, seat }) => sum(ofWholeTurn(course, turn, seat, [])))
    expect(told).toEqual(brought.map((points) => Math.max(0, points)))
  })

  it('says no more of the way of what has arrived in that turn, and of others what was said', () => {
    const at = brought.findIndex((points) => points > 0)
    const { turn, seat } = turns[at]!
    const [{ refs }] = ofWholeTurn(course, turn, seat, []) as [Fact]
    const way = { kind: 'way', what: 'parcel', points: 1, seat, steps: 2, before: 3 } as const
    const other = { ...way, refs: [{ kind: 'parcel', id: -1 }] } as const
    const told = ofWholeTurn(course, turn, seat, [
      { kind: 'gains', points: 9, part: 'y', refs: [] },
      { ...way, refs },
      other,
    ])
    expect(told.filter(({ kind }) => kind !== 'gains')).toEqual([other])
    expect(sum(told.filter(({ kind }) => kind === 'gains'))).toBe(brought[at])
  })
})
