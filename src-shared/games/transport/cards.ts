import { SHAPES, type Shape } from './shapes.ts'

/**
 * The 75 cards and 20 parcels of the box. Which shapes carry which icons is our own design under the
 * counts of the rules; a test keeps every count.
 *
 * The place in the list is the card's id: once games have been saved, rows may not be moved.
 */
export const ICONS = ['none', 'parcel', 'key', 'forklift'] as const
export type Icon = (typeof ICONS)[number]
export const NO_ICON = 0
export const PARCEL_ICON = 1
export const KEY_ICON = 2
export const FORKLIFT_ICON = 3

export interface Card {
  readonly shape: Shape
  /** The white icon (003:57-71). Cards without one, start cards among them, are never moved by a key. */
  readonly icon: Icon
}

/** How many cards of a shape carry no icon, a parcel, a key, a forklift. */
interface Row {
  readonly shape: Shape
  readonly none: number
  readonly parcel: number
  readonly key: number
  readonly forklift: number
}

export const PALLETS = 4
export const INTAKES = 4
/** Pallets come first: a pallet's id is its colour, and the seat that scores on it. */
export const FIRST_INTAKE = PALLETS

const START_ROWS: readonly Row[] = [
  { shape: 'pallet', none: 4, parcel: 0, key: 0, forklift: 0 },
  { shape: 'intake', none: 4, parcel: 0, key: 0, forklift: 0 },
  { shape: 'straight', none: 1, parcel: 0, key: 0, forklift: 0 },
  { shape: 'junction', none: 2, parcel: 0, key: 0, forklift: 0 },
]

const DECK_ROWS: readonly Row[] = [
  { shape: 'straight', none: 4, parcel: 4, key: 4, forklift: 2 },
  { shape: 'wideBend', none: 3, parcel: 3, key: 4, forklift: 2 },
  { shape: 'sharpBend', none: 2, parcel: 1, key: 2, forklift: 1 },
  { shape: 'junction', none: 2, parcel: 2, key: 2, forklift: 2 },
  { shape: 'oneWayJunction', none: 2, parcel: 2, key: 1, forklift: 1 },
  { shape: 'slope', none: 1, parcel: 1, key: 2, forklift: 0 },
  { shape: 'floor', none: 4, parcel: 3, key: 5, forklift: 2 },
]

function cardsOf(rows: readonly Row[]): Card[] {
  return rows.flatMap((row) =>
    ICONS.flatMap((icon) => Array.from({ length: row[icon] }, () => ({ shape: row.shape, icon }))),
  )
}

const START_CARDS = cardsOf(START_ROWS)

/** All 75, the start cards first. */
export const CARDS: readonly Card[] = [...START_CARDS, ...cardsOf(DECK_ROWS)]
/** The deck's cards are those from this id on. */
export const FIRST_DECK_CARD = START_CARDS.length
export const CARD_COUNT = CARDS.length
export const DECK_SIZE = CARD_COUNT - FIRST_DECK_CARD

/** By card: its shape's place in SHAPES and its icon's in ICONS, for the rules' inner loops. */
export const SHAPE_OF = Uint8Array.from(CARDS, (card) => SHAPES.indexOf(card.shape))
export const ICON_OF = Uint8Array.from(CARDS, (card) => ICONS.indexOf(card.icon))

/** No card, or one that is hidden, is below 0. */
export const isPallet = (card: number): boolean => card >= 0 && card < PALLETS
export const isIntake = (card: number): boolean => card >= FIRST_INTAKE && card < FIRST_INTAKE + INTAKES

/**
 * The numbers on a parcel's two faces, the higher first. What bears a 2 or 3 reaches a pallet from an intake at once:
 * more of those make the game shorter (docs/balance/transport.md).
 */
export type Parcel = readonly [high: number, low: number]

export const PARCELS: readonly Parcel[] = [
  [3, 3],
  [3, 2],
  [4, 2],
  [4, 2],
  [4, 4],
  [4, 1],
  [3, 2],
  [4, 4],
  [3, 2],
  [4, 1],
  [2, 1],
  [3, 1],
  [3, 1],
  [3, 1],
  [4, 1],
  [2, 2],
  [2, 1],
  [2, 1],
  [2, 1],
  [2, 1],
]
export const PARCEL_COUNT = PARCELS.length
/** Which face lies up. */
export const HIGH = 0
export const LOW = 1

/** The face that lies up as a parcel comes in: with four seats the lower number (003:63). */
export const faceComingIn = (seatCount: number): number => (seatCount === 4 ? LOW : HIGH)

/** A parcel's number as it lies. */
export const numberUp = (parcel: number, face: number): number => NUMBERS[2 * parcel + face]
const NUMBERS = Uint8Array.from(PARCELS.flat())

/** 003:125 */
export const PARCELS_TO_END = 4
/** Components are counted through: cards, then parcels. */
export const parcelComponent = (parcel: number): number => CARD_COUNT + parcel
export const COMPONENT_COUNT = CARD_COUNT + PARCEL_COUNT
