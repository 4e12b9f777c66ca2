import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { boxOnScreen, grown, isAround } from '../../stage/box.ts'
import type { Camera } from '../../stage/camera.ts'
import { growth } from '../../stage/craft.ts'
import { piece } from '../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../stage/scene.ts'
import { FLOOR_EDGE, type Layout } from './layout.ts'
import { cardsBox, roundBoxes, tableBoxes } from './reach.ts'
import { names, type Piece } from './looks.ts'
import type { Store } from './pieces/floor.ts'

/**
 * The floor of the shed, which stays where it is when the belt is moved over it, and what stands along its walls.
 * `beside`: what else stands on the board, besides cards.
 */
export function floorOf(
  view: TransportView,
  layout: Layout,
  camera: Camera,
  frame?: SceneFrame,
  beside: readonly Box[] = [],
): Record<string, Piece> {
  const { width, tray, board } = layout
  const room = enclosing(roomOf(layout), boxOnScreen(camera, cardsBox(view)), layout)
  const lying = [...tableBoxes(view), ...beside].map((box) => boxOnScreen(camera, box))
  const taken = lying.map((box) => grown(box, 24))
  // Half a number under a card is none.
  const isCovered = [...roundBoxes(view), ...beside]
    .map((box) => boxOnScreen(camera, box))
    .some((box) => meet(box, numberBox(room)))
  const name = isCovered ? '' : (frame?.words.shed ?? '').toUpperCase()
  const out: Record<string, Piece> = {
    [names.shed]: piece({ kind: 'shed', width, height: tray.y, room, name }, 'screen', 0, 0),
  }
  for (const [i, { of, box }] of placesOf(layout, room).entries()) {
    // Half of one behind a plate is none.
    if (box.y < board.y || box.y + box.height > tray.y || taken.some((other) => meet(other, box))) continue
    out[names.store(i)] = piece({ kind: 'store', of }, 'screen', box.x, box.y + box.height, { scale: scaleOf(layout) })
  }
  return out
}

/** Within the painted edge. */
const roomOf = ({ width, board }: Layout): Box => ({
  x: FLOOR_EDGE.side,
  y: board.y + FLOOR_EDGE.top,
  width: width - 2 * FLOOR_EDGE.side,
  height: board.height - FLOOR_EDGE.top - FLOOR_EDGE.side,
})

/** An edge that gives way goes so far, on every side: beyond all that is drawn of the floor. */
const AWAY = 160

/** Where the cards are larger than what is seen of the shed its painted edge is out of sight: none lies over it. */
function enclosing(room: Box, cards: Box, { width, tray }: Layout): Box {
  if (isAround(room, cards)) return room
  return { x: -AWAY, y: -AWAY, width: width + 2 * AWAY, height: tray.y + 2 * AWAY }
}

/** Where the shed's number is painted, in the longest of its words. */
const numberBox = ({ x, y, height }: Box): Box => ({ x, y: y + height - 54, width: 150, height: 54 })

const scaleOf = (layout: Layout): number => 0.9 + 0.35 * growth(layout)
/** As a store is drawn, with some air. */
const [WIDE, HIGH, GAP] = [100, 74, 34]
/** What stands beside what, with room between. */
const ROW: readonly (Store | null)[] = ['rack', 'rack', null, 'pallets', null, 'rack', 'truck', null, 'pallets', 'rack']

/** Along the upper and the lower wall, clear of the shed's number and of the buttons of the view. */
function placesOf(layout: Layout, room: Box): readonly { readonly of: Store; readonly box: Box }[] {
  const scale = scaleOf(layout)
  const [width, height, pitch] = [WIDE * scale, HIGH * scale, (WIDE + GAP) * scale]
  const wall = (from: number, y: number, shift: number) => {
    const count = Math.floor((room.x + room.width - 50 - from - width) / pitch) + 1
    return Array.from({ length: Math.max(0, count) }, (_, i) => ({
      of: ROW[(i + shift) % ROW.length],
      box: { x: Math.round(from + i * pitch), y: Math.round(y), width, height },
    }))
  }
  return [...wall(room.x + 24, room.y + 14, 0), ...wall(room.x + 140, room.y + room.height - 14 - height, 4)].flatMap(
    ({ of, box }) => (of ? [{ of, box }] : []),
  )
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
