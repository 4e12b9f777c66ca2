import { easeIn, easeOut } from '../../../stage/motion.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'

/** The sheet gives once under a blow. */
export function shake(script: Script, at: number): void {
  const sheet = script.telling.to[names.sheet]
  const aside = { ...sheet, x: sheet.x + 2 }
  script.fly(names.sheet, at, 40, sheet, aside, { ease: easeOut })
  script.fly(names.sheet, at + 40, 60, aside, sheet, { ease: easeIn })
}
