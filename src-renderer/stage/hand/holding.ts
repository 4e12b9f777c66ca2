import type { Ref } from '../../../src-shared/core.ts'
import type { Camera, Point } from '../camera/camera.ts'
import { toBoard } from '../camera/camera.ts'
import type { PreviewDrawing } from '../over/preview-drawing.ts'
import type { Piece, Poses } from '../pieces.ts'

/** Something that the pointer has taken up, and where it holds it, in CSS pixels of the host. */
export interface Held {
  readonly ref: Ref
  readonly at: Point
}

/** What hangs at the pointer. */
export interface Grip<Look> {
  /** The piece in whose place it is drawn, or one of its own. */
  readonly name: string
  readonly piece: Piece<Look>
  /** Other pieces that are the same thing elsewhere: nearly nothing of them is seen while it is held. */
  readonly leaves?: readonly string[]
  /** Pieces that it carries, as they lie with it: they hang there beside it as they lay. */
  readonly along?: Poses<Look>
  /** From the piece's own point to where it is held, in its space. */
  readonly by?: Point
  /** How else it hangs where it is now, its ghosts being seen beside it; absent = it gives way to them. */
  readonly beside?: (at: Point) => Partial<Piece<Look>>
  /** How it hangs while these ghosts show where it would come to lie; absent or null = it is not seen then. */
  readonly found?: (at: Point, ghosts: Poses<Look>) => Partial<Piece<Look>> | null
}

/** What is held lies above everything else. */
const HOLD = 3000

/** A piece taken up by its middle; null when the thing has none. */
export function byItsMiddle<Look>(name: string | null, resting: Poses<Look>): Grip<Look> | null {
  const piece = name === null ? undefined : resting[name]
  return name === null || !piece ? null : { name, piece }
}

/**
 * The piece at the pointer, until a ghost shows where it would come to lie: then that stands for it, and the piece is
 * not seen, unless it stays in the hand beside them, whole or small.
 */
export function inHand<Look>(
  grip: Grip<Look>,
  at: Point,
  drawing: PreviewDrawing<Look> | null,
  camera: Camera,
): Poses<Look> {
  const { name, piece, by = { x: 0, y: 0 }, beside, found } = grip
  const spot = piece.space === 'screen' ? at : toBoard(camera, at)
  const isFound = hasFoundPlace(drawing)
  const alpha = !beside && isFound ? 0 : 0.94 * piece.alpha
  const hangs = isFound && found ? found(spot, drawing.ghosts) : beside?.(spot)
  const held = { ...piece, x: spot.x - by.x, y: spot.y - by.y, z: HOLD, alpha, ...hangs }
  return { [name]: held, ...carriedBy(grip, held) }
}

/** What something carries, where that is now. */
export function carriedBy<Look>({ piece, along = {} }: Grip<Look>, now: Piece<Look>): Poses<Look> {
  return Object.fromEntries(
    Object.entries(along).map(([name, one]) => [
      name,
      { ...one, x: one.x + now.x - piece.x, y: one.y + now.y - piece.y, z: now.z + 1, alpha: one.alpha * now.alpha },
    ]),
  )
}

export const hasFoundPlace = <Look>(drawing: PreviewDrawing<Look> | null): drawing is PreviewDrawing<Look> =>
  drawing !== null && Object.keys(drawing.ghosts).length > 0
