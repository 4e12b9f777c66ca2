import {
  CARD_COUNT,
  COMPONENT_COUNT,
  parcelComponent,
  PARCEL_COUNT,
  PARCELS_TO_END,
} from '../../../src-shared/games/transport/cards.ts'
import { CARD_NAMES } from '../../../src-shared/games/transport/names.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { bagCount, handCard, handCount, stockCount } from '../../../src-main/engine/transport/piles.ts'
import {
  AT,
  cellOf,
  END_TURN,
  everySeat,
  forEachStep,
  hasFired,
  heldCard,
  isLaid,
  markFired,
  MAX_HAND,
  MAX_SEATS,
  tileCount,
  tileParcel,
  WAY,
} from '../../../src-main/engine/transport/state.ts'

/** Where each component is, and the same state with components renamed: what the conformance suite asks for. */

const [BOX, STOCK, BAG, HELD, HAND, TILE, TABLE] = [1, 2, 3, 4, 10, 20, 100]

/**
 * One number a component: box, stock, bag, held out, a hand, a tile, a cell of the table (cards) or a card (parcels).
 */
export function census(s: State): Int32Array {
  const found = new Int32Array(COMPONENT_COUNT)
  const note = (component: number, place: number): void => {
    if (found[component] !== 0) throw new Error(`${nameOf(component)} is in two places`)
    found[component] = place
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    if (cellOf(s, card) !== 0) note(card, isLaid(s, card) ? TABLE + cellOf(s, card) : BOX)
  }
  for (let i = 0; i < stockCount(s); i++) note(s[AT.stock + i] - 1, STOCK)
  for (const seat of everySeat(s)) {
    for (let i = 0; i < handCount(s, seat); i++) note(handCard(s, seat, i), HAND + seat)
    for (let i = 0; i < tileCount(s, seat); i++) note(parcelComponent(tileParcel(s, seat, i)), TILE + seat)
  }
  for (let i = 0; i < bagCount(s); i++) note(parcelComponent(s[AT.bag + i] - 1), BAG)
  if (heldCard(s) >= 0) note(heldCard(s), HELD)
  noteParcels(s, note)
  found.forEach((place, component) => {
    if (place === 0) throw new Error(`${nameOf(component)} is in no place`)
  })
  return found
}

/** Parcels on the table and in the box; those on tiles were noted from the tiles' lists. */
function noteParcels(s: State, note: (component: number, place: number) => void): void {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const on = s[AT.parcelOn + parcel]
    if (on > 0) note(parcelComponent(parcel), TABLE + on)
    else if (on < -MAX_SEATS) note(parcelComponent(parcel), BOX)
  }
}

const nameOf = (component: number): string =>
  component < CARD_COUNT ? CARD_NAMES[component] : `parcel ${component - CARD_COUNT}`

/** The same state with component ids renamed by `to`. */
export function relabel(s: State, to: Int32Array): State {
  const t = s.slice()
  const parcelTo = (parcel: number): number => to[parcelComponent(parcel)] - CARD_COUNT
  moveSlots(s, t, [AT.lies], CARD_COUNT, (card) => to[card])
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    moveSlots(s, t, [AT.returnedAt + seat * CARD_COUNT], CARD_COUNT, (card) => to[card])
  }
  moveSlots(s, t, [AT.parcelOn, AT.face], PARCEL_COUNT, parcelTo)
  rename(t, AT.stock, stockCount(s), (card) => to[card])
  rename(t, AT.hand, MAX_SEATS * MAX_HAND, (card) => to[card])
  rename(t, AT.parcelOn, PARCEL_COUNT, (card) => to[card])
  rename(t, AT.tile, MAX_SEATS * PARCELS_TO_END, parcelTo)
  rename(t, AT.bag, bagCount(s), parcelTo)
  relabelFired(s, t, to)
  forEachStep(t, (step, item) => rename(t, item, 1, step === WAY || step === END_TURN ? parcelTo : (card) => to[card]))
  return t
}

/** A list with a slot for each component: what lay in the slot of `i` lies in that of `to(i)`. */
function moveSlots(s: State, t: State, lists: readonly number[], count: number, to: (i: number) => number): void {
  for (const list of lists) for (let i = 0; i < count; i++) t[list + to(i)] = s[list + i]
}

/** Slots that hold a component + 1, 0 = none. */
function rename(t: State, from: number, count: number, to: (i: number) => number): void {
  for (let i = from; i < from + count; i++) if (t[i] > 0) t[i] = to(t[i] - 1) + 1
}

function relabelFired(s: State, t: State, to: Int32Array): void {
  t.fill(0, AT.fired, AT.fired + 3)
  for (let card = 0; card < CARD_COUNT; card++) if (hasFired(s, card)) markFired(t, to[card])
}

/** The same action with component ids renamed. */
export function relabelAction(action: Action, to: Int32Array): Action {
  switch (action.kind) {
    case 'connect':
    case 'intake':
    case 'take':
      return { ...action, card: to[action.card] }
    case 'lift':
    case 'exchange':
      return { ...action, pallet: to[action.pallet] }
    case 'parcel':
    case 'way':
      return { ...action, parcel: to[parcelComponent(action.parcel)] - CARD_COUNT }
    default:
      return action
  }
}
