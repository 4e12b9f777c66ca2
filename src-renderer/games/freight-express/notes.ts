import { piece } from '../../stage/pieces.ts'
import type { Noted } from '../../stage/table.ts'
import type { FreightKinds } from './kinds.ts'
import type { Piece, Poses } from './looks.ts'
import { deedsOf } from './memory.ts'
import { middle } from './poses.ts'
import { discScale, endsOf } from './ends.ts'
import { isStationAt } from './track.ts'
import { cellName } from './words/places.ts'

/** So far beside the middle of a crossing, in u: its corner, which no rail touches. */
const CORNER = 32

/**
 * The names of empty places while they are lit or pointed at: they would clash with the letters of the stations. And
 * what was flipped on the crossings, and where a drive with the card that is picked ends.
 */
export function notesOf({ view, lit, last }: Noted<FreightKinds>): Poses {
  const out: Record<string, Piece> = {}
  for (const deed of deedsOf(last)) {
    if (deed.kind !== 'flip') continue
    const { x, y } = middle(view, deed.cell)
    const look = { kind: 'flipped', allowed: deed.allowed, lost: deed.lost } as const
    out[`flipped ${deed.cell}`] = piece(look, 'board', x + CORNER, y - CORNER)
  }
  const ends = endsOf(view, lit)?.numbered ?? []
  for (const end of ends) {
    const look = { kind: 'end', steps: end.steps } as const
    out[`end ${end.sleeper}`] = piece(look, 'board', end.x, end.y, { scale: discScale(end, ends) })
  }
  for (const { ref } of lit) {
    if (ref.kind !== 'cell' || ref.id >= view.cells.length) continue
    if (view.cells[ref.id].card >= 0 || isStationAt(view, ref.id)) continue
    const { x, y } = middle(view, ref.id)
    out[`name ${ref.id}`] = piece({ kind: 'placeName', name: cellName(view, ref.id) }, 'board', x, y)
  }
  return out
}
