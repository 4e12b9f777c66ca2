import {
  CARD_COUNT,
  FIRST_INTAKE,
  FORKLIFT_ICON,
  ICON_OF,
  INTAKES,
  isIntake,
  KEY_ICON,
  NO_ICON,
  PALLETS,
  PARCEL_ICON,
} from '../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import type { State } from '../flat.ts'
import { isEnclosed, lies, lift, parcelAt, put, turned } from './board.ts'
import { facingBefore, listPlaces, takeOff, tryOn } from './places.ts'
import { bagCount } from './piles.ts'
import { AT, hasFired } from './state.ts'

/**
 * What the white icons can do (003:57-73) on the board as it is spread out: a card may only be connected
 * where its icon can act. Under the house rule iconsFireAgain the icon of a card that a key moves acts in
 * turn, so the question may ask itself again, one card deeper each time.
 */

/** One list of places for each depth at which the question can be asked. */
const lists: Int32Array[] = []
const ROOM = 4096
const listAt = (depth: number): Int32Array => (lists[depth] ??= new Int32Array(ROOM))
const one = new Int32Array(1)

/** Cards whose icon acts in the trial under way, on top of those in the state. */
const tried = new Uint8Array(CARD_COUNT)

/** Does the icon of this card act when a key moves it? Once per card and turn, under the house rule alone. */
export const actsAgain = (s: State, card: number): boolean =>
  s[AT.iconsFireAgain] === 1 && ICON_OF[card] !== NO_ICON && tried[card] === 0 && !hasFired(s, card)

/** Why no parcel can come in on this card (003:63). */
export function whyNotIntake(card: number): Why {
  if (!isIntake(card)) return WHY.notAnIntake
  if (lies[card] === 0) return WHY.boxed
  return parcelAt[card] === 0 ? FINE : WHY.intakeTaken
}

/** Why the icon of a parcel cannot act: the bag is empty (ours), or no intake is free (003:63). */
export function whyNoParcel(s: State): Why {
  if (bagCount(s) === 0) return WHY.bagEmpty
  for (let card = FIRST_INTAKE; card < FIRST_INTAKE + INTAKES; card++) if (whyNotIntake(card) === FINE) return FINE
  return WHY.noFreeIntake
}

/** Why a forklift cannot take this pallet at all (003:71-73). */
export function whyNotLiftable(pallet: number): Why {
  if (pallet >= PALLETS) return WHY.notAPallet
  if (lies[pallet] === 0) return WHY.boxed
  return isEnclosed(pallet) ? WHY.enclosed : FINE
}

/** Why this pallet cannot be lifted to any end: it must have another end, or a pallet to change places with. */
export function whyNotLift(pallet: number): Why {
  const why = whyNotLiftable(pallet)
  if (why !== FINE) return why
  for (let other = 0; other < PALLETS; other++) {
    if (other !== pallet && whyNotLiftable(other) === FINE) return FINE
  }
  return listMoves(pallet, one, 0, 1) > 0 ? FINE : WHY.nowhereElse
}

/** Lists where a card on the table could go, all but where it lies; it is lifted first. */
export function listMoves(card: number, out: Int32Array, n: number, limit?: number): number {
  const cell = lies[card]
  const rotation = turned[card]
  lift(card)
  const end = listPlaces(card, cell, rotation, out, n, limit)
  put(card, cell, rotation)
  return end
}

/** Why a key cannot take this card at all, wherever it might go. */
export function whyNotTakeable(card: number): Why {
  if (lies[card] === 0) return WHY.notOnTable
  if (ICON_OF[card] === NO_ICON) return WHY.noWhiteIcon
  return isEnclosed(card) ? WHY.enclosed : FINE
}

/** Why a key cannot take this card and connect it elsewhere. */
export function whyNotTake(s: State, card: number, depth = 0): Why {
  const why = whyNotTakeable(card)
  if (why !== FINE) return why
  if (!actsAgain(s, card)) return listMoves(card, one, 0, 1) > 0 ? FINE : WHY.nowhereElse
  if (ICON_OF[card] === PARCEL_ICON && whyNoParcel(s) !== FINE) return WHY.iconCouldNotAct
  return listKeyPlaces(s, card, listAt(depth), 1, depth + 1) > 0 ? FINE : WHY.iconCouldNotAct
}

/** Lists where a key may connect a card it has taken. Returns how many. */
export function listKeyPlaces(s: State, card: number, out: Int32Array, limit = out.length, depth = 0): number {
  if (!actsAgain(s, card)) return listMoves(card, out, 0, limit)
  const cell = lies[card]
  const rotation = turned[card]
  lift(card)
  const count = keepActing(s, card, out, listPlaces(card, cell, rotation, out, 0), limit, depth)
  put(card, cell, rotation)
  return count
}

/** Lists where a hand card may be connected so that its icon can act; a parcel card's could anywhere, or it is not chosen. Returns how many. */
export function listHandPlaces(s: State, card: number, out: Int32Array, limit = out.length): number {
  const icon = ICON_OF[card]
  if (icon === NO_ICON || icon === PARCEL_ICON) return listPlaces(card, 0, 0, out, 0, limit)
  return keepActing(s, card, out, listPlaces(card, 0, 0, out, 0), limit, 0)
}

/** Keeps of the `count` places in `out` the first `limit` after which the card's icon can act. */
function keepActing(s: State, card: number, out: Int32Array, count: number, limit: number, depth: number): number {
  let kept = 0
  for (let i = 0; i < count && kept < limit; i++) if (actsAt(s, card, out[i], depth)) out[kept++] = out[i]
  return kept
}

/** Could the icon of a card act, were it connected so? */
export function actsAt(s: State, card: number, code: number, depth = 0): boolean {
  const facing = facingBefore(code)
  tryOn(card, code)
  tried[card] = 1
  const acts = canAct(s, card, depth)
  tried[card] = 0
  takeOff(card, code, facing)
  return acts
}

function canAct(s: State, card: number, depth: number): boolean {
  switch (ICON_OF[card]) {
    case PARCEL_ICON:
      return whyNoParcel(s) === FINE
    case KEY_ICON:
      return canTakeAny(s, card, depth)
    case FORKLIFT_ICON:
      return canLiftAny()
    default:
      return true
  }
}

/** Is there a card for the key on `key` to move? Itself is asked first: it almost always can go elsewhere. */
function canTakeAny(s: State, key: number, depth: number): boolean {
  if (whyNotTake(s, key, depth) === FINE) return true
  for (let card = 0; card < CARD_COUNT; card++) if (whyNotTake(s, card, depth) === FINE) return true
  return false
}

function canLiftAny(): boolean {
  for (let pallet = 0; pallet < PALLETS; pallet++) if (whyNotLift(pallet) === FINE) return true
  return false
}
