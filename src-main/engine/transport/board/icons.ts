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
} from '../../../../src-shared/games/transport/cards.ts'
import { cellOfCode, isInsert } from '../../../../src-shared/games/transport/actions.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { bagCount } from '../piles.ts'
import { AT, hasFired } from '../state.ts'
import { lowestBit, noBits, setBit } from './bits.ts'
import type { Board } from './board.ts'
import {
  facingBefore,
  hasOpenPlace,
  hasPlaceApart,
  listInsertions,
  listOpenPlaces,
  takeOff,
  tryOn,
  type Places,
} from './places.ts'
import { surelyActs, surelyLies } from './surely.ts'

/**
 * What the white icons can do (003:57-73): a card may only be connected where its icon can act. Under the house rule
 * iconsFireAgain the icon of a card that a key moves acts in turn, so the question may ask itself again, one card
 * deeper each time.
 */

/** Does the icon of this card act when a key moves it? Once per card and turn, under the house rule alone. */
export const actsAgain = ({ s, tried }: Board, card: number): boolean =>
  s[AT.iconsFireAgain] === 1 && ICON_OF[card] !== NO_ICON && tried[card] === 0 && !hasFired(s, card)

/** Why no parcel can come in on this card (003:63). */
export function whyNotIntake({ lies, parcelAt }: Board, card: number): Why {
  if (!isIntake(card)) return WHY.notAnIntake
  if (lies[card] === 0) return WHY.boxed
  return parcelAt[card] === 0 ? FINE : WHY.intakeTaken
}

/** Why the icon of a parcel cannot act: the bag is empty (ours), or no intake is free (003:63). */
export function whyNoParcel(board: Board): Why {
  if (bagCount(board.s) === 0) return WHY.bagEmpty
  for (let card = FIRST_INTAKE; card < FIRST_INTAKE + INTAKES; card++)
    if (whyNotIntake(board, card) === FINE) return FINE
  return WHY.noFreeIntake
}

/** Why a forklift cannot take this pallet at all (003:71-73). */
export function whyNotLiftable(board: Board, pallet: number): Why {
  if (pallet >= PALLETS) return WHY.notAPallet
  if (board.lies[pallet] === 0) return WHY.boxed
  return board.isEnclosed(pallet) ? WHY.enclosed : FINE
}

/** Why this pallet cannot be lifted to any end: it must have another end, or a pallet to change places with. */
export function whyNotLift(board: Board, pallet: number): Why {
  const why = whyNotLiftable(board, pallet)
  if (why !== FINE) return why
  for (let other = 0; other < PALLETS; other++) {
    if (other !== pallet && whyNotLiftable(board, other) === FINE) return FINE
  }
  return canLie(board, pallet) ? FINE : WHY.nowhereElse
}

/** Why a key cannot take this card at all, wherever it might go. */
function whyNotTakeable(board: Board, card: number): Why {
  if (!(board.lies[card] > 0)) return WHY.notOnTable
  if (ICON_OF[card] === NO_ICON) return WHY.noWhiteIcon
  return board.isEnclosed(card) ? WHY.enclosed : FINE
}

/** Why a key cannot take this card and connect it elsewhere. */
export function whyNotTake(board: Board, card: number, depth = 0): Why {
  const why = whyNotTakeable(board, card)
  if (why !== FINE) return why
  if (!actsAgain(board, card)) return canGoElsewhere(board, card) ? FINE : WHY.nowhereElse
  if (ICON_OF[card] === PARCEL_ICON && whyNoParcel(board) !== FINE) return WHY.iconCouldNotAct
  return canLie(board, card, depth) ? FINE : WHY.iconCouldNotAct
}

/** On open ends and floor sides, then before pallets. */
export const listAll: Places = (board, card, cell, rotation, out, n, end) =>
  listInsertions(board, card, cell, rotation, out, listOpenPlaces(board, card, cell, rotation, out, n, end), end)

/** Can a card lie anywhere, all but where it lies, with its icon acting if it must? */
export function canLie(board: Board, card: number, depth = 0): boolean {
  const fromHand = board.lies[card] === 0
  const must = mustAct(board, card, fromHand)
  if (must && fromHand && surelyLies(board, card)) return true
  const out = must ? board.listAt(depth) : board.one
  return listPlaces(board, card, listAll, out, 0, 1, depth + 1) > 0
}

/** Has a card on the table another place, whatever its icon does? One apart from it is found without lifting it. */
const canGoElsewhere = (board: Board, card: number): boolean =>
  (board.trials === 0 && hasPlaceApart(board, card)) || canLie(board, card)

/** Does it fit anywhere, whatever its icon does? It is not on the table. */
export const fitsAnywhere = (board: Board, card: number): boolean =>
  hasOpenPlace(board, card) || listInsertions(board, card, 0, 0, board.one, 0, 1) > 0

/**
 * Must the icon of a card that is to be laid act there? That of a parcel could anywhere, or the card was not chosen.
 */
export const mustAct = (board: Board, card: number, fromHand: boolean): boolean =>
  fromHand ? ICON_OF[card] === KEY_ICON || ICON_OF[card] === FORKLIFT_ICON : actsAgain(board, card)

/** Of all places so many are tried first where any one will do: the icon can act at nearly all. */
const A_FEW = 4

/** Lists where a card may go: from the hand, or all but where it lies. Returns the new `n`. */
export function listPlaces(
  board: Board,
  card: number,
  places: Places,
  out: Int32Array,
  n: number,
  limit = out.length,
  depth = 0,
): number {
  const cell = board.lies[card]
  const rotation = board.turned[card]
  const most = Math.min(out.length, n + limit)
  if (cell !== 0) board.lift(card)
  let end = n
  if (!mustAct(board, card, cell === 0)) end = places(board, card, cell, rotation, out, n, most)
  else {
    const fromHand = cell === 0
    if (limit === 1) {
      end = places(board, card, cell, rotation, out, n, n + A_FEW)
      end = keepActing(board, card, fromHand, out, n, end, most, depth)
    }
    if (end === n) {
      end = places(board, card, cell, rotation, out, n, out.length)
      end = keepActing(board, card, fromHand, out, n, end, most, depth)
    }
  }
  if (cell !== 0) board.put(card, cell, rotation)
  return end
}

/** Keeps of the places in `out` from `n` to `end` the first, up to `most`, after which the card's icon can act. */
function keepActing(
  board: Board,
  card: number,
  fromHand: boolean,
  out: Int32Array,
  n: number,
  end: number,
  most: number,
  depth: number,
): number {
  // A key that lies at an open place, not enclosed, can go to another of them: lifted, all is as it was before.
  const movesOn = ICON_OF[card] === KEY_ICON && end - n > 1
  let kept = n
  for (let i = n; i < end && kept < most; i++) {
    const code = out[i]
    const acts =
      (movesOn && !isInsert(code) && !board.wouldEnclose(cellOfCode(code))) ||
      (fromHand && surelyActs(board, card, code)) ||
      actsAt(board, card, code, depth)
    if (acts) out[kept++] = code
  }
  return kept
}

/** Could the icon of a card that is not on the table act, were it connected so? */
export function actsAt(board: Board, card: number, code: number, depth = 0): boolean {
  const facing = facingBefore(board, code)
  tryOn(board, card, code)
  board.tried[card] = 1
  board.trials++
  const acts = canAct(board, card, depth)
  board.trials--
  board.tried[card] = 0
  takeOff(board, card, code, facing)
  return acts
}

function canAct(board: Board, card: number, depth: number): boolean {
  switch (ICON_OF[card]) {
    case PARCEL_ICON:
      return whyNoParcel(board) === FINE
    case KEY_ICON:
      return canTakeAny(board, card, depth)
    case FORKLIFT_ICON:
      return canLiftAny(board)
    default:
      return true
  }
}

/** Is there a card for the key on `key` to move? Itself is asked first: it almost always can go elsewhere. */
function canTakeAny(board: Board, key: number, depth: number): boolean {
  if (whyNotTake(board, key, depth) === FINE) return true
  for (let card = nextTakeable(board, 0); card >= 0; card = nextTakeable(board, card + 1))
    if (whyNotTake(board, card, depth) === FINE) return true
  return false
}

/** The cards with a white icon. */
const WITH_ICON = noBits(CARD_COUNT)
for (let card = 0; card < CARD_COUNT; card++) if (ICON_OF[card] !== NO_ICON) setBit(WITH_ICON, card)

/** The first card from `from` on that lies on the table and has a white icon, or -1: a key takes no others. */
export function nextTakeable({ laid }: Board, from: number): number {
  let above = -1 << (from & 31)
  for (let word = from >> 5; word < laid.length; word++) {
    const left = laid[word] & WITH_ICON[word] & above
    if (left !== 0) return (word << 5) | lowestBit(left)
    above = -1
  }
  return -1
}

function canLiftAny(board: Board): boolean {
  for (let pallet = 0; pallet < PALLETS; pallet++) if (whyNotLift(board, pallet) === FINE) return true
  return false
}

/**
 * Why a card cannot be laid as a code says: because `whyNot` says so once it is off the table, or because its icon
 * could not act.
 */
export function whyNotLaid(board: Board, card: number, code: number, whyNot: (board: Board) => Why): Why {
  const cell = board.lies[card]
  const rotation = board.turned[card]
  if (cell !== 0) board.lift(card)
  const why = whyNot(board)
  const acts = why !== FINE || !mustAct(board, card, cell === 0) || actsAt(board, card, code)
  if (cell !== 0) board.put(card, cell, rotation)
  return acts ? why : WHY.iconCannotAct
}
