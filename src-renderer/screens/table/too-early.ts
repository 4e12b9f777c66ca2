import type { TableSession } from '../../state/table/table.svelte.ts'
import { isElsewhere } from '../../ui/page/elsewhere.ts'

/**
 * Whether a key comes too early to be an answer: the turn may open under a finger that goes on skipping, before a row
 * or a button hears of it. `covered`: a curtain lies over the table, or somebody is asked to agree.
 */
export function isTooEarly(event: KeyboardEvent, session: TableSession, covered: boolean): boolean {
  if (isElsewhere(event.target)) return false
  const { showing, choosing } = session
  const { lull } = showing
  // The ticket says itself what has happened: what comes late is meant for its buttons.
  if (covered) lull.read()
  // What has answered one question must not end the turn as well.
  const endsBlindly = event.key === 'Enter' && choosing.usualEnd !== null && lull.isFresh(event)
  if (!lull.swallows(event) && !endsBlindly) return false
  // What is swallowed while a bot's next step is awaited was meant for that.
  if (event.key === ' ' && !covered && choosing.candidates.length === 0) showing.skipTurn()
  return true
}
