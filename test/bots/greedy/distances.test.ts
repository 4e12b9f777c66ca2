import { describe, expect, it } from 'vitest'
import {
  distances,
  entriesFromLocomotive,
  entriesFromStation,
  fromLocomotive,
  tripTo,
} from '../../../src-main/bots/freight-express/distances.ts'
import { networkOf, type Network } from '../../../src-main/bots/freight-express/network.ts'
import { FAR } from '../../../src-main/bots/freight-express/spread.ts'
import { closedStation, stationCell } from '../../../src-main/engine/freight-express/board/board.ts'
import { STATIONS } from '../../../src-main/engine/freight-express/state.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { playLively } from '../../conformance/freight-express/lively.ts'

const some = [26, 3].flatMap((seed) => playLively(seed).states).filter((_, i) => i % 11 === 5)
const STATION_LIST = Array.from({ length: STATIONS }, (_, station) => station)
const everyNetwork = (look: (s: State, network: Network, seat: number) => void): void => {
  for (const s of some) for (const seat of [0, 1]) look(s, networkOf(s, seat), seat)
}

/** Of entries that were looked for in all directions: how far a station is. */
function within(s: State, costs: Uint8Array, station: number): number {
  const at = stationCell(s, station) * 4
  return closedStation(s) === station ? FAR : Math.min(FAR, Math.min(...costs.subarray(at, at + 4)) + 1)
}

describe('how far a station is', () => {
  it('is the same when it is looked for in its direction as when it is looked for in all', () => {
    everyNetwork((s, network) => {
      for (const from of STATION_LIST) {
        const costs = entriesFromStation(network, s, from)
        for (const to of STATION_LIST)
          if (to !== from) expect(tripTo(network, s, from, to, FAR), `${from} to ${to}`).toBe(within(s, costs, to))
      }
    })
  })

  it('is known as far as it matters, and further once it is asked for', () => {
    everyNetwork((s, network) => {
      for (const to of STATION_LIST.slice(1)) {
        const far = within(s, entriesFromStation(network, s, 0), to)
        for (const limit of [5, 20, far - 1, far]) {
          const fresh = { ...network, tripsLimit: new Uint8Array(STATIONS * STATIONS) }
          expect(tripTo(fresh, s, 0, to, limit), `${to} within ${limit}`).toBe(far <= limit ? far : FAR)
          expect(tripTo(fresh, s, 0, to, FAR)).toBe(far)
        }
      }
    })
  })

  it('is the same from a locomotive', () => {
    const away = distances()
    everyNetwork((s, network, seat) => {
      const costs = entriesFromLocomotive(network, s, seat)
      fromLocomotive(network, s, seat, (1 << STATIONS) - 1, away)
      for (const to of STATION_LIST) if (away[to] > 0) expect(away[to]).toBe(within(s, costs, to))
    })
  })
})
