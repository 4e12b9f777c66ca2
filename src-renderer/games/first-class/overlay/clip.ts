import type { Graphics } from 'pixi.js'
import type { Ref } from '../../../../src-shared/core.ts'
import type { Lighting } from '../../../stage/drawn-table.ts'
import type { Box } from '../../../stage/scene.ts'
import { CLIP, TICK, clipOf } from '../art/contract.ts'
import { tickLine } from '../art/medal.ts'
import type { FirstClassKinds } from '../kinds.ts'
import type { Pictures } from '../pictures.ts'
import { pieceOf } from '../where.ts'
import type { PreviewDrawing } from './preview-drawing.ts'

/** What lies across the upper edge of a contract, over whatever line runs there. */
export interface Clip {
  readonly box: Box
  readonly colour: string
  readonly edge: string
  /** Its tick, once its condition is met. */
  readonly tick: { readonly fill: string; readonly edge: string; readonly line: string } | null
}

/** The clip of a contract that lies in this box; null for anything else. */
export function clipIn(
  { poses, pictures }: Pick<Lighting<FirstClassKinds, PreviewDrawing, Pictures>, 'poses' | 'pictures'>,
  ref: Ref,
  { x, y, width, height }: Box,
): Clip | null {
  const look = poses[pieceOf(ref) ?? '']?.look
  if (look?.kind !== 'contract') return null
  const colour = (token: string) => pictures.colour(token)
  const middle = x + clipOf(colour, look.card, width, height)
  return {
    box: { x: middle - CLIP.width / 2, y: y - CLIP.height / 2, width: CLIP.width, height: CLIP.height },
    colour: colour('brass'),
    edge: colour('ink'),
    tick: look.ready ? { fill: colour('green-fill'), edge: colour('card'), line: colour('on') } : null,
  }
}

/** A clip with its tick, as art/contract.ts has them. */
export function drawClip(graphics: Graphics, { box, colour, edge, tick }: Clip): void {
  const { x, y, width, height } = box
  graphics.roundRect(x, y, width, height, CLIP.corner).fill(colour).stroke({ width: CLIP.edge, color: edge })
  if (!tick) return
  const at = { x: x + width / 2 + TICK.x, y: y + height / 2 + TICK.y }
  graphics.circle(at.x, at.y, TICK.r).fill(tick.fill).stroke({ width: 1.5, color: tick.edge })
  tickLine(TICK.r).forEach(([dx, dy], i) => {
    if (i === 0) graphics.moveTo(at.x + dx, at.y + dy)
    else graphics.lineTo(at.x + dx, at.y + dy)
  })
  graphics.stroke({ width: 2.2, color: tick.line, cap: 'round', join: 'round' })
}
