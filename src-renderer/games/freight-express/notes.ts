import { piece } from '../../stage/pieces.ts'
import type { Noted } from '../../stage/table.ts'
import type { FreightKinds } from './kinds.ts'
import type { Piece, Poses } from './looks.ts'
import { middle } from './poses.ts'
import { wagonsOnLine } from './tell/wagons-behind.ts'
import { isStationAt } from './track.ts'
import { cellName } from './words/places.ts'

/**
 * The names of empty places while they are lit or pointed at: they would clash with the letters of the stations. And
 * the wagons behind a locomotive whose drive waits for an answer.
 */
export function notesOf({ view, lit, last }: Noted<FreightKinds>): Poses {
  const out: Record<string, Piece> = {}
  wagonsOnLine(view, last).forEach((wagon, place) => (out[`behind ${place}`] = wagon))
  for (const { ref } of lit) {
    if (ref.kind !== 'cell' || ref.id >= view.cells.length) continue
    if (view.cells[ref.id].card >= 0 || isStationAt(view, ref.id)) continue
    const { x, y } = middle(view, ref.id)
    out[`name ${ref.id}`] = piece({ kind: 'placeName', name: cellName(view, ref.id) }, 'board', x, y)
  }
  return out
}
