import { UNKNOWN, type Viewer } from '../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'

/** The event as this viewer may see it: the draft, identities and evidence are not for all eyes. [ruling 24] */
export function redactEvent(event: FirstClassEvent, viewer: Viewer): FirstClassEvent {
  if (viewer === 'open') return event
  if (event.kind === 'identityDealt' && viewer !== event.holder) return { ...event, identity: UNKNOWN }
  if (event.kind === 'evidenceDrawn' && viewer !== event.holder)
    return { ...event, refs: event.refs.filter((ref) => ref.kind === 'seat'), evidence: UNKNOWN }
  if (viewer === event.seat) return event
  if (event.kind === 'draftHanded') return { ...event, refs: [], endCards: event.endCards.map(() => UNKNOWN) }
  if (event.kind === 'drafted') return { ...event, refs: [], endCard: UNKNOWN }
  return event
}
