import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import { names, type Piece, type Poses } from '../looks.ts'
import { laysDown } from '../took.ts'

/**
 * A card that was carried onto the board and let go there hangs where that was until it does what it does. One that
 * asks something first goes back over its place.
 */
export function stays(events: readonly FirstClassEvent[], _resting: Poses, _frame: SceneFrame, letGo: Poses): Poses {
  const at = events.findIndex(({ kind }) => kind === 'taken')
  const taken = events[at]
  if (taken?.kind !== 'taken') return {}
  const { card, seat } = taken
  const hangs = letGo[names.card(card)]
  if (hangs?.look.kind !== 'flyingTicket') return {}
  const works = events.slice(at + 1).some((event) => event.seat === seat && laysDown(event))
  if (!works) return {}
  return { [names.card(card)]: { ...hangs, z: HUNG } }
}

/** A taken card lies above the others. */
const HUNG = 50

/** A contract bears its card's name, and stays nowhere but on the board. */
export const isCarried = ({ look }: Piece): boolean => look.kind === 'ticket' || look.kind === 'flyingTicket'
