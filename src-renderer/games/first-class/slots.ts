import type { Box } from '../../stage/scene.ts'
import type { Piece } from './looks.ts'

/** Free places: in a lane behind the last card, and between the trains. */
export function slotBox({ look, x, y }: Piece, place: number): Box | null {
  if (look.kind !== 'lane') return null
  const pitch = (look.width - 8) / 11.22
  const scale = (pitch - 2) / 128
  return {
    x: x + pitch * 1.22 + 2 + place * pitch,
    y: y + look.scene - 70 * scale,
    width: pitch - 2,
    height: 70 * scale + 2,
  }
}

export function stripBox({ look, x, y }: Piece, place: number): Box {
  if (look.kind !== 'strip') return { x, y, width: 0, height: 0 }
  return {
    x: x + look.first + place * 2 * look.pitch + 3,
    y: y + 3,
    width: 2 * look.pitch - 8,
    height: look.height - 7,
  }
}
