import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import type { AnyFreightAnswer } from '../answers/answer.ts'
import { turnUp } from '../draw.ts'
import { everyone, handTold, showHand } from '../piles.ts'
import { seatRef } from '../refs.ts'
import { AT, activeSeat, ask, detailsOf, everySeat, rulesSince } from '../state.ts'
import type { Tell } from '../tell.ts'
import { chooserSeat, closeSpecial, isDictated, ofSpecial, specialName, specialStation } from './special-state.ts'

/** What a station does, whole; each stands in a file of this room, with the answers that only it takes. */
export interface SpecialRule {
  readonly name: Special
  /**
   * Can it be done, as far as everyone at the table can see? What cannot is not offered, and nobody is asked to force
   * it. What a hidden hand makes impossible turns out later: the hand is shown then.
   */
  isPossible(s: State): boolean
  /**
   * Why the one who entered cannot want it: no hand card allows it (ours). They are asked all the same, and press no,
   * so that nobody learns anything; else they would have to show the hand, which the rules ask for at card robbery
   * alone (000:173).
   */
  wantRefusal?(s: State): FreightReason | null
  /**
   * Is there anything to dictate about it, as far as everyone at the table can see? Where it can be carried out in one
   * way only, no holder of a veto is asked (000:203 gives the dictating seat 'further details', and there are none).
   * What only a hidden hand would tell counts as a choice: by not being asked nobody learns anything of it.
   */
  hasDetails(s: State): boolean
  /** It happens; what there is to choose is asked. */
  begin(s: State, emit: Tell): void
  /** Why an opponent may not be chosen for it; null = they may. */
  victimRefusal?(s: State, seat: Seat): FreightReason | null
  /** The opponent is chosen. */
  choose?(s: State, seat: Seat, emit: Tell): void
  /** The question of its own, after its name: 'what exactly?' */
  readonly details?: {
    readonly answers: readonly AnyFreightAnswer[]
    /** Is it about the hand of the one who entered? Then who dictates it is shown that hand. */
    readonly ofHand: boolean
    /** Does nobody else answer for them, even where there is but one answer? 'ifSingle' when absent. */
    isTheirOwn?(s: State): boolean
  }
}

/** Asks the question of its own. */
export const askDetails = (s: State): void => ask(s, detailsOf(s[AT.special]))

/** Something about the hand is chosen. Who dictates it is shown that hand, and nobody else. */
export function askOverHand(s: State, step: number, emit: Tell): void {
  ask(s, step)
  if (!isDictated(s)) return
  const [owner, chooser] = [activeSeat(s), chooserSeat(s)]
  showHand(s, owner, 1 << chooser)
  emit?.({
    kind: 'handShown',
    ...ofSpecial(s, [seatRef(owner), seatRef(chooser)], [chooser], owner),
    to: [chooser],
    cards: handTold(s, owner),
  })
}

/** The question of its own, where it is about the hand. */
export const askDetailsOverHand = (s: State, emit: Tell): void => askOverHand(s, detailsOf(s[AT.special]), emit)

/** A card is turned up, whose value decides. */
export function turnUpForSpecial(s: State, emit: Tell): void {
  s[AT.turnedUp] = turnUp(s, specialStation(s), emit) + 1
}

/** Was the special wanted, not forced? Then no hand is shown to prove that no card fits. */
export const isWanted = (s: State): boolean => s[AT.specialWill] === 1 && rulesSince(s, 2)

/** No hand card will do. The hand is shown to all as proof, as at card robbery (000:173), and nothing happens. */
export function proveByHand(s: State, emit: Tell): void {
  const owner = activeSeat(s)
  showHand(s, owner, everyone(s))
  emit?.({
    kind: 'handShown',
    ...ofSpecial(s, [seatRef(owner)], everySeat(s)),
    to: everySeat(s),
    cards: handTold(s, owner),
  })
  emit?.({
    kind: 'specialFailed',
    ...ofSpecial(s, [seatRef(owner)]),
    station: specialStation(s),
    special: specialName(s),
  })
  closeSpecial(s)
}
