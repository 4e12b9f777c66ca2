import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { onPoints } from './spots.ts'

/** Points that are had: a pill rises and flies to the plate. */
export function rise(script: Script, spot: { x: number; y: number }, points: number, at: number, seat: number): void {
  if (points === 0) return
  const look = { kind: 'rise', text: `+${points}`, strong: true } as const
  const pill: Piece = piece(look, 'board', spot.x, spot.y, { scale: 1.5, z: 60 })
  const extra = script.extra()
  const plate = onPoints(script, seat)
  script.fly(extra, at, 180, { ...pill, alpha: 0 }, { ...pill, y: pill.y - 18 }, { ease: easeOut })
  script.fly(
    extra,
    at + 420,
    400,
    { ...pill, y: pill.y - 18 },
    { ...pill, ...plate, scale: 0.7, alpha: 0.4 },
    { ease: easeIn },
  )
  script.remove(extra, at + 820)
}
