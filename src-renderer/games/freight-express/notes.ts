import { piece } from '../../stage/pieces.ts'
import type { Noted } from '../../stage/table.ts'
import type { FreightKinds } from './kinds.ts'
import type { Piece, Poses } from './looks.ts'
import { deedsOf } from './memory.ts'
import { middle } from './poses.ts'
import { discScale, endsOf } from './ends.ts'
import { isStationAt } from './track.ts'
import { gridSign } from './words/places.ts'

/** So far beside the middle of a crossing, in u: its corner, which no rail touches. */
const CORNER = 32

/**
 * Row and column of empty places far from stations while they are lit or pointed at: words name the others by their
 * stations. And what was flipped on the crossings, and where a drive with the card that is picked ends.
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
    const name = gridSign(view, ref.id)
    if (name === null) continue
    const { x, y } = middle(view, ref.id)
    out[`name ${ref.id}`] = piece({ kind: 'placeName', name }, 'board', x, y)
  }
  return out
}
