import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Piece } from '../looks.ts'
import type { Script } from '../kinds.ts'

/** What leads the eye to a station where a wagon is about to be set down, and what runs out from there as it is. */

/** Rings that close in on the sign, the last of them as the wagon comes down; in ms and in size. */
const CLOSING = { rings: 2, lasts: 260, apart: 120, from: 2.1, to: 0.62 } as const
/** Rings that run out from it. */
const RUNNING = { lasts: 420, apart: 110, from: 0.7, to: 2.6 } as const

const halo = (seat: number, { x, y }: Point, scale: number, alpha: number): Piece =>
  piece({ kind: 'halo', seat } as const, 'board', x, y, { scale, alpha })

/** It is waited for: rings of its seat's colour close in on where it will stand. */
export function closeIn(script: Script, spot: Point, seat: number, arrives: number): void {
  for (let i = 0; i < CLOSING.rings; i++) {
    const at = arrives - CLOSING.lasts - i * CLOSING.apart
    if (at < 0) return
    script.flash(at, CLOSING.lasts, halo(seat, spot, CLOSING.from, 0), halo(seat, spot, CLOSING.to, 0.95), easeIn)
  }
}

/** It has come down: so many rings run out from under it. */
export function runOut(script: Script, spot: Point, seat: number, arrives: number, rings: number): void {
  for (let i = 0; i < rings; i++)
    script.flash(
      arrives + i * RUNNING.apart,
      RUNNING.lasts,
      halo(seat, spot, RUNNING.from, 1),
      halo(seat, spot, RUNNING.to, 0),
      easeOut,
    )
}

/** How high what is set down springs up again, as a part of its height, and how long it is up and down, in ms. */
const SPRINGS = { by: 0.12, up: 80, down: 90 } as const

/** What was set down with weight springs up once. */
export function springs(script: Script, name: string, stands: Piece, high: number, at: number): void {
  const up = { ...stands, y: stands.y - SPRINGS.by * high }
  script.fly(name, at, SPRINGS.up, stands, up, { ease: easeOut })
  script.fly(name, at + SPRINGS.up, SPRINGS.down, up, stands, { ease: easeIn })
}
