import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, MAIL, MAIL_PLACE, PLACES, TILE, TILE_PLACE, TRAINS } from '../state.ts'
import { TOP_LEVEL } from '../tables.ts'

const {
  trainLength: TRAIN_LENGTH,
  coaches: COACHES,
  riders: RIDERS,
  conductor: CONDUCTOR,
  limitedWagons: LIMITED_WAGONS,
  supply: SUPPLY,
} = AT

/** The cards of the two trains of a seat, and which of them may be laid or rise. */

/** How many cards a train has: wagons, the mail wagon, the tile. */
export const lengthOf = (s: State, seat: Seat, train: number): number => s[TRAIN_LENGTH + seat * TRAINS + train]
/** The number of a place among those of all trains; place 0 is behind the locomotive. */
export const coachSlot = (seat: Seat, train: number, place: number): number => (seat * TRAINS + train) * PLACES + place
/** What lies there, as `coaches` in the state holds it; 0 = nothing yet. */
export const coachAt = (s: State, seat: Seat, train: number, place: number): number =>
  s[COACHES + coachSlot(seat, train, place)]
/** A wagon's value, 1 for a 0-wagon to 6 for a 12-wagon; 0 for mail, tile or nothing. */
export function levelAt(s: State, seat: Seat, train: number, place: number): number {
  const coach = coachAt(s, seat, train, place)
  return coach < MAIL ? coach : 0
}
/** The card in a wagon, or -1. */
export const riderAt = (s: State, seat: Seat, train: number, place: number): number =>
  s[RIDERS + coachSlot(seat, train, place)] - 1
/** How many cards of a train the conductor has come to, from the locomotive on. */
export const conductorOf = (s: State, seat: Seat, train: number): number => s[CONDUCTOR + seat * TRAINS + train]

/** The mail wagon is laid with the fifth wagon and the tile with the ninth, so only the tile ends a train. [002:562] */
export const layRefusal = (s: State, seat: Seat, train: number): number =>
  lengthOf(s, seat, train) === PLACES ? WHY.trainFull : s[LIMITED_WAGONS] === 1 && s[SUPPLY] === 0 ? WHY.noneLeft : FINE

/** House rule: wagon cards show two values (0/1, 2/4, 7/12); rising within a card only turns it over. [002:101] */
export const pairOf = (level: number): number => (level - 1) >> 1
const cardLeft = (s: State, level: number): boolean =>
  s[LIMITED_WAGONS] === 0 || pairOf(level + 1) === pairOf(level) || s[SUPPLY + pairOf(level + 1)] > 0

/** Is there a train that takes one more wagon? */
export const canLay = (s: State, seat: Seat): boolean =>
  layRefusal(s, seat, 0) === FINE || layRefusal(s, seat, 1) === FINE

/** Why the wagon at this place cannot rise by one value, to `limit` at most. [002:270-271, 290] */
export function upgradeRefusal(s: State, seat: Seat, train: number, place: number, limit = TOP_LEVEL): number {
  const at = COACHES + coachSlot(seat, train, 0)
  const coach = s[at + place]
  if (coach === 0) return WHY.noWagonThere
  if (coach >= MAIL) return WHY.notUpgradable
  if (coach === TOP_LEVEL) return WHY.highestAlready
  if (coach >= limit) return WHY.factoryLimit
  if (!cardLeft(s, coach)) return WHY.noneLeft
  if (place === 0) return FINE
  const before = place === MAIL_PLACE + 1 ? place - 2 : place - 1 // across the mail wagon
  return s[at + before] > coach ? FINE : WHY.wagonBefore
}

/** The place of the wagon of this value that can rise in this train, or -1: always the leftmost of its value. */
export function risingPlace(s: State, seat: Seat, train: number, level: number): number {
  if (!cardLeft(s, level)) return -1
  const at = COACHES + coachSlot(seat, train, 0)
  const length = s[TRAIN_LENGTH + seat * TRAINS + train]
  for (let place = 0; place < length; place++) if (s[at + place] === level) return place
  return -1
}

/** Can any wagon of a seat rise by one value, to `limit` at most (1 to 6, see levelAt)? */
export function anyRises(s: State, seat: Seat, limit: number): boolean {
  for (let train = 0; train < TRAINS; train++) {
    const length = lengthOf(s, seat, train)
    for (let place = 0; place < length; place++) if (upgradeRefusal(s, seat, train, place, limit) === FINE) return true
  }
  return false
}

/** How many engine tiles end the trains of a seat. */
export function tilesOf(s: State, seat: Seat): number {
  let n = 0
  for (let train = 0; train < TRAINS; train++) if (coachAt(s, seat, train, TILE_PLACE) >= TILE) n++
  return n
}
