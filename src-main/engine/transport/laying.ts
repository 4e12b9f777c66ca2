import { cellOfCode, isInsert, itemOfCode, rotationOfCode } from '../../../src-shared/games/transport/actions.ts'
import {
  FORKLIFT_ICON,
  ICON_OF,
  KEY_ICON,
  NO_ICON,
  PALLETS,
  PARCEL_ICON,
} from '../../../src-shared/games/transport/cards.ts'
import type { Lie } from '../../../src-shared/games/transport/events.ts'
import { opposite, STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { actsAgain } from './icons.ts'
import { askParcel } from './moving.ts'
import { playFromHand } from './piles.ts'
import { cardRef, cellRef, palletRef, seatRef } from './refs.ts'
import {
  activeSeat,
  AT,
  cellOf,
  chosenCard,
  iconCard,
  INTAKE,
  KEY_CARD,
  layCard,
  markFired,
  PALLET,
  parcelOn,
  PLACE,
  rotationOf,
} from './state.ts'
import { told, type Tell } from './told.ts'

/** Connecting cards from the hand, and what keys and forklifts move. */

/** A hand card is held out; from now on all see it. */
export function pick(s: State, card: number, emit: Tell): void {
  playFromHand(s, activeSeat(s), card)
  s[AT.chosen] = card + 1
  s[AT.phase] = PLACE
  if (emit) emit({ kind: 'picked', ...told(s, seatRef(activeSeat(s)), [cardRef(card)]), card })
}

const lieOf = (s: State, card: number): Lie => ({ cell: cellOf(s, card), rotation: rotationOf(s, card) })

/** The pallet on the cell of an insertion makes room: on over a side of the card to come, facing it (003:55). */
function pushPallet(s: State, code: number, card: number, emit: Tell): void {
  const cell = cellOfCode(code)
  const side = itemOfCode(code)
  const pallet = palletOn(s, cell)
  const from = emit && lieOf(s, pallet)
  layCard(s, pallet, cell + STEP[side], opposite(side))
  if (emit && from) {
    const refs = [palletRef(pallet), cellRef(cellOf(s, pallet))]
    emit({ kind: 'palletPushed', ...told(s, cardRef(card), refs), pallet, from, at: lieOf(s, pallet) })
  }
}

function palletOn(s: State, cell: number): number {
  for (let pallet = 0; pallet < PALLETS; pallet++) if (cellOf(s, pallet) === cell) return pallet
  throw new RangeError(`no pallet lies on cell ${cell}`)
}

/** Connects the card held out where `code` says, on an open end or before a pallet (003:55); then its icon acts. */
export function connect(s: State, code: number, emit: Tell): void {
  const card = chosenCard(s)
  const inserted = isInsert(code)
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  s[AT.chosen] = 0
  s[AT.connected] = 1
  s[AT.idle] = 0
  if (emit) {
    const refs = [cardRef(card), cellRef(cellOf(s, card))]
    const base = told(s, seatRef(activeSeat(s)), refs)
    emit({ kind: 'connected', ...base, card, at: lieOf(s, card), inserted })
  }
  fire(s, card, emit)
}

/** 003:57: the icon of a card just connected acts at once; without one, a parcel moves. */
function fire(s: State, card: number, emit: Tell): void {
  const icon = ICON_OF[card]
  s[AT.icon] = card + 1
  if (s[AT.iconsFireAgain] && icon !== NO_ICON) markFired(s, card)
  if (icon === PARCEL_ICON) s[AT.phase] = INTAKE
  else if (icon === KEY_ICON) s[AT.phase] = KEY_CARD
  else if (icon === FORKLIFT_ICON) s[AT.phase] = PALLET
  else askParcel(s, emit)
}

/** A key connects the card it has taken where `code` says (003:67). Then a parcel moves, or under iconsFireAgain its icon acts. */
export function moveByKey(s: State, code: number, emit: Tell): void {
  const card = chosenCard(s)
  const key = iconCard(s)
  const from = emit && lieOf(s, card)
  const inserted = isInsert(code)
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  s[AT.chosen] = 0
  if (emit && from) {
    const base = told(s, cardRef(key), [cardRef(card), cellRef(cellOf(s, card))])
    emit({ kind: 'keyMoved', ...base, card, from, at: lieOf(s, card), inserted, parcel: parcelOn(s, card) })
  }
  if (actsAgain(s, card)) fire(s, card, emit)
  else askParcel(s, emit)
}

/** A forklift puts the pallet it has lifted where `code` says (003:71). Then a parcel moves. */
export function moveByForklift(s: State, code: number, emit: Tell): void {
  const pallet = chosenCard(s)
  const from = emit && lieOf(s, pallet)
  layCard(s, pallet, cellOfCode(code), rotationOfCode(code))
  if (emit && from) {
    const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), cellRef(cellOf(s, pallet))])
    emit({ kind: 'forkliftMoved', ...base, pallet, from, at: lieOf(s, pallet) })
  }
  askParcel(s, emit)
}

/** The pallet a forklift has lifted changes places with the pallet `other` (003:71). Then a parcel moves. */
export function exchange(s: State, other: number, emit: Tell): void {
  const pallet = chosenCard(s)
  const cell = cellOf(s, pallet)
  const rotation = rotationOf(s, pallet)
  layCard(s, pallet, cellOf(s, other), rotationOf(s, other))
  layCard(s, other, cell, rotation)
  if (emit) {
    const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), palletRef(other)])
    emit({ kind: 'palletsExchanged', ...base, pallets: [pallet, other], at: [lieOf(s, pallet), lieOf(s, other)] })
  }
  askParcel(s, emit)
}
