import { backOut, easeIn } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import { burst } from './burst.ts'
import { feels } from './feels.ts'
import { greet, JOY, rings } from './joy.ts'
import { laneOf } from './lane-of.ts'
import { TRAINS, pullThrough, whistle } from './pull.ts'
import { onPlate } from './spots.ts'
import type { Of } from '../kinds.ts'

/** Right of the middle of a picture, and below it, in parts of its half. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** How long the poster of an arrival comes, stands and goes, and how large it is then. */
const ARRIVAL = { comes: 380, stands: 1300, goes: 420, scale: 1.7 } as const

/** The first on an engine tile: his lantern flashes, the city opens over his train, and its points go to the plate. */
export function constantinople(script: Of<'constantinople'>): void {
  const { event, to, layout } = script.telling
  const who = to[names.conductor(event.seat, event.train)]
  if (!who) return
  const flash = piece({ kind: 'flash' } as const, 'board', who.x, who.y - 20)
  script.sound(60, 'deliver')
  feels(script, event.seat, 'glad', 60)
  script.flash(0, 600, { ...flash, scale: 0.5 }, { ...flash, scale: 3, alpha: 0 })
  // Both trains are of the house that has come there.
  for (const train of [0, 1]) {
    pullThrough(script, event.seat, train, train * TRAINS.apart)
    whistle(script, event.seat, train, 120 + train * TRAINS.apart, 4)
  }
  const lane = laneOf(script, event.seat, event.train)
  if (!lane) return
  const look = { kind: 'arrival', seat: event.seat, points: event.points } as const
  const shown = piece(look, 'board', lane.x + lane.width / 2, lane.y + lane.height / 2, {
    scale: ARRIVAL.scale * (layout.both ? 1.29 : 1),
    z: 80,
  })
  const poster = script.extra()
  script.fly(poster, 120, ARRIVAL.comes, { ...shown, x: who.x, y: who.y - 20, scale: 0.2 }, shown, { ease: backOut })
  rings(script, shown, 120 + ARRIVAL.comes - 60, JOY.rings)
  // The poster would hide those of its middle.
  for (const [right, below] of CORNERS)
    burst(
      script,
      { x: shown.x + right * 130 * shown.scale, y: shown.y + below * 80 * shown.scale, scale: 2.4 },
      120 + ARRIVAL.comes - 60,
      9,
    )
  script.sound(120, 'whistle', names.engine(event.seat, event.train))
  const leaves = 120 + ARRIVAL.comes + ARRIVAL.stands
  script.sound(120 + ARRIVAL.comes, 'deliver')
  script.fly(
    poster,
    leaves,
    ARRIVAL.goes,
    shown,
    { ...shown, ...onPlate(script, event.seat), scale: 0.2 },
    { ease: easeIn },
  )
  script.remove(poster, leaves + ARRIVAL.goes)
  for (const at of [0, 1, 2]) greet(script, names.conductor(event.seat, event.train), 200 + at * 300)
  script.restAt = leaves
}
