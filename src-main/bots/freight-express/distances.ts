import { CENTRE, FACING_IN, NO_FACING, POINTS, railBetween } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { railsOn, stationCell } from '../../engine/freight-express/board/board.ts'
import { cellOf, facingOf, sleeperOf, stationOf } from '../../engine/freight-express/board/locomotives.ts'
import { STATIONS } from '../../engine/freight-express/state.ts'
import { leastTo } from './least.ts'
import { BLOCKED, type Network } from './network.ts'
import { FAR, NOTHING, begin, entered, leave, leaveStation, spread } from './spread.ts'

/** How far stations are, in steps over the network of network.ts. A train never turns round on the line. */

const found = new Uint8Array(STATIONS)

/** As far as anything is within reach. */
const ANY_DISTANCE = new Uint8Array(STATIONS).fill(FAR)

/**
 * How far it is from a station to another, which the network keeps in `trips`; FAR where it is more than `limit` steps,
 * at least 1.
 */
export function tripTo(network: Network, s: State, station: number, to: number, limit: number): number {
  const { trips, tripsLimit } = network
  const at = station * STATIONS + to
  if (limit > tripsLimit[at]) {
    const toCome = leastTo(network, s, to)
    leaveStation(network, toCome, found, station, stationCell(s, station))
    if (to !== station) spread(network, toCome, found, 1 << to, limit)
    trips[at] = found[to]
    tripsLimit[at] = found[to] < FAR ? FAR : limit
  }
  return trips[at]
}

/** The same from where a seat's locomotive stands on the line, the way it faces. */
function wayTo(network: Network, s: State, seat: Seat, to: number, limit: number): number {
  const { stood, stoodAway, stoodLimit } = network
  const pose = sleeperOf(s, seat) * 8 + facingOf(s, seat)
  if (stood[seat] !== pose) {
    stood[seat] = pose
    stoodLimit.fill(0, seat * STATIONS, (seat + 1) * STATIONS)
  }
  const at = seat * STATIONS + to
  if (limit > stoodLimit[at]) {
    const toCome = leastTo(network, s, to)
    begin(found)
    leaveLine(network, toCome, s, seat)
    spread(network, toCome, found, 1 << to, limit)
    stoodAway[at] = found[to]
    stoodLimit[at] = found[to] < FAR ? FAR : limit
  }
  return stoodAway[at]
}

/**
 * Fills `to` with the distances from where a seat's locomotive stands to the stations of `wanted` (as bits), as far as
 * each matters; with FAR for what lies beyond that, and for the other stations.
 * @param limits by station the steps beyond which it does not matter any more, at least 1
 */
export function fromLocomotive(
  network: Network,
  s: State,
  seat: Seat,
  wanted: number,
  to: Uint8Array,
  limits: Uint8Array = ANY_DISTANCE,
): void {
  const station = facingOf(s, seat) === NO_FACING ? stationOf(s, seat) : -1
  for (let i = 0; i < STATIONS; i++) {
    if (!(wanted & (1 << i))) to[i] = FAR
    else to[i] = station >= 0 ? tripTo(network, s, station, i, limits[i]) : wayTo(network, s, seat, i, limits[i])
  }
}

/** Can a locomotive on the line get to no station any more, whatever is laid? */
export function isOutOfReach(network: Network, s: State, seat: Seat): boolean {
  for (let i = 0; i < STATIONS; i++) if (wayTo(network, s, seat, i, FAR) < FAR) return false
  return true
}

/** A locomotive on the line goes on the way it faces. */
function leaveLine(network: Network, toCome: Uint8Array, s: State, seat: Seat): void {
  const facing = facingOf(s, seat)
  const cell = cellOf(s, seat)
  const point = sleeperOf(s, seat) - cell * POINTS
  if (facing !== FACING_IN) leave(network.beyond, toCome, cell, facing, point === CENTRE ? 2 : point & 1)
  else leaveCard(network, toCome, s, cell, point)
}

/** From a side's sleeper over the rails of the card under the locomotive, which nobody can cover now. */
function leaveCard({ beyond, pass }: Network, toCome: Uint8Array, s: State, cell: number, point: number): void {
  const from = point >> 1
  const rails = railsOn(s, cell)
  for (let side = 0; side < 4; side++) {
    if (side === from || !(rails & railBetween(from, side))) continue
    const cost = pass[rails * 16 + from * 4 + side]
    if (cost < BLOCKED) leave(beyond, toCome, cell, side, cost - 1 - (point & 1))
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
  if (facingOf(s, seat) === NO_FACING) return entriesFromStation(network, s, stationOf(s, seat))
  begin(found)
  leaveLine(network, NOTHING, s, seat)
  spread(network, NOTHING, found, EVERY_STATION, FAR)
  fromLine.set(entered)
  return fromLine
}
const EVERY_STATION = (1 << STATIONS) - 1

/** Room for the distances to all stations. */
export const distances = (): Uint8Array => new Uint8Array(STATIONS)
