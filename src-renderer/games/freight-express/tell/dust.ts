import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Script } from '../kinds.ts'

const CLOUDS = 8

/** From under the edges of what is set down on a place, a cell being 100 wide: it has weight. */
export function raiseDust(script: Script, { x, y }: Point, at: number): void {
  for (let i = 0; i < CLOUDS; i++) {
    const way = (2 * Math.PI * (i + 0.5)) / CLOUDS
    const spot = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far })
    const dust = piece({ kind: 'dust' } as const, 'board', x, y, { scale: 0.8, angle: 45 * i })
    script.glow(at, 300, { ...dust, ...spot(47) }, { ...dust, ...spot(70), scale: 1.6, alpha: 0 })
  }
}

/** To both sides of a rail, from under wheels that are pushed on against their will. */
export function throwDust(script: Script, { x, y }: Point, heading: number, at: number): void {
  const dust = piece({ kind: 'dust' } as const, 'board', x, y, { scale: 0.5 })
  for (const side of [-1, 1])
    for (const slant of [0.35, 1.1]) {
      const way = heading + side * (Math.PI - slant)
      const spot = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far })
      script.glow(at, 400, { ...dust, ...spot(10) }, { ...dust, ...spot(31), scale: 1.2, alpha: 0 })
    }
}

/** Of a skid: clouds from one end to the other, and from one to the next in milliseconds. */
const SKID = 5
const SKID_APART = 40

/** Dust stays behind along the way on which something slides over the ground. */
export function skid(script: Script, from: Point, to: Point, at: number): void {
  for (let i = 0; i < SKID; i++) {
    const part = (i + 0.5) / SKID
    const spot = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part + 6 }
    const aside = i % 2 ? 9 : -9
    const dust = piece({ kind: 'dust' } as const, 'board', spot.x, spot.y, { scale: 0.6, angle: 70 * i })
    const drifts = { ...dust, x: spot.x + aside, y: spot.y - 8, scale: 1.7, alpha: 0 }
    script.flash(at + i * SKID_APART, 620, dust, drifts)
  }
}

/** Clouds and lumps of earth round the place where something heavy comes down. */
const [BURST, CLODS] = [9, 7]

/** Something heavy comes down off its rails: dust to all sides, and earth is torn up. */
export function crash(script: Script, { x, y }: Point, at: number): void {
  for (let i = 0; i < BURST; i++) {
    const way = (2 * Math.PI * i) / BURST
    const spot = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far * 0.8 })
    const dust = piece({ kind: 'dust' } as const, 'board', x, y, { scale: 1.3, angle: 70 * i })
    const far = 44 + 12 * (i % 3)
    script.flash(at, 560 + 60 * (i % 3), { ...dust, ...spot(12) }, { ...dust, ...spot(far), scale: 3.2, alpha: 0 })
  }
  for (let i = 0; i < CLODS; i++) {
    const way = (2 * Math.PI * (i + 0.4)) / CLODS
    const clod = piece({ kind: 'clod' } as const, 'board', x, y, { scale: 1.3 + 0.3 * (i % 3), angle: 50 * i })
    const leaps = { ...clod, x: x + Math.cos(way) * 34, y: y + Math.sin(way) * 24 - 26, angle: clod.angle + 120 }
    const falls = { ...leaps, x: x + Math.cos(way) * 54, y: y + Math.sin(way) * 38 + 4, angle: clod.angle + 240 }
    const name = script.extra()
    script.fly(name, at, 150, clod, leaps, { ease: easeOut })
    script.fly(name, at + 150, 190, leaps, falls, { ease: easeIn })
    script.fly(name, at + 340, 160, falls, { ...falls, alpha: 0 })
    script.remove(name, at + 500)
  }
}
