import type { Ref, RefKind, Seat } from '../../../src-shared/core.ts'
import { PLACES, TRAINS } from './state.ts'

/** The things of this game, as one points at them. */
export const TABLE: Ref = { kind: 'game', id: 0 }
export const START_TILE: Ref = { kind: 'startTile', id: 0 }
export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const endCardRef = (id: number): Ref => ({ kind: 'endCard', id })
export const trainRef = (seat: Seat, train: number): Ref => ({ kind: 'train', id: seat * TRAINS + train })
export const coachRef = (seat: Seat, train: number, place: number): Ref => ({
  kind: 'coach',
  id: (seat * TRAINS + train) * PLACES + place,
})
export const conductorRef = (seat: Seat, train: number): Ref => ({ kind: 'conductor', id: seat * TRAINS + train })
export const locomotiveRef = (id: Seat): Ref => ({ kind: 'locomotive', id })
/** The cities of a seat have so many numbers, more than a route can have. */
export const ROUTE_IDS = 64
export const cityRef = (seat: Seat, index: number): Ref => ({ kind: 'city', id: seat * ROUTE_IDS + index })
export const columnRef = (seat: Seat, column: number): Ref => ({ kind: 'column', id: seat * 3 + column })
export const mailRef = (seat: Seat, mail: number): Ref => ({ kind: 'mail', id: seat * 4 + mail })
export const tileRef = (id: number): Ref => ({ kind: 'engineTile', id })
export const gainedRef = (id: number): Ref => ({ kind: 'gained', id })
export const betweenRef = (seat: Seat, place: number): Ref => ({ kind: 'between', id: seat * 4 + place })

export const orderRef = (id: number): Ref => ({ kind: 'order', id })
export const evidenceRef = (id: number): Ref => ({ kind: 'evidence', id })

/** What a frame can come from, as a number in the state. */
const SOURCES = [
  'game',
  'seat',
  'card',
  'endCard',
  'mail',
  'engineTile',
  'city',
  'startTile',
  'order',
] as const satisfies readonly RefKind[]
export const FROM_SEAT = 1
export const FROM_CARD = 2
export const FROM_END_CARD = 3
export const FROM_MAIL = 4
export const FROM_TILE = 5
export const FROM_CITY = 6
export const FROM_START_TILE = 7
export const FROM_ORDER = 8
export const sourceRef = (kind: number, id: number): Ref => ({ kind: SOURCES[kind], id })
