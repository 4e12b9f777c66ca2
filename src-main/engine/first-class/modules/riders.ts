import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { coachSlot, lengthOf, levelAt, riderAt } from '../board/coaches.ts'
import { AT, TRAINS, actor, stack } from '../state.ts'
import type { Step } from '../step.ts'
import type { Tell } from '../tell.ts'
import { ABOARD, putCard } from '../board/zones.ts'

/**
 * Cards that ride in wagons: at most one in each, for good, in the first free ordinary wagon of a train. [002:950,
 * 1205-1207]
 */
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

/** A card that was put into a wagon just now. */
export interface Seated {
  readonly seat: Seat
  readonly train: number
  readonly place: number
  readonly card: number
}

/** Asks in which train's first free wagon the card goes that brought the question. `seated` = what comes of it. */
export const seatingStep = (kind: Step['kind'], seated: (s: State, rider: Seated, emit: Tell) => void): Step => ({
  kind,
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    for (let train = 0; train < TRAINS; train++)
      if (firstFreeWagon(s, actor(s), train) >= 0) out[n++] = packCode(KIND.board, train)
    return n
  },
  apply(s, top, code, emit) {
    const seat = actor(s)
    const card = s[top + 5]
    const train = firstOf(code)
    const place = firstFreeWagon(s, seat, train)
    popRecord(s, stack)
    seatRider(s, seat, train, place, card)
    seated(s, { seat, train, place, card }, emit)
  },
})
