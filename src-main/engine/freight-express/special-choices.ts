import { packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { distinctTurns } from '../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { victimRefusal } from './card-specials.ts'
import { flightsOf } from './flying.ts'
import { cellCount } from './board.ts'
import { coupledCard, coupledCount, handCard, handCount } from './piles.ts'
import { liftedCard, specialName } from './special-state.ts'
import {
  DETAILS,
  DICTATE,
  OFFER,
  PAY,
  RELAY,
  STATIONS,
  VETO,
  VICTIM,
  activeSeat,
  hasTicket,
  phase,
  seatCount,
} from './state.ts'
import { abductRefusal } from './abducting.ts'
import { closeRefusal, stationRefusal } from './closing.ts'
import { rebuildRefusal, relayRefusal } from './rebuilding.ts'
import { showHandRefusal, stopRefusal, useRefusal } from './special-refusals.ts'
import { asksForCard, asksForWagon, takeCardRefusal, takeWagonRefusal, wagonOwner } from './wagon-specials.ts'

/** All legal answers to what a special asks. See choices. */
export function listSpecial(s: State, out: Int32Array): number {
  switch (phase(s)) {
    case OFFER:
      return listWill(s, out)
    case VETO:
    case DICTATE:
      return listVeto(out)
    case VICTIM:
      return listVictims(s, out)
    case RELAY:
      return listRelays(s, out)
    case DETAILS:
    case PAY:
      return listDetails(s, out)
    default:
      return 0
  }
}

function listWill(s: State, out: Int32Array): number {
  let n = 0
  if (useRefusal(s) === null) out[n++] = packCode('useSpecial')
  out[n++] = packCode('skipSpecial')
  return n
}

function listVeto(out: Int32Array): number {
  out[0] = packCode('playVeto')
  out[1] = packCode('passVeto')
  return 2
}

function listVictims(s: State, out: Int32Array): number {
  let n = 0
  for (let seat = 0; seat < seatCount(s); seat++)
    if (victimRefusal(s, seat) === null) out[n++] = packCode('chooseSeat', seat)
  return n
}

function listRelays(s: State, out: Int32Array): number {
  let n = 0
  const card = liftedCard(s)
  const turns = distinctTurns(TRACK_CARDS[card].rails)
  for (let cell = 0; cell < cellCount(s); cell++) {
    for (let turn = 0; turn < turns; turn++)
      if (relayRefusal(s, cell, turn) === null) out[n++] = packCode('relay', card, cell, turn)
  }
  out[n++] = packCode('scrap')
  return n
}

function listDetails(s: State, out: Int32Array): number {
  let n: number
  if (asksForWagon(s)) n = listWagons(s, out)
  else if (asksForCard(s)) n = listCards(s, out)
  else if (specialName(s) === 'closeStation') n = listClosings(s, out)
  else if (specialName(s) === 'rebuild') n = listRebuildings(s, out)
  else n = listAbductions(s, out)
  if (stopRefusal(s) === null) out[n++] = packCode('stopSpecial')
  if (n === 0 && showHandRefusal(s) === null) out[n++] = packCode('showHand')
  return n
}

function listWagons(s: State, out: Int32Array): number {
  const owner = wagonOwner(s)
  let n = 0
  for (let i = 0; i < coupledCount(s, owner); i++) {
    const card = coupledCard(s, owner, i)
    if (takeWagonRefusal(s, card) === null) out[n++] = packCode('takeWagon', card)
  }
  return n
}

function listCards(s: State, out: Int32Array): number {
  let n = 0
  for (let i = 0; i < handCount(s, activeSeat(s)); i++) {
    const card = handCard(s, activeSeat(s), i)
    if (takeCardRefusal(s, card) === null) out[n++] = packCode('takeCard', card)
  }
  return n
}

function listClosings(s: State, out: Int32Array): number {
  const seat = activeSeat(s)
  let n = 0
  for (let station = 0; station < STATIONS; station++) {
    if (stationRefusal(s, station) !== null) continue
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      for (let turn = 0; turn < distinctTurns(TRACK_CARDS[card].rails); turn++) {
        if (closeRefusal(s, card, station, turn) === null) out[n++] = packCode('closeStation', card, station, turn)
      }
    }
  }
  return n
}

function listRebuildings(s: State, out: Int32Array): number {
  const seat = activeSeat(s)
  let n = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    for (let cell = 0; cell < cellCount(s); cell++)
      if (rebuildRefusal(s, card, cell) === null) out[n++] = packCode('rebuild', card, cell)
  }
  return n
}

function listAbductions(s: State, out: Int32Array): number {
  const seat = activeSeat(s)
  let n = 0
  for (let victim = 0; victim < seatCount(s); victim++) {
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      if (abductRefusal(s, card, victim) === null) out[n++] = packCode('abduct', card, victim)
    }
  }
  return n
}

/** Flights with a hand card of just the right value. */
export function listFlights(s: State, seat: Seat, out: Int32Array, from: number): number {
  if (!hasTicket(s, seat)) return from
  let n = from
  for (const { cell, gap } of flightsOf(s, seat)) {
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      if (TRACK_CARDS[card].action === gap) out[n++] = packCode('fly', card, cell)
    }
  }
  return n
}
