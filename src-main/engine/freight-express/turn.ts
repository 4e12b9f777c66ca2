import type { State } from '../flat.ts'
import { draw } from './draw.ts'
import { discardLeftOver } from './specials/must-play.ts'
import { seatRef } from './refs.ts'
import { ACT, ACTIVE, AT, activeSeat, begin, nextSeat } from './state.ts'
import { told, type Tell } from './tell.ts'

/** A turn begins with one card from the stock (000:45). The game may end here. */
export function beginTurn(s: State, emit: Tell): void {
  const seat = activeSeat(s)
  s[AT.turn]++
  begin(s, ACT)
  emit?.({ kind: 'turnBegan', ...told(s, seat, seatRef(seat), [seatRef(seat)]) })
  draw(s, seat, 1, seatRef(seat), emit)
}

/** Clockwise to the next seat (000:39), whose turn begins. */
export function passTurn(s: State, emit: Tell): void {
  if (s[AT.mustPlay]) discardLeftOver(s, emit)
  s[ACTIVE] = nextSeat(s, activeSeat(s))
  beginTurn(s, emit)
}
