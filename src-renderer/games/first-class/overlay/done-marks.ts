import type { Container, Graphics } from 'pixi.js'
import { grown } from '../../../stage/box.ts'
import type { Lighting } from '../../../stage/drawn-table.ts'
import type { Box } from '../../../stage/scene.ts'
import { leaveOutEmpty, strokes } from '../../../stage/drawing/stroke-group.ts'
import { CLIP } from '../art/contract.ts'
import { OPEN_AT_TICK } from '../art/medal.ts'
import type { FirstClassKinds } from '../kinds.ts'
import { TICKET_WIDTH, layoutOf } from '../layout/layout.ts'
import { names, type Piece } from '../looks.ts'
import type { Pictures } from '../pictures.ts'
import { middleOf } from '../poses/market.ts'
import { clipIn, drawClip, type Clip } from './clip.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import { boxOnTable, pieceOf } from '../where.ts'

/** A line of one width and colour round something that was taken or changed, or the clip that lies over it. */
export interface DoneMark {
  readonly shape: 'place' | 'frame' | 'corners' | 'ring' | 'open' | 'arch' | 'clip'
  readonly box: Box
  readonly colour: string
  readonly width: number
  /** All that a clip is drawn with. */
  readonly clip?: Clip
}

/** The line, and its edge within which it is seen on every ground. */
const LINE = 2.4
const EDGE = 5.2
/** What is new, of whichever seat: the board says whose it is, and a red seat's own colour would read as a fault. */
const NEW = 'enamel'
const CASING = 'frame'

/** What is round itself has a round ring. */
const ROUND: ReadonlySet<string> = new Set(['conductor'])

/** What marks the last move on the table, from below to above. */
export function doneMarks(light: Lighting<FirstClassKinds, PreviewDrawing, Pictures>): readonly DoneMark[] {
  const { pictures, view, size, poses, last } = light
  if (!last) return []
  const layout = layoutOf(size, view)
  const colour = pictures.colour(NEW)
  const marks: DoneMark[] = []
  const gap = poses[`gap ${last.row} ${last.column}`]
  // Of a row that is cleared away nothing is left to mark.
  if (gap?.look.kind === 'gap' && gap.look.open) {
    const { x, y } = middleOf(layout, last.row, last.column)
    const [width, height] = [TICKET_WIDTH * layout.market.scale - 10, layout.market.height * layout.market.scale - 10]
    marks.push({ shape: 'place', box: { x: x - width / 2, y: y - height / 2, width, height }, colour, width: LINE })
  }
  const round = last.refs.flatMap((ref) => {
    const box = boxOnTable(light, ref)
    if (!box) return []
    // Not its value below it: beside that of the first wagon is what its train scores.
    const piece = poses[pieceOf(ref) ?? '']
    // Such a line is left out: the engine's city has a ring of the seat's colour.
    if (ref.kind === 'locomotive' && isBeyond(poses[names.board(ref.id)], box)) return []
    const around = piece?.look.kind === 'rider' ? aroundRider(piece) : box
    return [{ shape: shapeOf(ref.kind), box: ref.kind === 'coach' ? grown(box, 1) : around }]
  })
  const isWagon = ({ shape }: (typeof round)[number]) => shape === 'corners'
  const wagons = inRows(round.filter(isWagon).map(({ box }) => box)).map((box) => ({ shape: 'corners', box }) as const)
  for (const { shape, box } of [...round.filter((one) => !isWagon(one)), ...wagons]) {
    marks.push({ shape, box, colour: pictures.colour(CASING), width: EDGE })
    marks.push({ shape, box, colour, width: LINE })
  }
  for (const ref of last.refs) {
    const box = boxOnTable(light, ref)
    const clip = box && clipIn(light, ref, box)
    if (clip) marks.push({ shape: 'clip', box: clip.box, colour: clip.colour, width: CLIP.edge, clip })
  }
  return marks
}

/** A ring round an engine here reaches beyond its board. */
const isBeyond = (board: Piece | undefined, { y, height }: Box): boolean =>
  board !== undefined && y + height / 2 - ROUNDED - EDGE / 2 < board.y

/** What a rider still lacks stands at its shoulder: the frame, so far from its middle, goes round that too. */
const RIDER = { left: 13.5, right: 19, up: 20, down: 13.5 } as const
const aroundRider = ({ x, y, scale }: Piece): Box => ({
  x: x - RIDER.left * scale,
  y: y - RIDER.up * scale,
  width: (RIDER.left + RIDER.right) * scale,
  height: (RIDER.up + RIDER.down) * scale,
})

/** So far apart at most two wagons of a train that follow each other lie. */
const COUPLED = 12

/** Boxes that lie in a row, one beside the other, as one. */
export function inRows(boxes: readonly Box[]): readonly Box[] {
  const rows: Box[] = []
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const before = rows.at(-1)
    if (before && Math.abs(before.y - box.y) < 1 && box.x - before.x - before.width < COUPLED)
      rows[rows.length - 1] = { ...before, width: Math.max(before.width, box.x + box.width - before.x) }
    else rows.push(box)
  }
  return rows
}

/** On the roof of a wagon somebody may stand: it has corners alone. */
function shapeOf(kind: string): DoneMark['shape'] {
  // Under the engine is the number of its city.
  if (kind === 'coach') return 'corners'
  if (kind === 'locomotive') return 'arch'
  // Its tick stands at its side.
  if (kind === 'city') return 'open'
  return ROUND.has(kind) ? 'ring' : 'frame'
}

/** The marks of the last move, which are drawn anew only when they lie otherwise. */
export class Done {
  readonly #under = strokes()
  readonly #over = strokes()
  #shown = '[]'

  constructor(layers: Readonly<Record<'marks' | 'over', Container>>) {
    layers.marks.addChild(this.#under)
    layers.over.addChild(this.#over)
  }

  show(marks: readonly DoneMark[]): void {
    const shown = JSON.stringify(marks)
    if (shown === this.#shown) return
    this.#shown = shown
    this.#under.clear()
    this.#over.clear()
    for (const mark of marks) draw(mark.shape === 'place' ? this.#under : this.#over, mark)
    leaveOutEmpty(this.#under, this.#over)
  }
}

/** From the middle of what is round to the line round it. */
const ROUNDED = 21
/** The arms of a corner, and how round a frame's are. */
const ARM = 13
const CORNER = 5

/** A frame round what was changed, corners round wagons, a ring round people, one open below over engines. */
function draw(graphics: Graphics, { shape, box, colour, width: wide, clip }: DoneMark): void {
  if (clip) return drawClip(graphics, clip)
  const { x, y, width, height } = box
  const [cx, cy] = [x + width / 2, y + height / 2]
  if (shape === 'ring') graphics.circle(cx, cy, ROUNDED)
  else if (shape === 'arch') {
    const [from, to] = [0.9 * Math.PI, 2.1 * Math.PI]
    graphics.moveTo(cx + ROUNDED * Math.cos(from), cy + ROUNDED * Math.sin(from)).arc(cx, cy, ROUNDED, from, to)
  } else if (shape === 'open') {
    const { from, to } = OPEN_AT_TICK
    graphics.moveTo(cx + ROUNDED * Math.cos(from), cy + ROUNDED * Math.sin(from)).arc(cx, cy, ROUNDED, from, to)
  } else if (shape === 'corners') corners(graphics, box)
  else graphics.roundRect(x, y, width, height, CORNER)
  graphics.stroke({ width: wide, color: colour, cap: 'round', join: 'round' })
}

function corners(graphics: Graphics, { x, y, width, height }: Box): void {
  for (const [cx, cy, right, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ])
    graphics
      .moveTo(cx + right * ARM, cy)
      .lineTo(cx, cy)
      .lineTo(cx, cy + down * ARM)
}
