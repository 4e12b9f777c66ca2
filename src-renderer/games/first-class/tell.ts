import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { Act } from '../../stage/motion.ts'
import { Script as Lines } from '../../stage/script.ts'
import type { Poses } from './looks.ts'
import type { Script, Telling } from './script.ts'

/** The acts that lead from the position before an event to the one after it. */
export function tell(telling: Telling): Act[] {
  const script: Script = new Lines(telling)
  return script.end()
}

export const onTheWay = (_event: FirstClassEvent): Poses => ({})
