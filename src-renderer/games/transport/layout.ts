import { UNKNOWN } from '../../../src-shared/core.ts'
import { SIDES, neighbour } from '../../../src-shared/geometry/hexagons.ts'
import { CARDS, isPallet } from '../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../src-shared/games/transport/view.ts'
import { boxOnScreen, grown, isAround, squareAt } from '../../stage/box.ts'
import { fit, type Camera } from '../../stage/camera.ts'
import { growth, trayOf, type Furniture, type Size } from '../../stage/craft.ts'
import type { Box } from '../../stage/scene.ts'
import { around } from '../../stage/pill.ts'
import { bestSight, type Wish } from '../../stage/sight.ts'
import { APOTHEM, R, centreOf, type Point } from './belt.ts'
import { beltsOf } from './words/turned.ts'

/** Where the fixed furniture of the table stands, in CSS pixels of the scene's host. */
export interface Layout extends Furniture {
  /** How much larger than usual words are. */
  readonly text: number
  /** By seat. */
  readonly plates: readonly Box[]
  /** The frame of each team, with the seats in it; none when everyone plays alone. */
  readonly teams: readonly { readonly box: Box; readonly seats: readonly number[] }[]
  /** Circumradius of a hand card, and how far the middles of two lie apart. */
  readonly card: number
  readonly pitch: number
  /** The middle of the hand. */
  readonly hand: Point
  /** Where a card is held out for all to see. */
  readonly held: Point
  readonly title: Point
  readonly stock: Point
  readonly bag: Point
  /** What is in the piles is written beside them, not below. */
  readonly beside: boolean
}

/** Wider than this nothing is gained: the longest names have room. */
const WIDE_PLATE = 420
const PLATE_TOP = 8
const PLATE_HIGH = 50
/**
 * Below this a plate sets its four places below the name, as it does where words are larger than usual by more than
 * this.
 */
const NARROW = 286
const LARGE = 1.1
export const TEAM_GAP = 52
/** From the edges of the room to those of the painted floor: its edge is not drawn over. */
export const FLOOR_EDGE = { side: 14, top: 8, stroke: 6 } as const
/** Larger letters than this would leave cards and places too little room. */
const MOST = 1.75
const MOST_IN_TRAY = 1.5

/** The buttons of the view, at the right edge: no card lies under them. */
const VIEW_BUTTONS = 36

/** From the middle of a pile to its left edge, to the words beside it, and how wide those may be. */
export const PILE = { half: 36, words: 42, room: 76 } as const
/** What the words over the hand take at its left. */
const TITLE_WIDE = 130
/** Narrower than this, four cards have no room between those words and piles with their words beside them. */
const ROOM_BESIDE = 782

export function layoutOf(size: Size, view: TransportView | null): Layout {
  const text = size.text ?? 1
  const beside = text <= LARGE && size.width >= ROOM_BESIDE
  const trayHeight = beside ? 132 + Math.round(34 * growth(size)) : 152 + Math.round(30 * (trayText(text) - 1))
  const tray = trayOf(size, trayHeight)
  const teams = teamsOf(view)
  const { plates, frames } =
    teams.length > 0
      ? platesOfTeams(size, teams, text)
      : { plates: platesInRow(size, view?.seats.length ?? 2, text), frames: [] }
  const card = Math.round(Math.min(beside ? 46 + 16 * growth(size) : 52, size.width * 0.053))
  const boardTop = PLATE_TOP + plates[0].height + (frames.length > 0 ? 16 : 6)
  const bag = beside ? size.width - 12 - PILE.room - PILE.words : size.width - 52
  const stock = bag - (beside ? PILE.half + PILE.room + PILE.words : 90)
  const [left, right] = [TITLE_WIDE, stock - PILE.half]
  const hand = beside ? Math.round((left + right) / 2) : Math.round(size.width / 2) - 24
  const pitch = beside ? (right - left) / 4 : (size.width - 368) / 4
  return {
    ...size,
    text,
    tray,
    plates,
    teams: frames,
    card,
    beside,
    pitch: Math.min(136 + 24 * growth(size), Math.max(2 * card, pitch)),
    hand: { x: hand, y: tray.y + (beside ? 12 : 14) + card },
    held: { x: hand, y: tray.y - card * 1.15 },
    title: { x: 20, y: tray.y + 20 },
    bag: { x: bag, y: tray.y + 52 },
    stock: { x: stock, y: tray.y + 52 },
    board: { x: 0, y: boardTop, width: size.width - VIEW_BUTTONS, height: tray.y - boardTop },
  }
}

/** Teams of more than one, in the order of their first seats. */
function teamsOf(view: TransportView | null): (readonly number[])[] {
  const teams = (view?.seats ?? []).map(({ team }) => team).filter((team, seat) => team.length > 1 && team[0] === seat)
  return teams
}

/** How much larger the words of the tray are: cards leave them less room. */
export const trayText = (text: number): number => Math.min(text, MOST_IN_TRAY)

/**
 * How a plate sets its words: name over the four places, or beside them. `row` = height of what is over them, `part` =
 * how much larger than usual.
 */
/** A seat's face over its places, and where it has the whole height of a plate. */
const FACE = 28
const WIDE_FACE = 42

export function plateLines(
  width: number,
  text: number,
): { readonly stacked: boolean; readonly row: number; readonly part: number; readonly height: number } {
  const stacked = width < NARROW || text > LARGE
  const part = Math.min(text, stacked ? MOST : LARGE)
  const row = Math.max(Math.round(20 * part) + 6, stacked ? FACE + 2 : 0)
  return { stacked, row, part, height: stacked ? row + 33 : PLATE_HIGH }
}

function platesInRow(size: Size, seats: number, text: number): Box[] {
  const width = Math.min(WIDE_PLATE, Math.floor((size.width - 32 - (seats - 1) * 12) / seats))
  return Array.from({ length: seats }, (_, seat) => ({
    x: 16 + seat * (width + 12),
    y: PLATE_TOP,
    width,
    height: plateLines(width, text).height,
  }))
}

function platesOfTeams(
  size: Size,
  teams: readonly (readonly number[])[],
  text: number,
): { plates: Box[]; frames: Layout['teams'] } {
  const frame = Math.min(2 * WIDE_PLATE + TEAM_GAP + 16, Math.floor((size.width - 32 - 12) / teams.length))
  const width = Math.floor((frame - 16 - TEAM_GAP) / 2)
  const { height } = plateLines(width, text)
  const plates: Box[] = []
  const frames = teams.map((seats, i) => {
    const x = 16 + i * (frame + 12)
    seats.forEach(
      (seat, place) => (plates[seat] = { x: x + 8 + place * (width + TEAM_GAP), y: PLATE_TOP + 2, width, height }),
    )
    return { seats, box: { x, y: PLATE_TOP - 6, width: frame, height: height + 16 } }
  })
  return { plates, frames }
}

export const TILE_WIDTH = 146
/** Scale of a parcel on a tile as it was drawn. */
export const PLACED = 0.327

/**
 * The score tile on a plate, from the plate's corner: its own, how much flatter and narrower it is, and within it the
 * middle of the first place and how far they lie apart.
 */
export function tileOn(width: number, text: number) {
  const { stacked, row } = plateLines(width, text)
  const narrow = stacked ? Math.min(1, (width - 8) / TILE_WIDTH) : 1
  return {
    ...(stacked
      ? { x: (width - TILE_WIDTH * narrow) / 2, y: row, flat: 0.62 }
      : { x: width - 154, y: 6.5, flat: 0.77 }),
    narrow,
    first: { x: 20.5, y: 24 },
    pitch: 35,
  }
}

/** A seat's face on its plate: how large, its middle, and where the name begins. */
export function faceOn(width: number, height: number, text: number) {
  const { stacked, row } = plateLines(width, text)
  if (!stacked) return { size: WIDE_FACE, x: 28, y: height / 2, name: 58 }
  return tileOn(width, text).x > WIDE_FACE + 3
    ? { size: WIDE_FACE, x: 25, y: height / 2, name: 53 }
    : { size: FACE, x: 20, y: row / 2 + 2, name: 41 }
}

/** The middle of the nth place on a plate, and the scale of a parcel on it. */
export function placeOn(layout: Pick<Layout, 'plates' | 'text'>, seat: number, n: number): Point & { scale: number } {
  const plate = layout.plates[seat]
  const { x, y, flat, narrow, first, pitch } = tileOn(plate.width, layout.text)
  return { x: plate.x + x + (first.x + n * pitch) * narrow, y: plate.y + y + first.y * flat, scale: PLACED * narrow }
}

/** By a seat's points: where it stands what they grow by. Over the number, or before it where that stands high. */
export function pointsOn({ plates, text }: Pick<Layout, 'plates' | 'text'>, seat: number): Point & { scale: number } {
  const { x, y, width } = plates[seat]
  const { stacked, row } = plateLines(width, text)
  return stacked
    ? { x: x + width - 44, y: y + (row + 3) / 2, scale: 0.85 }
    : { x: x + width - 174, y: y + 2, scale: 0.85 }
}

/** The cards on the table, in the board's units. */
export const cardsBox = (view: TransportView): Box => boxAround(view.laid.map(({ cell }) => cell))

/** @param part how much of each cell, round its middle */
function boxAround(cells: Iterable<number>, part = 1): Box {
  const spots = [...cells].map(centreOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [wide, high] = [part * APOTHEM, part * R]
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high]
  return { x: left, y: top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top }
}

const EMPTY: Box = { x: -600, y: -400, width: 1200, height: 800 }

/** So much of the place that a pallet is pushed to is seen at least: its sign. */
const SIGN = 0.45 * R

const EVERY_SIDE: readonly number[] = Array.from({ length: SIDES }, (_, side) => side)

/** The cards on the table and every place next to an end or a pallet: so far one may have to look. */
export function boardBox(view: TransportView | null): Box {
  if (!view || view.laid.length === 0) return EMPTY
  const cells = new Set(view.laid.map(({ cell }) => cell))
  for (const laid of view.laid) {
    const reach = isPallet(laid.card) ? EVERY_SIDE : beltsOf(laid)
    for (const side of reach) cells.add(neighbour(laid.cell, side))
  }
  return boxAround(cells)
}

/** Larger than this a card is not drawn. docs/look/look.md, 'Transport, the large table'. */
const MOST_R = 88
/** Between the cards and the edge of the room. */
const RIM = 12

/** Cards become no smaller than this: their numbers must be read. */
const LEAST_R = 40
/** In a large window they are larger, as long as the belt is seen whole. */
const amplyR = (size: Size): number => LEAST_R + 12 * growth(size)
/** So much larger than that they stay rather than that every place for the next ones is seen without a pan. */
const ROOMY = 1.25
/** So much of a place where a card may go is seen at home, while there is room. */
const PLACE_SEEN = 0.75

/**
 * All cards, as large as there is room, and most of every place where a card of the hand may go. Where
 * that would make cards small, what lies further out is reached by a pan, and first of all the pallet of the seat to
 * move is seen.
 */
export function home(view: TransportView | null, layout: Layout): Camera {
  const cards = !view || view.laid.length === 0 ? EMPTY : cardsBox(view)
  const reach = view ? reachOf(view) : cards
  const floor = floorWithin(layout)
  const largest = fit(cards, floor, RIM / 2).scale
  const roomy = fit(reach, floor, 0).scale
  const least = amplyR(layout) / R
  if (view && largest < least) return crowded(view, layout.board, LEAST_R / R)
  const scale = Math.max(least, Math.min(largest, MOST_R / R, Math.max(roomy, least * ROOMY)))
  return cameraOn(cards, reach, floor, scale)
}

/** Where cards become small: over the painted edge as well, and if that is not enough, the own pallet first. */
function crowded(view: TransportView, board: Box, least: number): Camera {
  const cards = cardsBox(view)
  const whole = fit(cards, board, RIM / 2)
  return whole.scale >= least ? whole : bestSight(cameraOn(cards, reachOf(view), board, least), wishesOf(view), board)
}

/** How large the cards are where all of them are seen. */
export const wholeIn = (view: TransportView, { board }: Layout): number =>
  fit(view.laid.length === 0 ? EMPTY : cardsBox(view), board, RIM / 2).scale

const cameraOn = (cards: Box, reach: Box, room: Box, scale: number): Camera => ({
  scale,
  x: placed([cards.x, cards.width], [reach.x, reach.width], scale, [room.x, room.width]),
  y: placed([cards.y, cards.height], [reach.y, reach.height], scale, [room.y, room.height]),
})

/** The room within the painted edge and beside the buttons of the view. */
const floorWithin = ({ board, width }: Layout): Box => {
  const { side, top, stroke } = FLOOR_EDGE
  const x = side + stroke
  const y = board.y + top + stroke
  return {
    x,
    y,
    width: Math.min(board.x + board.width, width - x) - x,
    height: board.y + board.height - side - stroke - y,
  }
}

/** Of all cards the pallet of the seat to move is wished to be seen most, then those with a parcel. */
const wishesOf = (view: TransportView): Wish[] =>
  view.laid.map(({ card, cell, parcel }) => ({
    box: boxAround([cell]),
    weight: card === view.active ? view.laid.length : parcel >= 0 ? 2 : 1,
  }))

/**
 * Cards, and most of every place where one may go that the seat to move has in hand, as far as that is known: what is
 * previewed there is brought into sight.
 */
export function reachOf(view: TransportView): Box {
  const taken = new Set(view.laid.map(({ cell }) => cell))
  const hasFloor = view.seats[view.active]?.hand.some((card) => card !== UNKNOWN && CARDS[card].shape === 'floor')
  const places = view.laid.flatMap((laid) => {
    const sides = hasFloor || isPallet(laid.card) ? EVERY_SIDE : beltsOf(laid)
    return sides.map((side) => neighbour(laid.cell, side)).filter((cell) => !taken.has(cell))
  })
  if (view.laid.length === 0) return EMPTY
  return around([cardsBox(view), ...(places.length > 0 ? [boxAround(places, PLACE_SEEN)] : [])]) ?? EMPTY
}

/** So much smaller than they might be cards stay within a turn, and when the next one begins. */
const LEAST_HELD = 0.8
const LEAST_BEGUN = 0.92
/** So far from the middle, as a part of the room, the table may lie when a turn begins. */
const ASKEW = 0.05

/**
 * Whether all cards are seen whole, and none much smaller than there is room for; when a turn begins, whether every
 * place where a card may go is seen as well, if that can be: for whoever has the cards, the table lies still while one
 * looks on. Where not all cards have room, the pallet of the seat to move is seen.
 */
export function suits(view: TransportView, layout: Layout, camera: Camera, isTurnBegun = false): boolean {
  const best = home(view, layout)
  const begins = isTurnBegun && isHandSeen(view)
  const least = begins ? LEAST_BEGUN : LEAST_HELD
  if (view.laid.length === 0 || camera.scale < least * best.scale) return false
  if (begins && isAskew(view, layout, camera, best)) return false
  const isSeen = (box: Box, from: Camera) => isAround(grown(layout.board, RIM / 2), boxOnScreen(from, box))
  if (!isSeen(cardsBox(view), best)) {
    const own = view.laid.filter(({ card }) => card === view.active).map(({ cell }) => boxAround([cell]))
    return camera.scale === best.scale && own.every((box) => isSeen(box, camera))
  }
  if (!isSeen(cardsBox(view), camera)) return false
  const reach = reachOf(view)
  return !begins || isSeen(reach, camera) || !isSeen(reach, best)
}

const isHandSeen = ({ seats, active }: TransportView): boolean =>
  seats[active]?.hand.every((card) => card !== UNKNOWN) ?? true

/** Whether what lies there, and may be reached, is further from where it would lie best than need be. */
function isAskew(view: TransportView, { board }: Layout, camera: Camera, best: Camera): boolean {
  const [now, then] = [camera, best].map((from) => boxOnScreen(from, reachOf(view)))
  const across = now.x + now.width / 2 - then.x - then.width / 2
  const down = now.y + now.height / 2 - then.y - then.height / 2
  return Math.abs(across) > ASKEW * board.width || Math.abs(down) > ASKEW * board.height
}

/** Where cards lie, and everywhere that one may be laid next, whoever has which. */
export const roundBoxes = (view: TransportView): Box[] => {
  const cells = new Set(view.laid.flatMap(({ cell }) => [cell, ...EVERY_SIDE.map((side) => neighbour(cell, side))]))
  return [...cells].map((cell) => boxAround([cell]))
}

/** Where cards lie, and where the next ones go. */
export const tableBoxes = (view: TransportView): Box[] => [
  ...view.laid.map(({ cell }) => boxAround([cell])),
  ...nextPlaces(view),
]

/** The places at open ends, and of those round a pallet their signs. */
function nextPlaces(view: TransportView): Box[] {
  const taken = new Set(view.laid.map(({ cell }) => cell))
  const beside = ({ cell }: LaidView, sides: readonly number[]) =>
    sides.map((side) => neighbour(cell, side)).filter((next) => !taken.has(next))
  return view.laid.flatMap((laid) =>
    isPallet(laid.card)
      ? beside(laid, EVERY_SIDE).map((cell) => squareAt(centreOf(cell), SIGN))
      : beside(laid, beltsOf(laid)).map((cell) => boxAround([cell])),
  )
}

/**
 * Where the board's zero comes so that the cards lie in the middle of the room, as far as what may be reached from them
 * stays within it; where that has no room its own middle counts, as far as the cards stay within.
 */
function placed(cards: Stretch, reach: Stretch, scale: number, [start, room]: Stretch): number {
  const within = (at: number, [from, length]: Stretch) => {
    const [least, most] = [start - from * scale, start + room - (from + length) * scale]
    return Math.min(Math.max(at, Math.min(least, most)), Math.max(least, most))
  }
  const centred = ([from, length]: Stretch) => start + room / 2 - (from + length / 2) * scale
  const isRoomy = reach[1] * scale <= room
  return Math.round(isRoomy ? within(centred(cards), reach) : within(centred(reach), cards))
}
/** Where it begins, and how long it is. */
type Stretch = readonly [number, number]

/** Heights of the names of places, in units of the board: on a far-spread belt they are larger, to be read. */
const FLOOR_LETTERING = [24, 30, 38, 48] as const
/** Somewhat more than need be: the table may be seen from further away than at home. */
const LEAST_LETTERING = 14

/** The names of places in letters that are large enough to be read where a unit is so many pixels. */
export const floorLettering = (scale: number): number =>
  FLOOR_LETTERING.find((size) => size * scale >= LEAST_LETTERING) ?? FLOOR_LETTERING[FLOOR_LETTERING.length - 1]
