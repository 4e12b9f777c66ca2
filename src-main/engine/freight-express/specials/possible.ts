import { SPECIALS, TICKETS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { NO_FACING } from '../../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { stationRefusal } from './closing.ts'
import { hasLocomotive } from '../laying.ts'
import { cardOn, cellCount } from '../board/board.ts'
import { facingOf } from '../board/locomotives.ts'
import { coupledCount, handCount } from '../piles.ts'
import { AT, MAX_COUPLED, STATIONS, activeSeat, hasTicket, hasVeto, seatCount } from '../state.ts'

/**
 * Can a special be done, as far as everyone at the table can see? What cannot is not offered, and nobody is
 * asked to force it. What a hidden hand makes impossible turns out later: the hand is shown then.
 */
export function isPossible(s: State, special: number): boolean {
  const seat = activeSeat(s)
  const name: Special = SPECIALS[special]
  switch (name) {
    case 'none':
      return false
    case 'ticket': // 000:161
      return !hasTicket(s, seat) && ticketsLeft(s) > 0
    case 'veto': // 000:199; there are as many as seats
      return !hasVeto(s, seat)
    case 'cardRobbery':
      return true
    case 'cardTrain': // 000:185
      return fullestHand(s, seat) >= Math.max(1, handCount(s, seat))
    case 'uncoupleWagon': // 000:191
      return coupledCount(s, seat) > 0
    case 'wagonRobbery': // 000:225
      return coupledCount(s, seat) < MAX_COUPLED
    case 'coupleWagon': // 000:219
      return coupledCount(s, seat) < MAX_COUPLED && handCount(s, seat) > 0
    case 'closeStation':
      return handCount(s, seat) > 0 && anyStationToClose(s)
    case 'rebuild':
      return canRebuild(s)
    case 'abduction':
      return handCount(s, seat) > 0 && anyOtherOnLine(s, seat)
  }
}

/** Flight tickets in the supply. */
export const ticketsLeft = (s: State): number => {
  let left = TICKETS
  for (let seat = 0; seat < seatCount(s); seat++) left -= s[AT.ticket + seat]
  return left
}

/** Most cards in the hand of any other seat. */
export function fullestHand(s: State, seat: Seat): number {
  let most = 0
  for (let other = 0; other < seatCount(s); other++) if (other !== seat) most = Math.max(most, handCount(s, other))
  return most
}

function anyStationToClose(s: State): boolean {
  for (let station = 0; station < STATIONS; station++) if (stationRefusal(s, station) === null) return true
  return false
}

/** A hand card to pay with, and a card on the table to lift. */
export function canRebuild(s: State): boolean {
  if (handCount(s, activeSeat(s)) === 0) return false
  for (let cell = 0; cell < cellCount(s); cell++) if (cardOn(s, cell) >= 0 && !hasLocomotive(s, cell)) return true
  return false
}

function anyOtherOnLine(s: State, seat: Seat): boolean {
  for (let other = 0; other < seatCount(s); other++) if (other !== seat && facingOf(s, other) !== NO_FACING) return true
  return false
}
