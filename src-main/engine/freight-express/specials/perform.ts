import type { State } from '../../flat.ts'
import { goOnDrawing, robCards } from './card-specials.ts'
import { turnUp } from '../draw.ts'
import { everyone, handTold, showHand } from '../piles.ts'
import { chooserSeat, closeSpecial, isDictated, specialName, specialStation } from './special-state.ts'
import { AT, DETAILS, PHASE, VICTIM, activeSeat } from '../state.ts'
import { seatRef } from '../refs.ts'
import { everySeat, type Tell } from '../tell.ts'
import { ofSpecial } from './telling.ts'
import { beginRaid } from './wagon-specials.ts'

/**
 * The special happens. What there is to choose is asked: first the opponent, then a card is turned up, then the rest.
 */
export function beginSpecial(s: State, emit: Tell): void {
  switch (specialName(s)) {
    case 'ticket':
      return takeTicket(s, emit)
    case 'veto':
      return takeVeto(s, emit)
    case 'cardRobbery':
    case 'wagonRobbery':
      s[PHASE] = VICTIM
      return
    case 'cardTrain':
      s[AT.mustPlay] = 1
      return goOnDrawing(s, emit)
    case 'uncoupleWagon':
      turnUpForSpecial(s, emit)
      s[PHASE] = DETAILS
      return
    case 'coupleWagon':
      turnUpForSpecial(s, emit)
      return askOverHand(s, DETAILS, emit)
    default: // closeStation, rebuild, abduction
      return askOverHand(s, DETAILS, emit)
  }
}

/** The opponent is chosen, then the card is turned up (000:173, 000:225). */
export function chooseVictim(s: State, seat: number, emit: Tell): void {
  if (specialName(s) === 'cardTrain') return goOnDrawing(s, emit, seat)
  s[AT.victim] = seat + 1
  turnUpForSpecial(s, emit)
  if (specialName(s) === 'cardRobbery') return robCards(s, emit)
  beginRaid(s, (phase) => askOverHand(s, phase, emit), emit)
}

function turnUpForSpecial(s: State, emit: Tell): void {
  s[AT.turnedUp] = turnUp(s, specialStation(s), emit) + 1
}

/** Something about the hand is chosen. Who dictates it is shown that hand, and nobody else. */
function askOverHand(s: State, phase: number, emit: Tell): void {
  s[PHASE] = phase
  if (!isDictated(s)) return
  const [owner, chooser] = [activeSeat(s), chooserSeat(s)]
  showHand(s, owner, 1 << chooser)
  emit?.({
    kind: 'handShown',
    ...ofSpecial(s, [seatRef(owner), seatRef(chooser)], [chooser], owner),
    to: [chooser],
    cards: handTold(s, owner),
  })
}

/** No hand card will do. The hand is shown to all as proof, as at card robbery (000:173), and nothing happens. */
export function proveByHand(s: State, emit: Tell): void {
  const owner = activeSeat(s)
  showHand(s, owner, everyone(s))
  emit?.({
    kind: 'handShown',
    ...ofSpecial(s, [seatRef(owner)], everySeat(s)),
    to: everySeat(s),
    cards: handTold(s, owner),
  })
  emit?.({
    kind: 'specialFailed',
    ...ofSpecial(s, [seatRef(owner)]),
    station: specialStation(s),
    special: specialName(s),
  })
  closeSpecial(s)
}

/** B: at most one each (000:161). */
function takeTicket(s: State, emit: Tell): void {
  s[AT.ticket + activeSeat(s)] = 1
  emit?.({ kind: 'ticketTaken', ...ofSpecial(s, [seatRef(activeSeat(s))]) })
  closeSpecial(s)
}

/** G: at most one each (000:199). */
function takeVeto(s: State, emit: Tell): void {
  s[AT.veto + activeSeat(s)] = 1
  emit?.({ kind: 'vetoTaken', ...ofSpecial(s, [seatRef(activeSeat(s))]) })
  closeSpecial(s)
}
