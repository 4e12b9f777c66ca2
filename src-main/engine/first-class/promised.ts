import type { Seat } from '../../../src-shared/core.ts'
import { cloneState, type State } from '../flat.ts'
import { trainPoints } from './board/conductors.ts'
import { having, inPlay } from './modules/module.ts'
import { totalPoints } from './points.ts'
import { TRAINS } from './state.ts'

/** What the next scoring would give the seat as its board stands, bonuses apart. */
export function promised(s: State, seat: Seat): number {
  let points = 0
  for (let train = 0; train < TRAINS; train++) points += trainPoints(s, seat, train)
  const scored = cloneState(s)
  for (const module of having.scored) if (inPlay(scored, module)) module.scored(scored, seat, undefined)
  return points + totalPoints(scored, seat) - totalPoints(s, seat)
}
