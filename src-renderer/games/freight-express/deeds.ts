import type { Graphics } from 'pixi.js'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { seatToken } from '../../stage/art/ink.ts'
import type { Point } from '../../stage/camera.ts'
import { arrowHead, asRails, brackets, dotted, polyline } from '../../stage/strokes.ts'
import type { Deed } from './memory.ts'
import type { Pictures } from './pictures.ts'
import { middle } from './poses.ts'

/** Strokes below what stands on the board, and over them the ways that were driven. */
export interface Strokes {
  readonly under: Graphics
  readonly lines: Graphics
}

/** What was done, in the colour of the seat that did it. */
export function drawDeed(pictures: Pictures, view: FreightView, deed: Deed, on: Strokes): void {
  const token = seatToken(deed.seat)
  switch (deed.kind) {
    case 'lay':
      return drawBracket(pictures, on.under, middle(view, deed.cell), token)
    case 'drive':
      return drawDriven(pictures, on.lines, deed.line, token)
    case 'delivered':
      return deed.cell < 0 ? undefined : drawDelivered(pictures, on.under, middle(view, deed.cell), token)
    // It lies there as a card: notes.ts.
    case 'flip':
      return
    default:
      dotted(on.lines, deed.line, pictures.colour('edge'), 3, 8)
      dotted(on.lines, deed.line, pictures.colour(token), 2.2, 8)
  }
}

/** Corners round a cell. */
export function drawBracket(pictures: Pictures, on: Graphics, { x, y }: Point, token: string): void {
  const path = (graphics: Graphics) => brackets(graphics, x, y, 48, 18)
  asRails(on, path, rimOf(pictures, token), pictures.colour('edge'))
}

/** The station that a wagon was delivered to wears a ring round its sign. */
function drawDelivered(pictures: Pictures, on: Graphics, { x, y }: Point, token: string): void {
  const path = (graphics: Graphics) => void graphics.circle(x, y, 33)
  asRails(on, path, rimOf(pictures, token), pictures.colour('edge'))
}

/** The way that was driven, from an open dot to the head of an arrow. */
function drawDriven(pictures: Pictures, on: Graphics, line: readonly Point[], token: string): void {
  if (line.length < 2) return
  const rim = rimOf(pictures, token)
  const edge = pictures.colour('edge')
  asRails(on, (graphics) => polyline(graphics, line), rim, edge)
  on.poly(arrowHead(line, 11)).fill(rim.colour).stroke({ width: 1.6, color: edge, join: 'round' })
  on.circle(line[0].x, line[0].y, 6.6).fill(edge)
  on.circle(line[0].x, line[0].y, 5).fill(rim.casing).stroke({ width: 2.6, color: rim.colour })
}

const rimOf = (pictures: Pictures, token: string) => ({
  colour: pictures.colour(token),
  width: 5,
  casing: pictures.colour('card'),
})
