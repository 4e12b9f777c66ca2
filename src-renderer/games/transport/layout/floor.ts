import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { boxOnScreen, grown, meet } from '../../../stage/box.ts'
import type { Camera } from '../../../stage/camera/camera.ts'
import { growth } from '../../../stage/craft.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../../stage/scene.ts'
import { FLOOR_EDGE, type Layout } from './layout.ts'
import { EVERY_SIDE, cardsBox, cellBox } from '../belts/reach.ts'
import { names, type Piece } from '../looks.ts'
import type { Store } from '../pieces/floor.ts'
import { pointsOf } from '../words/standing.ts'

/**
 * The floor of the shed, which stays where it is when the belt is moved over it, and what stands along its walls: that
 * is the same from the first turn to the last. Cards that come there lie over it, and what is uncovered is still there,
 * but recedes before the belt.
 */
export function floorOf(
  view: TransportView,
  layout: Layout,
  camera: Camera,
  frame?: SceneFrame,
): Record<string, Piece> {
  const { width, tray, board } = layout
  const hall = roomOf(layout)
  const room = enclosing(hall, boxOnScreen(camera, cardsBox(view)), layout)
  const name = shedName(frame)
  const near = cellsNear(view).map((cell) => boxOnScreen(camera, cellBox(cell)))
  const out: Record<string, Piece> = {
    [names.shed]: piece({ kind: 'shed', width, height: tray.y, room, hall, name }, 'screen', 0, 0),
  }
  for (const [i, { of, box }] of placesOf(layout, hall).entries()) {
    // Half of one behind a plate or at an edge is none.
    const isCut = box.y < board.y || box.y + box.height > tray.y || box.x < 0 || box.x + box.width > width
    if (isCut) continue
    const load = loadOf(of, view)
    const isNear = near.some((cell) => meet(cell, box))
    const look = {
      kind: 'store',
      of,
      ...(load > 0 && { load }),
      ...(isNear && { faint: true as const }),
      ...(of === 'gate' && view.ended && { shut: true as const }),
    } as const
    out[names.store(i)] = piece(look, 'screen', box.x, box.y + box.height, { scale: scaleOf(layout) })
  }
  return out
}

/** Where cards lie, and may come beside them. */
const cellsNear = ({ laid }: TransportView): number[] => [
  ...new Set(laid.flatMap(({ cell }) => [cell, ...EVERY_SIDE.map((side) => neighbour(cell, side))])),
]

export const shedName = (frame?: SceneFrame): string => (frame?.words.shed ?? '').toUpperCase()

/** Within the painted edge. */
export const roomOf = ({ width, board }: Layout): Box => ({
  x: FLOOR_EDGE.side,
  y: board.y + FLOOR_EDGE.top,
  width: width - 2 * FLOOR_EDGE.side,
  height: board.height - FLOOR_EDGE.top - FLOOR_EDGE.side,
})

/** An edge that gives way goes so far: beyond all that is drawn of the floor. */
const AWAY = 160

/**
 * Where cards reach over a side of the painted edge this is out of sight: none lies over it. The other sides stay, and
 * so does what is painted within.
 */
function enclosing(room: Box, cards: Box, { width, tray }: Layout): Box {
  const clear = grown(room, -FLOOR_EDGE.stroke / 2)
  const left = cards.x < clear.x ? -AWAY : room.x
  const top = cards.y < clear.y ? -AWAY : room.y
  const right = rightOf(cards) > rightOf(clear) ? width + AWAY : rightOf(room)
  const bottom = bottomOf(cards) > bottomOf(clear) ? tray.y + AWAY : bottomOf(room)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
const rightOf = ({ x, width }: Box): number => x + width
const bottomOf = ({ y, height }: Box): number => y + height

const scaleOf = (layout: Layout): number => 0.9 + 0.35 * growth(layout)
/** As a store is drawn, with some air. */
const [WIDE, HIGH, GAP] = [100, 74, 34]
/** What stands beside what, with room between: along the upper wall, the lower one, and at the sides. */
const UPPER: readonly Store[] = [
  'gate',
  'crates',
  'barrow',
  'rack',
  'pallets',
  'sacks',
  'truck',
  'scales',
  'drums',
  'rack',
]
const LOWER: readonly (Store | null)[] = [
  'rack',
  'sacks',
  'scales',
  'pallets',
  null,
  'drums',
  'rack',
  'barrow',
  'truck',
]
const LEFT: readonly Store[] = ['desk', 'drums', 'pallets']
const RIGHT: readonly Store[] = ['pallets', 'sacks', 'rack']
/** Left free above the shed's number. */
const FREE_BELOW = 62

/** So many points make the heap of crates grow by one. */
const POINTS_A_CRATE = 2

/** The lorry is loaded with every parcel that is scored, the heap grows with the points. */
function loadOf(of: Store, view: TransportView): number {
  if (of === 'gate') return Math.min(6, sum(view.seats.map(({ tile }) => tile.length)))
  return of === 'crates'
    ? Math.min(9, Math.ceil(sum(view.seats.map((_, seat) => pointsOf(view, seat))) / POINTS_A_CRATE))
    : 0
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Along the walls, clear of the shed's number. */
function placesOf(layout: Layout, room: Box): readonly { readonly of: Store; readonly box: Box }[] {
  const scale = scaleOf(layout)
  const [width, height, pitch] = [WIDE * scale, HIGH * scale, (WIDE + GAP) * scale]
  const [top, bottom] = [room.y + 14, room.y + room.height - 14 - height]
  const place = (of: Store, x: number, y: number) => ({
    of,
    box: { x: Math.round(x), y: Math.round(y), width, height },
  })
  const fitting = (room: number, pitch: number) => Math.max(0, Math.floor(room / pitch) + 1)
  const wall = (row: readonly (Store | null)[], from: number, y: number) =>
    row
      .slice(0, fitting(room.x + room.width - 24 - from - width, pitch))
      .flatMap((of, i) => (of ? [place(of, from + i * pitch, y)] : []))
  const apart = height + 1.9 * GAP * scale
  const side = (row: readonly Store[], x: number) =>
    row
      .slice(0, fitting(bottom - FREE_BELOW - height - (top + apart), apart))
      .map((of, i) => place(of, x, top + (i + 1) * apart))
  return [
    ...wall(UPPER, room.x + 24, top),
    ...wall(LOWER, room.x + 156, bottom),
    ...side(LEFT, room.x + 24),
    ...side(RIGHT, room.x + room.width - 24 - width),
  ]
}
