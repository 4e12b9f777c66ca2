import { TRACK_CARDS, haveSameValue } from '../../../../src-shared/games/freight-express/cards.ts'
import type { RobberyFailure } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { discardWagon, payForSpecial } from '../discarding.ts'
import {
  couple,
  coupledCount,
  deliver,
  handCount,
  handOf,
  hasCoupled,
  holds,
  noteLacking,
  playFromHand,
  trainOf,
  uncouple,
} from '../piles.ts'
import { closeSpecial, specialName, specialStation, turnedUp, victimSeat } from './special-state.ts'
import { AT, DETAILS, MAX_COUPLED, PAY, PHASE, activeSeat, phase } from '../state.ts'
import { trainRef, wagonRef } from '../refs.ts'
import type { Tell } from '../tell.ts'
import { newToOthers, ofSpecial, tellNothingRobbed } from './telling.ts'

/** F, I and J: wagons by the value of the card that was turned up (000:191-195, 000:219-227). */
const isMatch = (s: State, card: number): boolean => haveSameValue(card, turnedUp(s))
const matchingWagon = (s: State, seat: Seat): boolean => trainOf(s, seat).some((card) => isMatch(s, card))
/** Has the one who entered a hand card of the value that was turned up? */
export const matchingCard = (s: State): boolean => handOf(s, activeSeat(s)).some((card) => isMatch(s, card))

/** Whose wagon is chosen now. */
export const wagonOwner = (s: State): Seat =>
  phase(s) === DETAILS && specialName(s) === 'wagonRobbery' ? victimSeat(s) : activeSeat(s)

/** Is a wagon asked for now? */
export const asksForWagon = (s: State): boolean =>
  phase(s) === PAY
    ? !s[AT.raidPaysWithHandCard]
    : phase(s) === DETAILS && (specialName(s) === 'uncoupleWagon' || specialName(s) === 'wagonRobbery')
/** Is a hand card asked for now? */
export const asksForCard = (s: State): boolean =>
  phase(s) === PAY ? s[AT.raidPaysWithHandCard] === 1 : phase(s) === DETAILS && specialName(s) === 'coupleWagon'

/** A wagon of the value; where none has it at F, any is lost. */
export function takeWagonRefusal(s: State, card: number): FreightReason | null {
  const owner = wagonOwner(s)
  if (!hasCoupled(s, owner, card)) return 'notCoupled'
  return isMatch(s, card) || !matchingWagon(s, owner) ? null : 'valueMismatch'
}

/** A hand card of the value; where none has it at I, any is lost. A raid is paid with the value only. */
export function takeCardRefusal(s: State, card: number): FreightReason | null {
  if (!holds(s, activeSeat(s), card)) return 'notInHand'
  return isMatch(s, card) || (phase(s) === DETAILS && !matchingCard(s)) ? null : 'valueMismatch'
}

/** At F one may uncouple; without a match one must lose. */
export const mayKeepWagons = (s: State): boolean =>
  specialName(s) === 'uncoupleWagon' && matchingWagon(s, activeSeat(s))

/** Carries out a choice that takeWagonRefusal allows: pays, robs, uncouples or loses that wagon. */
export function takeWagon(s: State, card: number, emit: Tell): void {
  if (phase(s) === PAY) moveWagon(s, card, activeSeat(s), victimSeat(s), emit)
  else if (specialName(s) === 'wagonRobbery') moveWagon(s, card, victimSeat(s), activeSeat(s), emit)
  else if (isMatch(s, card)) uncoupleAnywhere(s, card, emit)
  else loseWagon(s, card, emit)
  closeSpecial(s)
}

/** Carries out a choice that takeCardRefusal allows: pays, couples or loses that hand card. */
export function takeCard(s: State, card: number, emit: Tell): void {
  if (phase(s) === PAY) payWithCard(s, card, emit)
  else if (isMatch(s, card)) coupleAnywhere(s, card, emit)
  else loseCard(s, card, emit)
  closeSpecial(s)
}

function uncoupleAnywhere(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  uncouple(s, seat, card)
  deliver(s, seat, card)
  emit?.({ kind: 'uncoupled', ...ofSpecial(s, [wagonRef(card), trainRef(seat)]), card, station: specialStation(s) })
}

function loseWagon(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  discardWagon(s, seat, card)
  emit?.({ kind: 'dropped', ...ofSpecial(s, [wagonRef(card), trainRef(seat)]), card })
}

/** The wagon is bound: it stays coupled until the locomotive has left the station (000:221). */
function coupleAnywhere(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  playFromHand(s, seat, card)
  couple(s, seat, card)
  s[AT.bound + seat] = card + 1
  emit?.({
    kind: 'coupled',
    ...ofSpecial(s, [wagonRef(card), trainRef(seat)], newToOthers(s)),
    card,
    station: specialStation(s),
  })
}

function loseCard(s: State, card: number, emit: Tell): void {
  noteLacking(s, activeSeat(s), TRACK_CARDS[turnedUp(s)].action)
  payForSpecial(s, card, 'noMatch', emit)
}

/**
 * J: whether there is a wagon to take, or something to pay with; else nothing happens. `askOverHand` asks about the
 * hand.
 */
export function beginRaid(s: State, askOverHand: (phase: number) => void, emit: Tell): void {
  const [robber, victim] = [activeSeat(s), victimSeat(s)]
  if (matchingWagon(s, victim)) s[PHASE] = DETAILS
  else if (coupledCount(s, victim) >= MAX_COUPLED) endRaid(s, 'noRoom', emit)
  else if (s[AT.raidPaysWithHandCard]) {
    if (handCount(s, robber) > 0) askOverHand(PAY)
    else endRaid(s, 'nothingToPay', emit)
  } else if (matchingWagon(s, robber)) s[PHASE] = PAY
  else endRaid(s, 'noWagons', emit)
}

/**
 * House rule raidPaysWithHandCard: whoever wanted the robbery has no hand card to pay with, and all know that they have
 * none.
 */
export function payNothing(s: State, emit: Tell): void {
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
}
