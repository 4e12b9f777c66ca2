import type { Seat } from '../../../../src-shared/core.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { ENGINE_LENGTH, WAGON_PITCH } from '../layout/sizes.ts'
import { throwDust } from './dust.ts'
import { shake } from './shake.ts'

/** What is seen where one locomotive is rammed by another, and what the plate of whoever is rammed tells of it. */

const degrees = (way: number): number => (way * 180) / Math.PI

/** The light of the blow, and how many sparks fly to each side. */
const [LIGHT, SPARKS, SPARKS_FLY] = [300, 4, 340]

/** Buffers strike: light, ink and sparks over them, dust from under the wheels, and the sheet gives. */
export function strike(script: Script, buffers: Point, heading: number, at: number): void {
  const light = piece({ kind: 'burst' } as const, 'board', buffers.x, buffers.y, { angle: degrees(heading), z: 129 })
  script.glow(at, LIGHT, { ...light, scale: 0.5 }, { ...light, scale: 1.3, alpha: 0 }, easeIn)
  const ink = piece({ kind: 'ticks' } as const, 'board', buffers.x, buffers.y, { scale: 1.1, z: 130 })
  script.glow(at, 420, ink, { ...ink, scale: 1.7, alpha: 0 }, easeIn)
  for (let i = 0; i < 2 * SPARKS; i++) {
    const side = i % 2 ? 1 : -1
    const far = 40 + 9 * (i % 3)
    throwSpark(script, buffers, heading + side * (0.5 + (1.9 * Math.floor(i / 2)) / SPARKS), { far, at })
  }
  throwDust(script, buffers, heading, at)
  shake(script, at)
}

function throwSpark(script: Script, { x, y }: Point, way: number, { far, at }: { far: number; at: number }): void {
  const spot = (out: number) => ({ x: x + Math.cos(way) * out, y: y + Math.sin(way) * out })
  const spark = piece({ kind: 'spark' } as const, 'board', x, y, { angle: degrees(way), z: 128 })
  script.glow(at, SPARKS_FLY, { ...spark, ...spot(12) }, { ...spark, ...spot(far), scale: 0.7, alpha: 0 }, easeOut)
}

/** Steam to both sides from the cylinders of whoever has to push, as it puts its weight behind it. */
export function strain(script: Script, { x, y }: Point, heading: number, at: number): void {
  for (const side of [-1, 1])
    for (const [i, far] of [30, 44].entries()) {
      const way = heading + side * (Math.PI / 2 + 0.35 * i)
      const from = {
        x: x + Math.cos(heading) * 12 + Math.cos(way) * 9,
        y: y + Math.sin(heading) * 12 + Math.sin(way) * 9,
      }
      const steam = piece({ kind: 'puff' } as const, 'board', from.x, from.y, { scale: 0.7, alpha: 0.95 })
      const out = { x: from.x + Math.cos(way) * far, y: from.y + Math.sin(way) * far }
      script.glow(at + 60 * i, 560, steam, { ...steam, ...out, scale: 2.3 - 0.4 * i, alpha: 0 })
    }
}

/** Under wheels that are pushed on against their will sparks fly at each sleeper, to both sides and back. */
export function grind(script: Script, spot: Point, heading: number, at: number): void {
  for (const side of [-1, 1]) throwSpark(script, spot, heading + side * 2.4, { far: 27, at })
  throwDust(script, spot, heading, at)
}

/** On its plate the train that is rammed gets a jolt too, in px: its locomotive, and then wagon by wagon. */
const [JOLT, LATER] = [8, 45]

export function jolt(script: Script, seat: Seat, at: number): void {
  const { to, after } = script.telling
  for (const [i, name] of [names.engine(seat), ...after.seats[seat].coupled.map(names.wagon)].entries()) {
    const rest = to[name]
    if (!rest) continue
    const jolted = { ...rest, x: rest.x - JOLT }
    script.fly(name, at + i * LATER, 60, rest, jolted, { ease: easeOut })
    script.fly(name, at + i * LATER + 60, 260, jolted, rest, { ease: backOut })
  }
}

/** The sign on the plate springs up, is struck anew with every sleeper, stays to be read, and is gone, in ms. */
const [SPRINGS_UP, STRIKES, STAYS_READ, GOES] = [130, 80, 240, 120]

/** When it is pushed over each sleeper, and over how many it was already. */
interface Counted {
  readonly since: number
  readonly at: readonly number[]
}

/** The plate of whoever is pushed counts along by how many sleepers, in the colour of whoever does it. */
export function countPushed(script: Script, seat: Seat, by: Seat, { since, at: moments }: Counted): void {
  const { to, after } = script.telling
  const [plate, engine] = [to[names.plate(seat)], to[names.engine(seat)]]
  if (plate?.look.kind !== 'plate' || !engine || moments.length === 0) return
  const train = ENGINE_LENGTH + after.seats[seat].coupled.length * WAGON_PITCH
  const x = Math.min(engine.x + train * engine.scale + 26, plate.x + plate.look.width - 28)
  const y = plate.y + plate.look.height - 22
  const sign = (n: number) => piece({ kind: 'pushedOn', n: since + n, seat: by } as const, 'screen', x, y, { z: 125 })
  const name = script.extra()
  const [first] = moments
  script.fly(name, first, SPRINGS_UP, { ...sign(1), x: x + 24, scale: 0.4, alpha: 0 }, sign(1), { ease: backOut })
  moments.slice(1).forEach((moment, i) => {
    const at = Math.max(moment, first + SPRINGS_UP + i * STRIKES)
    script.fly(name, at, STRIKES, { ...sign(i + 2), scale: 1.3 }, sign(i + 2))
  })
  const n = moments.length
  const struck = Math.max(moments[n - 1], first + SPRINGS_UP + (n - 1) * STRIKES) + STRIKES
  script.remove(name, struck)
  // It stays to be read beside what comes next: no turn stands still for it.
  script.glow(struck, STAYS_READ + GOES, sign(n), { ...sign(n), x: x - 14, alpha: 0 }, staysThenGoes)
}

const staysThenGoes = (part: number): number => easeIn(Math.max(0, (part * (STAYS_READ + GOES) - STAYS_READ) / GOES))
