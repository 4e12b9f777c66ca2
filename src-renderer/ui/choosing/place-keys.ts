import type { Ref } from '../../../src-shared/core.ts'
import { sameRef } from '../../../src-shared/core.ts'
import { inside, middleOf } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import type { KeyedRow, Line } from './choice-numbers.ts'

/** A place on the drawn table that a number of the list chooses. */
export interface PlaceKey {
  readonly ref: Ref
  readonly key: string
}

const PLACES: readonly string[] = ['cell', 'parcel', 'pallet']

/**
 * Which keys stand on the table: of each row that is about one place and no other, and has a number. A row that leads
 * on to several stands nowhere, and where two rows lead to one place the first stands there.
 * @param placed what looks for its place: it is no place itself
 */
export function placeKeys(lines: readonly Line[], placed: readonly Ref[]): readonly PlaceKey[] {
  const out: PlaceKey[] = []
  for (const row of lines.flatMap((line) => ('absent' in line ? [] : line.rows))) {
    const ref = placeOf(row, placed)
    if (ref && row.key !== null && /^\d$/.test(row.key) && !out.some((one) => sameRef(one.ref, ref)))
      out.push({ ref, key: row.key })
  }
  return out
}

function placeOf({ refs, count }: KeyedRow, placed: readonly Ref[]): Ref | null {
  // Several choices lie behind it, even where all of them lead to one place.
  if (count) return null
  const places = refs.filter((ref) => PLACES.includes(ref.kind) && !placed.some((one) => sameRef(one, ref)))
  const cells = places.filter(({ kind }) => kind === 'cell')
  const [one, another] = cells.length > 0 ? cells : places
  return one && !another ? one : null
}

/** So far beyond a parcel reaches the frame that lights it, as a part of the parcel. */
const FRAME = 0.2
/** From the edge of the room, and of that frame, to the middle of a key, in CSS pixels. */
const INSET = { edge: 15, frame: 13 } as const

/**
 * Where the middle of a place's key stands: on its lower edge, or beside a parcel: by both of its numbers one chooses.
 * It keeps within the room of the board; null where the middle of the place lies beyond that: the tag at that edge
 * tells of it, and over what stands there the key would be about something else.
 * @param room null for what stands before the board
 */
export function keySpot(box: Box, room: Box | null, beside: boolean): Point | null {
  if (room && !inside(room, middleOf(box))) return null
  const spot = beside ? besideParcel(box, room) : { x: middleOf(box).x, y: box.y + box.height }
  return room ? keptWithin(room, spot) : spot
}

/** Off the signs at its lower left; at its right where the left has no room for it: it is not to cover the parcel. */
function besideParcel(box: Box, room: Box | null): Point {
  const off = FRAME * box.width + INSET.frame
  const left = box.x - off
  const hasRoom = !room || left >= room.x + INSET.edge
  return { x: hasRoom ? left : box.x + box.width + off, y: middleOf(box).y }
}

function keptWithin({ x, y, width, height }: Box, spot: Point): Point {
  const kept = (at: number, from: number, length: number) =>
    Math.max(from + INSET.edge, Math.min(at, from + length - INSET.edge))
  return { x: kept(spot.x, x, width), y: kept(spot.y, y, height) }
}
