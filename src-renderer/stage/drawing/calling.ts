import { Kept } from '../kept.ts'
import type { Piece, Poses } from '../pieces.ts'
import type { SeatPlate } from '../plate.ts'
import type { Box } from '../scene.ts'

/** A line of light that runs round the plate of whoever is to act. */
export interface Call {
  readonly box: Box
  /** How much of it is drawn. */
  readonly part: number
  readonly alpha: number
}

const ROUND_MS = 300
const FADE_MS = 260

/** Notices when another seat is to act. docs/look/look.md: 'glow draws round the plate'. */
export class Calling {
  #seat = -1
  #since = -Infinity
  // Asked at every painting: the plate is looked for only in other poses.
  readonly #plate = new Kept<Piece<SeatPlate> | undefined>(1)

  at(poses: Poses<{ readonly kind: string }>, now: number, still: boolean): Call | null {
    const plate = this.#plate.of([poses], () => Object.values(poses).find(isLitPlate))
    const seat = plate?.look.seat ?? -1
    // Who is to act when the table is first shown needs no call.
    if (seat !== this.#seat) [this.#since, this.#seat] = [still || this.#seat < 0 ? -Infinity : now, seat]
    const past = now - this.#since
    if (!plate || past >= ROUND_MS + FADE_MS) return null
    const { x, y, look } = plate
    return {
      box: { x, y, width: look.width, height: look.height },
      part: Math.min(1, past / ROUND_MS),
      alpha: Math.min(1, 1 - (past - ROUND_MS) / FADE_MS),
    }
  }
}

const isLitPlate = (piece: Piece<{ readonly kind: string }>): piece is Piece<SeatPlate> =>
  piece.look.kind === 'plate' && 'lit' in piece.look && piece.look.lit === true
