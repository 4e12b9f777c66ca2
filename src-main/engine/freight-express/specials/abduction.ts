import { KIND, cellOfCode, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { NO_FACING } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { againstEach, saying, type FreightAnswer } from '../answers/answer.ts'
import { showHand } from '../answers/stop-special.ts'
import { facingOf } from '../board/locomotives.ts'
import { payForSpecial } from '../discarding.ts'
import { beginDrive } from '../driving/drive.ts'
import { coupledCount, handCard, handCount, handOf } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, locomotiveRef, seatRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { AT, activeSeat, everySeat, seatCount } from '../state.ts'
import type { Tell } from '../tell.ts'
import { ofSpecial } from './special-state.ts'
import { askDetailsOverHand, type SpecialRule } from './special.ts'

/** Discards a hand card and drives the locomotive of another seat. */
const answer: FreightAnswer<'abduct'> = {
  ...saying('abduct'),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let victim = 0; victim < seatCount(s); victim++) {
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        if (abductRefusal(s, card, victim) === null) out[n++] = packCode(KIND.abduct, card, victim)
      }
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    const meant =
      kind === 'seat' || kind === 'locomotive'
        ? handOf(s, activeSeat(s)).map((card) => ({ card, seat: id }))
        : kind === 'card'
          ? worthNaming(s).map((seat) => ({ card: id, seat }))
          : []
    return againstEach(s, refusal, meant)
  },
  apply: (s, code, emit) => abduct(s, itemOfCode(code), cellOfCode(code), emit),
}

function refusal(s: State, { card, seat }: { readonly card: number; readonly seat: Seat }): Reason | null {
  return refused(
    s,
    handRefusal(s, activeSeat(s), card) ?? abductRefusal(s, card, seat),
    (name) => {
      if (name === 'tooWeakForIt' || name === 'notInHand') return [cardRef(card)]
      return [name === 'notOnLine' ? locomotiveRef(seat) : seatRef(seat)]
    },
    (name) => (name === 'tooWeakForIt' ? coupledCount(s, seat) : undefined),
  )
}

/** Opponents worth speaking of with a card: those on open line, if there are any. */
function worthNaming(s: State): Seat[] {
  const others = everySeat(s).filter((seat) => seat !== activeSeat(s))
  const onLine = others.filter((seat) => facingOf(s, seat) !== NO_FACING)
  return onLine.length > 0 ? onLine : others
}

/** The variant 'Abduction': another's locomotive on open line is driven, off the rails too (000:233). */
export const abduction: SpecialRule = {
  name: 'abduction',
  isPossible: (s) => handCount(s, activeSeat(s)) > 0 && anyOtherOnLine(s, activeSeat(s)),
  wantRefusal: (s) => (anyAbduction(s) ? null : 'noCardAbducts'),
  hasDetails: () => true,
  begin: askDetailsOverHand,
  details: { ofHand: true, answers: [answer, showHand((s) => (anyAbduction(s) ? 'anotherCardFits' : null))] },
}

function anyOtherOnLine(s: State, seat: Seat): boolean {
  for (let other = 0; other < seatCount(s); other++) if (other !== seat && facingOf(s, other) !== NO_FACING) return true
  return false
}

function anyAbduction(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let seat = 0; seat < seatCount(s); seat++)
    if (hand.some((card) => abductRefusal(s, card, seat) === null)) return true
  return false
}

function abductRefusal(s: State, card: number, seat: Seat): FreightReason | null {
  if (seat === activeSeat(s) || seat < 0 || seat >= seatCount(s)) return 'notAnOpponent'
  if (facingOf(s, seat) === NO_FACING) return 'notOnLine'
  return TRACK_CARDS[card].action < coupledCount(s, seat) ? 'tooWeakForIt' : null
}

/** Discards the card and drives the victim its wagon value; the victim's drive asks what it asks. */
function abduct(s: State, card: number, victim: Seat, emit: Tell): void {
  s[AT.victim] = victim + 1
  payForSpecial(s, card, 'abduction', emit)
  emit?.({ kind: 'abducted', ...ofSpecial(s, [cardRef(card), locomotiveRef(victim)]), victim, card })
  s[AT.driveSeat] = victim + 1
  beginDrive(s, card, TRACK_CARDS[card].wagon, emit)
}
