import { easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import type { Look } from '../looks.ts'

/** What flies off where something is stamped or coupled. */
export const SPARK: Look = { kind: 'spark' }

/** In milliseconds, and in the table's units: how far from the middle a spark begins, and how far it comes. */
const SPARKS = { lasts: 360, from: 9, to: 27 } as const

/** Where sparks fly off and how large they are; so far off its middle lies what they must not cover. */
interface Struck {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly clear?: number
}

/** So many sparks fly off to all sides, within `turn` of a full one, from `begins` on: 0 = to the right, clockwise. */
export function burst(
  script: Script,
  { x, y, scale, clear = 0 }: Struck,
  at: number,
  sparks = 8,
  [begins, turn] = [0, 1],
): void {
  for (let i = 0; i < sparks; i++) {
    const part = begins + (turn * i) / Math.max(1, turn === 1 ? sparks : sparks - 1)
    const off = (by: number) => ({
      x: x + (clear + by * scale) * Math.cos(2 * Math.PI * part),
      y: y + (clear + by * scale) * Math.sin(2 * Math.PI * part),
    })
    const spark = piece(SPARK, 'board', x, y, { z: 65, angle: part * 360 })
    const far = SPARKS.to * (i % 2 === 0 ? 1 : 0.8)
    script.glow(
      at,
      SPARKS.lasts,
      { ...spark, ...off(SPARKS.from), scale: 0.9 * scale },
      { ...spark, ...off(far), scale: 0.5 * scale, alpha: 0 },
      easeOut,
    )
  }
}
