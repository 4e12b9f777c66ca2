import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coachSlot, lengthOf, levelAt, riderAt } from '../coaches.ts'
import { AT, TRAINS } from '../state.ts'
import { ABOARD, putCard } from '../zones.ts'

/** Cards that ride in wagons: at most one in each, for good, in the first free ordinary wagon of a train. [002:950, 1205-1207] */
export function firstFreeWagon(s: State, seat: Seat, train: number): number {
  for (let place = 0; place < lengthOf(s, seat, train); place++) {
    if (levelAt(s, seat, train, place) > 0 && riderAt(s, seat, train, place) < 0) return place
  }
  return -1
}

/** Is there a wagon in which a card can still be put? */
export function anyFreeWagon(s: State, seat: Seat): boolean {
  for (let train = 0; train < TRAINS; train++) if (firstFreeWagon(s, seat, train) >= 0) return true
  return false
}

/** Puts a card into a wagon, for good. */
export function seatRider(s: State, seat: Seat, train: number, place: number, card: number): void {
  s[AT.riders + coachSlot(seat, train, place)] = card + 1
  putCard(s, card, ABOARD, seat)
}
