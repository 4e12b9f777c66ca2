import type { Ref, RefKind, Seat } from '../../core.ts'

/** The things of First Class as one points at them, and how their ids are counted. */

export const TRAINS = 2
/** Cards of a train: five wagons, the mail wagon, three wagons, the engine tile. */
export const PLACES = 10
export const BETWEEN_PLACES = 4
/** More than a route can have. */
export const ROUTE_IDS = 64

/** So many ids of a kind each seat has, one seat's after another's: its board, and the things that lie there. */
export const EACH_SEAT = {
  seat: 1,
  train: TRAINS,
  coach: TRAINS * PLACES,
  conductor: TRAINS,
  locomotive: 1,
  city: ROUTE_IDS,
  column: 3,
  mail: 4,
  between: BETWEEN_PLACES,
} as const satisfies Partial<Record<RefKind, number>>
type OwnKind = keyof typeof EACH_SEAT

const own = (kind: OwnKind, seat: Seat, n: number): Ref => ({ kind, id: seat * EACH_SEAT[kind] + n })
/** Whose a thing is by its id, and which of that seat's. */
export const ownerOf = (kind: OwnKind, id: number): Seat => Math.floor(id / EACH_SEAT[kind])
export const nthOf = (kind: OwnKind, id: number): number => id % EACH_SEAT[kind]

export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const endCardRef = (id: number): Ref => ({ kind: 'endCard', id })
export const trainRef = (seat: Seat, train: number): Ref => own('train', seat, train)
export const coachRef = (seat: Seat, train: number, place: number): Ref => own('coach', seat, train * PLACES + place)
export const conductorRef = (seat: Seat, train: number): Ref => own('conductor', seat, train)
export const locomotiveRef = (id: Seat): Ref => ({ kind: 'locomotive', id })
export const cityRef = (seat: Seat, index: number): Ref => own('city', seat, index)
export const columnRef = (seat: Seat, column: number): Ref => own('column', seat, column)
export const mailRef = (seat: Seat, mail: number): Ref => own('mail', seat, mail)
export const gainedRef = (id: number): Ref => ({ kind: 'gained', id })
export const betweenRef = (seat: Seat, place: number): Ref => own('between', seat, place)
export const orderRef = (id: number): Ref => ({ kind: 'order', id })
export const evidenceRef = (id: number): Ref => ({ kind: 'evidence', id })
export const START_TILE: Ref = { kind: 'startTile', id: 0 }

/** The id of the train a coach stands in, which of its seat's that is, and the place, from 0 behind the locomotive. */
export const trainIdOf = (coach: number): number => Math.floor(coach / PLACES)
export const trainOfCoach = (id: number): number => trainIdOf(id) % TRAINS
export const placeOfCoach = (id: number): number => id % PLACES
