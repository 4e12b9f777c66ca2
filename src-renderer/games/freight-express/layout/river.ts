/**
 * The river of a sheet, in u. It is there before the line: under a card it flows on, past banks as wide as beside it.
 */

interface Spot {
  readonly x: number
  readonly y: number
}
type Bend = readonly [from: Spot, leaves: Spot, comes: Spot, to: Spot]

/** Parts of the sheet's width and height, in hundredths. */
const at = (x: number, y: number): Spot => ({ x, y })
/** It comes in at the upper left and leaves at the lower right, winding between the rows of stations. */
const BENDS: readonly Bend[] = [
  [at(-3, 16), at(10, 5), at(13, 36), at(24, 30)],
  [at(24, 30), at(35, 24), at(36, 3), at(46, 16)],
  [at(46, 16), at(56, 29), at(53, 46), at(63, 42)],
  [at(63, 42), at(73, 38), at(74, 64), at(70, 78)],
  [at(70, 78), at(66, 92), at(82, 98), at(88, 106)],
]
/** How wide the water is, and with its banks. */
export const [WATER, BANKS] = [25, 34]

const onSheet = (columns: number, rows: number): Bend[] =>
  BENDS.map(([a, b, c, d]) => {
    const on = ({ x, y }: Spot): Spot => ({ x: x * columns, y: y * rows })
    return [on(a), on(b), on(c), on(d)]
  })

/** Its middle as a path, from a place on the sheet. */
function pathFrom(bends: readonly Bend[], left: number, top: number): string {
  const spot = ({ x, y }: Spot) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`
  return `M${spot(bends[0][0])}` + bends.map(([, b, c, d]) => `C${spot(b)} ${spot(c)} ${spot(d)}`).join('')
}

export const riverOf = (columns: number, rows: number): string => pathFrom(onSheet(columns, rows), 0, 0)

const STEPS = 24
const along = ([a, b, c, d]: Bend, part: number): Spot => {
  const left = 1 - part
  const of = (key: keyof Spot) =>
    left ** 3 * a[key] + 3 * left ** 2 * part * b[key] + 3 * left * part ** 2 * c[key] + part ** 3 * d[key]
  return { x: of('x'), y: of('y') }
}
/** Spots along each bend, in hundredths of any sheet: it is asked for every cell of every position. */
const SPOTS: readonly (readonly Spot[])[] = BENDS.map((bend) =>
  Array.from({ length: STEPS + 1 }, (_, i) => along(bend, i / STEPS)),
)

/** As it flows through a cell, from its upper left corner; '' = it does not. */
export function riverIn({ columns, rows }: { readonly columns: number; readonly rows: number }, cell: number): string {
  const [left, top] = [(cell % columns) * 100, Math.floor(cell / columns) * 100]
  const reach = BANKS / 2
  const touches = (spots: readonly Spot[]) =>
    spots.some(
      ({ x, y }) =>
        x * columns > left - reach &&
        x * columns < left + 100 + reach &&
        y * rows > top - reach &&
        y * rows < top + 100 + reach,
    )
  if (!SPOTS.some(touches)) return ''
  return onSheet(columns, rows)
    .filter((_, i) => touches(SPOTS[i]))
    .map((bend) => pathFrom([bend], left, top))
    .join('')
}
