import { inside, middleOf } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import type { Box, Thing, Trace } from '../../stage/scene.ts'

/** Where the plates of the two moves stand: beside what they are about, never on it, and joined to it by a line. */

export interface Plate {
  readonly at: Point
  /** What the line leads to; null = the move is nowhere on the table. */
  readonly of: Point | null
}

/** Half a plate, with the air round it. */
const HALF = { width: 50, height: 20 }
/** Places are tried all round what a plate is about, further and further away. */
const DISTANCES = [46, 60, 76, 96, 120, 150, 190]
const DIRECTIONS = 16
/** A way keeps so much clear on either side, and is looked at in steps of that length. */
const STROKE = 9
const FAR_STEP = 12
/** At the top of the table stand the names and the scores of the seats. */
const NAMES = 60

interface Room {
  readonly width: number
  readonly height: number
}

/** No plate lies over one of these, where there is room beside them: it would be taken for what it tells of. */
const READ: ReadonlySet<string> = new Set([
  'parcel',
  'card',
  'endCard',
  'coach',
  'station',
  'locomotive',
  'wagon',
  // Its name stands below it, and that of what comes next where nothing lies yet.
  'city',
])
/** @param written words that lie beside things */
export const readIn = (things: readonly Pick<Thing, 'ref' | 'box'>[], written: readonly Box[] = []): readonly Box[] => [
  ...things.flatMap(({ ref, box }) => (READ.has(ref.kind) ? [box] : [])),
  ...written,
]

/**
 * The plates of these moves: each keeps clear of all that the moves show, and of those before it.
 * @param read what is to be read beside them
 */
export function platesOf(traces: readonly Trace[], room: Room, read: readonly Box[] = []): readonly Plate[] {
  const names = { x: 0, y: 0, width: room.width, height: NAMES }
  const shown = [names, ...read, ...traces.flatMap(({ way, ends }) => [...ends, ...along(way)])]
  const plates: Plate[] = []
  for (const [i, trace] of traces.entries()) {
    const taken = { shown, plates: plates.map(({ at }) => around(at)) }
    const told = { ...whereApart(trace, traces), read }
    plates.push(plateOf(told, i === 0, taken, room) ?? nowhere(i, traces.length, room))
  }
  return plates
}

/** Two ways that end so near each other tell no move from the other. */
const SAME_END = 60

/**
 * What a plate stands beside: where the ways of both moves end together, the place that only this one rings, if there
 * is one; there they differ.
 */
function whereApart(trace: Trace, all: readonly Trace[]): Trace {
  const end = trace.way.at(-1)
  const others = all.filter((one) => one !== trace)
  const isTogether = ({ way }: Trace) => {
    const other = way.at(-1)
    return end && other && Math.hypot(end.x - other.x, end.y - other.y) < SAME_END
  }
  if (others.length === 0 || !others.every(isTogether)) return trace
  const own = trace.ends.filter((box) => others.every(({ ends }) => ends.every((other) => shared(box, other) === 0)))
  return own.length > 0 ? { ...trace, way: [], ends: own } : trace
}

/** What a plate tells of, and what its line rather does not cross. */
interface Subject extends Trace {
  readonly read: readonly Box[]
}

/** What a plate keeps clear of; over another it is read as nothing at all. */
interface Taken {
  readonly shown: readonly Box[]
  readonly plates: readonly Box[]
}

/** @param above it stands rather above, the other below */
function plateOf({ way, ends, read }: Subject, above: boolean, taken: Taken, room: Room): Plate | null {
  const box = ends.at(0)
  const end = way.at(-1) ?? (box && middleOf(box))
  if (!end) return null
  const places = DISTANCES.flatMap((far) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = ((above ? -1 : 1) * Math.PI) / 2 + (sideways(i) * 2 * Math.PI) / DIRECTIONS
      return within({ x: end.x + Math.cos(angle) * far * 1.4, y: end.y + Math.sin(angle) * far }, room)
    }),
  )
  const over = (at: Point, boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(around(at), one), 0)
  const covered = (at: Point) => over(at, taken.shown)
  const apart = places.filter((at) => over(at, taken.plates) === 0)
  const of = (at: Point) => (box && way.length === 0 ? nearest(box, at) : end)
  const free = apart.filter((at) => covered(at) === 0)
  const [first = apart.reduce((best, one) => (covered(one) < covered(best) ? one : best), apart[0] ?? places[0])] = free
  const at = free.find((one) => !crosses(one, of(one), read)) ?? first
  return { at, of: of(at) }
}

/** Whether the line from a plate to what it is about lies over anything else that is read. */
function crosses(at: Point, of: Point, read: readonly Box[]): boolean {
  const line = along([at, of])
  return read.some((box) => !inside(box, of) && line.some((one) => shared(one, box) > 0))
}

/** 0, 1, -1, 2, -2, …: the nearest directions first. */
const sideways = (i: number): number => (i % 2 === 0 ? -i / 2 : (i + 1) / 2)

/** At the lower edge, one over the other. */
const nowhere = (i: number, all: number, { height }: Room): Plate => ({
  at: { x: HALF.width, y: height - HALF.height * (2 * (all - i) - 1) },
  of: null,
})

const within = ({ x, y }: Point, { width, height }: Room): Point => ({
  x: Math.min(Math.max(x, HALF.width), Math.max(HALF.width, width - HALF.width)),
  y: Math.min(Math.max(y, HALF.height), Math.max(HALF.height, height - HALF.height)),
})

/** A way as boxes that lie close together. */
function along(way: readonly Point[]): readonly Box[] {
  return way.slice(1).flatMap((to, i) => {
    const from = way[i]
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / FAR_STEP))
    return Array.from({ length: steps + 1 }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / steps - STROKE,
      y: from.y + ((to.y - from.y) * n) / steps - STROKE,
      width: 2 * STROKE,
      height: 2 * STROKE,
    }))
  })
}

const around = ({ x, y }: Point): Box => ({
  x: x - HALF.width,
  y: y - HALF.height,
  width: 2 * HALF.width,
  height: 2 * HALF.height,
})
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const nearest = ({ x, y, width, height }: Box, at: Point): Point => ({
  x: Math.min(Math.max(at.x, x), x + width),
  y: Math.min(Math.max(at.y, y), y + height),
})
