import type { State } from '../../flat.ts'
import { stopSpecial } from '../answers/stop-special.ts'
import { takeWagon } from '../answers/take-wagon.ts'
import { discardWagon } from '../discarding.ts'
import { coupledCount, deliver, uncouple } from '../piles.ts'
import { trainRef, wagonRef } from '../refs.ts'
import { activeSeat } from '../state.ts'
import type { Tell } from '../tell.ts'
import { isMatch, matchingWagon } from './by-value.ts'
import { closeSpecial, ofSpecial, specialStation } from './special-state.ts'
import { askDetails, turnUpForSpecial, type SpecialRule } from './special.ts'

/** F: a wagon of the value is uncoupled at any letter; without one, any is lost (000:191-195). */
export const uncoupleWagon: SpecialRule = {
  name: 'uncoupleWagon',
  isPossible: (s) => coupledCount(s, activeSeat(s)) > 0,
  /** With a match one may keep one's wagons (000:193). */
  hasDetails: () => true,
  begin(s, emit) {
    turnUpForSpecial(s, emit)
    askDetails(s)
  },
  details: {
    ofHand: false,
    isTheirOwn: () => true,
    answers: [
      takeWagon(activeSeat, uncoupleOrLose),
      stopSpecial((s) => (matchingWagon(s, activeSeat(s)) ? null : 'noSuchQuestion')),
    ],
  },
}

function uncoupleOrLose(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  const what = () => ({ ...ofSpecial(s, [wagonRef(card), trainRef(seat)]), card })
  if (isMatch(s, card)) {
    uncouple(s, seat, card)
    deliver(s, seat, card)
    emit?.({ kind: 'uncoupled', ...what(), station: specialStation(s) })
  } else {
    discardWagon(s, seat, card)
    emit?.({ kind: 'dropped', ...what() })
  }
  closeSpecial(s)
}
