import { NORTH, SOUTH, cellOfSleeper, neighbourOf } from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { isHalved, waitsIn } from './sidings.ts'
import type { Goal } from '../words/hint/goals.ts'

/** Where a flag is planted from the middle of a station's cell, and how large it and what waits there are drawn. */
export interface Planted {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** In each quarter: beside a train on the ground between its sidings; where none stands larger, over its rails. */
const inQuarters = ([left, right]: readonly [number, number], below: number, scale: number): readonly Planted[] => [
  { x: left, y: -12, scale },
  { x: right, y: -12, scale },
  { x: right, y: below, scale },
  { x: left, y: below, scale },
]
const BESIDE_TRAIN = inQuarters([-37, 20], 32, 1)
const ALONE = inQuarters([-41, 20], 37, 1.2)
/**
 * Where a train fills its quarter: beyond the edge of the cell, by the corner, where no card has a rail and
 * no train stands.
 */
const BEYOND = inQuarters([-47, 26], 72, 0.92).map((planted) => (planted.y < 0 ? { ...planted, y: -48 } : planted))
/** The same where the station is shared by halves: between its line and their platforms. */
const BESIDE_PLATFORM = inQuarters([-27, 12.5], 31, 1)
const ON_PLATFORM = inQuarters([-38, 16], 37, 1.2)
/** Below the sign first: above it stands what the station is known by. */
const QUARTERS = [2, 3, 1, 0]

/** What of a table says where there is room: trains, and the other stations. */
interface Ground extends Pick<FreightView, 'cells' | 'columns' | 'rows'> {
  readonly seats: readonly {
    readonly locomotive: { readonly sleeper: number }
  }[]
}

/** Whether the cell above, or below, lies on the sheet and is no station: its corners are free. */
function isFreeBeyond({ cells, columns, rows }: Ground, cell: number, quarter: number): boolean {
  const other = neighbourOf(columns, rows, cell, quarter < 2 ? NORTH : SOUTH)
  return other >= 0 && (cells[other].station < 0 || cells[other].card >= 0)
}

/** Where the nth flag at a station is planted: on no rail of the line, and over no train as long as there is room. */
export function plantedAt(table: Ground, { cell, nth }: Pick<Goal, 'cell' | 'nth'>): Planted {
  const { seats } = table
  const isTaken = (quarter: number) => {
    const seat = waitsIn(table, quarter)
    return seat < seats.length && cellOfSleeper(seats[seat].locomotive.sleeper) === cell
  }
  const free = QUARTERS.filter((quarter) => !isTaken(quarter))
  const quarter = [...free, ...QUARTERS.filter(isTaken)][nth]
  if (isHalved(table)) return (isTaken(quarter) ? BESIDE_PLATFORM : ON_PLATFORM)[quarter]
  if (!isTaken(quarter)) return ALONE[quarter]
  return (isFreeBeyond(table, cell, quarter) ? BEYOND : BESIDE_TRAIN)[quarter]
}
