import type { State } from '../../engine/game.ts'
import { AT, STATIONS } from '../../engine/freight-express/state.ts'
import { LEAST_PASS, OFF_TABLE, STATION_GROUND, type Network } from './network.ts'
import { FAR, NOTHING, entered, leaveStation, spread } from './spread.ts'

/**
 * What the rest of a way costs at least, whatever lies on the table or will: it depends on where the stations lie, and
 * on nothing else. Whoever looks for one station goes towards it first, and looks at half as much.
 */
interface Least {
  readonly columns: number
  readonly rows: number
  /** Where each station lies, as in the state; of all the closed one. */
  readonly stations: Int32Array
  readonly closed: number
  /** For each station that was asked for: by cell * 4 + side over which one comes, the steps until it is entered. */
  readonly to: (Uint8Array | undefined)[]
}

const known: Least[] = []
/** That of the table that was asked about last: mostly it is the one. */
let last: Least | undefined

/** What is at least to come until a station is entered, by cell * 4 + side over which one comes into a cell. */
export function leastTo(network: Network, s: State, station: number): Uint8Array {
  const toCome = (network.toCome ??= leastOn(network, s).to)
  return (toCome[station] ??= reckoned(network, station, s[AT.stationCell + station] - 1))
}

function leastOn(network: Network, s: State): Least {
  if (!last || !isOf(last, network, s)) last = known.find((one) => isOf(one, network, s)) ?? noted(network, s)
  return last
}

function isOf({ columns, rows, closed, stations }: Least, network: Network, s: State): boolean {
  if (columns !== network.columns || rows !== network.rows || closed !== s[AT.closed]) return false
  for (let i = 0; i < STATIONS; i++) if (stations[i] !== s[AT.stationCell + i]) return false
  return true
}

function noted({ columns, rows }: Network, s: State): Least {
  const stations = s.slice(AT.stationCell, AT.stationCell + STATIONS)
  const one = { columns, rows, stations, closed: s[AT.closed], to: [] }
  known.push(one)
  return one
}

/** The way back from there, over the cheapest that can lie: it costs the same in both directions. */
function reckoned({ ground, beyond }: Network, station: number, cell: number): Uint8Array {
  const cheapest = { ground: ground.map((here) => (here >= STATION_GROUND ? here : 0)), pass: LEAST_PASS, beyond }
  const to = new Uint8Array(STATIONS)
  leaveStation(cheapest, NOTHING, to, station, cell)
  spread(cheapest, NOTHING, to, (1 << STATIONS) - 1, FAR)
  // Entered over a side, a cell is on the way back left over it.
  return Uint8Array.from({ length: OFF_TABLE + 1 }, (_, at) => (at < beyond.length ? entered[beyond[at]] : 0))
}
