import type { Ref, Seat } from '../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../flat.ts'
import { stationOn } from './board/board.ts'

/** The things of this game, as one points at them. */
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const wagonRef = (id: number): Ref => ({ kind: 'wagon', id })
export const cellRef = (id: number): Ref => ({ kind: 'cell', id })
export const stationRef = (id: number): Ref => ({ kind: 'station', id })
export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const trainRef = (id: Seat): Ref => ({ kind: 'train', id })
export const locomotive = (id: Seat): Ref => ({ kind: 'locomotive', id })
export const STOCK: Ref = { kind: 'pile', id: 0 }
export const DISCARD: Ref = { kind: 'pile', id: 1 }
export const TABLE: Ref = { kind: 'game', id: 0 }

/** A station's field is meant by the station, any other by the sleeper. */
export function sleeperOrStation(s: State, sleeper: number): Ref {
  const station = stationOn(s, cellOfSleeper(sleeper))
  return station >= 0 ? stationRef(station) : { kind: 'sleeper', id: sleeper }
}
