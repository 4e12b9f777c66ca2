import type { Fact } from '../../src-shared/advice.ts'
import type { Seat } from '../../src-shared/core.ts'
import { closenessOf, pointsAhead, type Review } from '../../src-shared/review.ts'
import type { AnyGame, State } from '../engine/game.ts'
import type { Course } from '../table/course.ts'
import { positionOf } from './decisions.ts'

interface ToldMoment {
  readonly turn: number
  readonly seat: Seat
  /** Actions, in the game's own words. */
  readonly played: readonly unknown[]
  readonly better: readonly unknown[]
  /** What the move gave away: of the win, 0 to 1, and in points. */
  readonly cost: { readonly share: number; readonly points: number }
  readonly reason: readonly Fact[]
}

/** A review as it is printed. The graph has one row more than there are turns: the last is after all of them. */
export interface ReviewReport {
  readonly turns: number
  readonly seconds: number
  readonly graph: readonly (readonly number[])[]
  readonly open: readonly (readonly number[])[]
  readonly closeness: readonly number[]
  readonly moments: readonly ToldMoment[]
}

export function reviewReport(course: Course, review: Review, seconds: number): ReviewReport {
  const { game, seats } = course
  const rows = (all: Review['known']) => all.map((shares) => shares.map(rounded))
  return {
    turns: review.turns.length,
    seconds,
    graph: rows(review.known),
    open: rows(review.open),
    closeness: seats.map((_, seat) => closenessOf(review, seat)),
    moments: review.moments
      .filter(({ kind }) => kind === 'slip')
      .map((one): ToldMoment => ({
        turn: one.turn,
        seat: one.seat,
        played: actionsOf(game, positionOf(course, one), one.played),
        better: actionsOf(game, positionOf(course, one), one.other),
        cost: { share: rounded(one.shares[1] - one.shares[0]), points: pointsAhead(one) },
        reason: one.facts,
      })),
  }
}

/** What answers say, from the position on where the first of them was given. */
function actionsOf(game: AnyGame, s: State, codes: readonly number[]): unknown[] {
  return codes.map((code) => {
    const action: unknown = game.decode(s, code)
    game.apply(s, code)
    return action
  })
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000
