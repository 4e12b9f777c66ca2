import { LETTERS } from './specials.ts'

/** Cells a table can have at most: 12 x 12, the largest that free placement can make; the named layouts are smaller. */
export const MOST_CELLS = 144

/**
 * Where the ten stations lie in each named layout. Cells count row by row; all round the stations
 * runs one ring of free cells. No two stations lie side by side, so a card always fits between.
 */
export interface StationLayout {
  readonly columns: number
  readonly rows: number
  /** Cell (row * columns + column) of station A to J. */
  readonly stations: readonly number[]
}

/** Reads a drawing: a letter is a station, a dot a free cell. */
function fromDrawing(...rows: readonly string[]): StationLayout {
  const cells = rows.join('')
  const stations = LETTERS.map((letter) => cells.indexOf(letter))
  return { columns: rows[0].length, rows: rows.length, stations }
}

export const LAYOUTS: Readonly<Record<'classic' | 'longLine' | 'ring' | 'harbour', StationLayout>> = {
  classic: fromDrawing('.........', '..B.C.D..', '.A.E.F.G.', '..H.I.J..', '.........'),
  /**
   * One long way: two cards lie between C and D and between G and H, so that both colours of a chequered table are
   * used.
   */
  longLine: fromDrawing('..............', '..B..D......J.', '.A.C..E.G..I..', '.......F..H...', '..............'),
  ring: fromDrawing('.........', '...C.D...', '..B...E..', '.A.....F.', '..H...G..', '...I.J...', '.........'),
  /** Two quays; the way from one to the other takes two cards. */
  harbour: fromDrawing('..........', '.A........', '..B....I..', '.C.D..G.J.', '..E.F..H..', '..........'),
}

/** Fewest cards a line between two stations needs. */
export function cardsBetween(layout: StationLayout, a: number, b: number): number {
  const { columns, stations } = layout
  const across = Math.abs((stations[a] % columns) - (stations[b] % columns))
  const down = Math.abs(Math.floor(stations[a] / columns) - Math.floor(stations[b] / columns))
  return across + down - 1
}

/** Neighbours are stations that one or two cards can join. */
export const areNeighbours = (layout: StationLayout, a: number, b: number): boolean =>
  a !== b && cardsBetween(layout, a, b) <= 2

/** How many hops from neighbour to neighbour a trip from `from` to each station takes at least. */
export function hopsFrom(layout: StationLayout, from: number): number[] {
  const hops = layout.stations.map((_, station) => (station === from ? 0 : Infinity))
  const reached = [from]
  for (const here of reached) {
    layout.stations.forEach((_, there) => {
      if (hops[there] < Infinity || !areNeighbours(layout, here, there)) return
      hops[there] = hops[here] + 1
      reached.push(there)
    })
  }
  return hops
}
