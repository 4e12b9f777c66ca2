import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { squareAt } from '../../../stage/box.ts'
import type { Box } from '../../../stage/scene.ts'
import { R } from './belt.ts'
import { ownSeat, shownOf, type LastMove } from '../memory.ts'

/** Where what was done last began: the ways of parcels, and the places from which cards and pallets were carried. */
export function trailStarts(last: LastMove, view: TransportView): readonly Box[] {
  const shown = shownOf(last, view.active, ownSeat(view))
  const latest = shown.at(-1)?.seat
  return shown.flatMap((deed) => {
    if (deed.seat !== latest) return []
    const from = deed.kind === 'way' ? deed.line[0] : deed.kind === 'card' ? deed.from : null
    return from ? [squareAt(from, R / 2)] : []
  })
}
