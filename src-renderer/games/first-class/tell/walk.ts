import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { conductorAt } from '../layout/board-layout.ts'
import { names, type Piece } from '../looks.ts'
import { roofOf } from '../poses/coaches.ts'
import { laneOf } from './lane-of.ts'
import { conductorShown } from './shown.ts'
import type { Of, Script } from '../kinds.ts'

/** A plate springs as its conductor comes down beside it. */
const POPS = 170

/**
 * In milliseconds: a step is a hop and a moment's rest. A long walk is over after `most`, with shorter steps, as long
 * as they are seen as such.
 */
const WALK = { step: 330, most: 900, least: 120, hops: 0.82 } as const
const stepOf = (steps: number): number => Math.max(WALK.least, Math.min(WALK.step, WALK.most / Math.max(1, steps)))

/** One hop a wagon, with a moment's rest; plates fill as he lands. */
export function walked(script: Of<'walked'>): void {
  const { event, from, to, after } = script.telling
  const name = names.conductor(event.seat, event.train)
  const lane = laneOf(script, event.seat, event.train)
  const start = from[name]
  if (!start || !to[name] || !lane) return
  if (conductorShown(script.telling, event.seat, event.train)) return hopsThere(script)
  const { coaches } = after.seats[event.seat].trains[event.train]
  const stand = (come: number): Piece => ({ ...to[name], ...conductorAt(lane, come, roofOf(coaches[come - 1])) })
  const step = stepOf(event.to - event.from)
  const hops = step * WALK.hops
  for (let come = event.from; come < event.to; come++) {
    const at = (come - event.from) * step
    script.fly(name, at, hops, come === event.from ? start : stand(come), stand(come + 1), { arc: 15, ease: easeBoth })
    script.sound(at + hops, 'punch', name)
    steppedOn(script, names.coach(event.seat, event.train, come), at + hops)
    const plate = names.number(event.seat, event.train, come)
    const [was, will] = [from[plate], to[plate]]
    if (!was || !will) continue
    script.put(plate, at, was)
    script.fly(plate, at + hops, POPS, { ...will, scale: will.scale * 1.35 }, will, { ease: easeOut })
    lightAt(script, will, at + hops)
  }
  const stands = (event.to - event.from - 1) * step + hops
  sumSprings(script, event.seat, event.train, stands)
  script.put(name, stands, to[name])
  script.restAt = stands
}

/** He stood there in the preview of whoever looks: he hops there once, and all plates on his way fill as he lands. */
function hopsThere(script: Of<'walked'>): void {
  const { event, from, to } = script.telling
  const name = names.conductor(event.seat, event.train)
  const up = { ...to[name], y: to[name].y - SHOWN.by }
  const stands = SHOWN.rises + SHOWN.falls
  script.fly(name, 0, SHOWN.rises, to[name], up, { ease: easeOut })
  script.fly(name, SHOWN.rises, SHOWN.falls, up, to[name], { ease: easeIn })
  script.sound(stands, 'punch', name)
  for (let come = event.from; come < event.to; come++) {
    const plate = names.number(event.seat, event.train, come)
    const [was, will] = [from[plate], to[plate]]
    if (!was || !will) continue
    script.put(plate, 0, was)
    script.fly(plate, stands, SHOWN.pops, { ...will, scale: will.scale * 1.35 }, will, { ease: easeOut })
    lightAt(script, will, stands)
  }
  sumSprings(script, event.seat, event.train, 0)
  script.restAt = stands
  script.restLasts = SHOWN.pops
}
/** In milliseconds and the table's units. */
const SHOWN = { rises: 65, falls: 65, by: 12, pops: 120 } as const

/** A ring of light opens where something begins to count. */
export function lightAt(script: Script, { x, y, scale }: Piece, at: number): void {
  const ring = piece({ kind: 'flash' } as const, 'board', x, y, { z: 7 })
  script.glow(at, 380, { ...ring, scale: 0.5 * scale }, { ...ring, scale: 1.5 * scale, alpha: 0 })
}

/** What the train would score next, at its engine, jumps under a light where it has changed. */
export function sumSprings(script: Script, seat: number, train: number, at: number): void {
  const { from, to } = script.telling
  const name = names.laneWords(seat, train)
  const [was, will] = [from[name], to[name]]
  if (was?.look.kind !== 'laneWords' || will?.look.kind !== 'laneWords') return
  if (was.look.points === will.look.points) return
  const up = { ...will, y: will.y - SUM.by }
  script.put(name, 0, was)
  script.fly(name, at, SUM.rises, up, up)
  script.fly(name, at + SUM.rises, SUM.falls, up, will, { ease: easeIn })
  lightAt(script, { ...will, x: will.x + SUM.right * will.scale }, at)
}
/** In milliseconds and the table's units; and how far right of its words' beginning the sum stands. */
const SUM = { rises: 70, falls: 150, by: 5, right: 60 } as const

/** A wagon gives way on its springs under whoever lands on its roof. */
function steppedOn(script: Script, name: string, at: number): void {
  const { from, to } = script.telling
  const rest = from[name] && to[name]
  if (!rest) return
  const low = { ...rest, y: rest.y + 2.5 }
  script.fly(name, at, 50, rest, low, { ease: easeOut })
  script.fly(name, at + 50, 120, low, rest, { ease: easeBoth })
}
