import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { coachSlot, lengthOf, levelAt, riderAt } from '../board/coaches.ts'
import { answer } from '../answers/answer.ts'
import { takeAndPlace } from '../cards/from-card.ts'
import { FINE, WHY } from '../reasons.ts'
import { trainRef } from '../refs.ts'
import { AT, TRAINS, actor, stack } from '../state.ts'
import { ofRecord, type FirstClassStep } from '../step.ts'
import type { Tell } from '../tell.ts'
import { ABOARD, putCard } from '../board/zones.ts'
import type { LayBoard } from './module.ts'

const { riders: RIDERS } = AT

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
function seatRider(s: State, seat: Seat, train: number, place: number, card: number): void {
  s[RIDERS + coachSlot(seat, train, place)] = card + 1
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
export const seatingStep = (
  kind: FirstClassStep['kind'],
  seated: (s: State, rider: Seated, emit: Tell) => void,
): FirstClassStep => ({ ...ofRecord, inner: true, kind, answers: [board(seated)] })

const board = (seated: (s: State, rider: Seated, emit: Tell) => void) =>
  answer({
    kind: 'board',
    list(s, out, n) {
      for (let train = 0; train < TRAINS; train++) if (whyNot(s, train) === FINE) out[n++] = packCode(KIND.board, train)
      return n
    },
    whyNot: (s, { train }) => whyNot(s, train),
    touches: (s, { train }) => [trainRef(actor(s), train)],
    whyNotAt: (s, { kind, id }) => (kind === 'train' ? whyNot(s, id % TRAINS) : FINE),
    apply(s, code, emit) {
      const seat = actor(s)
      const card = s[topSlot(s, stack) + 5]
      const train = firstOf(code)
      const place = firstFreeWagon(s, seat, train)
      popRecord(s, stack)
      seatRider(s, seat, train, place, card)
      seated(s, { seat, train, place, card }, emit)
    },
    plan: (s, { train }, before) => takeAndPlace(s, trainRef(actor(s), train), before),
  })

/** It is asked only where one of the trains has room. */
const whyNot = (s: State, train: number): number =>
  firstFreeWagon(s, actor(s), train) >= 0 ? FINE : WHY.trainWithoutFreeWagon

/** Those that a scenario has in wagons. */
export const layRiders: LayBoard = (s, seat, board, claim) =>
  board.riders?.forEach((cards, train) =>
    cards.forEach((card, place) => {
      if (card >= 0) seatRider(s, seat, train, place, claim(card))
    }),
  )
