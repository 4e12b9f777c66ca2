import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belt.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'

/** From parcel to parcel, and how long one is in the air on its way up and down, in milliseconds. */
const APART = 110
const HOP = 150
const HIGH = 16

/** The belts stand still: parcel by parcel what was brought in leaps up on its tile, and its pallet answers. */
export function ended(script: Of<'ended'>): void {
  const { before, from } = script.telling
  const brought = before.seats.flatMap(({ tile }, seat) => tile.map((parcel) => ({ parcel, seat })))
  brought.forEach(({ parcel }, i) => {
    const name = names.parcel(parcel)
    const rest = from[name]
    if (!rest) return
    const up = { ...rest, y: rest.y - HIGH, scale: rest.scale * 1.15, z: rest.z + 1 }
    script.fly(name, i * APART, HOP, rest, up, { ease: easeOut })
    script.fly(name, i * APART + HOP, HOP, up, rest, { ease: easeIn })
    script.sound(i * APART + 2 * HOP, 'parcel', name)
  })
  const pallets = before.laid.filter(({ card }) => isPallet(card))
  pallets.forEach(({ cell }, i) => {
    const ring = piece({ kind: 'pulse' } as const, 'board', centreOf(cell).x, centreOf(cell).y, { scale: 0.6 })
    script.flash(i * APART, 420, ring, { ...ring, scale: 2, alpha: 0 })
  })
}
