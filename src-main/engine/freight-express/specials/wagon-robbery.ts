import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { RobberyFailure } from '../../../../src-shared/games/freight-express/events.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { showHand, stopSpecial } from '../answers/stop-special.ts'
import { takeCard } from '../answers/take-card.ts'
import { takeWagon } from '../answers/take-wagon.ts'
import { couple, coupledCount, handCount, noteLacking, playFromHand, trainOf, uncouple } from '../piles.ts'
import { trainRef, wagonRef } from '../refs.ts'
import { AT, MAX_COUPLED, PAY, VICTIM, activeSeat, ask, nextSeat, seatCount } from '../state.ts'
import type { Tell } from '../tell.ts'
import { matchingCard, matchingWagon } from './by-value.ts'
import { closeSpecial, newToOthers, ofSpecial, tellNothingRobbed, turnedUp, victimSeat } from './special-state.ts'
import { askDetails, askOverHand, isWanted, turnUpForSpecial, type SpecialRule } from './special.ts'

/** J: a coupled wagon of the value; an opponent who has none is paid one (000:225-227). */
export const wagonRobbery: SpecialRule = {
  name: 'wagonRobbery',
  isPossible: (s) => coupledCount(s, activeSeat(s)) < MAX_COUPLED,
  hasDetails: (s) => seatCount(s) > 2 || choosesWagon(s),
  begin: (s) => ask(s, VICTIM),
  /** Whether there is a wagon to take, or something to pay with; else nothing happens. */
  choose(s, victim, emit) {
    s[AT.victim] = victim + 1
    turnUpForSpecial(s, emit)
    const robber = activeSeat(s)
    if (matchingWagon(s, victim)) askDetails(s)
    else if (coupledCount(s, victim) >= MAX_COUPLED) endRaid(s, 'noRoom', emit)
    else if (paysFromHand(s)) {
      if (handCount(s, robber) > 0) askOverHand(s, PAY, emit)
      else endRaid(s, 'nothingToPay', emit)
    } else if (matchingWagon(s, robber)) ask(s, PAY)
    else endRaid(s, 'noWagons', emit)
  },
  details: {
    ofHand: false,
    answers: [takeWagon(victimSeat, (s, card, emit) => moveWagon(s, card, victimSeat(s), activeSeat(s), emit))],
  },
}

/** House rule raidPaysWithHandCard. */
export const paysFromHand = (s: State): boolean => s[AT.raidPaysWithHandCard] === 1

/** What is paid to an opponent who has no wagon of the value: a wagon, or a hand card of the value. */
export const raidPayment = [
  takeWagon(
    activeSeat,
    (s, card, emit) => moveWagon(s, card, activeSeat(s), victimSeat(s), emit),
    (s) => !paysFromHand(s),
  ),
  takeCard(payWithCard, () => false, paysFromHand),
  // Who wanted the robbery leaves it unpaid when they have no card for it; who was forced shows the hand.
  stopSpecial(
    (s) => (!paysFromHand(s) || !isWanted(s) ? 'noSuchQuestion' : matchingCard(s) ? 'anotherCardFits' : null),
    payNothing,
  ),
  showHand((s) => {
    if (!paysFromHand(s)) return 'noSuchQuestion'
    if (matchingCard(s)) return 'anotherCardFits'
    return isWanted(s) ? 'noSuchQuestion' : null
  }),
]

/** With two seats: can the value that is turned up leave two wagons to take, or two cards to pay with? */
function choosesWagon(s: State): boolean {
  const [robber, victim]: Seat[] = [activeSeat(s), nextSeat(s, activeSeat(s))]
  const theirs = valuesOf(s, victim)
  if (hasTwice(theirs)) return true
  if (coupledCount(s, victim) >= MAX_COUPLED) return false
  if (paysFromHand(s)) return handCount(s, robber) > 1
  return hasTwice(valuesOf(s, robber).filter((value) => !theirs.includes(value)))
}

const valuesOf = (s: State, seat: Seat): number[] => trainOf(s, seat).map((card) => TRACK_CARDS[card].action)

const hasTwice = (values: readonly number[]): boolean => new Set(values).size < values.length

/** There is no hand card to pay with, and all know that there is none. */
function payNothing(s: State, emit: Tell): void {
  noteLacking(s, activeSeat(s), TRACK_CARDS[turnedUp(s)].action)
  endRaid(s, 'nothingToPay', emit)
}

function endRaid(s: State, why: RobberyFailure, emit: Tell): void {
  tellNothingRobbed(s, why, emit)
  closeSpecial(s)
}

/** A bound wagon stays bound, to the locomotive that pulls it now. */
function moveWagon(s: State, card: number, from: Seat, to: Seat, emit: Tell): void {
  const bound = s[AT.bound + from] === card + 1
  uncouple(s, from, card)
  couple(s, to, card)
  if (bound) s[AT.bound + to] = card + 1
  emit?.({ kind: 'wagonRaided', ...ofSpecial(s, [wagonRef(card), trainRef(from), trainRef(to)]), from, to, card })
  closeSpecial(s)
}

function payWithCard(s: State, card: number, emit: Tell): void {
  playFromHand(s, activeSeat(s), card)
  couple(s, victimSeat(s), card)
  emit?.({
    kind: 'raidPaid',
    ...ofSpecial(s, [wagonRef(card), trainRef(victimSeat(s))], newToOthers(s)),
    to: victimSeat(s),
    card,
  })
  closeSpecial(s)
}
