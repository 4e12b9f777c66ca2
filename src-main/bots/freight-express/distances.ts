import { CENTRE, FACING_IN, NO_FACING, POINTS, railBetween } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { railsOn, stationCell } from '../../engine/freight-express/board/board.ts'
import { facingOf, sleeperOf } from '../../engine/freight-express/board/locomotives.ts'
import { MAX_CELLS, STATIONS } from '../../engine/freight-express/state.ts'
import { BLOCKED, type Network } from './network.ts'
import { WEIGHTS } from './weights.ts'

/** How far stations are, in steps over the network of network.ts. A train never turns round on the line. */
export const FAR = 63

/** Arrivals that wait, by their cost: a list for each. */
const first = new Int16Array(FAR + 1)
const ROOM = MAX_CELLS * 64
const next = new Int16Array(ROOM)
const node = new Int16Array(ROOM)
let used = 0
let lowest = 0
/** The least cost at which a cell was entered over each side. */
const entered = new Uint8Array(MAX_CELLS * 4)

function begin(to: Uint8Array): void {
  first.fill(-1)
  entered.fill(FAR)
  to.fill(FAR)
  used = 0
  lowest = FAR
}

/** Notes that a cell can be left over a side at this cost. */
function leave(beyond: Int16Array, cell: number, side: number, cost: number): void {
  const at = beyond[cell * 4 + side]
  if (at < 0 || cost >= FAR || used === ROOM || entered[at] <= cost) return
  entered[at] = cost
  node[used] = at
  next[used] = first[cost]
  first[cost] = used++
  if (cost < lowest) lowest = cost
}

/** Steps that a stop in a station on the way costs. */
const STOP = WEIGHTS.stop

/**
 * Spreads from what `leave` has noted until all stations of `wanted` (as bits) are reached, or so many steps are gone.
 * A quarter of the time in which bots think goes by in here: hence `leave` once more, in place.
 */
function spread({ beyond, stationAt, row, pass }: Network, to: Uint8Array, wanted: number, limit: number): void {
  const [heads, links, nodes, least] = [first, next, node, entered]
  let left = wanted
  let many = used
  for (let cost = lowest; cost < limit && left; cost++) {
    for (let i = heads[cost]; i >= 0; i = heads[cost]) {
      heads[cost] = links[i]
      const at = nodes[i]
      if (least[at] !== cost) continue
      const cell = at >> 2
      const station = stationAt[cell]
      if (station >= 0) {
        if (to[station] <= cost + 1) continue
        to[station] = cost + 1
        left &= ~(1 << station)
        used = many
        for (let side = 0; side < 4; side++) leave(beyond, cell, side, cost + 1 + STOP)
        many = used
        continue
      }
      const from = at & 3
      const costs = row[cell] + from * 4
      for (let side = 0; side < 4; side++) {
        if (side === from) continue
        const there = beyond[cell * 4 + side]
        const after = cost + pass[costs + side]
        if (there < 0 || after >= FAR || least[there] <= after || many === ROOM) continue
        least[there] = after
        nodes[many] = there
        links[many] = heads[after]
        heads[after] = many++
      }
    }
  }
}

const found = new Uint8Array(STATIONS)

/**
 * Finds the distances from a station to each station of `wanted` (as bits) and keeps them in the network: from there
 * to station `t` it is `trips[station * STATIONS + t]`. Those of others, and any beyond `limit` steps, may be FAR.
 */
export function findTrips(network: Network, s: State, station: number, wanted: number, limit: number): void {
  const { trips, tripsTo, tripsLimit, beyond } = network
  if ((wanted & ~tripsTo[station]) === 0 && limit <= tripsLimit[station]) return
  tripsTo[station] |= wanted
  tripsLimit[station] = Math.max(limit, tripsLimit[station])
  begin(found)
  found[station] = 0
  const cell = stationCell(s, station)
  for (let side = 0; side < 4; side++) leave(beyond, cell, side, 0)
  spread(network, found, tripsTo[station] & ~(1 << station), tripsLimit[station])
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
  const cell = (sleeperOf(s, seat) / POINTS) | 0
  if (facingOf(s, seat) === NO_FACING) return fromStation(network, s, network.stationAt[cell], wanted, to)
  const [pose, at] = [sleeperOf(s, seat) * 8 + facingOf(s, seat), seat * STATIONS]
  if (stood[seat] !== pose || wanted & ~stoodTo[seat]) {
    begin(found)
    leaveLine(network, s, seat, cell)
    spread(network, found, wanted, FAR)
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
  if (facing !== FACING_IN) leave(network.beyond, cell, facing, point === CENTRE ? 2 : point & 1)
  else leaveCard(network, s, cell, point)
}

/** From a side's sleeper over the rails of the card under the locomotive, which nobody can cover now. */
function leaveCard({ beyond, row, pass }: Network, s: State, cell: number, point: number): void {
  const from = point >> 1
  for (let side = 0; side < 4; side++) {
    if (side === from || !(railsOn(s, cell) & railBetween(from, side))) continue
    const cost = pass[row[cell] + from * 4 + side]
    if (cost < BLOCKED) leave(beyond, cell, side, cost - 1 - (point & 1))
  }
}

/**
 * The least cost at which each cell is entered over each side, cell * 4 + side, coming from a station. It belongs to
 * the network, which keeps it.
 */
export function entriesFromStation(network: Network, s: State, station: number): Uint8Array {
  const costs = (network.entries[station] ??= new Uint8Array(MAX_CELLS * 4))
  if (network.entriesKnown & (1 << station)) return costs
  network.entriesKnown |= 1 << station
  begin(found)
  found[station] = 0
  const cell = stationCell(s, station)
  for (let side = 0; side < 4; side++) leave(network.beyond, cell, side, 0)
  spread(network, found, EVERY_STATION, FAR)
  costs.set(entered)
  return costs
}

const fromLine = new Uint8Array(MAX_CELLS * 4)

/** The same from where a seat's locomotive stands; written over when it is asked for again. */
export function entriesFromLocomotive(network: Network, s: State, seat: Seat): Uint8Array {
  const cell = (sleeperOf(s, seat) / POINTS) | 0
  if (facingOf(s, seat) === NO_FACING) return entriesFromStation(network, s, network.stationAt[cell])
  begin(found)
  leaveLine(network, s, seat, cell)
  spread(network, found, EVERY_STATION, FAR)
  fromLine.set(entered)
  return fromLine
}
const EVERY_STATION = (1 << STATIONS) - 1

/** Room for the distances to all stations. */
export const distances = (): Uint8Array => new Uint8Array(STATIONS)
