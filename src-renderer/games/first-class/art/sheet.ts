import { move, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { SheetLook } from '../pieces/seats.ts'
import { board } from './board.ts'
import { lane } from './scenery.ts'
import { engine } from './train.ts'

/** A seat's board on its way from or to its plate: its colours, its landscapes and its engines. */
export function sheet(ink: Ink, look: SheetLook, night: boolean): Art {
  const { seat, width, height, left, upper, lower, long, scene, platform, pitch } = look
  const size = (pitch * 1.22 - 6) / 160
  const below = board(ink, seat, width, height, false)
  const lanes = [upper, lower].map(
    (y, train) =>
      move(left, y, lane(ink, train, long, scene, platform, night).body) +
      move(left + 6, y + scene - 2 - 88 * size, `<g transform="scale(${size})">${engine(ink, seat).body}</g>`),
  )
  return { body: below.body + lanes.join(''), box: below.box }
}
