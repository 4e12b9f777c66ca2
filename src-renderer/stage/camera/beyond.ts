import type { Point } from './camera.ts'
import { isLegal, type Lit } from '../over/marks.ts'
import { around } from '../hand/pill.ts'
import type { Box } from '../scene.ts'

export type Edge = 'left' | 'right' | 'top' | 'bottom'

/** Places that may be picked and lie outside the room for the board. */
export interface Beyond {
  readonly edge: Edge
  readonly count: number
  /** Something lies there, but nothing that may be picked. */
  readonly quiet?: true
  /** What was done last began there: its trail comes from beyond the edge. */
  readonly began?: true
  /** Round all of them, in CSS pixels of the host. */
  readonly box: Box
  /** At the edge, as near to them as can be: the middle of what tells of them. */
  readonly at: Point
}

/**
 * From the edge of the room to the middle of what tells of places beyond it, and to its corners: at the top and the
 * bottom it lies flat, to keep off the cards there.
 */
const INSET = 28
const FLAT = 20
const CORNER = 60

const mayBePicked = ({ states }: Lit): boolean => isLegal(states)

/** Whether it is a place that is looked for: while a thing may still be picked, places are not. */
export const seeksPlaces = (lit: readonly Lit[]): boolean =>
  lit.some(({ states }) => states.has('selected')) || lit.filter(mayBePicked).every(({ ref }) => ref.kind === 'cell')

const isPlace = (one: Lit): boolean => one.ref.kind === 'cell' && mayBePicked(one)
/** Whatever may be picked. */
export const isLit = mayBePicked

/** Lit places whose middle is not seen, by the edge they lie furthest beyond. `boxOf` tells where each of them is. */
export function beyondOf(
  lit: readonly Lit[],
  room: Box,
  boxOf: (one: Lit['ref']) => Box | null,
  counts: (one: Lit) => boolean = isPlace,
): Beyond[] {
  return byEdge(
    lit.filter(counts).flatMap(({ ref }) => boxOf(ref) ?? []),
    room,
  )
}

/** What lies there beyond edges at which nothing else is counted. */
export const lyingBeyond = (boxes: readonly Box[], room: Box, counted: readonly Beyond[]): Beyond[] =>
  byEdge(boxes, room)
    .filter(({ edge }) => counted.every((one) => one.edge !== edge))
    .map((one) => ({ ...one, quiet: true }))

/** The same with the edges beyond which a trail begins: what may be picked there is told of first. */
export function begunBeyond(starts: readonly Box[], room: Box, told: readonly Beyond[]): Beyond[] {
  const begun = byEdge(starts, room)
    .filter(({ edge }) => told.every((one) => one.edge !== edge || one.quiet))
    .map((one) => ({ ...one, quiet: true as const, began: true as const }))
  return [...told.filter(({ edge }) => begun.every((one) => one.edge !== edge)), ...begun]
}

function byEdge(boxes: readonly Box[], room: Box): Beyond[] {
  const found = new Map<Edge, Box[]>()
  for (const box of boxes) {
    const edge = edgeOf(box, room)
    if (edge) found.set(edge, [...(found.get(edge) ?? []), box])
  }
  return [...found].map(([edge, boxes]) => {
    const box = around(boxes) ?? boxes[0]
    return { edge, count: boxes.length, box, at: besideThe(edge, box, room) }
  })
}

function besideThe(edge: Edge, box: Box, room: Box): Point {
  const within = (at: number, from: number, long: number, inset: number) =>
    Math.round(Math.max(from + inset, Math.min(from + long - inset, at)))
  const level = edge === 'left' || edge === 'right'
  return {
    x: within(box.x + box.width / 2, room.x, room.width, level ? INSET : CORNER),
    y: within(box.y + box.height / 2, room.y, room.height, level ? CORNER : FLAT),
  }
}

/** The edge beyond which the middle of a box lies furthest; null = it lies within. */
function edgeOf(box: Box, room: Box): Edge | null {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const over: readonly (readonly [Edge, number])[] = [
    ['left', room.x - x],
    ['right', x - room.x - room.width],
    ['top', room.y - y],
    ['bottom', y - room.y - room.height],
  ]
  const [edge, by] = over.reduce((most, one) => (one[1] > most[1] ? one : most))
  return by > 0 ? edge : null
}
