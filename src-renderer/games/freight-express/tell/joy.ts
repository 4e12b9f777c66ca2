import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece, samePiece } from '../../../stage/pieces.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'

/** Directions that never fall on one another, however many there are. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const FEWEST = 8
const FALLS = 620

/** Paper in the seat's colour and in gold leaps from a wagon that has come, the more the more it is worth. */
export function throwPaper(script: Script, { x, y }: Point, { seat, value }: Delivery, at: number): void {
  for (let i = 0; i < FEWEST + value; i++) {
    const [way, far] = [i * GOLDEN, 88 + 17 * (i % 5)]
    const paper = piece({ kind: 'paper', seat, isGold: i % 2 === 0 } as const, 'board', x, y, {
      angle: 40 * i,
      scale: 1.6,
    })
    const leaps = { ...paper, x: x + Math.cos(way) * far * 0.8, y: y + Math.sin(way) * far * 0.7 - 30 }
    const falls = {
      ...leaps,
      x: x + Math.cos(way) * far * 1.15,
      y: leaps.y + 44,
      angle: paper.angle + (i % 2 ? -200 : 200),
    }
    const turned = { ...leaps, angle: (paper.angle + falls.angle) / 2 }
    const name = script.extra()
    const up = 0.4 * FALLS
    script.fly(name, at, up, { ...paper, scale: 0.8 }, turned, { ease: easeOut })
    script.fly(name, at + up, FALLS - up, turned, { ...falls, alpha: 0 }, { ease: easeIn })
    script.remove(name, at + FALLS)
  }
}
interface Delivery {
  readonly seat: number
  readonly value: number
}

const PUFFS = 3
const PUFF_APART = 130
const HOP = 110

/** The locomotive that brought it jumps in its place, and lets off steam. */
export function cheer(script: Script, seat: number, at: number): void {
  const engine = script.telling.from[names.locomotive(seat)]
  if (!engine) return
  const ahead = radians(engine.angle)
  const chimney = { x: engine.x + Math.cos(ahead) * 17, y: engine.y + Math.sin(ahead) * 17 }
  for (let i = 0; i < PUFFS; i++) {
    const steam = piece({ kind: 'puff' } as const, 'board', chimney.x, chimney.y, { scale: 0.4, alpha: 0.9 })
    const drift = (i % 2 ? 1 : -1) * (5 + 3 * i)
    script.flash(at + i * PUFF_APART, 360, steam, {
      ...steam,
      x: steam.x + drift,
      y: steam.y - 26,
      scale: 1.3,
      alpha: 0,
    })
  }
  hop(script, names.locomotive(seat), at, { up: 5, by: 1.12 })
}

/** What stands where it stood before jumps once; what goes elsewhere meanwhile has no time for it. */
export function hop(
  script: Script,
  name: string,
  at: number,
  { up, by }: { readonly up: number; readonly by: number },
): void {
  const { from, to } = script.telling
  const stands = to[name]
  if (!stands || !samePiece(from[name], stands)) return
  const high = { ...stands, y: stands.y - up, scale: stands.scale * by }
  script.fly(name, at, HOP, stands, high, { ease: easeOut })
  script.fly(name, at + HOP, HOP, high, stands, { ease: easeIn })
}
