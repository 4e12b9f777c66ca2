import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { abductRefusal } from './abducting.ts'
import { victimRefusal } from './card-specials.ts'
import { closeRefusal, stationRefusal } from './closing.ts'
import { handOf } from './piles.ts'
import { isDictated, liftedCard, specialName } from './special-state.ts'
import {
  AT,
  DETAILS,
  DICTATE,
  OFFER,
  PAY,
  RELAY,
  STATIONS,
  VETO,
  VICTIM,
  activeSeat,
  isOfOldRules,
  phase,
  seatCount,
} from './state.ts'
import { anyRebuilding, rebuildRefusal, relayRefusal } from './rebuilding.ts'
import { handRefusal } from './refusals.ts'
import {
  asksForCard,
  asksForWagon,
  matchingCard,
  mayKeepWagons,
  takeCardRefusal,
  takeWagonRefusal,
} from './wagon-specials.ts'

/** The answers to what a special asks. */
export type SpecialAction = Extract<
  Action,
  {
    readonly kind:
      | 'useSpecial'
      | 'skipSpecial'
      | 'playVeto'
      | 'passVeto'
      | 'chooseSeat'
      | 'closeStation'
      | 'takeWagon'
      | 'takeCard'
      | 'rebuild'
      | 'relay'
      | 'scrap'
      | 'abduct'
      | 'stopSpecial'
      | 'showHand'
  }
>

/** Why an answer is refused, first because it is none to what is asked; null = it is not. `seat` = whose hand it is about. */
export function specialRefusal(s: State, seat: Seat, action: SpecialAction): FreightReason | null {
  if (!isAsked(s, action.kind)) return 'noSuchQuestion'
  switch (action.kind) {
    case 'useSpecial':
      return useRefusal(s)
    case 'chooseSeat':
      return victimRefusal(s, action.seat)
    case 'takeWagon':
      return takeWagonRefusal(s, action.card)
    case 'takeCard':
      return takeCardRefusal(s, action.card)
    case 'closeStation':
      return handRefusal(s, seat, action.card) ?? closeRefusal(s, action.card, action.station, action.rotation & 3)
    case 'rebuild':
      return handRefusal(s, seat, action.card) ?? rebuildRefusal(s, action.card, action.cell)
    case 'relay':
      return action.card === liftedCard(s) ? relayRefusal(s, action.cell, action.rotation & 3) : 'otherCard'
    case 'abduct':
      return handRefusal(s, seat, action.card) ?? abductRefusal(s, action.card, action.seat)
    case 'stopSpecial':
      return stopRefusal(s)
    case 'showHand':
      return showHandRefusal(s)
    default:
      return null
  }
}

/** Is this kind of answer one to the present question? */
function isAsked(s: State, kind: SpecialAction['kind']): boolean {
  const now = phase(s)
  switch (kind) {
    case 'useSpecial':
    case 'skipSpecial':
      return now === OFFER
    case 'playVeto':
    case 'passVeto':
      return now === VETO || now === DICTATE
    case 'chooseSeat':
      return now === VICTIM
    case 'takeWagon':
      return asksForWagon(s)
    case 'takeCard':
      return asksForCard(s)
    case 'relay':
    case 'scrap':
      return now === RELAY
    case 'closeStation':
    case 'rebuild':
      return now === DETAILS && specialName(s) === kind
    case 'abduct':
      return now === DETAILS && specialName(s) === 'abduction'
    default:
      return now === DETAILS || now === PAY
  }
}

/**
 * Why the one who entered cannot want the special: no hand card allows it (ours). They are asked all the same, and press
 * no, so that nobody learns anything; else they would have to show the hand, which the rules ask for at card robbery alone (000:173).
 */
export function useRefusal(s: State): FreightReason | null {
  if (isOfOldRules(s)) return null
  switch (specialName(s)) {
    case 'closeStation':
      return anyClosing(s) ? null : 'noCardCloses'
    case 'rebuild':
      return anyRebuilding(s) ? null : 'noCardRebuilds'
    case 'abduction':
      return anyAbduction(s) ? null : 'noCardAbducts'
    default:
      return null
  }
}

/** Was the special wanted, not forced? Then no hand is shown to prove that no card fits. */
const isWanted = (s: State): boolean => s[AT.specialWill] === 1 && !isOfOldRules(s)

/** May the one who is asked have to stop because of what the hand holds? Then nobody else answers for them, or it would tell of the hand. */
export const mayStopUnseen = (s: State): boolean =>
  !isOfOldRules(s) &&
  (phase(s) === PAY ? asksForCard(s) && isWanted(s) : specialName(s) === 'rebuild' && s[AT.rebuilt] === 1)

/** F may be left at that, H after the first time; J is left unpaid by who wanted it and has no card for it. */
export function stopRefusal(s: State): FreightReason | null {
  if (specialName(s) === 'rebuild' && phase(s) === DETAILS)
    return s[AT.rebuilt] && !isDictated(s) ? null : 'rebuildOnce'
  if (phase(s) === PAY && asksForCard(s) && isWanted(s)) return matchingCard(s) ? 'anotherCardFits' : null
  return phase(s) === DETAILS && mayKeepWagons(s) ? null : 'noSuchQuestion'
}

/** The hand is shown only when no card in it will do, and only by one who is forced: one who wants it has a card. */
export function showHandRefusal(s: State): FreightReason | null {
  switch (specialName(s)) {
    case 'wagonRobbery':
      if (!asksForCard(s)) return 'noSuchQuestion'
      if (matchingCard(s)) return 'anotherCardFits'
      return isWanted(s) ? 'noSuchQuestion' : null
    case 'rebuild':
      return s[AT.rebuilt] || anyRebuilding(s) ? 'anotherCardFits' : null
    case 'closeStation':
      return anyClosing(s) ? 'anotherCardFits' : null
    case 'abduction':
      return anyAbduction(s) ? 'anotherCardFits' : null
    default:
      return 'noSuchQuestion'
  }
}

function anyClosing(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let station = 0; station < STATIONS; station++) {
    if (stationRefusal(s, station) !== null) continue
    if (hand.some((card) => [0, 1, 2, 3].some((turn) => closeRefusal(s, card, station, turn) === null))) return true
  }
  return false
}

function anyAbduction(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let seat = 0; seat < seatCount(s); seat++)
    if (hand.some((card) => abductRefusal(s, card, seat) === null)) return true
  return false
}
