import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { boxOnScreen, grown } from '../../stage/box.ts'
import { growth } from '../../stage/craft.ts'
import { piece } from '../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../stage/scene.ts'
import { home, tableBoxes, type Layout } from './layout.ts'
import { names, type Piece } from './looks.ts'
import type { Store } from './pieces/floor.ts'

/** The floor of the shed, which stays where it is when the belt is moved over it, and what stands along its walls. */
export function floorOf(view: TransportView, layout: Layout, frame?: SceneFrame): Record<string, Piece> {
  const { width, tray } = layout
  const room = roomOf(layout)
  const name = (frame?.words.shed ?? '').toUpperCase()
  const out: Record<string, Piece> = {
    [names.shed]: piece({ kind: 'shed', width, height: tray.y, room, name }, 'screen', 0, 0),
  }
  const camera = home(view, layout)
  const taken = tableBoxes(view).map((box) => grown(boxOnScreen(camera, box), 24))
  for (const [i, { of, box }] of placesOf(layout, room).entries()) {
    if (taken.some((other) => meet(other, box))) continue
    out[names.store(i)] = piece({ kind: 'store', of }, 'screen', box.x, box.y + box.height, { scale: scaleOf(layout) })
  }
  return out
}

const EDGE = 14

/** Within the painted edge. */
const roomOf = ({ width, board }: Layout): Box => ({
  x: EDGE,
  y: board.y + 8,
  width: width - 2 * EDGE,
  height: board.height - 8 - EDGE,
})

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
