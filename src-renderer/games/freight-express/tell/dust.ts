import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'

const CLOUDS = 8

/** From under the edges of what is set down on a place, a cell being 100 wide: it has weight. */
export function raiseDust(script: Script, { x, y }: { readonly x: number; readonly y: number }, at: number): void {
  for (let i = 0; i < CLOUDS; i++) {
    const way = (2 * Math.PI * (i + 0.5)) / CLOUDS
    const spot = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far })
    const dust = piece({ kind: 'puff' } as const, 'board', x, y, { scale: 0.7, alpha: 0.9 })
    script.flash(at, 300, { ...dust, ...spot(48) }, { ...dust, ...spot(66), scale: 1.3, alpha: 0 })
  }
}

/** To both sides of a rail, from under wheels that are pushed on against their will. */
export function throwDust(
  script: Script,
  { x, y }: { readonly x: number; readonly y: number },
  heading: number,
  at: number,
): void {
  const dust = piece({ kind: 'puff' } as const, 'board', x, y, { scale: 0.4, alpha: 0.9 })
  for (const side of [-1, 1])
    for (const slant of [0.35, 1.1]) {
      const way = heading + side * (Math.PI - slant)
      const spot = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far })
      script.flash(at, 340, { ...dust, ...spot(10) }, { ...dust, ...spot(27), scale: 1, alpha: 0 })
    }
}
