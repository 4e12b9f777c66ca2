import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'

/** So far to and fro, in px, and how long each way, in milliseconds. */
const SWINGS = [7, -5, 3, 0]
const SWING = 55

/** What stands where it stood is shaken once, hard: something was torn off it. */
export function rattle(script: Script, name: string, at: number): void {
  const { from, to } = script.telling
  const stands = to[name]
  if (!stands || !samePiece(from[name], stands)) return
  SWINGS.forEach((aside, i) => {
    const swing = (far: number) => ({ ...stands, x: stands.x + far, y: stands.y - Math.abs(far) / 2 })
    script.fly(name, at + i * SWING, SWING, swing(SWINGS[i - 1] ?? 0), swing(aside), { ease: easeOut })
  })
}

/** The sheet gives once under a blow. */
export function shake(script: Script, at: number): void {
  const sheet = script.telling.to[names.sheet]
  const aside = { ...sheet, x: sheet.x + 2 }
  script.fly(names.sheet, at, 40, sheet, aside, { ease: easeOut })
  script.fly(names.sheet, at + 40, 60, aside, sheet, { ease: easeIn })
}
