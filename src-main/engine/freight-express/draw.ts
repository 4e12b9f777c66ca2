import type { Ref, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { addToHand, discard, discardCount, shuffleDiscard, stockCount, takeTop } from './piles.ts'
import { activeSeat, end, everySeat } from './state.ts'
import { DISCARD, STOCK, TABLE, seatRef, stationRef } from './refs.ts'
import { told, type Tell } from './tell.ts'

/** Drawing from the stock, and the end of the game when there is nothing to draw. */

/** The next card of the stock; the discard is shuffled only now that one is needed (000:47). -1 = none left. */
export function nextCard(s: State, emit: Tell): number {
  if (stockCount(s) === 0) {
    const count = discardCount(s)
    if (count === 0) return -1
    shuffleDiscard(s)
    emit?.({
      kind: 'shuffled',
      ...told(s, activeSeat(s), STOCK, [STOCK]),
      count,
    })
  }
  return takeTop(s)
}

/** The next card where the rules make sure that there is one. @throws Error when there is none all the same. */
export function certainCard(s: State, emit: Tell): number {
  const card = nextCard(s, emit)
  if (card < 0) throw new Error('no card is left to turn up')
  return card
}

/**
 * A seat draws so many cards. Returns false when there were too few: the game has then ended at once, and the
 * cards drawn so far are kept (000:137).
 */
export function draw(s: State, seat: Seat, count: number, because: Ref, emit: Tell): boolean {
  let drawn: number[] | null = emit ? [] : null
  for (let i = 0; i < count; i++) {
    if (drawn && stockCount(s) === 0) {
      tellDrew(s, seat, drawn, because, emit)
      drawn = []
    }
    const card = nextCard(s, emit)
    if (card < 0) {
      endGame(s, emit)
      return false
    }
    addToHand(s, seat, card)
    drawn?.push(card)
  }
  if (drawn) tellDrew(s, seat, drawn, because, emit)
  return true
}

function tellDrew(s: State, seat: Seat, cards: readonly number[], because: Ref, emit: Tell): void {
  if (cards.length === 0) return
  emit?.({ kind: 'drew', ...told(s, seat, because, [seatRef(seat), STOCK], [seat]), cards })
}

/**
 * A special turns the top card over onto the discard (000:151). There always is one: the card that drove or flew here.
 */
export function turnUp(s: State, station: number, emit: Tell): number {
  const card = certainCard(s, emit)
  discard(s, card)
  emit?.({
    kind: 'turnedUp',
    ...told(s, activeSeat(s), stationRef(station), [stationRef(station), DISCARD], everySeat(s)),
    card,
    value: TRACK_CARDS[card].action,
  })
  return card
}

/** A card is needed and both piles are empty: the game is over (000:137). */
function endGame(s: State, emit: Tell): void {
  end(s)
  emit?.({
    kind: 'ended',
    ...told(s, activeSeat(s), STOCK, [TABLE]),
    reason: 'noCardLeft',
  })
}
