import type { Size } from '../../stage/camera.ts'
import type { Camera } from '../../stage/camera.ts'
import { toScreen } from '../../stage/camera.ts'
import { placePill, shared } from '../../stage/pill.ts'
import type { Box } from '../../stage/scene.ts'
import type { Foresight } from './foresee.ts'
import { glassBox } from './hits.ts'
import type { Layout } from './layout.ts'
import type { Piece, Poses } from './looks.ts'

/** What the place of the confirm pill depends on. */
export interface PillAsk {
  readonly foresight: Foresight
  /** The position at rest. */
  readonly poses: Poses
  readonly camera: Camera
  readonly layout: Layout
  /** The sheet of the board, in u. */
  readonly sheet: Box
  /** Things that are picked, in CSS pixels: what it is about when nothing would move. */
  readonly picked: readonly Box[]
}

/** Half the side of what a piece covers on the board, in u. */
const HALF: Readonly<Partial<Record<Piece['look']['kind'], number>>> = { ghostTile: 50, ghostStation: 50, ghostLocomotive: 22, locomotive: 24, number: 10, tile: 47, station: 50 }

/** Beside the ghost, inside the sheet, on empty cells if any are near. look: 'Confirm pill'. */
export function pillPlace(size: Size, { foresight, poses, camera, layout, sheet, picked }: PillAsk): Box | null {
  const boxOf = (piece: Piece): Box | null => (piece.space === 'screen' ? glassBox(piece) : onScreen(camera, square(piece)))
  const boxes = (pieces: readonly Piece[], kinds: readonly string[]) => pieces.filter(({ look }) => kinds.includes(look.kind)).flatMap((piece) => boxOf(piece) ?? [])
  const room = shared(onScreen(camera, sheet), layout.board)
  if (!room) return null
  const ghosts = Object.values(foresight.ghosts)
  const resting = Object.values(poses)
  const about = boxes(ghosts, ['ghostTile', 'ghostStation', 'ghostLocomotive', 'ghostWagon'])
  // The end of a turn is nowhere on the table: the prompt alone asks for it.
  if (about.length === 0 && picked.length === 0) return null
  const line = foresight.line.map((point) => onScreen(camera, { x: point.x - 4, y: point.y - 4, width: 8, height: 8 }))
  return placePill(size, {
    room: inset(room, 8),
    about: about.length > 0 ? about : picked,
    avoid: [...boxes(ghosts, ['ghostTile', 'ghostStation', 'ghostLocomotive', 'number']), ...line],
    spare: [...boxes(resting, ['tile', 'station', 'locomotive'])],
  })
}

const square = ({ look, x, y }: Piece): Box => {
  const half = HALF[look.kind] ?? 50
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
}

const onScreen = (camera: Camera, box: Box): Box => ({ ...toScreen(camera, box), width: box.width * camera.scale, height: box.height * camera.scale })
const inset = ({ x, y, width, height }: Box, by: number): Box => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by })
