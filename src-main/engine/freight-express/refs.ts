import type { Ref } from '../../../src-shared/core.ts'
import { stationRef } from '../../../src-shared/games/freight-express/refs.ts'
import { cellOfSleeper } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../flat.ts'
import { stationOn } from './board/board.ts'
export * from '../../../src-shared/games/freight-express/refs.ts'

/** The table itself: the rules alone point at it. */
export const TABLE: Ref = { kind: 'game', id: 0 }

/** A station's field is meant by the station, any other by the sleeper. */
export function sleeperOrStation(s: State, sleeper: number): Ref {
  const station = stationOn(s, cellOfSleeper(sleeper))
  return station >= 0 ? stationRef(station) : { kind: 'sleeper', id: sleeper }
}
