import { BOARD_CITIES, CARDS, type City } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { SeatView } from '../../../../src-shared/games/first-class/view.ts'
import type { Box } from '../../../stage/scene.ts'

/**
 * A seat's route from left to right: the board's three cities, then its route cards. Cards wholly passed fold when room
 * is short.
 */
export interface RouteCard {
  readonly x: number
  readonly width: number
  /** -1 = the board itself. */
  readonly card: number
  /** Cities in it. */
  readonly count: number
  readonly doubled: boolean
  readonly folded: boolean
}

export interface Stop {
  readonly city: City
  /** Along the route, from 0. */
  readonly index: number
  readonly card: number
  /** On its card, from 0. */
  readonly at: number
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Between it and the next one on its card. */
  readonly pitch: number
  /** Its card is folded: there is no room for its name. */
  readonly folded: boolean
  /** A point city of a folded card is not shown. */
  readonly hidden: boolean
}

export interface Route {
  readonly cards: readonly RouteCard[]
  readonly stops: readonly Stop[]
  /** Height of the medallions' middle line. */
  readonly line: number
  /** Where the next card would come, null when there is no room for it. */
  readonly next: { readonly x: number; readonly width: number } | null
  readonly end: number
  /** How much larger it is than it was drawn. */
  readonly size: number
}

/** So high was it drawn; where it is higher all on it is larger. */
const DRAWN = 72
const PARIS = 54
const GAP = 8
/** How much wider a card is with its postcard. */
export const POSTCARD = 32
const FOLDED_MEDAL = 32
/** Room for 'n of m' behind a route that leaves none for a next card. */
const COUNT = 52

interface Piece {
  readonly card: number
  readonly cities: readonly City[]
  readonly doubled: boolean
}

const widthOf = ({ cities, doubled }: Piece, pitch: number, folded: boolean): number =>
  (folded ? Math.max(48, cities.filter((city) => 'bonus' in city).length * FOLDED_MEDAL + 14) : cities.length * pitch) +
  (doubled ? POSTCARD : 0)

export function routeOf(seat: SeatView, box: Box): Route {
  const pieces: Piece[] = [
    { card: -1, cities: BOARD_CITIES, doubled: false },
    ...seat.route.map(({ card, postcard }) => ({ card, cities: CARDS[card].cities ?? [], doubled: postcard >= 0 })),
  ]
  const size = Math.max(1, box.height / DRAWN)
  const { pitch, folds } = fitted(pieces, seat.locomotive, box.width - COUNT, size)
  const line = box.y + (box.height < 70 ? 24 : 27 * size)
  const cards: RouteCard[] = []
  const stops: Stop[] = []
  let x = box.x + PARIS * size
  for (const [i, piece] of pieces.entries()) {
    const folded = i < folds
    const width = widthOf(piece, pitch, folded)
    cards.push({ x, width, card: piece.card, count: piece.cities.length, doubled: piece.doubled, folded })
    stops.push(...stopsOf(piece, { x, width, pitch, folded, line, from: stops.length, size }))
    x += width + GAP
  }
  const room = box.x + box.width - x
  return { cards, stops, line, next: room > 90 ? { x, width: Math.min(room, 176 * size) } : null, end: x, size }
}

/** The widest pitch at which all fits, folding passed cards first. */
function fitted(
  pieces: readonly Piece[],
  reached: number,
  room: number,
  size: number,
): { pitch: number; folds: number } {
  let passed = 0
  let most = 0
  for (const { cities } of pieces) {
    passed += cities.length
    if (passed < reached) most++
    else break
  }
  const whole = (pitch: number, folds: number) =>
    PARIS * size + pieces.reduce((sum, piece, i) => sum + widthOf(piece, pitch, i < folds) + GAP, 0)
  for (const pitch of [67 * size, 67, 60, 54]) if (whole(pitch, 0) <= room) return { pitch, folds: 0 }
  for (let folds = 1; folds <= most; folds++)
    for (const pitch of [60, 54, 48]) if (whole(pitch, folds) <= room) return { pitch, folds }
  let pitch = 48
  while (pitch > 24 && whole(pitch, most) > room) pitch--
  return { pitch, folds: most }
}

interface Laid {
  readonly x: number
  readonly width: number
  readonly pitch: number
  readonly folded: boolean
  readonly line: number
  /** How many cities come before it. */
  readonly from: number
  readonly size: number
}

function stopsOf(piece: Piece, { x, width, pitch, folded, line, from, size }: Laid): Stop[] {
  const medals = width - (piece.doubled ? POSTCARD : 0)
  const shown = piece.cities.map((city, i) => ({ city, i })).filter(({ city }) => !folded || 'bonus' in city)
  return piece.cities.map((city, at) => {
    const n = shown.findIndex(({ i }) => i === at)
    const middle = folded ? x + medals / 2 + (n - (shown.length - 1) / 2) * FOLDED_MEDAL : x + at * pitch + pitch / 2
    return {
      city,
      index: from + at,
      card: piece.card,
      at,
      x: n < 0 ? x + medals / 2 : middle,
      y: line,
      scale: folded ? 0.83 : Math.min(size, pitch / (size > 1 ? 54 : 42)),
      pitch: folded ? FOLDED_MEDAL : pitch,
      folded,
      hidden: n < 0,
    }
  })
}
