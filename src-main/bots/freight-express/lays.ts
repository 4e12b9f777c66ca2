import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { EW, RAILS, sidesOf } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { cellCount, stationCell } from '../../engine/freight-express/board/board.ts'
import { coupledCard, coupledCount, handCard, handCount } from '../../engine/freight-express/piles.ts'
import { AT, MAX_CELLS, STATIONS, activeSeat } from '../../engine/freight-express/state.ts'
import { canBePushedOff } from './danger.ts'
import { entriesFromLocomotive, entriesFromStation } from './distances.ts'
import { STATION_GROUND, networkOf, type Network } from './network.ts'

/** The two sides of each rail. */
const ENDS = RAILS.map((rail) => [0, 1, 2, 3].filter((side) => sidesOf(rail) & (1 << side)))
const [ONE_END, OTHER_END] = [0, 1].map((end) => Uint8Array.from(ENDS, (sides) => sides[end]))
const LENGTH = Uint8Array.from(RAILS, (rail) => (rail <= EW ? 5 : 4))
const SHORTEST_RAIL = Math.min(...LENGTH)
const RAIL_COUNT = RAILS.length
const RAIL_BITS = Uint8Array.from(RAILS)
const ALL_RAILS = 63

/** For each cell the rails that would shorten a way of the seat whose turn it is. Scratch. */
const useful = new Uint8Array(MAX_CELLS)
/** What it costs to enter each cell over each side, cell * 4 + side: from the locomotive, and from each station. */
const entries: (Uint8Array | null)[] = Array.from({ length: STATIONS + 1 }, () => null)
const LOCOMOTIVE = STATIONS

/**
 * The rails that are worth laying, for each cell: those that shorten a way the seat whose turn it is has before it,
 * with its wagons, to where its cards are coupled, or from there to their goals. Who must play the whole hand, or can
 * be pushed off the rails, is glad of any.
 */
export function usefulRails(s: State): Uint8Array {
  const seat = activeSeat(s)
  if (s[AT.mustPlay] || canBePushedOff(s, seat)) return useful.fill(ALL_RAILS)
  useful.fill(0)
  entries.fill(null)
  const network = networkOf(s, seat)
  for (let i = 0; i < coupledCount(s, seat); i++)
    noteWay(network, s, seat, LOCOMOTIVE, TRACK_CARDS[coupledCard(s, seat, i)].uncouple)
  for (let i = 0; i < handCount(s, seat); i++) {
    const { couple, uncouple } = TRACK_CARDS[handCard(s, seat, i)]
    noteWay(network, s, seat, LOCOMOTIVE, couple)
    noteWay(network, s, seat, couple, uncouple)
  }
  return useful
}

const entriesOf = (network: Network, s: State, seat: Seat, from: number): Uint8Array =>
  (entries[from] ??=
    from === LOCOMOTIVE ? entriesFromLocomotive(network, s, seat) : entriesFromStation(network, s, from))

/** Notes the rails over which a way would be shorter than the shortest there is. */
function noteWay(network: Network, s: State, seat: Seat, from: number, to: number): void {
  const there = entriesOf(network, s, seat, from)
  const back = entriesOf(network, s, seat, to)
  const shortest = shortestOf(s, there, to)
  const [ground, cells] = [network.ground, cellCount(s)]
  for (let cell = 0; cell < cells; cell++) {
    if (ground[cell] >= STATION_GROUND) continue
    const at = cell * 4
    if (least(there, at) + least(back, at) + SHORTEST_RAIL >= shortest) continue
    for (let rail = 0; rail < RAIL_COUNT; rail++) {
      const [a, b] = [at + ONE_END[rail], at + OTHER_END[rail]]
      const length = Math.min(there[a] + back[b], there[b] + back[a]) + LENGTH[rail]
      if (length < shortest) useful[cell] |= RAIL_BITS[rail]
    }
  }
}

/** The least cost at which a cell is entered over any side. */
const least = (costs: Uint8Array, at: number): number =>
  Math.min(costs[at], costs[at + 1], costs[at + 2], costs[at + 3])

/** The least cost at which the cell of a station is entered. */
const shortestOf = (s: State, costs: Uint8Array, station: number): number => least(costs, stationCell(s, station) * 4)
