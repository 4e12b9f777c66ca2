import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { State } from '../../flat.ts'
import { abductRefusal } from './abducting.ts'
import { closeRefusal, stationRefusal } from './closing.ts'
import { handOf } from '../piles.ts'
import { isDictated, specialName } from './special-state.ts'
import { AT, DETAILS, PAY, STATIONS, activeSeat, isOfOldRules, phase, seatCount } from '../state.ts'
import { anyRebuilding } from './rebuilding.ts'
import { asksForCard, matchingCard, mayKeepWagons } from './wagon-specials.ts'

/**
 * Why the one who entered cannot want the special: no hand card allows it (ours). They are asked all the same, and
 * press no, so that nobody learns anything; else they would have to show the hand, which the rules ask for at card
 * robbery alone (000:173).
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

/**
 * May the one who is asked have to stop because of what the hand holds? Then nobody else answers for them, or it would
 * tell of the hand.
 */
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
