import type { Container, Graphics } from 'pixi.js'
import { seatToken } from '../../stage/art/ink.ts'
import { grown } from '../../stage/box.ts'
import type { Lighting } from '../../stage/drawn-table.ts'
import type { Box } from '../../stage/scene.ts'
import { leaveOutEmpty, strokes } from '../../stage/stroke-group.ts'
import type { FirstClassKinds } from './kinds.ts'
import { TICKET_WIDTH, layoutOf } from './layout.ts'
import type { Pictures } from './pictures.ts'
import { middleOf } from './poses/market.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import { boxOnTable } from './where.ts'

/** Dots of one size and colour round something that was taken or changed. */
export interface DoneMark {
  readonly shape: 'place' | 'frame' | 'corners' | 'ring' | 'arch'
  readonly box: Box
  readonly colour: string
  readonly radius: number
}

/** What is round itself has a round ring. */
const ROUND: ReadonlySet<string> = new Set(['conductor', 'city'])

/** What marks the last move on the table, from below to above. */
export function doneMarks(light: Lighting<FirstClassKinds, PreviewDrawing, Pictures>): readonly DoneMark[] {
  const { pictures, view, size, poses, last } = light
  if (!last) return []
  const layout = layoutOf(size, view)
  const colour = pictures.colour(seatToken(last.seat))
  const marks: DoneMark[] = []
  const gap = poses[`gap ${last.row} ${last.column}`]
  // Of a row that is cleared away nothing is left to mark.
  if (gap?.look.kind === 'gap' && gap.look.open) {
    const { x, y } = middleOf(layout, last.row, last.column)
    const [width, height] = [TICKET_WIDTH * layout.market.scale - 10, layout.market.height * layout.market.scale - 10]
    marks.push({ shape: 'place', box: { x: x - width / 2, y: y - height / 2, width, height }, colour, radius: 1.3 })
  }
  for (const ref of last.refs) {
    const box = boxOnTable(light, ref)
    if (!box) continue
    // Under the engine is the number of its city.
    const shape = shapeOf(ref.kind)
    // The value of a wagon stands on the platform below it.
    const round = ref.kind === 'coach' ? { ...grown(box, 1), height: box.height + 29 } : box
    marks.push({ shape, box: round, colour: pictures.colour('edge'), radius: 2.7 })
    marks.push({ shape, box: round, colour, radius: 1.8 })
  }
  return marks
}

/** Beside a wagon are others, coupled to it, and on its roof somebody may stand: it has corners alone. */
function shapeOf(kind: string): DoneMark['shape'] {
  if (kind === 'coach') return 'corners'
  if (kind === 'locomotive') return 'arch'
  return ROUND.has(kind) ? 'ring' : 'frame'
}

/** The marks of the last move: hundreds of dots, which are drawn anew only when they lie otherwise. */
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

/** Of twenty dots round an engine so many are left out, with the lowest in their middle. */
const OPEN = 7

/** Dots of a corner, so far from it. */
const CORNER = [6, 12] as const

/** A dotted frame round what was changed, corners round wagons, a ring round people, one open below over engines. */
function draw(graphics: Graphics, { shape, box: { x, y, width, height }, colour, radius }: DoneMark): void {
  if (shape === 'ring' || shape === 'arch') {
    for (let i = 0; i < (shape === 'arch' ? 20 - OPEN : 20); i++) {
      const angle = ((i + (OPEN + 1) / 2 + 5) * Math.PI) / 10
      graphics.circle(x + width / 2 + 21 * Math.cos(angle), y + height / 2 + 21 * Math.sin(angle), radius)
    }
  } else if (shape === 'corners') {
    for (const [cx, cy, right, down] of [
      [x, y, 1, 1],
      [x + width, y, -1, 1],
      [x, y + height, 1, -1],
      [x + width, y + height, -1, -1],
    ]) {
      graphics.circle(cx, cy, radius)
      for (const at of CORNER) graphics.circle(cx + right * at, cy, radius).circle(cx, cy + down * at, radius)
    }
  } else {
    for (let at = 0; at <= width; at += 6) graphics.circle(x + at, y, radius).circle(x + at, y + height, radius)
    for (let at = 6; at < height; at += 6) graphics.circle(x, y + at, radius).circle(x + width, y + at, radius)
  }
  graphics.fill(colour)
}
