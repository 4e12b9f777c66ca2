import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { Status } from '../engine/game.ts'
import type { Goal } from './lesson.ts'
import { matches, pieceAt } from './matching.ts'

/** The one who learns. */
export const LEARNER: Seat = 0

/** What a goal is held to. */
export interface Happened {
  readonly events: readonly GameEvent[]
  /** What the learner answered, in the game's own words. */
  readonly answers: readonly unknown[]
  /** As everyone may see it after the end. */
  readonly view: unknown
  readonly status: Status
}

/** Does the predicate hold? */
export function holds(goal: Goal, happened: Happened): boolean {
  if ('event' in goal) return happened.events.filter((event) => matches(event, goal.event)).length >= (goal.times ?? 1)
  if ('answer' in goal) return happened.answers.some((answer) => matches(answer, goal.answer))
  if ('view' in goal) return matches(pieceAt(happened.view, goal.view), goal.is)
  if ('status' in goal) return matches(happened.status, goal.status)
  if ('all' in goal) return goal.all.every((one) => holds(one, happened))
  if ('any' in goal) return goal.any.some((one) => holds(one, happened))
  return !holds(goal.not, happened)
}
