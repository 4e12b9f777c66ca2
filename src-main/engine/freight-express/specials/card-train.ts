import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { nextBelow } from '../../random.ts'
import { handCard, handCount, handOverBlind } from '../piles.ts'
import { seatRef } from '../refs.ts'
import { AT, GENERATOR, VICTIM, activeSeat, ask, everySeat, seatCount } from '../state.ts'
import type { Tell } from '../tell.ts'
import { closeSpecial, ofSpecial } from './special-state.ts'
import type { SpecialRule } from './special.ts'

/**
 * E: card by card from the fullest hand, until one has more than every other (000:185); then all must be played (see
 * must-play.ts).
 */
export const cardTrain: SpecialRule = {
  name: 'cardTrain',
  isPossible(s) {
    const seat = activeSeat(s)
    return fullestHand(s, seat) >= Math.max(1, handCount(s, seat))
  },
  hasDetails: comesToATie,
  begin: (s, emit) => goOnDrawing(s, emit),
  victimRefusal: (s, seat) => (handCount(s, seat) < fullestHand(s, activeSeat(s)) ? 'notTheMost' : null),
  choose: (s, seat, emit) => goOnDrawing(s, emit, seat),
}

/** `chosen` = from whom, where several tie. */
function goOnDrawing(s: State, emit: Tell, chosen: Seat = -1): void {
  const seat = activeSeat(s)
  let from = chosen
  while (fullestHand(s, seat) >= handCount(s, seat)) {
    if (from < 0) from = onlyFullest(s, seat)
    if (from < 0) return ask(s, VICTIM)
    drawFrom(s, from, emit)
    from = -1
  }
  closeSpecial(s)
}

/** Most cards in the hand of any other seat. */
function fullestHand(s: State, seat: Seat): number {
  let most = 0
  for (let other = 0; other < seatCount(s); other++) if (other !== seat) most = Math.max(most, handCount(s, other))
  return most
}

/** The one other seat with the most cards; -1 = several have as many. */
function onlyFullest(s: State, seat: Seat): Seat {
  const most = fullestHand(s, seat)
  const fullest = everySeat(s).filter((other) => other !== seat && handCount(s, other) === most)
  return fullest.length === 1 ? fullest[0] : -1
}

/** One card blind: only these two see which. The first tells all that the hand must be played. */
function drawFrom(s: State, from: Seat, emit: Tell): void {
  const seat = activeSeat(s)
  s[AT.mustPlay] = 1
  const card = handCard(s, from, nextBelow(s, GENERATOR, handCount(s, from)))
  handOverBlind(s, from, seat, card)
  emit?.({ kind: 'cardsDrawnFrom', ...ofSpecial(s, [seatRef(from), seatRef(seat)], [seat, from]), from, cards: [card] })
}

/** Will several hands be the fullest while the seat draws? Only their sizes decide that. */
function comesToATie(s: State): boolean {
  const seat = activeSeat(s)
  const others = everySeat(s)
    .filter((other) => other !== seat)
    .map((other) => handCount(s, other))
  for (let own = handCount(s, seat); ; own++) {
    const most = Math.max(...others)
    if (own > most) return false
    if (others.filter((count) => count === most).length > 1) return true
    others[others.indexOf(most)]--
  }
}
