import { squareAt } from '../../../stage/box.ts'
import { dust, flag, lip, openHatch, pointing, run } from '../art/moving.ts'
import { bound, ghostParcel, parcel, parcelShade, parcelShadow, stepDisc, wentFrom } from '../art/parcel.ts'
import type { Layer } from '../pictures.ts'
import type { Paint, PieceKinds } from './piece.ts'

/** Parcels, and what moves under them. */
export type ParcelLook =
  | (Lying<'parcel'> & {
      /** A bit for each seat to whose pallet it comes with its next move; none: nowhere. */
      readonly bound?: number
    })
  | Lying<'flyingParcel'>
  | Lying<'ghostParcel'>
  /** A parcel on a score tile. */
  | Lying<'scored'>
  /** Over the tile that has its fourth parcel. */
  | { readonly kind: 'flag' }
  /** A belt that runs under a parcel, from side to side; over a turn plate its arms alone do. */
  | { readonly kind: 'run'; readonly from: number; readonly to: number; readonly bed: Bed; readonly phase: number }
  /** A turn plate that points one way. */
  | { readonly kind: 'pointing' }
  /** The open hatch of an intake, and the bright lip when a parcel passes over it. */
  | { readonly kind: 'hatch' }
  | { readonly kind: 'lip' }
  /** Where something has come down: it flies up round a parcel, or from below a card. */
  | { readonly kind: 'dust'; readonly of: 'card' | 'parcel' }
  /** The shadow of a parcel that hangs over its place. */
  | { readonly kind: 'shade' }
  | { readonly kind: 'step'; readonly n: number }
  /** The number that a parcel showed where it set out. */
  | { readonly kind: 'went'; readonly n: number; readonly seat: number }

interface Lying<K extends string> {
  readonly kind: K
  readonly up: number
  readonly down: number
  readonly high: boolean
}

/** What a belt runs on: the whole card, the arms of a turn plate alone, or downhill. */
export type Bed = 'belt' | 'arms' | 'slope'

export const parcelPieces: PieceKinds<ParcelLook> = {
  parcel: {
    art: (look, paint) => [...whole(paint, look, 'parcels'), ...(look.bound ? [boundSigns(paint, look.bound)] : [])],
    foot: (piece) => squareAt(piece, 44),
    read: (piece) => squareAt(piece, 44),
  },
  flyingParcel: { art: (look, paint) => whole(paint, look, 'sky') },
  ghostParcel: {
    art: ({ up, down, high }, paint) => [
      paint.part('ghosts', `ghost parcel ${up} ${down} ${high}`, (ink) => ghostParcel(ink, up, down, high), AS_READ),
    ],
    foot: (piece) => squareAt(piece, 50),
    read: (piece) => squareAt(piece, 44),
  },
  scored: {
    art: (look, paint) => [body(paint, { ...look, down: -1 }, 'tiles')],
    refs: (_, name) => [{ kind: 'parcel', id: Number(name.split(' ')[1]) }],
  },
  flag: { art: (_, paint) => [paint.part('handMarks', 'flag', flag)] },
  run: {
    art: ({ from, to, bed, phase }, paint) => [
      paint.part('runs', `run ${from} ${to} ${bed} ${phase}`, (ink) => run(ink, from, to, bed, phase)),
    ],
  },
  pointing: { art: (_, paint) => [paint.part('hubs', 'pointing', pointing)] },
  hatch: { art: (_, paint) => [paint.part('hubs', 'hatch', openHatch)] },
  dust: {
    art: ({ of }, paint) =>
      of === 'card'
        ? [paint.part('marks', 'dust card', (ink) => dust(ink, 96))]
        : [paint.part('trail', 'dust parcel', (ink) => dust(ink, 50))],
  },
  shade: { art: (_, paint) => [paint.part('trail', 'shade', parcelShade)] },
  lip: { art: (_, paint) => [paint.part('hubs', 'lip', lip)] },
  step: {
    art: ({ n }, paint) => [paint.part('steps', `step ${n}`, (ink) => stepDisc(ink, n), AS_READ)],
    foot: (piece) => squareAt(piece, 22),
  },
  went: {
    art: ({ n, seat }, paint) => [paint.part('trail', `went ${n} ${seat}`, (ink) => wentFrom(ink, n, seat), AS_READ)],
  },
}

const AS_READ = { isRead: true } as const

const whole = (paint: Paint, look: Lying<string>, layer: Layer) => [
  paint.part(layer, 'parcel shadow', parcelShadow, AS_READ),
  body(paint, look, layer),
]

const boundSigns = (paint: Paint, bits: number) =>
  paint.part('parcels', `bound ${bits}`, (ink) => bound(ink, bits), AS_READ)

const body = (paint: Paint, { up, down, high }: Lying<string>, layer: Layer) =>
  paint.part(layer, `parcel ${up} ${down} ${high}`, (ink) => parcel(ink, up, down, high), AS_READ)
