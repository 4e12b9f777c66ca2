import { winnersOf } from '../../src-shared/core.ts'
import type { Glance } from '../../src-shared/table.ts'
import type { Course } from './course.ts'

/** A game as anyone may look at it; once it has ended nobody's points are hidden any more. */
export function glanceAt({ game, state }: Course): Glance {
  const picture: unknown = game.view(state, 'onlooker')
  const { outcome } = game.status(state)
  if (!outcome) return { picture }
  const points: number[] = []
  for (const { seat, total } of game.score(state)) points[seat] = total
  return { picture, ended: { points, winners: winnersOf(outcome) } }
}
