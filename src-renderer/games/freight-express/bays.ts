import type { Seat } from '../../../src-shared/core.ts'
import { EAST, NORTH, SOUTH, WEST, cellOfSleeper } from '../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Stand } from './travel.ts'
import type { Ways } from './ways.ts'

/**
 * In which of a station's four places to wait a locomotive stands: the one behind which lie the rails of the side it
 * came in over. Whoever has not come by rail waits in the place of the seat. Who stands stays where it is: who comes
 * later takes what is free, first the other place beside that side.
 */

const BAYS_NEAR: readonly (readonly number[])[] = [0, 1, 2, 3].map((bay) =>
  [bay, bay + 3, bay + 1, bay + 2].map((one) => one & 3),
)

/** The place for who wishes to stand in this one. */
const freeBay = (wished: number, taken: readonly number[]): number =>
  BAYS_NEAR[wished].find((bay) => !taken.includes(bay)) ?? wished

/** The place at the side over which a station is entered. */
const BAY_BY_SIDE = { [WEST]: 0, [NORTH]: 1, [EAST]: 2, [SOUTH]: 3 } as const

/** Of cells next to each other: the nearest in a row differ by one. */
function bayFrom(from: Stand, to: Stand): number {
  const by = cellOfSleeper(from.sleeper) - cellOfSleeper(to.sleeper)
  return BAY_BY_SIDE[by === -1 ? WEST : by === 1 ? EAST : by < 0 ? NORTH : SOUTH]
}

/** The last stand of a way that has come into a station, with its place there among those of the other seats. */
export function arrived(ways: Ways, seat: Seat, [last, before]: readonly [Stand, Stand | undefined]): Stand {
  const taken = ways.flatMap((way, other) => {
    const stand = way.at(-1)
    return other !== seat && stand?.sleeper === last.sleeper ? [stand.bay ?? other] : []
  })
  return { ...last, bay: freeBay(before ? bayFrom(before, last) : seat, taken) }
}

/** Where all locomotives stand, those in a station in places of their own. */
export function standsIn(view: FreightView, ways: Ways | null): readonly Stand[] {
  const stands = view.seats.map(({ locomotive }, seat): Stand => {
    const known = ways?.[seat]?.at(-1)
    const bay = known?.sleeper === locomotive.sleeper ? known.bay : undefined
    return bay === undefined ? locomotive : { ...locomotive, bay }
  })
  const out: (Stand & { readonly bay: number })[] = []
  const inOrder = [...stands.keys()].sort(
    (a, b) => Number(stands[a].bay === undefined) - Number(stands[b].bay === undefined),
  )
  for (const seat of inOrder) {
    const stand = stands[seat]
    const taken = Object.values(out).flatMap(({ sleeper, bay }) => (sleeper === stand.sleeper ? [bay] : []))
    out[seat] = { ...stand, bay: freeBay(stand.bay ?? seat, taken) }
  }
  return out
}
