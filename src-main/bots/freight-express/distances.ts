import { CENTRE, FACING_IN, NO_FACING, POINTS, railBetween } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { railsOn, stationCell, stationOn } from '../../engine/freight-express/board/board.ts'
import { cellOf, facingOf, sleeperOf } from '../../engine/freight-express/board/locomotives.ts'
import { STATIONS } from '../../engine/freight-express/state.ts'
import { leastTo } from './least.ts'
import { BLOCKED, type Network } from './network.ts'
import { FAR, NOTHING, begin, entered, leave, leaveStation, spread } from './spread.ts'

/** How far stations are, in steps over the network of network.ts. A train never turns round on the line. */

const found = new Uint8Array(STATIONS)

/**
 * Finds the distances from a station to each station of `wanted` (as bits) and keeps them in the network: from there
 * to station `t` it is `trips[station * STATIONS + t]`. Those of others, and any beyond `limit` steps, may be FAR.
 */
export function findTrips(network: Network, s: State, station: number, wanted: number, limit: number): void {
  const { trips, tripsTo, tripsLimit } = network
  if ((wanted & ~tripsTo[station]) === 0 && limit <= tripsLimit[station]) return
  tripsTo[station] |= wanted
  tripsLimit[station] = Math.max(limit, tripsLimit[station])
  const others = tripsTo[station] & ~(1 << station)
  const toCome = leastTo(network, s, others)
  leaveStation(network, toCome, found, station, stationCell(s, station))
  spread(network, toCome, found, others, tripsLimit[station])
  trips.set(found, station * STATIONS)
}

function fromStation(network: Network, s: State, station: number, wanted: number, to: Uint8Array): void {
  findTrips(network, s, station, wanted, FAR)
  for (let i = 0; i < STATIONS; i++) to[i] = network.tripsTo[station] ? network.trips[station * STATIONS + i] : FAR
  to[station] = 0
}

/**
 * Fills `to` with the distances from where a seat's locomotive stands, the way it faces, to the stations of `wanted`.
 */
export function fromLocomotive(network: Network, s: State, seat: Seat, wanted: number, to: Uint8Array): void {
  const { stood, stoodTo, stoodAway } = network
  const cell = cellOf(s, seat)
  if (facingOf(s, seat) === NO_FACING) return fromStation(network, s, stationOn(s, cell), wanted, to)
  const [pose, at] = [sleeperOf(s, seat) * 8 + facingOf(s, seat), seat * STATIONS]
  if (stood[seat] !== pose || wanted & ~stoodTo[seat]) {
    begin(found)
    leaveLine(network, s, seat, cell)
    spread(network, NOTHING, found, wanted, FAR)
    stood[seat] = pose
    stoodTo[seat] = wanted
    stoodAway.set(found, at)
  }
  for (let i = 0; i < STATIONS; i++) to[i] = stoodAway[at + i]
}

/** A locomotive on the line goes on the way it faces. */
function leaveLine(network: Network, s: State, seat: Seat, cell: number): void {
  const facing = facingOf(s, seat)
  const point = sleeperOf(s, seat) - cell * POINTS
  if (facing !== FACING_IN) leave(network.beyond, NOTHING, cell, facing, point === CENTRE ? 2 : point & 1)
  else leaveCard(network, s, cell, point)
}

/** From a side's sleeper over the rails of the card under the locomotive, which nobody can cover now. */
function leaveCard({ beyond, pass }: Network, s: State, cell: number, point: number): void {
  const from = point >> 1
  for (let side = 0; side < 4; side++) {
    if (side === from || !(railsOn(s, cell) & railBetween(from, side))) continue
    const cost = pass[railsOn(s, cell) * 16 + from * 4 + side]
    if (cost < BLOCKED) leave(beyond, NOTHING, cell, side, cost - 1 - (point & 1))
  }
}

/**
 * The least cost at which each cell is entered over each side, cell * 4 + side, coming from a station. It belongs to
 * the network, which keeps it.
 */
export function entriesFromStation(network: Network, s: State, station: number): Uint8Array {
  const costs = (network.entries[station] ??= new Uint8Array(entered.length))
  if (network.entriesKnown & (1 << station)) return costs
  network.entriesKnown |= 1 << station
  leaveStation(network, NOTHING, found, station, stationCell(s, station))
  spread(network, NOTHING, found, EVERY_STATION, FAR)
  costs.set(entered)
  return costs
}

const fromLine = new Uint8Array(entered.length)

/** The same from where a seat's locomotive stands; written over when it is asked for again. */
export function entriesFromLocomotive(network: Network, s: State, seat: Seat): Uint8Array {
  const cell = cellOf(s, seat)
  if (facingOf(s, seat) === NO_FACING) return entriesFromStation(network, s, stationOn(s, cell))
  begin(found)
  leaveLine(network, s, seat, cell)
  spread(network, NOTHING, found, EVERY_STATION, FAR)
  fromLine.set(entered)
  return fromLine
}
const EVERY_STATION = (1 << STATIONS) - 1

/** Room for the distances to all stations. */
export const distances = (): Uint8Array => new Uint8Array(STATIONS)
