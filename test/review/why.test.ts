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
    const told = turns.map(({ turn, seat }) =>
      sum(ofWholeTurn(course, turn, seat, []).filter(({ kind }) => kind === 'gains')),
    )
    expect(told).toEqual(brought.map((points) => Math.max(0, points)))
  })

  it('reads ways and gains off the table as it was played, and keeps what else was said', () => {
    const at = brought.findIndex((points) => points > 0)
    const { turn, seat } = turns[at]!
    const way = { kind: 'way', what: 'parcel', points: 1, seat, steps: 2, before: 3, refs: [] } as const
    const prevents = { kind: 'prevents', points: 2, seat: 1 - seat, refs: [] } as const
    const told = ofWholeTurn(course, turn, seat, [{ kind: 'gains', points: 9, part: 'y', refs: [] }, way, prevents])
    expect(told).toContainEqual(prevents)
    expect(told).not.toContainEqual(way)
    expect(sum(told.filter(({ kind }) => kind === 'gains'))).toBe(brought[at])
  })
})
