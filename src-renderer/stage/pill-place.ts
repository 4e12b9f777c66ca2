import type { Ref } from '../../src-shared/core.ts'
import { boxOnScreen, squareAt } from './box.ts'
import type { Camera, Point, Size } from './camera.ts'
import { toScreen } from './camera.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import type { Piece, Poses } from './pieces.ts'
import { placePill, shared } from './pill.ts'
import type { Box } from './scene.ts'

/** What the place of the confirm pill depends on. */
export interface PillAsk<Look> {
  readonly drawing: PreviewDrawing<Look>
  readonly resting: Poses<Look>
  readonly camera: Camera
  /** The room for the board, in CSS pixels. */
  readonly board: Box
  /** The part of the board on which it may lie, in its units. */
  readonly sheet: Box | undefined
  /** Things that are picked, in CSS pixels: what it is about when nothing would move. */
  readonly picked: readonly Box[]
  /** What a piece covers, in its space. */
  footOf(piece: Piece<Look>): Box | null
  /** What of it is read, in its space. */
  readOf?(piece: Piece<Look>): Box | null
}

/** Beside the ghosts, on the board, off everything else if there is room. look: 'Confirm pill'. */
export function pillPlace<Look>(
  size: Size,
  { drawing, resting, camera, board, sheet, picked, footOf, readOf }: PillAsk<Look>,
): Box | null {
  const boxes = (poses: Poses<Look> = {}, space?: Piece<Look>['space']) =>
    Object.values(poses).flatMap((piece) =>
      space && piece.space !== space ? [] : (onScreen(camera, piece, footOf(piece)) ?? []),
    )
  const room = sheet ? shared(boxOnScreen(camera, sheet), board) : board
  const about = boxes(drawing.ghosts)
  // The end of a turn is nowhere on the table: the prompt alone asks for it.
  if (!room || (about.length === 0 && picked.length === 0)) return null
  return placePill(size, {
    room: inset(room, 8),
    about: about.length > 0 ? about : picked,
    avoid: [...boxes(drawing.ghosts, 'board'), ...boxes(drawing.steps), ...alongLine(camera, drawing.line ?? [])],
    spare: boxes(resting, 'board'),
    // What has stepped aside meanwhile is not read.
    read: Object.entries(resting).flatMap(([name, piece]) =>
      drawing.steps?.[name]?.alpha === 0 ? [] : (onScreen(camera, piece, readOf?.(piece) ?? null) ?? []),
    ),
  })
}

/** Of what is picked that beside which the pill is looked for: a pile, if one was clicked, not the card it costs. */
export function lookedAt<P extends { readonly ref: Ref }>(picked: readonly P[]): readonly P[] {
  const piles = picked.filter(({ ref }) => ref.kind === 'pile')
  return piles.length > 0 ? piles : picked
}

/** The nearest spot at which it lies wholly on the board. */
export const within = ({ x, y }: Point, size: Size, board: Box): Point => ({
  x: Math.max(board.x + 8, Math.min(board.x + board.width - 8 - size.width, x)),
  y: Math.max(board.y + 8, Math.min(board.y + board.height - 8 - size.height, y)),
})

const onScreen = <Look>(camera: Camera, piece: Piece<Look>, foot: Box | null): Box | null =>
  foot && piece.space === 'board' ? boxOnScreen(camera, foot) : foot
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** Small boxes on a line, in CSS pixels. */
const alongLine = (camera: Camera, line: readonly Point[]): Box[] =>
  line.map((point) => squareAt(toScreen(camera, point), 4))
