import { UNKNOWN } from '../../../src-shared/core.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { SceneFrame } from '../../stage/scene.ts'

/** Whose hand lies in the tray: the viewer's; after the end, when all is open, that of the seat to move. */
export function trayOwner(view: TransportView, frame?: SceneFrame): number {
  if (typeof frame?.viewer === 'number') return frame.viewer
  if (frame?.viewer === 'open') return view.active
  if (frame) return -1
  return view.seats.findIndex((seat) => seat.hand.some((card) => card !== UNKNOWN))
}
