import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { everyone, handOver, handTold, noteLacking, showHand } from '../piles.ts'
import { cardRef, seatRef } from '../refs.ts'
import { AT, VICTIM, activeSeat, ask, everySeat, seatCount } from '../state.ts'
import type { Tell } from '../tell.ts'
import { closeSpecial, ofSpecial, tellNothingRobbed, turnedUp } from './special-state.ts'
import { turnUpForSpecial, type SpecialRule } from './special.ts'

/**
 * C: the opponent gives all cards of the value that was turned up; who has none shows the hand and gets all of yours
 * (000:173).
 */
export const cardRobbery: SpecialRule = {
  name: 'cardRobbery',
  isPossible: () => true,
  hasDetails: (s) => seatCount(s) > 2,
  begin: (s) => ask(s, VICTIM),
  /** The opponent is chosen before the card is turned up. */
  choose(s, victim, emit) {
    s[AT.victim] = victim + 1
    turnUpForSpecial(s, emit)
    const robber = activeSeat(s)
    const { action } = TRACK_CARDS[turnedUp(s)]
    if (giveAll(s, victim, robber, action, emit) === 0) {
      showHand(s, victim, everyone(s))
      emit?.({
        kind: 'handShown',
        ...ofSpecial(s, [seatRef(victim)], everySeat(s), victim),
        to: everySeat(s),
        cards: handTold(s, victim),
      })
      if (giveAll(s, robber, victim, action, emit) === 0) tellNothingRobbed(s, 'noCards', emit)
    }
    closeSpecial(s)
  },
}

/** All hand cards of one value, laid open. That none is left is known to all from then on. Returns how many. */
function giveAll(s: State, from: Seat, to: Seat, value: number, emit: Tell): number {
  const cards = handTold(s, from).filter((card) => TRACK_CARDS[card].action === value)
  for (const card of cards) handOver(s, from, to, card)
  noteLacking(s, from, value)
  if (cards.length > 0)
    emit?.({
      kind: 'cardsGiven',
      ...ofSpecial(s, [seatRef(from), seatRef(to), ...cards.map(cardRef)], everySeat(s)),
      from,
      to,
      cards,
    })
  return cards.length
}
