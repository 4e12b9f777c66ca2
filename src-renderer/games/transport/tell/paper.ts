import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { R, centreOf } from '../belts/belt.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { PIECES, palletIn, scrap } from '../paper.ts'

/** Paper for who has won, as the other games throw it. */

const FALLS = 820
const UP = 0.36
/** So large on the screen at least, on a table of small cards too. */
const LEAST = 0.9

/** It leaps from their pallet and comes down round it; `stays`: and lies there. */
export function throwPaper(script: Of<'ended'>, seat: number, at: number, stays: boolean): void {
  const { before, to, camera } = script.telling
  const pallet = palletIn(before, seat)
  if (!pallet) return
  const middle = centreOf(pallet.cell)
  const scale = Math.max(1.3, LEAST / camera.scale)
  for (let n = 0; n < PIECES; n++) {
    const lies = scrap(middle, seat, n)
    const air = { ...lies, look: { ...lies.look, kind: 'paper' } as const, scale, z: 70 }
    const [dx, dy] = [lies.x - middle.x, lies.y - middle.y]
    const starts = { ...air, ...middle, angle: lies.angle - 400, scale: 0.6 * scale }
    const high = { ...air, x: middle.x + 1.5 * dx, y: middle.y + 1.3 * dy - 0.8 * R, angle: lies.angle - 160 }
    const name = stays ? names.paper(seat, n) : script.extra()
    const falls = FALLS + 30 * (n % 5)
    script.fly(name, at, UP * falls, starts, high, { ease: easeOut })
    const down = { ...air, ...(stays ? { scale: lies.scale } : { alpha: 0, y: air.y + 0.3 * R }) }
    script.fly(name, at + UP * falls, (1 - UP) * falls, high, down, { ease: easeIn })
    if (stays && to[name]) script.put(name, at + falls, to[name])
    else script.remove(name, at + falls)
  }
}
