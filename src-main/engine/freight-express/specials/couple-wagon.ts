import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { State } from '../../flat.ts'
import { takeCard } from '../answers/take-card.ts'
import { payForSpecial } from '../discarding.ts'
import { couple, coupledCount, handCount, noteLacking, playFromHand } from '../piles.ts'
import { trainRef, wagonRef } from '../refs.ts'
import { AT, MAX_COUPLED, activeSeat } from '../state.ts'
import type { Tell } from '../tell.ts'
import { isMatch, matchingCard } from './by-value.ts'
import { closeSpecial, newToOthers, ofSpecial, specialStation, turnedUp } from './special-state.ts'
import { askDetailsOverHand, turnUpForSpecial, type SpecialRule } from './special.ts'

/** I: a hand card of the value is coupled at any letter; without one, any is lost (000:219-221). */
export const coupleWagon: SpecialRule = {
  name: 'coupleWagon',
  isPossible: (s) => coupledCount(s, activeSeat(s)) < MAX_COUPLED && handCount(s, activeSeat(s)) > 0,
  /** A single card is coupled or lost, whichever value is turned up. */
  hasDetails: (s) => handCount(s, activeSeat(s)) > 1,
  begin(s, emit) {
    turnUpForSpecial(s, emit)
    askDetailsOverHand(s, emit)
  },
  details: { ofHand: true, answers: [takeCard(coupleOrLose, (s) => !matchingCard(s))] },
}

/** The wagon is bound: it stays coupled until the locomotive has left the station (000:221). */
function coupleOrLose(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  if (isMatch(s, card)) {
    playFromHand(s, seat, card)
    couple(s, seat, card)
    s[AT.bound + seat] = card + 1
    emit?.({
      kind: 'coupled',
      ...ofSpecial(s, [wagonRef(card), trainRef(seat)], newToOthers(s)),
      card,
      station: specialStation(s),
    })
  } else {
    noteLacking(s, seat, TRACK_CARDS[turnedUp(s)].action)
    payForSpecial(s, card, 'noMatch', emit)
  }
  closeSpecial(s)
}
