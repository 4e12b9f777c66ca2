import { backOut, easeBoth, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belt.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { pointsOf } from '../words/standing.ts'
import { inAir } from './cards.ts'
import { dusk } from './stealing.ts'

/** From parcel to parcel, and how long one is in the air on its way up and down, in milliseconds. */
const APART = 110
const HOP = 150
const HIGH = 16

/** How far a plate leaps that has won, and how often. */
const PLATE_HIGH = 6
const CHEERS = [0, 1, 2]
const CHEER = 2 * HOP + 40

/**
 * The belts stand still: from the fewest points to the most, parcel by parcel what was brought in leaps up on its tile
 * and its pallet answers. Then who has won is cheered: their pallets ring, their parcels and plates leap once more.
 */
export function ended(script: Of<'ended'>): void {
  const { before } = script.telling
  const score = (seat: number) => before.seats[seat].team.reduce((sum, one) => sum + pointsOf(before, one), 0)
  const seats = before.seats.map((_, seat) => seat).sort((one, other) => score(one) - score(other))
  const most = score(seats[seats.length - 1])
  let at = 0
  for (const seat of seats) {
    ring(script, seat, at, 2)
    for (const parcel of before.seats[seat].tile) {
      leap(script, names.parcel(parcel), at, { high: HIGH, grows: 1.15 })
      script.sound(at + 2 * HOP, 'parcel', names.parcel(parcel))
      at += APART
    }
  }
  const down = at - APART + 2 * HOP
  // The hall is dark but for what was brought in; its door comes down.
  const ends = down + 40 + CHEERS.length * CHEER
  dusk(script, ends)
  for (const seat of most > 0 ? seats.filter((one) => score(one) === most) : []) {
    lightUp(script, seat, down, ends)
    for (const again of CHEERS) cheer(script, seat, down + 40 + again * CHEER)
  }
}

function cheer(script: Of<'ended'>, seat: number, at: number): void {
  ring(script, seat, at, 3.2)
  const leapers = [names.plate(seat), ...script.telling.before.seats[seat].tile.map((parcel) => names.parcel(parcel))]
  for (const name of leapers) leap(script, name, at, { high: PLATE_HIGH, grows: 1 })
}

/** Out of the dark hall the pallet of who has won is raised, and swells with every cheer, until light comes back. */
function lightUp(script: Of<'ended'>, seat: number, at: number, ends: number): void {
  const pallet = script.telling.before.laid.find(({ card }) => card === seat)
  if (!pallet) return
  const lit = inAir(seat, pallet)
  const [raised, swollen] = [1.12, 1.28].map((scale) => ({ ...lit, scale }))
  const name = script.extra()
  script.fly(name, at - LIGHTS, LIGHTS, { ...lit, alpha: 0 }, raised, { ease: backOut })
  for (const again of CHEERS) {
    const begins = at + 40 + again * CHEER
    script.fly(name, begins, HOP, raised, swollen, { ease: easeOut })
    script.fly(name, begins + HOP, HOP, swollen, raised, { ease: easeBoth })
  }
  script.fly(name, ends, LIGHTS, raised, lit, { ease: easeBoth })
  script.remove(name, ends + LIGHTS)
}
const LIGHTS = 220

/** What stands on the screen leaps up and comes down. */
function leap(
  script: Of<'ended'>,
  name: string,
  at: number,
  { high, grows }: { readonly high: number; readonly grows: number },
): void {
  const rest = script.telling.to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - high, scale: rest.scale * grows, z: rest.z + 1 }
  script.fly(name, at, HOP, rest, up, { ease: easeOut })
  script.fly(name, at + HOP, HOP, up, rest, { ease: easeIn })
}

/** A ring goes out from the pallet of a seat's colour, which has its number. */
function ring(script: Of<'ended'>, seat: number, at: number, scale: number): void {
  const pallet = script.telling.before.laid.find(({ card }) => card === seat)
  if (!pallet) return
  const { x, y } = centreOf(pallet.cell)
  const one = piece({ kind: 'pulse' } as const, 'board', x, y, { scale: 0.6 })
  script.flash(at, 420, one, { ...one, scale, alpha: 0 })
}
