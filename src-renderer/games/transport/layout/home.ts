import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { boxOnScreen, grown, isAround } from '../../../stage/box.ts'
import { fit, type Camera } from '../../../stage/camera/camera.ts'
import { growth, type Size } from '../../../stage/craft.ts'
import type { Box } from '../../../stage/scene.ts'
import { bestSight, type Wish } from '../../../stage/camera/sight.ts'
import { R } from '../belts/belt.ts'
import { FLOOR_EDGE, type Layout } from './layout.ts'
import { EMPTY, cardsBox, cellBox, reachOf } from '../belts/reach.ts'

/** Larger than this a card is not drawn. docs/look/look.md, 'Transport, the large table'. */
const MOST_R = 88
/** Between the cards and the edge of the room. */
const RIM = 12
/** So far the tips of cards, with the shadow below them, stay off the painted edge; places may come up to it. */
const OFF_EDGE = 5

/** Cards become no smaller than this, if the table can be turned so: their numbers must be read. */
export const LEAST_R = 40
/**
 * But so small where all of them are seen by it, or what is asked for: half a belt is read worse than a small one.
 */
export const FURTHEST_R = 25
/** In a replay smaller still: nothing is picked there, and what is told goes on all over the table. */
const OVERLOOKED_R = 17
/**
 * And so small where every place that a turn may come to is seen by it: the table lies still then from its beginning to
 * its end. Their numbers are nearly as large as on the least cards.
 */
export const SOUGHT_R = 36
/** In a large window they are larger, as long as the belt is seen whole. */
const amplyR = (size: Size): number => LEAST_R + 12 * growth(size)
/**
 * All cards, as large as there is room, and every place where a card of the hand may go, clear of the painted edge, the
 * hand and the buttons. Where that would make cards small, what lies further out is reached by a pan, and first of all
 * the pallet of the seat to move is seen.
 */
export function home(view: TransportView | null, layout: Layout): Camera {
  return view ? homeOf(view, spreadOf(view), layout) : homeOf(null, { cards: EMPTY, reach: EMPTY }, layout)
}

/** Where cards lie, and where they may come. */
interface Spread {
  readonly cards: Box
  readonly reach: Box
}
const spreadOf = (view: TransportView): Spread => ({
  cards: view.laid.length === 0 ? EMPTY : cardsBox(view),
  reach: reachOf(view),
})

function homeOf(view: TransportView | null, spread: Spread, layout: Layout): Camera {
  const { cards, reach } = spread
  const floor = floorWithin(layout)
  if (view && isCrowded(spread, layout)) return crowded(view, spread, layout)
  const largest = fit(cards, floor, RIM / 2).scale
  const roomy = fit(reach, floor, 0).scale
  const least = amplyR(layout) / R
  const scale = Math.min(largest, MOST_R / R, roomy >= SOUGHT_R / R ? roomy : least)
  return cameraOn(cards, reach, floor, scale, OFF_EDGE)
}

/** All cards would be small within the painted edge, and what may be laid next has no room there at all. */
const isCrowded = ({ cards, reach }: Spread, layout: Layout): boolean =>
  fit(cards, floorWithin(layout), RIM / 2).scale < amplyR(layout) / R &&
  fit(reach, floorWithin(layout), 0).scale < SOUGHT_R / R

/**
 * Where places are to be seen, and cards to lie: on the floor, and over its painted edge only where they would become
 * small.
 */
const roomFor = (spread: Spread, layout: Layout): Box =>
  isCrowded(spread, layout) ? grown(layout.board, RIM / 2) : grown(floorWithin(layout), 1)
const roomForCards = (spread: Spread, layout: Layout): Box =>
  // As far off the plates as at home: the rim of a pallet reaches further than its card.
  isCrowded(spread, layout) ? grown(layout.board, 1 - RIM / 2) : grown(floorWithin(layout), 1 - OFF_EDGE)

/**
 * Where cards become small: over the painted edge as well, smaller too, and if that is not enough, the own pallet
 * first.
 */
function crowded(view: TransportView, { cards, reach }: Spread, { board, overlooked }: Layout): Camera {
  const whole = fit(cards, board, RIM / 2)
  if (whole.scale >= (overlooked ? OVERLOOKED_R : FURTHEST_R) / R) return whole
  return bestSight(cameraOn(cards, reach, board, LEAST_R / R), wishesOf(view), board)
}

/** How large the cards are where all of them are seen. */
export const wholeIn = (view: TransportView, { board }: Layout): number =>
  fit(view.laid.length === 0 ? EMPTY : cardsBox(view), board, RIM / 2).scale

/** `off`: so far cards stay off the edges of the room. */
const cameraOn = (cards: Box, reach: Box, room: Box, scale: number, off = 0): Camera => ({
  scale,
  x: placed([cards.x, cards.width], [reach.x, reach.width], scale, [room.x, room.width], off),
  y: placed([cards.y, cards.height], [reach.y, reach.height], scale, [room.y, room.height], off),
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
    box: cellBox(cell),
    weight: card === view.active ? view.laid.length : parcel >= 0 ? 2 : 1,
  }))

/**
 * So much smaller than they might be cards stay within a turn, and when the next one begins: aim is kept, unless they
 * become larger by a fifth.
 */
const LEAST_HELD = 0.8
const LEAST_BEGUN = 5 / 6
/** So far from the middle, as a part of the room, the table may lie when a turn begins. */
const ASKEW = 0.2

/**
 * Whether all cards are seen whole, and none much smaller than there is room for; when a turn begins, whether every
 * place where a card may go is seen as well, if that can be: for whoever has the cards, the table lies still while one
 * looks on. Where not all cards have room, the pallet of the seat to move is seen.
 */
export function suits(view: TransportView, layout: Layout, camera: Camera, isTurnBegun = false): boolean {
  const spread = spreadOf(view)
  const best = homeOf(view, spread, layout)
  const begins = isTurnBegun && isHandSeen(view)
  const least = begins ? LEAST_BEGUN : LEAST_HELD
  if (view.laid.length === 0 || camera.scale < least * best.scale) return false
  if (begins && isAskew(spread.reach, layout, camera, best)) return false
  const isSeen = (box: Box, from: Camera) => isAround(grown(layout.board, RIM / 2), boxOnScreen(from, box))
  const { cards, reach } = spread
  if (!isSeen(cards, best)) {
    const own = view.laid.filter(({ card }) => card === view.active).map(({ cell }) => cellBox(cell))
    return camera.scale === best.scale && own.every((box) => isSeen(box, camera))
  }
  if (!isAround(roomForCards(spread, layout), boxOnScreen(camera, cards))) return false
  const room = roomFor(spread, layout)
  const isClear = (from: Camera) => isAround(room, boxOnScreen(from, reach))
  return !begins || isClear(camera) || !isClear(best)
}

/**
 * Where the table lies as it was seen, moved no further than it must be: all cards lie on the floor then, and so does
 * every place where one may go, as far as it can.
 */
export function nearHome(view: TransportView, layout: Layout, { x, y, scale }: Camera): Camera {
  const spread = spreadOf(view)
  const { cards, reach } = spread
  const [floor, within] = [roomFor(spread, layout), roomForCards(spread, layout)]
  const along = (at: number, ...[cards, reach, floor, within]: readonly Stretch[]) =>
    Math.round(brought(brought(at, reach, scale, floor), cards, scale, within))
  return {
    scale,
    x: along(x, ...[cards, reach, floor, within].map(({ x, width }) => [x, width] as const)),
    y: along(y, ...[cards, reach, floor, within].map(({ y, height }) => [y, height] as const)),
  }
}

/** Moved as little as needed so that something lies within the room, or, where it is larger, fills it. */
function brought(at: number, [from, length]: Stretch, scale: number, [start, room]: Stretch): number {
  const [a, b] = [start - from * scale, start + room - (from + length) * scale]
  return Math.min(Math.max(at, Math.min(a, b)), Math.max(a, b))
}

const isHandSeen = ({ seats, active }: TransportView): boolean =>
  seats[active]?.hand.every((card) => card !== UNKNOWN) ?? true

/** Whether what lies there, and may be reached, is further from where it would lie best than need be. */
function isAskew(reach: Box, { board }: Layout, camera: Camera, best: Camera): boolean {
  const [now, then] = [camera, best].map((from) => boxOnScreen(from, reach))
  const across = now.x + now.width / 2 - then.x - then.width / 2
  const down = now.y + now.height / 2 - then.y - then.height / 2
  return Math.abs(across) > ASKEW * board.width || Math.abs(down) > ASKEW * board.height
}

/**
 * Where the board's zero comes so that the cards lie in the middle of the room, as far as what may be reached from them
 * stays within it; where that has no room its own middle counts, as far as the cards stay within.
 */
function placed(cards: Stretch, reach: Stretch, scale: number, [start, room]: Stretch, off: number): number {
  const within = (at: number, what: Stretch, off = 0) => brought(at, what, scale, [start + off, room - 2 * off])
  const centred = ([from, length]: Stretch) => start + room / 2 - (from + length / 2) * scale
  const isRoomy = reach[1] * scale <= room
  return Math.round(isRoomy ? within(within(centred(cards), reach), cards, off) : within(centred(reach), cards, off))
}
/** Where it begins, and how long it is. */
type Stretch = readonly [number, number]
