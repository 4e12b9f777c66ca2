import type { WayStep } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { isLegal, type Lit } from '../../../stage/over/marks.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf, restOn, sum, type Point } from './belt.ts'
import type { Piece, Poses } from '../looks.ts'
import { isMoving } from './moving.ts'
import { PARCEL_Z } from '../layout/place-names.ts'
import { facesOf } from '../poses.ts'
import { acrossOf, lineOf } from './travel.ts'
import { upOf } from '../words/cards.ts'
import { shiftsFrom } from '../words/belts/roads.ts'

/** Where a parcel can be shifted that is pointed at, or its row, before it is picked: its reach along the belts. */

/** What lies at an end is seen so far through: nothing is meant yet. */
const DIMMED = 0.85

interface Shifts {
  readonly parcel: number
  readonly ways: readonly (readonly WayStep[])[]
}

/** Those of the parcel that is pointed at; null: none is, or something is picked already. */
function shiftsAt(view: TransportView, lit: readonly Lit[]): Shifts | null {
  if (!isMoving(view) || lit.some(({ states }) => states.has('selected'))) return null
  const one = lit.find(
    ({ ref, states }) => ref.kind === 'parcel' && isLegal(states) && (states.has('hovered') || states.has('focus')),
  )
  const start = view.laid.find(({ parcel }) => parcel === one?.ref.id)
  return start ? { parcel: start.parcel, ways: shiftsFrom(view, start, upOf(view, start.parcel)) } : null
}

/** The lines of its ways over the belts. */
export const shiftLines = (view: TransportView, lit: readonly Lit[]): readonly (readonly Point[])[] =>
  shiftsAt(view, lit)?.ways.map((way) => lineOf(view, way)) ?? []

/** Each card on the way with its count, and at each end, dimmed, the parcel as it would lie there. */
export function shiftNotes(view: TransportView, lit: readonly Lit[]): Poses {
  const out: Record<string, Piece> = {}
  const shifts = shiftsAt(view, lit)
  if (!shifts) return out
  const { parcel, ways } = shifts
  for (const way of ways) {
    for (const [i, { card, cell, from, to }] of way.slice(1, -1).entries()) {
      const line = acrossOf(card, from, to)
      const { x, y } = sum(centreOf(cell), line[line.length >> 1])
      out[`shift ${cell} ${i}`] = piece({ kind: 'step', n: i + 1 }, 'board', x, y, { z: i })
    }
    const { cell, card } = way[way.length - 1]
    const laid = view.laid.find((one) => one.card === card)
    const { x, y } = sum(centreOf(cell), laid ? restOn(laid) : { x: 0, y: 0 })
    const faces = facesOf(parcel, 1 - view.parcels[parcel].face)
    out[`shift to ${card}`] = piece({ kind: 'ghostParcel', ...faces }, 'board', x, y, { z: PARCEL_Z, alpha: DIMMED })
  }
  return out
}
