import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box } from '../../../stage/scene.ts'
import { signsOf } from '../art/card.ts'
import { tagBox } from '../art/furniture.ts'
import { centreOf, curve, edgeOf, polar, sum, type Point } from '../belts/belt.ts'
import type { Piece } from '../looks.ts'
import { beltsOf } from '../words/turned.ts'
import { TAG, TAG_Z } from './place-names.ts'

type Lying = Pick<LaidView, 'card' | 'rotation'>

/** So far from the middle of a belt, and from that of a sign, nothing of either is hidden. */
const BELT = 30
const SIGN = 20
/** From the middle of a card to the middle of a tag in its corner, or at its side. */
const CORNER = { up: 84, aside: { x: 54, y: 46 } } as const
const SIDE = 68

/** The first that will do is taken. On the lower edge of a place stands the key of its row: a tag goes there last. */
const SPOTS: readonly Point[] = [
  { x: 0, y: -CORNER.up },
  ...[-1, 1].flatMap((down) => [-1, 1].map((right) => ({ x: right * CORNER.aside.x, y: down * CORNER.aside.y }))),
  ...[60, 120, 180, 0, 240, 300].map((degrees) => polar(SIDE, degrees)),
  { x: 0, y: CORNER.up },
]

/**
 * Where the tag with the name of its place lies on a card, from its middle: off its belts, and off its icon where there
 * is room. It depends on the card alone, so that it never steps aside.
 */
export function tagSpot(laid: Lying, name: string, size: number): Point {
  const belts = beltPoints(laid)
  const signs = laid.card < 0 ? [] : signsOf(laid.card, laid.rotation).map(({ at }) => at)
  const { width, height } = tagBox(name, size)
  const at = ({ x, y }: Point): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
  const room = (spot: Point): number => Math.min(farFrom(at(spot), belts) / BELT, farFrom(at(spot), signs) / SIGN, 1)
  const bare = (spot: Point): number => Math.min(farFrom(at(spot), belts) / BELT, 1)
  const best = (of: (spot: Point) => number): Point => SPOTS.reduce((one, two) => (of(two) > of(one) ? two : one))
  const free = best(room)
  return room(free) === 1 || bare(free) === 1 ? free : best(bare)
}

/** Along the middle of each belt. */
function beltPoints(laid: Lying): readonly Point[] {
  const sides = beltsOf(laid)
  if (sides.length === 2) return curve(sides[0], sides[1])
  const parts = [0, 0.2, 0.4, 0.6, 0.8, 1]
  return sides.flatMap((side) => parts.map((part) => ({ x: edgeOf(side).x * part, y: edgeOf(side).y * part })))
}

const farFrom = ({ x, y, width, height }: Box, points: readonly Point[]): number =>
  Math.min(
    Infinity,
    ...points.map((one) =>
      Math.hypot(Math.max(x - one.x, one.x - x - width, 0), Math.max(y - one.y, one.y - y - height, 0)),
    ),
  )

/** The tag with the name of its place, on a card that lies there or would. @param letters of the floor there */
export function tagOn(cell: number, laid: Lying, name: string, letters: number): Piece {
  const size = TAG * letters
  const { x, y } = sum(centreOf(cell), tagSpot(laid, name, size))
  return piece({ kind: 'placeTag', name, size }, 'board', x, y, { z: TAG_Z })
}
