import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { flipMark, flippedCard, placeName, plankFlash, sheet, stopBoard, tileShadow } from '../art/sheet.ts'
import { ghostStation, lamps, signAlone, station } from '../art/station.ts'
import { bareTile, frameHeld, ghostTile, seam, shadowHeld, tile } from '../art/tile.ts'
import { bar, closedSign } from '../art/specials.ts'
import { goalFlag, handWagons } from '../art/bound.ts'
import { square, type Paint, type PieceKinds } from './piece.ts'

/** The sheet, the cards that lie on it, and the stations. */
export type BoardLook =
  | { readonly kind: 'sheet'; readonly columns: number; readonly rows: number }
  /** What an empty place is called, while it is lit. */
  | { readonly kind: 'placeName'; readonly name: string }
  /** A card on the table, its rails as they lie; `seed` chooses what grows on it. */
  | {
      readonly kind: 'tile'
      readonly rails: number
      readonly seed: number
      /** Cards lying here, the covered ones counted; as many as can be shown. */ readonly height: number
      /** As it flows through its cell, if it does. */
      readonly river?: string
    }
  /** `card` and `rotation` as it was laid. */
  | {
      readonly kind: 'ghostTile'
      readonly rails: number
      readonly seed: number
      readonly river?: string
      readonly card: number
      readonly rotation: number
      /** It would join nothing that hangs together with the locomotive of whoever lays it. */
      readonly apart?: true
      /** The hand still holds it there. */
      readonly held?: true
    }
  | { readonly kind: 'seam' }
  | { readonly kind: 'stop' }
  /** There for a moment: a plank that is passed. */
  | { readonly kind: 'flash' }
  /** A card will be flipped here; nobody knows which. */
  | { readonly kind: 'flipMark' }
  /** What was flipped here: how many wagons it allowed, and how many were lost by it. */
  | { readonly kind: 'flipped'; readonly allowed: number; readonly lost: number }
  /** `special`: what it offers in the advanced game. */
  | {
      readonly kind: 'station'
      readonly station: number
      readonly special?: Special
      /** Two share it by halves. */
      readonly halved?: true
    }
  | { readonly kind: 'ghostStation'; readonly station: number; readonly halved?: true }
  /** A station's sign by itself, for the moment in which it rings. */
  | { readonly kind: 'stationSign'; readonly station: number; readonly special?: Special }
  /** The same over a train that passes below it. */
  | { readonly kind: 'hall'; readonly station: number; readonly special?: Special }
  /** The sign of a closed station, small and barred, on the card that closes it. */
  | {
      readonly kind: 'closedSign'
      readonly station: number
      /** Before the bar strikes. */ readonly unbarred?: boolean
    }
  /** The bar alone, while it strikes across. */
  | { readonly kind: 'bar' }
  /** Where wagons of a seat are bound for: what they bring, or null = a rival's. */
  | { readonly kind: 'goal'; readonly seat: number; readonly worth: number | null; readonly several: boolean }
  /** Where hand cards may be coupled; `values`: what each is worth, as text, so that equal looks say the same. */
  | { readonly kind: 'waiting'; readonly values: string }

export const boardPieces: PieceKinds<BoardLook> = {
  sheet: {
    art: ({ columns, rows }, paint) => [
      paint.part('sheet', `sheet ${columns} ${rows}`, (ink) => sheet(ink, columns, rows)),
    ],
  },
  placeName: { art: ({ name }, paint) => [paint.part('marks', `place ${name}`, (ink) => placeName(ink, name))] },
  tile: {
    art: ({ rails, seed, height, river }, paint) => [
      paint.part('shadows', 'shadow', tileShadow),
      paint.part('tiles', `tile ${rails} ${seed} ${height} ${river ?? ''}`, (ink) =>
        tile(ink, rails, seed, height, river),
      ),
    ],
    foot: square(47),
  },
  ghostTile: {
    art: ({ rails, seed, river, apart = false, held = false }, paint) => {
      if (held) return heldTile(paint, { rails, seed, river, apart })
      // Half seen over the dark, its rails would be hardly told from those below.
      const how = { isNight: paint.night, apart, river }
      const key = `ghost tile ${rails} ${seed} ${apart} ${river ?? ''}`
      return [paint.part('ghosts', key, (ink) => ghostTile(ink, rails, seed, how))]
    },
    foot: square(50),
  },
  seam: { art: (_, paint) => [paint.part('seams', 'seam', seam)] },
  stop: { art: (_, paint) => [paint.part('stops', 'stop', stopBoard)] },
  flash: { art: (_, paint) => [paint.part('marks', 'flash', plankFlash)] },
  flipMark: { art: (_, paint) => [paint.part('numbers', 'flip mark', flipMark)], foot: square(12) },
  flipped: {
    art: ({ allowed, lost }, paint) => [
      paint.part('numbers', `flipped ${allowed} ${lost}`, (ink) => flippedCard(ink, allowed, lost)),
    ],
  },
  station: {
    art: (look, paint) => [
      paint.part('shadows', 'shadow', tileShadow),
      paint.part('tiles', `station ${look.station} ${look.special} ${look.halved ?? false}`, (ink) =>
        station(ink, look.station, look.special, look.halved),
      ),
      ...(paint.night ? [paint.part('lamps', 'lamps', lamps)] : []),
      // Trains pass over it, and no headlight falls on it.
      paint.part('signs', `sign alone ${look.station} ${look.special}`, (ink) =>
        signAlone(ink, look.station, look.special),
      ),
    ],
    foot: square(50),
    read: square(27),
  },
  ghostStation: {
    art: (look, paint) => [
      paint.part('ghosts', `ghost station ${look.station} ${look.halved ?? false}`, (ink) =>
        ghostStation(ink, look.station, look.halved),
      ),
    ],
    foot: square(50),
  },
  stationSign: {
    art: (look, paint) => [
      paint.part('signs', `sign alone ${look.station} ${look.special}`, (ink) =>
        signAlone(ink, look.station, look.special),
      ),
    ],
  },
  hall: {
    art: (look, paint) => [
      paint.part('ends', `sign alone ${look.station} ${look.special}`, (ink) =>
        signAlone(ink, look.station, look.special),
      ),
    ],
  },
  closedSign: {
    art: (look, paint) => [
      paint.part('lamps', `closed ${look.station} ${look.unbarred ?? false}`, (ink) =>
        closedSign(ink, look.station, look.unbarred),
      ),
    ],
  },
  bar: { art: (_, paint) => [paint.part('lamps', 'bar', bar)] },
  goal: {
    art: ({ seat, worth, several }, paint) => [
      paint.part('ends', `goal ${seat} ${worth} ${several}`, (ink) => goalFlag(ink, seat, worth, several)),
    ],
  },
  waiting: {
    art: ({ values }, paint) => [
      paint.part('ends', `waiting ${values}`, (ink) => handWagons(ink, values.split(' ').map(Number))),
    ],
  },
}

/**
 * The card itself over its place, raised on a shadow. What grows there comes over the bare card as soon as its picture
 * is made: those of bare cards are made when one is taken up, so that the hand is never seen empty.
 */
const heldTile = (
  paint: Paint,
  { rails, seed, river = '', apart }: { rails: number; seed: number; river?: string; apart: boolean },
) => [
  paint.part('ghosts', 'shadow held', shadowHeld),
  paint.part('ghosts', `bare tile ${rails}`, (ink) => bareTile(ink, rails)),
  paint.part('ghosts', `tile ${rails} ${seed} 1 ${river}`, (ink) => tile(ink, rails, seed, 1, river), {
    comesLater: true,
  }),
  paint.part('ghosts', `frame held ${apart}`, (ink) => frameHeld(ink, apart)),
]
