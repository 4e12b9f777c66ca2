import type { Ref } from '../../../src-shared/core.ts'
import { boxOnScreen, grown, meet, sameBox, squareAt } from '../box.ts'
import type { Camera, Point, Size } from '../camera/camera.ts'
import { toScreen } from '../camera/camera.ts'
import type { PreviewDrawing } from '../over/preview-drawing.ts'
import type { Piece, Poses } from '../pieces.ts'
import { placePill, shared } from './pill.ts'
import type { Box } from '../scene.ts'

/** What is read on the board. */
export interface Readings<Look> {
  /** What is previewed; where it may be turned, each way in which it may lie. */
  readonly drawings: readonly PreviewDrawing<Look>[]
  readonly resting: Poses<Look>
  readonly camera: Camera
  /** What of a piece is read, in its space. */
  readOf?(piece: Piece<Look>): Box | null
}

/** What the place of the confirm pill depends on. */
export interface PillAsk<Look> extends Readings<Look> {
  /** The room for the board, in CSS pixels. */
  readonly board: Box
  /** The part of the board on which it may lie, in its units. */
  readonly sheet: Box | undefined
  /** Things that are picked, in CSS pixels: what it is about when nothing would move. */
  readonly picked: readonly Box[]
  /** What was let go and lies over the board, in CSS pixels. */
  readonly lying?: readonly Box[]
  /** What lies next to what it is about is spared before all else. */
  readonly offNext?: boolean
  /** What a piece covers, in its space. */
  footOf(piece: Piece<Look>): Box | null
}

/**
 * Beside the ghosts, on the board, off everything else if there is room. It stands where none of the ways in which what
 * is picked may lie comes under it: turned, it lies under a pill that stays. look: 'Confirm pill'.
 */
export function pillPlace<Look>(size: Size, ask: PillAsk<Look>): Box | null {
  const { drawings, resting, camera, board, sheet, picked, lying = [], offNext = false, footOf, readOf } = ask
  const boxes = (poses: Poses<Look> = {}, space?: Piece<Look>['space']) =>
    Object.values(poses).flatMap((piece) =>
      space && piece.space !== space ? [] : (onScreen(camera, piece, footOf(piece)) ?? []),
    )
  const room = sheet ? shared(boxOnScreen(camera, sheet), board) : board
  const ghosts = drawings.map((drawing) => boxes(meant(drawing)))
  // Boxes that are the same in every way are what it is about; the others are only avoided.
  const [first = [], ...others] = ghosts
  const all = distinct(ghosts.flat())
  const steady = distinct(first.filter((box) => others.every((other) => other.some((one) => sameBox(one, box)))))
  const about = steady.length > 0 ? steady : all
  // The end of a turn is nowhere on the table: the prompt alone asks for it.
  if (!room || (about.length === 0 && picked.length === 0)) return null
  const avoid = drawings.flatMap((drawing) => [
    ...boxes(drawing.ghosts, 'board'),
    ...boxes(drawing.steps),
    ...alongLine(camera, drawing.line ?? []),
  ])
  return placePill(size, {
    room: inset(room, 8),
    about: about.length > 0 ? about : picked,
    avoid: distinct([...lying, ...avoid]),
    spare: Object.values(resting).flatMap((piece) =>
      boxes({ piece }, 'board').map((box) => {
        const isNext = offNext && about.some((one) => touches(box, one))
        return { ...box, weight: isNext ? TOUCHES : readOf?.(piece) ? BEARS_READ : 1 }
      }),
    ),
    read: readOn(ask),
  })
}

/** What a preview is about: of a drive where it ends, not whom it pushes aside. */
function meant<Look>({ ghosts, about = [] }: PreviewDrawing<Look>): Poses<Look> {
  const found = Object.entries(ghosts).filter(([name]) => about.includes(name))
  return found.length > 0 ? Object.fromEntries(found) : ghosts
}

/** What bears something that is read is spared before what does not. */
const BEARS_READ = 2
/** What is joined to what it is about is looked at with it. */
const TOUCHES = 8
/** Neighbours lie so near, as a part of their width; over each other they lie not. */
const NEXT = 0.12
const touches = (a: Box, b: Box): boolean =>
  meet(grown(a, NEXT * a.width), b) && Math.hypot(a.x - b.x, a.y - b.y) > NEXT * a.width

/** Names and numbers that lie on the board, or would, in CSS pixels. */
function readOn<Look>({ drawings, resting, camera, readOf }: Readings<Look>): Box[] {
  const read = (piece: Piece<Look>) =>
    piece.space === 'board' ? (onScreen(camera, piece, readOf?.(piece) ?? null) ?? []) : []
  // What has stepped aside meanwhile is not read.
  const isAside = (name: string) => drawings.length > 0 && drawings.every(({ steps }) => steps?.[name]?.alpha === 0)
  const lying = Object.entries(resting).flatMap(([name, piece]) => (isAside(name) ? [] : read(piece)))
  return distinct([...lying, ...drawings.flatMap(({ ghosts }) => Object.values(ghosts).flatMap(read))])
}

/** Each of them once. */
const distinct = (boxes: readonly Box[]): Box[] =>
  boxes.filter((box, i) => boxes.findIndex((other) => sameBox(other, box)) === i)

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
