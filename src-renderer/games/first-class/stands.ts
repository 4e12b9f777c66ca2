import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { SceneFrame } from '../../stage/scene.ts'

/**
 * So long a full scoring that is shown once more is to be read, and the end of a round that another seat ended, in
 * milliseconds.
 */
const SCORED = 2800
const ROUND = 1100

/**
 * New cards take away what a scoring or a round came to: whoever plays is to see that first, and goes on from a
 * scoring when it is read.
 */
export function stands(event: FirstClassEvent, before: FirstClassView, { viewer, again }: SceneFrame): number {
  if (event.kind !== 'dealt' || event.round === 1 || typeof viewer !== 'number') return 0
  if (before.phase === 'scoring') return again ? SCORED : Infinity
  return event.seat === viewer ? 0 : ROUND
}
