import type { Seat } from '../../../src-shared/core.ts'
import { SCORE_SOURCES, type ScoreSource } from '../../../src-shared/games/first-class/events.ts'
import type { State } from '../flat.ts'
import { seatRef } from './refs.ts'
import { AT, SOURCES_OF_POINTS } from './state.ts'
import { tellOf, type Tell } from './tell.ts'

const { points: POINTS } = AT

const SOURCE = Object.fromEntries(SCORE_SOURCES.map((name, i) => [name, i])) as Record<ScoreSource, number>

/** Adds points to those a seat has from this source. */
export function addPoints(s: State, seat: Seat, source: ScoreSource, points: number, emit: Tell): void {
  if (points === 0) return
  s[POINTS + seat * SOURCES_OF_POINTS + SOURCE[source]] += points
  // At the end of a case seats score that do not act.
  if (emit) tellOf(s, seat, emit, [seatRef(seat)], { kind: 'scored', source, points })
}

/** The points a seat has from one source. */
export const pointsFrom = (s: State, seat: Seat, source: ScoreSource): number =>
  s[POINTS + seat * SOURCES_OF_POINTS + SOURCE[source]]

/** The points a seat has. */
export function totalPoints(s: State, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < SOURCES_OF_POINTS; i++) sum += s[POINTS + seat * SOURCES_OF_POINTS + i]
  return sum
}
