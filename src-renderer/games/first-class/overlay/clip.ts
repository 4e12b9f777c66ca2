import type { Graphics } from 'pixi.js'
import type { Ref } from '../../../../src-shared/core.ts'
import type { Lighting } from '../../../stage/drawn-table.ts'
import type { Box } from '../../../stage/scene.ts'
import { CLIP, clipOf } from '../art/contract.ts'
import type { FirstClassKinds } from '../kinds.ts'
import type { Pictures } from '../pictures.ts'
import { pieceOf } from '../where.ts'
import type { PreviewDrawing } from './preview-drawing.ts'

/** Where the clip of a contract is that lies in this box; null for anything else. */
export function clipBox(
  { poses, pictures }: Pick<Lighting<FirstClassKinds, PreviewDrawing, Pictures>, 'poses' | 'pictures'>,
  ref: Ref,
  { x, y, width, height }: Box,
): Box | null {
  const look = poses[pieceOf(ref) ?? '']?.look
  if (look?.kind !== 'contract') return null
  const middle = x + clipOf((token) => pictures.colour(token), look.card, width, height)
  return { x: middle - CLIP.width / 2, y: y - CLIP.height / 2, width: CLIP.width, height: CLIP.height }
}

/** A clip in these colours, over whatever line ran across it. */
export function drawClip(graphics: Graphics, { x, y, width, height }: Box, colour: string, edge: string): void {
  graphics.roundRect(x, y, width, height, CLIP.corner).fill(colour).stroke({ width: CLIP.edge, color: edge })
}
