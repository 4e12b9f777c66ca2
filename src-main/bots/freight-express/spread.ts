import { MAX_CELLS } from '../../engine/freight-express/state.ts'
import { OFF_TABLE, STATION_GROUND, type Network } from './network.ts'
import { WEIGHTS } from './weights.ts'

/** How ways are found over a network, from wherever one begins: see distances.ts. */

/** Out of reach. */
export const FAR = 63

/** Arrivals that wait, by their cost and what is at least to come: a list for each. */
const first = new Int16Array(FAR + 1)
const ROOM = MAX_CELLS * 64
const next = new Int16Array(ROOM)
const node = new Int16Array(ROOM)
let used = 0
let lowest = 0
/** The least cost at which a cell was entered over each side; off the table 0, for nobody gets there any sooner. */
export const entered = new Uint8Array(OFF_TABLE + 1)
/** What is at least to come from each of them on, where nothing is known of it. */
export const NOTHING = new Uint8Array(OFF_TABLE + 1)

/** Forgets what was found before. @param to distances to all stations */
export function begin(to: Uint8Array): void {
  first.fill(-1)
  entered.fill(FAR)
  entered[OFF_TABLE] = 0
  to.fill(FAR)
  used = 0
  lowest = FAR
}

/** Notes that a cell can be left over a side at this cost. */
export function leave(beyond: Int16Array, toCome: Uint8Array, cell: number, side: number, cost: number): void {
  const at = beyond[cell * 4 + side]
  if (entered[at] <= cost || used === ROOM) return
  const whole = cost + toCome[at]
  if (whole >= FAR) return
  entered[at] = cost
  node[used] = at
  next[used] = first[whole]
  first[whole] = used++
  if (whole < lowest) lowest = whole
}

/** Steps that a stop in a station on the way costs. */
const STOP = WEIGHTS.stop

/** What is spread over: the ground, what it costs to cross it, and what lies beyond. */
export type Spread = Pick<Network, 'ground' | 'pass' | 'beyond'>

/**
 * Spreads from what `leave` has noted until all stations of `wanted` (as bits) are reached, or so many steps are gone.
 * What leads towards them is gone on from first: that for which the cost so far and what is at least to come, the same
 * for all sides of a station, is least. A quarter of the time in which bots think goes by in here: hence `leave` once
 * more, in place.
 */
export function spread(
  { ground, pass, beyond }: Spread,
  toCome: Uint8Array,
  to: Uint8Array,
  wanted: number,
  limit: number,
): void {
  const [heads, links, nodes, least] = [first, next, node, entered]
  let left = wanted
  let many = used
  for (let whole = lowest; whole < limit && left; whole++) {
    for (let i = heads[whole]; i >= 0; i = heads[whole]) {
      heads[whole] = links[i]
      const at = nodes[i]
      const cost = least[at]
      if (cost + toCome[at] !== whole) continue
      const here = ground[at >> 2]
      if (here >= STATION_GROUND) {
        const station = here - STATION_GROUND
        if (to[station] <= cost + 1) continue
        to[station] = cost + 1
        left &= ~(1 << station)
        used = many
        for (let side = 0; side < 4; side++) leave(beyond, toCome, at >> 2, side, cost + 1 + STOP)
        many = used
        continue
      }
      const cell = at & ~3
      const costs = here * 16 + (at & 3) * 4
      for (let side = 0; side < 4; side++) {
        const there = beyond[cell + side]
        const after = cost + pass[costs + side]
        if (after >= least[there]) continue
        const then = after + toCome[there]
        if (then >= limit || many === ROOM) continue
        least[there] = after
        nodes[many] = there
        links[many] = heads[then]
        heads[then] = many++
      }
    }
  }
}

/** Begins in a station, which is left over any side. */
export function leaveStation(
  { beyond }: Spread,
  toCome: Uint8Array,
  to: Uint8Array,
  station: number,
  cell: number,
): void {
  begin(to)
  to[station] = 0
  for (let side = 0; side < 4; side++) leave(beyond, toCome, cell, side, 0)
}
