import { UNKNOWN } from '../../../src-shared/core.ts'
import { NORTH, SOUTH, cellOfSleeper, neighbourOf } from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { isHalved, waitsIn } from './sidings.ts'

/** A station that wagons of a seat are bound for. */
interface Goal {
  readonly seat: number
  readonly cell: number
  /** What those wagons add up to. */
  readonly worth: number
  /** How many they are. */
  readonly wagons: number
  /** Which of the seats that have a flag there, from 0. */
  readonly nth: number
  /** Of another than whoever looks: smaller. */
  readonly isRival: boolean
}

/**
 * Where all wagons go: a train lies open with its tags, so what a rival is about to score is no secret. Whose hands lie
 * open to whoever looks, one's own or at an open table all, have theirs first and larger.
 */
export function goalsOf({ seats, cells }: Pick<FreightView, 'seats' | 'cells'>): Goal[] {
  const goals: Goal[] = []
  const open = seats.map(({ hand }) => !hand.includes(UNKNOWN))
  // An empty hand tells of nobody whose it is, unless there is no other.
  const isSure = seats.some(({ hand }, seat) => open[seat] && hand.length > 0)
  const isOwn = seats.map(({ hand }, seat) => open[seat] && !(isSure && hand.length === 0))
  const inOrder = seats.map((_, seat) => seat).sort((a, b) => Number(isOwn[b]) - Number(isOwn[a]))
  for (const seat of inOrder) {
    for (const [letter, { worth, wagons }] of boundFor(seats[seat].coupled)) {
      const cell = cells.findIndex(({ station, card }) => station === letter && card < 0)
      const nth = goals.filter((goal) => goal.cell === cell).length
      if (cell >= 0) goals.push({ seat, cell, worth, wagons, nth, isRival: !isOwn[seat] })
    }
  }
  return goals
}

/** What the wagons of a train bring to each station, and how many they are. */
function boundFor(coupled: readonly number[]): ReadonlyMap<number, Pick<Goal, 'worth' | 'wagons'>> {
  const bound = new Map<number, Pick<Goal, 'worth' | 'wagons'>>()
  for (const card of coupled) {
    if (card < 0) continue
    const { uncouple, wagon } = TRACK_CARDS[card]
    const { worth, wagons } = bound.get(uncouple) ?? { worth: 0, wagons: 0 }
    bound.set(uncouple, { worth: worth + wagon, wagons: wagons + 1 })
  }
  return bound
}

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
