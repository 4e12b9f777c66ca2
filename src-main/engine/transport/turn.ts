import type { Seat } from '../../../src-shared/core.ts'
import { END_REASONS, type EndReason } from '../../../src-shared/games/transport/events.ts'
import type { State } from '../flat.ts'
import { drawCard, handCount, handOf, setHandAside, shuffleAsideIn, stockCount } from './piles.ts'
import { cardRef, seatRef, STOCK, TABLE } from './refs.ts'
import { told, type Tell } from './told.ts'
import { ACT, activeSeat, AT, ENDED, handSize, idleLimit, nextSeat } from './state.ts'

/** Beginning and ending turns, drawing, swapping and the end of the game. */

/** Draws up to the hand's size as far as the stock goes. */
function fillHand(s: State, seat: Seat): void {
  while (handCount(s, seat) < handSize(s) && stockCount(s) > 0) drawCard(s, seat)
}

/** 003:87: the hand is set aside, a new one drawn, the old cards shuffled in; first so, if the stock is short (ours). */
export function swapHand(s: State, emit: Tell): void {
  const seat = activeSeat(s)
  const away = emit && handOf(s, seat)
  const shuffledFirst = stockCount(s) < handSize(s)
  const count = setHandAside(s, seat)
  if (shuffledFirst) shuffleAsideIn(s, seat, count)
  fillHand(s, seat)
  if (!shuffledFirst) shuffleAsideIn(s, seat, count)
  if (emit && away) {
    const cards = handOf(s, seat)
    const base = told(s, seatRef(seat), [STOCK, seatRef(seat), ...cards.map(cardRef)], [seat])
    emit({ kind: 'swapped', ...base, away, cards, shuffledFirst })
  }
}

/** Draws if a card was connected (003:83), then the next seat's turn begins, unless the game ends. */
export function endTurn(s: State, emit: Tell): void {
  const seat = activeSeat(s)
  if (s[AT.connected]) {
    if (stockCount(s) === 0) return endGame(s, 'noCardLeft', emit)
    const before = handCount(s, seat)
    fillHand(s, seat)
    if (emit) {
      const cards = handOf(s, seat).slice(before)
      emit({ kind: 'drew', ...told(s, STOCK, [STOCK, seatRef(seat), ...cards.map(cardRef)], [seat]), cards })
    }
  } else if (++s[AT.idle] >= idleLimit(s)) return endGame(s, 'nobodyConnected', emit)
  s[AT.turn]++
  s[AT.active] = nextSeat(s, seat)
  beginTurn(s, emit)
}

/** The turn of the active seat begins: it connects a card or swaps its hand. */
export function beginTurn(s: State, emit: Tell): void {
  s[AT.phase] = ACT
  s[AT.connected] = 0
  if (emit) emit({ kind: 'turnBegan', ...told(s, seatRef(activeSeat(s)), [seatRef(activeSeat(s))]) })
}

/** The three endings: 003:125, 003:126 and (ours) three whole rounds without a connected card. */
export function endGame(s: State, why: EndReason, emit: Tell): void {
  s[AT.phase] = ENDED
  s[AT.ended] = END_REASONS.indexOf(why) + 1
  if (emit) emit({ kind: 'ended', ...told(s, why === 'noCardLeft' ? STOCK : TABLE, [TABLE]), reason: why })
}
