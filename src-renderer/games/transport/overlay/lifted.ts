import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belts/belt.ts'
import type { Look, Piece } from '../looks.ts'

/** So far a lifted card is raised above its place, and so much larger it is seen. */
export const RISE = 46
export const LIFTED = 1.06

/** It hangs above the place where it lay. */
export function raised(look: Look & { kind: 'liftedCard' }, { cell }: LaidView): Piece {
  const { x, y } = centreOf(cell)
  return piece(look, 'board', x, y - RISE, { scale: LIFTED, z: 1 })
}
