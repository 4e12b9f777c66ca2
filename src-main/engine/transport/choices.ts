import {
  CARD_COUNT,
  FIRST_INTAKE,
  ICON_OF,
  INTAKES,
  NO_ICON,
  PALLETS,
  PARCEL_COUNT,
  PARCEL_ICON,
} from '../../../src-shared/games/transport/cards.ts'
import { itemCode } from '../../../src-shared/games/transport/actions.ts'
import { FINE, WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import type { State } from '../flat.ts'
import { spread } from './board.ts'
import {
  listHandPlaces,
  listKeyPlaces,
  listMoves,
  whyNoParcel,
  whyNotIntake,
  whyNotLift,
  whyNotLiftable,
  whyNotTake,
} from './icons.ts'
import { listPlaces } from './places.ts'
import { handCard, handCount, placeInHand } from './piles.ts'
import {
  ACT,
  activeSeat,
  chosenCard,
  chosenParcel,
  END_TURN,
  INTAKE,
  KEY_CARD,
  KEY_PLACE,
  PALLET,
  PALLET_PLACE,
  PARCEL,
  phase,
  PLACE,
  WAY,
} from './state.ts'
import { canMove, listWays } from './ways.ts'

/** Every legal answer to the question that the state asks. Written into `out`, in a stable order. */
export function choices(s: State, out: Int32Array): number {
  spread(s)
  switch (phase(s)) {
    case ACT:
      return listHand(s, out)
    case PLACE:
      return listHandPlaces(s, chosenCard(s), out)
    case INTAKE:
      return listIntakes(out)
    case KEY_CARD:
      return listKeyCards(s, out)
    case KEY_PLACE:
      return listKeyPlaces(s, chosenCard(s), out)
    case PALLET:
      return listPallets(out)
    case PALLET_PLACE:
      return listPalletPlaces(chosenCard(s), out)
    case PARCEL:
      return listParcels(s, out)
    case WAY:
      return listWays(s, chosenParcel(s), out, 0)
    case END_TURN:
      out[0] = itemCode('endTurn')
      return 1
    default:
      return 0
  }
}

const one = new Int32Array(1)
const tries = new Int32Array(4096)
const fits = (card: number): boolean => listPlaces(card, 0, 0, one, 0, 1) > 0

/** Why a hand card cannot be connected anywhere (003:57). The board is spread. */
export function whyNotConnect(s: State, card: number): Why {
  if (placeInHand(s, activeSeat(s), card) < 0) return WHY.notInHand
  if (ICON_OF[card] === PARCEL_ICON && whyNoParcel(s) !== FINE) return whyNoParcel(s)
  if (!fits(card)) return WHY.noPlace
  if (ICON_OF[card] === NO_ICON || ICON_OF[card] === PARCEL_ICON) return FINE
  return listHandPlaces(s, card, tries, 1) > 0 ? FINE : NO_ACT[ICON_OF[card]]
}
const NO_ACT: readonly Why[] = [FINE, FINE, WHY.keyCannotAct, WHY.forkliftCannotAct]

/** The hand cards that can be connected, then swapping, which is always possible. */
function listHand(s: State, out: Int32Array): number {
  const seat = activeSeat(s)
  let n = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    if (whyNotConnect(s, card) === FINE) out[n++] = itemCode('connect', card)
  }
  out[n++] = itemCode('swap')
  return n
}

function listIntakes(out: Int32Array): number {
  let n = 0
  for (let card = FIRST_INTAKE; card < FIRST_INTAKE + INTAKES; card++) {
    if (whyNotIntake(card) === FINE) out[n++] = itemCode('intake', card)
  }
  return n
}

function listKeyCards(s: State, out: Int32Array): number {
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++) if (whyNotTake(s, card) === FINE) out[n++] = itemCode('take', card)
  return n
}

function listPallets(out: Int32Array): number {
  let n = 0
  for (let pallet = 0; pallet < PALLETS; pallet++) if (whyNotLift(pallet) === FINE) out[n++] = itemCode('lift', pallet)
  return n
}

/** Why a lifted pallet cannot change places with this one. */
export const whyNotExchange = (lifted: number, pallet: number): Why =>
  pallet === lifted ? WHY.samePallet : whyNotLiftable(pallet)

function listPalletPlaces(lifted: number, out: Int32Array): number {
  let n = listMoves(lifted, out, 0)
  for (let pallet = 0; pallet < PALLETS; pallet++) {
    if (whyNotExchange(lifted, pallet) === FINE) out[n++] = itemCode('exchange', pallet)
  }
  return n
}

function listParcels(s: State, out: Int32Array): number {
  let n = 0
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) if (canMove(s, parcel)) out[n++] = itemCode('parcel', parcel)
  return n
}
