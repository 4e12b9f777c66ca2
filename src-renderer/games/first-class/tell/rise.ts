import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { onPoints } from './spots.ts'
import { pastNames } from './ways.ts'

/** It comes to the plate so many milliseconds after it has sprung up. */
export const RISEN = 820
/** Until then it stands where it has sprung up. */
export const STANDS = 420

/** Points that are had: a pill springs up, stands to be read and flies to the plate, which lights up as it comes. */
export function rise(script: Script, spot: { x: number; y: number }, points: number, at: number, seat: number): void {
  if (points === 0) return
  const look = { kind: 'rise', text: `+${points}`, strong: true } as const
  const pill: Piece = piece(look, 'board', spot.x, spot.y, { scale: 1.5, z: 60 })
  const extra = script.extra()
  const plate = onPoints(script, seat)
  const [high, stands] = [
    { ...pill, y: pill.y - 22, scale: 1.8 },
    { ...pill, y: pill.y - 18 },
  ]
  script.fly(extra, at, 160, { ...pill, scale: 0.7, alpha: 0 }, high, { ease: easeOut })
  script.fly(extra, at + 160, 120, high, stands, { ease: easeBoth })
  const there = { ...pill, ...plate, scale: 0.9, alpha: 0.9 }
  const way = pastNames(script, stands, there)
  if (way) script.drive(extra, at + STANDS, RISEN - STANDS, way)
  else script.fly(extra, at + STANDS, RISEN - STANDS, stands, there, { ease: easeIn })
  script.remove(extra, at + RISEN)
  const flash = piece({ kind: 'flash' } as const, 'board', 0, 0, plate)
  script.glow(at + RISEN - 20, 320, { ...flash, scale: 0.5 }, { ...flash, scale: 1.5, alpha: 0 })
}
