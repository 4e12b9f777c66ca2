import { FORKLIFT_ICON, ICON_OF, KEY_ICON, NO_ICON, PARCEL_ICON } from '../../../src-shared/games/transport/cards.ts'
import { END_REASONS, type EndReason } from '../../../src-shared/games/transport/events.ts'
import { clearSlots, type State } from '../flat.ts'
import { seatRef, STOCK, TABLE } from './refs.ts'
import { ACT, activeSeat, ask, AT, clearSteps, INTAKE, KEY_CARD, markFired, PALLET, PARCEL } from './state.ts'
import { told, type Tell } from './tell.ts'

/** What comes next in a turn: a card, what its icon asks, a parcel, the end. */

/** The turn of the active seat begins: it connects a card or swaps its hand. */
export function beginTurn(s: State, emit: Tell): void {
  ask(s, ACT)
  s[AT.connected] = 0
  if (emit) emit({ kind: 'turnBegan', ...told(s, seatRef(activeSeat(s)), [seatRef(activeSeat(s))]) })
}

/** 003:57: the icon of a card just connected acts at once; without one, a parcel moves. */
export function fire(s: State, card: number): void {
  const icon = ICON_OF[card]
  if (s[AT.iconsFireAgain] && icon !== NO_ICON) markFired(s, card)
  if (icon === PARCEL_ICON) ask(s, INTAKE, card)
  else if (icon === KEY_ICON) ask(s, KEY_CARD, card)
  else if (icon === FORKLIFT_ICON) ask(s, PALLET, card)
  else askParcel(s)
}

/** 003:77: a parcel must move if one can. */
export function askParcel(s: State): void {
  clearSlots(s, AT.fired, AT.fired + 3)
  ask(s, PARCEL)
}

/** The three endings: 003:125, 003:126 and (ours) three whole rounds without a connected card. */
export function endGame(s: State, why: EndReason, emit: Tell): void {
  clearSteps(s)
  s[AT.ended] = END_REASONS.indexOf(why) + 1
  if (emit) emit({ kind: 'ended', ...told(s, why === 'noCardLeft' ? STOCK : TABLE, [TABLE]), reason: why })
}
