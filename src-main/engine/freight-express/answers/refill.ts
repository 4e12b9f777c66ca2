import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { payWith } from '../discarding.ts'
import { draw } from '../draw.ts'
import { refillRefusal } from '../specials/must-play.ts'
import { handCard, handCount, holds } from '../piles.ts'
import { reason, refused } from '../reasons.ts'
import { cardRef, seatRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { activeSeat } from '../state.ts'
import { passTurn } from '../turn.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Action 6 (000:119-123): the card is discarded first, so it may come back by a shuffle. Ends the turn. */
export const refill: FreightAnswer<'refill'> = {
  ...saying('refill'),
  list(s, out, n) {
    if (refillRefusal(s) !== null) return n
    const seat = activeSeat(s)
    for (let i = 0; i < handCount(s, seat); i++) out[n++] = packCode(KIND.refill, handCard(s, seat, i))
    return n
  },
  refusal,
  against(s, target) {
    const seat = activeSeat(s)
    if (target.kind === 'card') {
      const why = holds(s, seat, target.id) ? refusal(s, { card: target.id }) : null
      return why ? [why] : []
    }
    if (target.kind !== 'pile') return []
    if (target.id === 1) return [reason('nothingToTake', [target])]
    const why = handCount(s, seat) === 0 ? 'noHandCard' : refillRefusal(s)
    return why ? [reason(why, [seatRef(seat)])] : []
  },
  againstBoth(s, held, place) {
    const why = held.kind === 'card' && place.kind === 'pile' ? refusal(s, { card: held.id }) : null
    return why ? [why] : []
  },
  apply(s, code, emit) {
    const card = itemOfCode(code)
    payWith(s, card, 'refill', emit)
    if (draw(s, activeSeat(s), TRACK_CARDS[card].action, cardRef(card), emit)) passTurn(s, emit)
  },
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  return refused(s, refillRefusal(s) ?? handRefusal(s, activeSeat(s), card), () => [cardRef(card)])
}
