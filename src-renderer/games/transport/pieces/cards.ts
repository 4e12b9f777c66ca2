import { CARDS, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { squareAt } from '../../../stage/box.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Piece } from '../../../stage/pieces.ts'
import { spark } from '../../../stage/art/spark.ts'
import { backArt, barrier, cardArt, gap, ghostCard, roller, signsOf } from '../art/card.ts'
import { daylight, shadow } from '../art/hexagon.ts'
import { truck, turningKey } from '../art/icons.ts'
import { landed, pulse, unlocked } from '../art/moving.ts'
import { ghostRim, palletLight, palletRim, type Whose } from '../art/pallet-rim.ts'
import { APOTHEM, R } from '../belts/belt.ts'
import type { Layer } from '../pictures.ts'
import type { Part } from '../../../stage/drawing/sprites.ts'
import type { Paint, PieceKinds } from './piece.ts'

/** Cards on the table, in hand and on their way, and what makes them move. */
export type CardLook =
  | Lying<'card'>
  /** A card on its way, above everything. */
  | Lying<'flyingCard'>
  | Lying<'ghostCard'>
  /** A card that a key or forklift has lifted, above the place where it lay. */
  | Lying<'liftedCard'>
  /** A pallet that a card pushes on: it leaves over the ghost of that, so that it is seen to go. */
  | Lying<'pushedCard'>
  /** The place that it has left. */
  | { readonly kind: 'gap' }
  /** The signs of a card once more, over the parcel that rests on it. */
  | Lying<'signs'>
  /** A card in hand, or held out of it. */
  | { readonly kind: 'face'; readonly card: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'flyingBack' }
  | { readonly kind: 'roller' }
  /** Where a pallet lies off the belt. */
  | { readonly kind: 'barrier' }
  /** The icon of a card acts. */
  | { readonly kind: 'pulse' }
  | { readonly kind: 'spark' }
  /** A parcel has landed on the pallet of this seat. */
  | { readonly kind: 'landed'; readonly seat: number }
  | { readonly kind: 'truck' }
  /** A key that is turned in the lock of a card, and the border that opens. */
  | { readonly kind: 'turningKey' }
  | { readonly kind: 'unlocked' }

interface Lying<K extends string> {
  readonly kind: K
  readonly card: number
  readonly rotation: number
  /** Of a pallet: the seat with which its own one plays together. */
  readonly partner?: number
  /** The same: whoever looks has it, or plays together with who has. */
  readonly isOwn?: boolean
}

export const cardPieces: PieceKinds<CardLook> = {
  card: {
    art: (look, paint) => [
      ...light(paint),
      ...glow(paint, look),
      ...card(paint, look, 'shadows', 'cards', 'signs', rim(paint, look, 'signs')),
    ],
    foot: (piece) => squareAt(piece, 84),
    read: readOn,
  },
  flyingCard: {
    art: (look, paint) => [...glow(paint, look), ...card(paint, look, 'sky', 'sky', 'sky', rim(paint, look, 'sky'))],
  },
  ghostCard: {
    art: (look, paint) => [
      paint.part('ghosts', `ghost ${look.card} ${look.rotation}`, (ink) => ghostCard(ink, look.card, look.rotation)),
      ...(isPallet(look.card)
        ? [
            paint.part('ghosts', `ghost rim ${look.card} ${look.rotation}`, (ink) =>
              ghostRim(ink, look.card, look.rotation),
            ),
          ]
        : []),
    ],
    foot: (piece) => squareAt(piece, 90),
    read: readOn,
  },
  liftedCard: {
    // Over what lies beside it, under the parcel that it carries.
    art: (look, paint) => [
      ...glow(paint, look),
      ...card(paint, look, 'trail', 'trail', 'trail', rim(paint, look, 'trail')),
    ],
    foot: (piece) => squareAt(piece, 84),
  },
  pushedCard: {
    art: (look, paint) => [
      ...glow(paint, look),
      ...card(paint, look, 'steps', 'steps', 'steps', rim(paint, look, 'steps')),
    ],
  },
  gap: { art: (_, paint) => [paint.part('marks', 'gap', gap)] },
  signs: { art: (look, paint) => signs(paint, look, 'over') },
  face: {
    art: (look, paint) => card(paint, { ...look, rotation: 0 }, 'hand', 'hand', 'hand'),
    bounds: inHand,
    refs: ({ look }) => [{ kind: 'card', id: look.card }],
  },
  back: { art: (_, paint) => back(paint, 'hand'), bounds: inHand },
  flyingBack: { art: (_, paint) => back(paint, 'sky') },
  roller: { art: (_, paint) => [paint.part('rollers', 'roller', roller)] },
  barrier: { art: (_, paint) => [paint.part('rollers', 'barrier', barrier)] },
  pulse: { art: (_, paint) => [paint.part('over', 'pulse', pulse)] },
  spark: { art: (_, paint) => [paint.part('sky', 'spark', (ink) => spark(ink, 18, 'edge'))] },
  landed: { art: ({ seat }, paint) => [paint.part('trail', `landed ${seat}`, (ink) => landed(ink, seat))] },
  truck: { art: (_, paint) => [paint.part('sky', 'truck', truck)] },
  turningKey: { art: (_, paint) => [paint.part('sky', 'turning key', turningKey)] },
  unlocked: { art: (_, paint) => [paint.part('sky', 'unlocked', unlocked)] },
}

/** A pallet's sign; an intake's hatch and its number; the arrows of a junction. */
function readOn(piece: Piece<Lying<string>>): Box | null {
  const { card } = piece.look
  if (isPallet(card)) return squareAt(piece, 66)
  if (isIntake(card)) return squareAt(piece, 84)
  return JUNCTIONS.includes(CARDS[card].shape) ? squareAt(piece, 40) : null
}
const JUNCTIONS: readonly string[] = ['junction', 'oneWayJunction']

type Lie = Omit<Lying<string>, 'kind'>

/** `rims`: over the card, under its signs. */
const card = (paint: Paint, lie: Lie, under: Layer, layer: Layer, above: Layer, rims: readonly Part[] = []) => [
  paint.part(under, 'shadow', shadow),
  paint.part(layer, `card ${lie.card} ${lie.rotation}`, (ink) => cardArt(ink, lie.card, lie.rotation)),
  ...rims,
  ...signs(paint, lie, above),
]

/** Of the look of a pallet what its rim hangs on. */
export const rimOf = (look: object | undefined): Pick<Lie, 'partner' | 'isOwn'> => {
  const { partner, isOwn } = (look ?? {}) as Partial<Lie>
  return { ...(partner !== undefined && { partner }), ...(isOwn && { isOwn }) }
}

/** By day more of it falls where the belt lies: what is stored there recedes. By night the lamps are enough. */
const light = (paint: Paint) => (paint.night ? [] : [paint.part('light', 'light', daylight)])

/**
 * A pallet is lit in its colour, and stands out among belts by a rim: it is what the whole table is about. Its light
 * goes with it: it is not put out where the pallet sets off and lit again where it comes down.
 */
const glow = (paint: Paint, { card }: Lie) =>
  isPallet(card) ? [paint.part('shadows', `pallet light ${card}`, (ink) => palletLight(ink, card))] : []

const rim = (paint: Paint, lie: Lie, layer: Layer): readonly Part[] =>
  isPallet(lie.card)
    ? [paint.part(layer, `pallet rim ${rimKey(lie)}`, (ink) => palletRim(ink, whoseOf(lie), lie.rotation))]
    : []

const rimKey = ({ card, rotation, partner, isOwn }: Lie): string => `${card} ${partner} ${isOwn} ${rotation}`

const whoseOf = ({ card, partner, isOwn }: Lie): Whose => ({
  seat: card,
  ...(partner !== undefined && { partner }),
  ...(isOwn && { isOwn }),
})

/** Each is upright at every moment, at its own place on the card, wherever that turns to. */
const signs = (paint: Paint, { card, rotation, partner }: Lie, layer: Layer) =>
  signsOf(card, rotation, partner).map(({ key, art, at, lies }) =>
    paint.part(isIntake(card) ? 'numbers' : layer, `sign ${key}`, art, {
      upright: !lies,
      offset: [at.x, at.y],
      isRead: !lies,
    }),
  )

const back = (paint: Paint, layer: Layer) => [paint.part(layer, 'shadow', shadow), paint.part(layer, 'back', backArt)]

function inHand({ x, y, scale }: Piece<unknown>) {
  return { x: x - APOTHEM * scale, y: y - R * scale, width: 2 * APOTHEM * scale, height: 2 * R * scale }
}
