import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { cabBadge } from '../../../stage/art/badge.ts'
import { seatToken, type Art } from '../../../stage/art/ink.ts'
import { spark } from '../../../stage/art/spark.ts'
import { cab, engine, ghostLocomotive, headlight, nose } from '../art/locomotive.ts'
import {
  burst,
  clod,
  deedNumber,
  deliveryShine,
  driveEnd,
  dust,
  halo,
  paper,
  puff,
  stepNumber,
  ticks,
  wayKey,
} from '../art/sheet.ts'
import { flightShadow } from '../art/specials.ts'
import { counted, coupledWagon, gain, pushedOn } from '../art/wagon.ts'
import { SIGN_AT, VALUE_AT, moreWagons, wagonSign, wagonTop, wagonValue } from '../art/wagon-top.ts'
import { LOCOMOTIVE_SCALE, WAGON_BEHIND } from '../layout/sizes.ts'
import type { Layer } from '../pictures.ts'
import { boxed, cardBox, square, type Paint, type PieceKinds } from './piece.ts'

/** Locomotives on the line, the trains on the plates, and what shows that they move. */
export type TrainLook =
  | { readonly kind: 'locomotive'; readonly seat: number; readonly lit: boolean }
  /** falls: it would derail there. */
  | { readonly kind: 'ghostLocomotive'; readonly seat: number; readonly falls?: true }
  | { readonly kind: 'engine'; readonly seat: number }
  /** `small`: the train is long for its plate. */
  | {
      readonly kind: 'wagon'
      readonly card: number
      readonly small: boolean
      /** Over plates and chips, from one train to another. */
      readonly inTheAir?: boolean
    }
  /**
   * On the line behind its locomotive, with the sign of where it goes; in a station there is room for its value alone.
   * `more`: it stands for so many, for which there is no room; `values`: what each of those is worth, as
   * text, so that two looks are the same that say the same.
   */
  | {
      readonly kind: 'wagonBehind'
      readonly value: number
      readonly goes: number
      readonly seat: number
      readonly more: number
      readonly values?: string
    }
  | { readonly kind: 'ghostWagon'; readonly card: number }
  /** What a delivered wagon is worth, in the frame of its seat's colour. */
  | { readonly kind: 'gain'; readonly value: number; readonly seat: number }
  /** There for a moment: what a seat has delivered, as it goes up: its points, or how many wagons. */
  | { readonly kind: 'counted'; readonly n: number; readonly seat: number; readonly of: 'points' | 'wagons' }
  /** There for a moment: light round a station to which a wagon of that seat was delivered. */
  | { readonly kind: 'shine'; readonly seat: number }
  /** There for a moment: a ring of a seat's colour that closes in on a station, or runs out from it. */
  | { readonly kind: 'halo'; readonly seat: number }
  /** There for a moment: a piece of paper thrown when a wagon is delivered. */
  | { readonly kind: 'paper'; readonly seat: number; readonly isGold: boolean }
  /** There for a moment: steam; dust, under all trains; earth that is torn up. */
  | { readonly kind: 'puff' | 'dust' | 'clod' }
  /** Two locomotives touch: strokes of ink, light, and what flies from there. */
  | { readonly kind: 'ticks' | 'burst' | 'spark' }
  /** There for a moment, on a plate: its locomotive is pushed so many sleepers by that seat. */
  | { readonly kind: 'pushedOn'; readonly n: number; readonly seat: number }
  /** Under a locomotive that flies. */
  | { readonly kind: 'flightShadow' }
  /** Where a drive ends: the steps of the cards that lead there. */
  | { readonly kind: 'end'; readonly steps: readonly number[] }
  /** Which deed of a seat's last turn it was; `onGlass`: at a pile. */
  | { readonly kind: 'deedNumber'; readonly n: number; readonly seat: number; readonly onGlass?: true }
  /** One of several ways to a place: the key of its row. */
  | { readonly kind: 'wayKey'; readonly n: number }
  /** The number of a step, on its sleeper; `below` what drives over it. */
  | { readonly kind: 'number'; readonly n: number; readonly below?: boolean }

export const trainPieces: PieceKinds<TrainLook> = {
  locomotive: {
    art: ({ seat, lit }, paint) => [
      ...(lit && paint.night ? [paint.part('lights', 'headlight', (ink) => large(headlight(ink)))] : []),
      paint.part('noses', `nose ${seat}`, (ink) => large(nose(ink, seat))),
      paint.part('cabs', `cab ${seat}`, (ink) => large(cab(ink, seat))),
      badge(paint, 'badges', seat),
    ],
    foot: square(34),
    read: square(24),
  },
  ghostLocomotive: {
    art: ({ seat }, paint) => [
      paint.part('ghosts', `ghost ${seat}`, (ink) => large(ghostLocomotive(ink, seat))),
      badge(paint, 'ghosts', seat),
    ],
    foot: square(32),
  },
  engine: {
    art: ({ seat }, paint) => [paint.part('trains', `engine ${seat}`, (ink) => engine(ink, seat))],
    bounds: boxed({ x: 0, y: 0, width: 60, height: 36 }),
  },
  wagon: {
    art: ({ card, small, inTheAir }, paint) => [wagon(paint, inTheAir ? 'flying' : 'trains', card, small)],
    bounds: boxed({ x: -3, y: -3, width: 54, height: 60 }),
  },
  wagonBehind: {
    art: ({ value, goes, seat, more, values = '' }, paint) => {
      const signed = goes >= 0 && more === 0
      const beside = (at: number) => ({ upright: true, offset: [signed ? at : 0, 0] as const })
      const [body, digit] = [`wagon behind ${value} ${seat}`, `value behind ${value} ${signed}`]
      return [
        paint.part('wagonsBehind', body, (ink) => wagonTop(ink, value, seat)),
        more > 0
          ? paint.part('wagonValues', `wagons behind ${more} ${values}`, (ink) => moreWagons(ink, more, values), {
              upright: true,
            })
          : paint.part('wagonValues', digit, (ink) => wagonValue(ink, value, signed), beside(VALUE_AT)),
        ...(signed
          ? [paint.part('wagonValues', `sign behind ${goes}`, (ink) => wagonSign(ink, goes), beside(SIGN_AT))]
          : []),
      ]
    },
    read: boxed(WAGON_BEHIND),
  },
  ghostWagon: { art: ({ card }, paint) => [wagon(paint, 'trains', card, false)], foot: cardBox },
  gain: {
    art: ({ value, seat }, paint) => [paint.part('flying', `gain ${value} ${seat}`, (ink) => gain(ink, value, seat))],
  },
  counted: {
    art: ({ n, seat, of }, paint) => [
      paint.part('flying', `counted ${n} ${of} ${seat}`, (ink) => counted(ink, n, seat, of === 'wagons')),
    ],
  },
  shine: { art: ({ seat }, paint) => [paint.part('marks', `shine ${seat}`, (ink) => deliveryShine(ink, seat))] },
  halo: { art: ({ seat }, paint) => [paint.part('marks', `halo ${seat}`, (ink) => halo(ink, seat))] },
  paper: {
    art: ({ seat, isGold }, paint) => [
      paint.part('numbers', `paper ${isGold ? 'gold' : seat}`, (ink) => paper(ink, isGold ? 'glow' : seatToken(seat))),
    ],
  },
  puff: { art: (_, paint) => [paint.part('numbers', 'puff', puff)] },
  dust: { art: (_, paint) => [paint.part('trail', 'dust', dust)] },
  clod: { art: (_, paint) => [paint.part('numbers', 'clod', clod)] },
  burst: { art: (_, paint) => [paint.part('numbers', 'burst', burst)] },
  spark: { art: (_, paint) => [paint.part('numbers', 'spark', (ink) => spark(ink, 6, 'edge'))] },
  pushedOn: {
    art: ({ n, seat }, paint) => [paint.part('flying', `pushed ${n} ${seat}`, (ink) => pushedOn(ink, n, seat))],
  },
  ticks: { art: (_, paint) => [paint.part('numbers', 'ticks', ticks)] },
  flightShadow: { art: (_, paint) => [paint.part('trail', 'flight shadow', flightShadow)] },
  end: {
    art: ({ steps }, paint) => [paint.part('ends', `end ${steps.join()}`, (ink) => driveEnd(ink, steps))],
    foot: square(15),
  },
  deedNumber: {
    art: ({ n, seat, onGlass }, paint) => [
      paint.part(onGlass ? 'flying' : 'numbers', `deed ${n} ${seat}`, (ink) => deedNumber(ink, n, seat)),
    ],
  },
  wayKey: { art: ({ n }, paint) => [paint.part('numbers', `way ${n}`, (ink) => wayKey(ink, n))], foot: square(12) },
  number: {
    art: ({ n, below }, paint) => [paint.part(below ? 'trail' : 'numbers', `number ${n}`, (ink) => stepNumber(ink, n))],
    foot: square(10),
  },
}

const badge = (paint: Paint, layer: Layer, seat: number) =>
  paint.part(layer, `cab badge ${seat}`, (ink) => large(cabBadge(ink, seat)), {
    upright: true,
    offset: [-0.8 * LOCOMOTIVE_SCALE, 0],
  })

/** On the line a locomotive is larger than it is drawn. */
const large = ({ body, box: [x, y, width, height] }: Art): Art => ({
  body: `<g transform="scale(${LOCOMOTIVE_SCALE})">${body}</g>`,
  box: [x * LOCOMOTIVE_SCALE, y * LOCOMOTIVE_SCALE, width * LOCOMOTIVE_SCALE, height * LOCOMOTIVE_SCALE],
})

const wagon = (paint: Paint, layer: Layer, card: number, small: boolean) =>
  paint.part(layer, `wagon ${card} ${small}`, (ink) => coupledWagon(ink, TRACK_CARDS[card], small))
