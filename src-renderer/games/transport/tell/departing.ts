import { easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { Point } from '../belts/belt.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { PILED, onPlate } from './counting.ts'

/** What has won leaves the hall: a full pallet goes by truck, an empty one stays in its place. */

type Ended = Of<'ended'>

/** Its parcels light up on the plate one by one, and are so long on their way to the pallet. */
const LOADS = { apart: 150, flies: 340, arc: 60 } as const
/** In milliseconds: the truck comes, and goes. */
const TRUCK = { comes: 320, goes: 720 } as const
/** From the middle of the pallet to that of the truck, and from how far it comes, on a pallet of usual size. */
const FORK = { aside: 92, below: 30, from: 330 } as const
/** Far off by the gate all of it is so small; from this part of the way on it fades into the dark. */
const FAR = { scale: 0.35, fades: 0.75 } as const
/** It leans back as it pulls away, so many degrees. */
const LEANS = 5

/** `pallet`: as it stands out of the dark; it is loaded from `loads` on, and gone soon after `leaves`. */
export function drivenOff(script: Ended, seat: number, pallet: Piece, loads: number, leaves: number): void {
  const { pieces } = script.telling
  const exit = wayOut(script)
  const way = exit.x < pallet.x ? -1 : 1
  const truck: Piece = piece({ kind: 'truck' } as const, 'board', 0, 0, {
    x: pallet.x - way * FORK.aside * pallet.scale,
    y: pallet.y + FORK.below * pallet.scale,
    scale: pallet.scale,
    squash: way,
    z: 60 + ABOVE,
  })
  const far = { ...truck, x: truck.x - way * (FORK.from - FORK.aside) * pallet.scale, alpha: 0 }
  const drives = script.extra()
  script.fly(drives, leaves - TRUCK.comes, TRUCK.comes, far, truck, { ease: easeOut })
  script.sound(leaves - TRUCK.comes, 'forklift', drives)
  const group = [[drives, truck], [script.extra(), pallet], ...loaded(script, seat, pallet, loads)] as const
  script.acts.push({
    at: leaves,
    lasts: TRUCK.goes,
    ease: linear,
    draw(part) {
      const gone = easeIn(part)
      const scale = 1 + (FAR.scale - 1) * gone
      const alpha = Math.min(1, (1 - part) / (1 - FAR.fades))
      const [x, y] = [pallet.x + (exit.x - pallet.x) * gone, pallet.y + (exit.y - pallet.y) * gone]
      for (const [name, one] of group)
        pieces.put(name, {
          ...one,
          x: x + (one.x - pallet.x) * scale,
          y: y + (one.y - pallet.y) * scale,
          scale: one.scale * scale,
          angle: one.angle + (one === truck ? -way * LEANS * Math.sin(Math.PI * part) : 0),
          alpha,
        })
    },
  })
  for (const [name] of group) script.remove(name, leaves + TRUCK.goes)
}
/** The truck drives before the pallet, under the parcels that lie on it. */
const ABOVE = 2

/** Their parcels leap over from the plate, in the order they came in, and lie on the pallet from then on. */
function loaded(script: Ended, seat: number, pallet: Piece, loads: number): (readonly [string, Piece])[] {
  const { before, to } = script.telling
  return before.seats[seat].tile.flatMap((parcel, n) => {
    const plate = onPlate(script, parcel)
    if (!plate) return []
    const at = loads + n * LOADS.apart
    const spot = { x: (n % 2 === 0 ? -1 : 1) * PILED.aside, y: (n < 2 ? -1 : 1) * PILED.aside }
    const lies: Piece = {
      ...plate,
      x: pallet.x + spot.x * pallet.scale,
      y: pallet.y + spot.y * pallet.scale,
      scale: PILED.scale * pallet.scale,
      z: plate.z + n,
    }
    const name = script.extra()
    script.fly(name, at, LOADS.flies, plate, lies, { arc: LOADS.arc, ease: easeOut })
    script.sound(at + LOADS.flies - 20, 'parcel', name)
    const up = numberUp(parcel, before.parcels[parcel].face)
    const { x, y } = to[names.parcel(parcel)]
    const light = piece({ kind: 'wouldScore', n: up } as const, 'screen', x, y, { z: 20 })
    script.flash(at, 300, light, { ...light, scale: 1.6, alpha: 0 })
    return [[name, lies] as const]
  })
}

/** The gate, or where none is seen the nearer side of the room, as places under the camera. */
function wayOut(script: Ended): Point {
  const { from, layout } = script.telling
  const gate = Object.values(from).find(({ look }) => look.kind === 'store' && look.of === 'gate')
  if (gate) return script.under({ x: gate.x + IN_GATE.x * gate.scale, y: gate.y - IN_GATE.y * gate.scale })
  const { board } = layout
  return script.under({ x: board.x, y: board.y + board.height / 3 })
}
/** From its lower left corner to the middle of its door. */
const IN_GATE = { x: 50, y: 30 } as const
