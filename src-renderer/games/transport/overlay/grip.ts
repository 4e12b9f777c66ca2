import type { Ref } from '../../../../src-shared/core.ts'
import type { Grip } from '../../../stage/hand/holding.ts'
import { byItsMiddle } from '../../../stage/hand/holding.ts'
import { R } from '../belts/belt.ts'
import { cellUnder } from '../hits.ts'
import type { Look, Piece, Poses } from '../looks.ts'
import { names } from '../looks.ts'
import { pieceOf } from './marks.ts'

/** So near to the middle of a card lies what rests on it. */
const ON = 0.8 * R

/** A card of the table that is taken up hangs over everything else, and its parcel with it. */
export function gripOf(ref: Ref, resting: Poses): Grip<Look> | null {
  const grip = byItsMiddle(pieceOf(ref), resting)
  const look = grip?.piece.look
  if (!grip || (look?.kind !== 'card' && look?.kind !== 'liftedCard')) return grip
  const { piece } = grip
  const isOn = (one: Piece): boolean => Math.hypot(one.x - piece.x, one.y - piece.y) < ON
  const isEnd = (name: string): boolean => name.startsWith(names.roller(cellUnder(piece), 0).slice(0, -1))
  const along = Object.entries(resting).flatMap(([name, one]): [string, Piece][] => {
    if (one.space !== 'board') return []
    if (one.look.kind === 'parcel' && isOn(one))
      return [[name, { ...one, look: { ...one.look, kind: 'flyingParcel' } }]]
    // In the hand it has its signs below its parcel, and no ends that lead nowhere.
    return name === names.signs(look.card) || isEnd(name) ? [[name, { ...one, alpha: 0 }]] : []
  })
  return { ...grip, piece: { ...piece, look: { ...look, kind: 'flyingCard' } }, along: Object.fromEntries(along) }
}
