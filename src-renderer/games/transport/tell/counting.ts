import { rimOf } from '../pieces/cards.ts'
import { grown, isAround } from '../../../stage/box.ts'
import { backOut, easeBoth, easeIn } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { centreOf } from '../belts/belt.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { facesOf } from '../poses.ts'
import { aloft } from './stealing.ts'

/** How parcels that were brought in are counted when the hall stands still: pallet by pallet, in milliseconds. */

/** They go back to the pallets they came by, one seat's a little after the other's. */
const BACK = 380
const BACK_APART = 40
/** A pallet is lit, then its parcels leave it one by one, and are so long on their way to the plate. */
const LIT = 160
const APART = 190
const FLIES = 360
/** From a total that stands to the next pallet. */
const BREATH = 140
/** Parcels on a pallet: how large, and how far from its middle, in the board's units. */
export const PILED = { scale: 0.85, aside: 33 } as const
const HIGH = 70

type Ended = Of<'ended'>

/** All plates are emptied, and what lay on them lies on the pallets. Returns when it does. */
export function emptied(script: Ended): number {
  const { before } = script.telling
  before.seats.forEach(({ tile }, seat) => {
    showPoints(script, seat, 0, 0)
    tile.forEach((parcel, n) => {
      const [plate, pallet] = [onPlate(script, parcel), onPallet(script, seat, n)]
      if (!plate || !pallet) return
      const at = seat * BACK_APART
      script.fly(names.parcel(parcel), at, BACK, plate, pallet, { arc: 40, ease: easeBoth })
    })
  })
  showTeams(script, 0, () => 0)
  return BACK + (before.seats.length - 1) * BACK_APART
}

/** The parcels of a seat hop from its pallet to its plate, which counts them. Returns when its total stands. */
export function counted(script: Ended, seat: number, at: number, isTold: (seat: number) => boolean): number {
  const { before, to } = script.telling
  const { tile } = before.seats[seat]
  let points = 0
  const lies = (n: number) => at + LIT + n * APART + FLIES
  tile.forEach((parcel, n) => {
    const [pallet, plate] = [onPallet(script, seat, n), onPlate(script, parcel)]
    const name = names.parcel(parcel)
    if (!pallet || !plate) return
    script.fly(name, at + LIT + n * APART, FLIES, pallet, plate, { arc: 70, ease: easeBoth })
    script.put(name, lies(n), to[name])
    script.sound(lies(n) - 10, 'parcel', name)
    points += numberUp(parcel, before.parcels[parcel].face)
    showPoints(script, seat, points, lies(n))
    const sum = points
    showTeams(script, lies(n), (one) => (one === seat ? sum : isTold(one) ? null : 0))
    const gain = piece(
      { kind: 'wouldScore', n: numberUp(parcel, before.parcels[parcel].face) } as const,
      'screen',
      0,
      0,
    )
    const over: Piece = { ...gain, x: to[name].x, y: to[name].y, scale: 1, z: 20 }
    script.flash(lies(n), 240, over, { ...over, scale: 1.5, alpha: 0 })
  })
  const stands = tile.length === 0 ? at + LIT : lies(tile.length - 1)
  ring(script, seat, at, 2)
  return stands + BREATH
}

/** Its pallet stands out of the dark hall until then. */
export function lit(script: Ended, seat: number, at: number, until: number): void {
  const pallet = raised(script, seat)
  if (!pallet) return
  const name = script.extra()
  script.fly(name, at, LIT, { ...pallet, scale: 1, alpha: 0 }, pallet, { ease: backOut })
  script.fly(name, until, LIT, pallet, { ...pallet, scale: 1, alpha: 0 }, { ease: easeIn })
  script.remove(name, until + LIT)
}

/** So far from the edges of the room its middle lies at least. */
const EDGE = 24
/** So large is a pallet that stands out of the dark. */
const RAISED = 1.25

/** A seat's pallet in the air above the dark; null where it is not seen: it would hang over the plates or the hand. */
export function raised(script: Ended, seat: number): Piece | null {
  const { board } = script.telling.layout
  const pallet = palletOf(script, seat)
  if (!pallet || !isAround(grown(board, -EDGE), { ...script.over(pallet), width: 0, height: 0 })) return null
  return pallet
}

function palletOf({ telling: { before, from } }: Ended, seat: number): Piece | null {
  const pallet = before.laid.find(({ card }) => card === seat)
  if (!pallet) return null
  const { x, y } = centreOf(pallet.cell)
  const look = {
    kind: 'flyingCard',
    card: seat,
    rotation: pallet.rotation,
    ...rimOf(from[names.card(seat)]?.look),
  } as const
  return piece(look, 'board', x, y, { z: 60, scale: RAISED })
}

/** A ring goes out from the pallet of a seat's colour, which has its number. */
export function ring(script: Ended, seat: number, at: number, scale: number): void {
  const pallet = script.telling.before.laid.find(({ card }) => card === seat)
  if (!pallet) return
  const { x, y } = centreOf(pallet.cell)
  const one = piece({ kind: 'pulse' } as const, 'board', x, y, { scale: 0.6 })
  script.flash(at, 420, one, { ...one, scale, alpha: 0 })
}

/** A parcel in the air over its place on the plate. */
export function onPlate(script: Ended, parcel: number): Piece | null {
  const { to, before, camera } = script.telling
  const lies = to[names.parcel(parcel)]
  if (!lies) return null
  return {
    ...inAir(facesOf(parcel, before.parcels[parcel].face)),
    ...script.under(lies),
    scale: lies.scale / camera.scale,
  }
}

/** The nth parcel of a seat where it lies on its pallet; within sight, wherever that is. */
function onPallet(script: Ended, seat: number, n: number): Piece | null {
  const pallet = palletOf(script, seat)
  if (!pallet) return null
  const parcel = script.telling.before.seats[seat].tile[n]
  const [across, down] = [n % 2 === 0 ? -1 : 1, n < 2 ? -1 : 1]
  const spot = aloft(script, pallet, 40)
  return {
    ...inAir(facesOf(parcel, script.telling.before.parcels[parcel].face)),
    x: spot.x + across * PILED.aside,
    y: spot.y + down * PILED.aside,
    scale: PILED.scale,
    z: HIGH + n,
  }
}

const inAir = (faces: ReturnType<typeof facesOf>): Piece =>
  piece({ kind: 'flyingParcel', ...faces }, 'board', 0, 0, { z: HIGH })

/** What a seat has, as far as it is counted: on its plate, and beside its pallet. */
function showPoints(script: Ended, seat: number, points: number, at: number): void {
  const { to } = script.telling
  const [plate, beside] = [to[names.plate(seat)], to[names.namePlate(seat)]]
  if (plate?.look.kind === 'plate')
    script.put(names.plate(seat), at, { ...plate, look: { ...plate.look, total: points } })
  if (beside?.look.kind === 'namePlate')
    script.put(names.namePlate(seat), at, { ...beside, look: { ...beside.look, points } })
}

/** What two partners have together; `of` says what counts of a seat, null = all it has. */
function showTeams(script: Ended, at: number, of: (seat: number) => number | null): void {
  const { to, layout } = script.telling
  for (const { seats } of layout.teams) {
    const name = names.team(seats[0])
    const frame = to[name]
    if (frame?.look.kind !== 'team') continue
    const total = seats.reduce((sum, seat) => sum + (of(seat) ?? allOf(script, seat)), 0)
    script.put(name, at, { ...frame, look: { ...frame.look, total } })
  }
}

const allOf = ({ telling: { before } }: Ended, seat: number): number =>
  before.seats[seat].tile.reduce((sum, parcel) => sum + numberUp(parcel, before.parcels[parcel].face), 0)
