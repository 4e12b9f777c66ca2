import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { nextBelow } from '../../random.ts'
import { everyone, handCard, handCount, handOver, handOverBlind, handTold, noteLacking, showHand } from '../piles.ts'
import { closeSpecial, specialName, turnedUp, victimSeat } from './special-state.ts'
import { GENERATOR, PHASE, VICTIM, activeSeat, seatCount } from '../state.ts'
import { fullestHand } from './possible.ts'
import { cardRef, seatRef } from '../refs.ts'
import { everySeat, type Tell } from '../tell.ts'
import { ofSpecial, tellNothingRobbed } from './telling.ts'

/** C and E: hand cards change hands (000:173-187). */

/** Why an opponent may not be chosen; null = they may. */
export function victimRefusal(s: State, seat: Seat): FreightReason | null {
  if (seat === activeSeat(s) || seat < 0 || seat >= seatCount(s)) return 'notAnOpponent'
  return specialName(s) === 'cardTrain' && handCount(s, seat) < fullestHand(s, activeSeat(s)) ? 'notTheMost' : null
}

/**
 * C: the opponent gives all cards of the value that was turned up; who has none shows the hand and gets all of yours.
 */
export function robCards(s: State, emit: Tell): void {
  const [robber, victim] = [activeSeat(s), victimSeat(s)]
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

/**
 * E: card by card from the fullest hand, until one has more than every other. `chosen` = from whom, where several tie.
 */
export function goOnDrawing(s: State, emit: Tell, chosen: Seat = -1): void {
  const seat = activeSeat(s)
  let from = chosen
  while (fullestHand(s, seat) >= handCount(s, seat)) {
    if (from < 0) from = onlyFullest(s, seat)
    if (from < 0) return void (s[PHASE] = VICTIM)
    drawFrom(s, from, emit)
    from = -1
  }
  closeSpecial(s)
}

/** The one other seat with the most cards; -1 = several have as many. */
function onlyFullest(s: State, seat: Seat): Seat {
  const most = fullestHand(s, seat)
  const fullest = everySeat(s).filter((other) => other !== seat && handCount(s, other) === most)
  return fullest.length === 1 ? fullest[0] : -1
}

/** One card blind: only these two see which. */
function drawFrom(s: State, from: Seat, emit: Tell): void {
  const seat = activeSeat(s)
  const card = handCard(s, from, nextBelow(s, GENERATOR, handCount(s, from)))
  handOverBlind(s, from, seat, card)
  emit?.({ kind: 'cardsDrawnFrom', ...ofSpecial(s, [seatRef(from), seatRef(seat)], [seat, from]), from, cards: [card] })
}
