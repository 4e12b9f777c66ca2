import { boxOnScreen, grown, meet, squareAt } from '../box.ts'
import type { Camera } from '../camera/camera.ts'
import { samePiece, type Piece, type Pieces, type Poses } from '../pieces.ts'
import type { Box } from '../scene.ts'

/** Half of what is taken to be seen of a piece of which it is not said what it covers. */
const HALF = 48
/** Seen coming: what lies over its way has time to give way. */
const AROUND = 28

/**
 * Whether something is drawn in this box of the screen, or next to it, that is on its way: it is not, or not yet, as it
 * stands in the position shown.
 */
export function isPassed<Look extends object>(
  box: Box,
  {
    pieces,
    resting,
    camera,
    footOf,
  }: {
    readonly pieces: Pick<Pieces<Look>, 'entries'>
    readonly resting: Poses<Look>
    readonly camera: Camera
    footOf(piece: Piece<Look>): Box | null
  },
): boolean {
  const wide = grown(box, AROUND)
  for (const [name, piece] of pieces.entries()) {
    if (piece.alpha === 0 || samePiece(piece, resting[name])) continue
    const foot = footOf(piece) ?? squareAt(piece, HALF * piece.scale)
    if (meet(wide, piece.space === 'board' ? boxOnScreen(camera, foot) : foot)) return true
  }
  return false
}
