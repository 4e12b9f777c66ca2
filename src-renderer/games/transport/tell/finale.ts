import { backOut, easeBoth, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { sumOfTeam, winnersOf } from '../words/standing.ts'
import { counted, emptied, lit, raised, ring, takenOff } from './counting.ts'
import { dusk } from './stealing.ts'

/** How far a plate leaps that has won, how long it is in the air on its way up and down, and how often. */
const PLATE_HIGH = 6
const HOP = 150
const CHEERS = [0, 1, 2]
const CHEER = 2 * HOP + 40
/** The crown: from so high it comes down for so long, and the cheers begin when it sits. */
const CROWN = { high: 26, falls: 320 } as const

/**
 * The belts stand still and the hall is dark. What was brought in goes back to the pallets; from the fewest points to
 * the most these are lit, and parcel by parcel counted onto the plates. What was left on the belts is taken off. Then
 * who has won is crowned and cheered.
 */
export function ended(script: Of<'ended'>): void {
  const { before, after } = script.telling
  const seats = before.seats
    .map((_, seat) => seat)
    .sort((one, other) => sumOfTeam(before, one) - sumOfTeam(before, other))
  seats.forEach((seat) => ring(script, seat, 0, 2))
  let at = emptied(script)
  const told = new Set<number>()
  for (const seat of seats) {
    const begins = at
    at = counted(script, seat, begins, (one) => told.has(one))
    lit(script, seat, begins, at)
    told.add(seat)
  }
  script.sound(at - 120, 'score', names.plate(seats[seats.length - 1]))
  const crowned = takenOff(script, at)
  const ends = crowned + CROWN.falls + CHEERS.length * CHEER
  dusk(script, ends)
  script.atLeastHalf(0, ends)
  for (const seat of winnersOf(after)) {
    crown(script, seat, crowned)
    lightUp(script, seat, crowned, ends)
    for (const again of CHEERS) cheer(script, seat, crowned + CROWN.falls + again * CHEER)
  }
}

/** A crown comes down on the plate, and stays there. */
function crown(script: Of<'ended'>, seat: number, at: number): void {
  const name = names.crown(seat)
  const sits = script.telling.to[name]
  if (!sits) return
  const above = { ...sits, y: sits.y - CROWN.high, scale: 1.9 * sits.scale, angle: sits.angle - 30, alpha: 0 }
  script.fly(name, at, CROWN.falls, above, sits, { ease: easeIn })
  script.put(name, at + CROWN.falls, sits)
  script.sound(at + CROWN.falls - 20, 'score', name)
  const glint = piece({ kind: 'pulse' } as const, 'screen', sits.x, sits.y, { z: 29, scale: 0.3 })
  script.flash(at + CROWN.falls, 420, glint, { ...glint, scale: 1.2, alpha: 0 })
}

function cheer(script: Of<'ended'>, seat: number, at: number): void {
  ring(script, seat, at, 3.2)
  const leapers = [names.plate(seat), names.crown(seat), ...script.telling.before.seats[seat].tile.map(names.parcel)]
  for (const name of leapers) leap(script, name, at)
}

/** Out of the dark hall the pallet of who has won is raised, and swells with every cheer, until light comes back. */
function lightUp(script: Of<'ended'>, seat: number, at: number, ends: number): void {
  const high = raised(script, seat)
  if (!high) return
  const [lies, swollen] = [1, 1.42].map((scale) => ({ ...high, scale }))
  const name = script.extra()
  script.fly(name, at, LIGHTS, { ...lies, alpha: 0 }, high, { ease: backOut })
  for (const again of CHEERS) {
    const begins = at + CROWN.falls + again * CHEER
    script.fly(name, begins, HOP, high, swollen, { ease: easeOut })
    script.fly(name, begins + HOP, HOP, swollen, high, { ease: easeBoth })
  }
  script.fly(name, ends, LIGHTS, high, lies, { ease: easeBoth })
  script.remove(name, ends + LIGHTS)
}
const LIGHTS = 220

/** What stands on the screen leaps up and comes down. */
function leap(script: Of<'ended'>, name: string, at: number): void {
  const rest = script.telling.to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - PLATE_HIGH, z: rest.z + 1 }
  script.fly(name, at, HOP, rest, up, { ease: easeOut })
  script.fly(name, at + HOP, HOP, up, rest, { ease: easeIn })
}
