import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { growth, trayOf, type Furniture, type Size } from '../../../stage/craft.ts'
import type { Point } from '../belts/belt.ts'
import { LARGE, PLATE_TOP, platesOf, type Plates } from './plates.ts'

/** Where the fixed furniture of the table stands, in CSS pixels of the scene's host. */
export interface Layout extends Furniture, Plates {
  readonly text: number
  /** Circumradius of a hand card, and how far the middles of two lie apart. */
  readonly card: number
  readonly pitch: number
  /** The middle of the hand. */
  readonly hand: Point
  readonly title: Point
  readonly stock: Point
  readonly bag: Point
  /** What is in the piles is written beside them, not below. */
  readonly beside: boolean
}

/** From the edges of the room to those of the painted floor: its edge is not drawn over. */
export const FLOOR_EDGE = { side: 8, top: 6, stroke: 5 } as const
/** Larger letters than this would leave cards too little room. */
const MOST_IN_TRAY = 1.5

/**
 * The buttons of the view lie in the tray, beside the compass. Where there is no tray they stand at the right edge, and
 * no card lies under them.
 */
const VIEW_BUTTONS = 36

/** From the middle of a pile to its left edge, to the words beside it, and how wide those may be. */
export const PILE = { half: 36, words: 42, room: 76 } as const
/** What the words over the hand take at its left. */
const TITLE_WIDE = 130
/** So many cards fill the tray from its words to its piles. */
export const FULL_HAND = 4
/** Narrower than this, four cards have no room between those words and piles with their words beside them. */
const ROOM_BESIDE = 782

export function layoutOf(size: Size, view: TransportView | null): Layout {
  const text = size.text ?? 1
  const beside = text <= LARGE && size.width >= ROOM_BESIDE
  const trayHeight = beside ? 128 + Math.round(50 * growth(size)) : 142 + Math.round(30 * (trayText(text) - 1))
  const tray = trayOf(size, trayHeight)
  const seats = platesOf(size, view, text)
  const card = Math.round(Math.min(beside ? 46 + 24 * growth(size) : 52, size.width * 0.053))
  const boardTop = PLATE_TOP + seats.plates[0].height + (seats.teams.length > 0 ? 16 : 6)
  const bag = beside ? size.width - 12 - PILE.room - PILE.words : size.width - 52
  const stock = bag - (beside ? PILE.half + PILE.room + PILE.words : 90)
  const [left, right] = [TITLE_WIDE, stock - PILE.half]
  const hand = beside ? Math.round((left + right) / 2) : Math.round(size.width / 2) - 24
  const pitch = beside ? (right - left) / 4 : (size.width - 368) / 4
  return {
    ...size,
    ...seats,
    tray,
    card,
    beside,
    pitch: Math.min(136 + 24 * growth(size), Math.max(2 * card, pitch)),
    hand: { x: hand, y: tray.y + (beside ? 6 : 9) + card },
    title: { x: 20, y: tray.y + 20 },
    bag: { x: bag, y: tray.y + 50 },
    stock: { x: stock, y: tray.y + 50 },
    board: { x: 0, y: boardTop, width: size.width - (size.handless ? VIEW_BUTTONS : 0), height: tray.y - boardTop },
  }
}

/** Between two captions below the hand; and how far one reaches into the room of its neighbours at most. */
const CAPTIONS = { apart: 18, reach: 0.58 } as const

/** Where the words below a hand card begin, from its middle: off the edge of the window, close below its tip. */
export const captionBelow = ({ card }: Pick<Layout, 'card'>): number => card * 1.02 + 2

/**
 * The room of the longest of some captions in a row: it is shortened only where its neighbours need as much as it does,
 * or where it stands at an end of a full hand.
 */
export function captionRoom(said: readonly string[], pitch: number): number {
  const lengths = said.map(({ length }) => length)
  const most = Math.max(1, ...lengths)
  const at = lengths.indexOf(most)
  const free = said.length < FULL_HAND ? CAPTIONS.reach : 0.5
  const shares = [lengths.at(at - 1), lengths[at + 1]].map((beside, i) => {
    const isEnd = i === 0 ? at <= 0 : beside === undefined
    return isEnd || beside === undefined ? free : most / (most + beside)
  })
  return Math.round(2 * pitch * Math.min(CAPTIONS.reach, ...shares)) - CAPTIONS.apart
}

/** How much larger the words of the tray are: cards leave them less room. */
export const trayText = (text: number): number => Math.min(text, MOST_IN_TRAY)
