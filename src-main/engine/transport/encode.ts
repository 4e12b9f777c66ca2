import type { Reason, Ref } from '../../../src-shared/core.ts'
import { isWellFormed, toCode, type Action, type ActionKind } from '../../../src-shared/games/transport/actions.ts'
import { CARD_COUNT, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import { MAX_CHOICES } from '../game.ts'
import type { State } from '../flat.ts'
import { cardAt, lies, lift, put, spread, turned } from './board.ts'
import { choices, whyNotConnect, whyNotExchange } from './choices.ts'
import { whyNotIntake, whyNotLift, whyNotTake } from './icons.ts'
import { whyNotAt, whyNotInsert } from './places.ts'
import { cardRef, cellRef, palletRef, parcelRef, reason } from './refs.ts'
import {
  ACT,
  AT,
  BOXED,
  chosenCard,
  chosenParcel,
  END_TURN,
  ENDED,
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
import { stepsOf, whyNotWay } from './ways.ts'

/** Which questions an action answers. */
const ANSWERS: { readonly [K in ActionKind]: readonly number[] } = {
  connect: [ACT],
  swap: [ACT],
  place: [PLACE, KEY_PLACE, PALLET_PLACE],
  insert: [PLACE, KEY_PLACE],
  intake: [INTAKE],
  take: [KEY_CARD],
  lift: [PALLET],
  exchange: [PALLET_PLACE],
  parcel: [PARCEL],
  way: [WAY],
  endTurn: [END_TURN],
}

const codes = new Int32Array(MAX_CHOICES)

/** The code of an action, or why it is not legal now. */
export function encode(s: State, action: Action): number | Reason {
  if (phase(s) === ENDED) return reason(WHY.gameOver)
  if (!isWellFormed(action) || !ANSWERS[action.kind].includes(phase(s))) return reason(WHY.noSuchQuestion)
  const code = toCode(action)
  return codes.subarray(0, choices(s, codes)).includes(code) ? code : refuse(s, action)
}

/** Why an action that answers the present question is not among the choices. */
function refuse(s: State, action: Action): Reason {
  spread(s)
  switch (action.kind) {
    case 'connect':
      return about(action.card < CARD_COUNT ? whyNotConnect(s, action.card) : WHY.notInHand, cardRef(action.card))
    case 'place':
      return whyNotPlace(s, action.cell, action.rotation)
    case 'insert':
      return whyNotInserted(s, action.cell, action.rotation, action.side)
    case 'intake':
      return about(whyNotIntake(action.card), cardRef(action.card))
    case 'take':
      return about(action.card < CARD_COUNT ? whyNotTake(s, action.card) : WHY.notOnTable, cardRef(action.card))
    case 'lift':
      return about(whyNotLift(action.pallet), palletRef(action.pallet))
    case 'exchange':
      return about(whyNotExchange(chosenCard(s), action.pallet), palletRef(action.pallet))
    case 'parcel':
      return action.parcel < PARCEL_COUNT ? whyNotMoved(s, action.parcel) : reason(WHY.noSuchQuestion)
    case 'way':
      if (action.parcel !== chosenParcel(s)) return reason(WHY.otherParcel, [parcelRef(chosenParcel(s))])
      return reason(whyNotWay(s, action.parcel, action.sides), [parcelRef(action.parcel)], stepsOf(s, action.parcel))
    default:
      return reason(WHY.noSuchQuestion)
  }
}

const about = (why: Why, ref: Ref): Reason => reason(why, [ref])

/** Asks with the card lifted that is on its way; a hand card need not be. */
function lifted<T>(s: State, ask: (card: number) => T): T {
  const card = chosenCard(s)
  const cell = lies[card]
  const rotation = turned[card]
  if (cell !== 0) lift(card)
  const answer = ask(card)
  if (cell !== 0) put(card, cell, rotation)
  return answer
}

/** Why the chosen card cannot lie on a cell in a rotation: if it fits, it lay so, or its icon cannot act. */
export function whyNotPlace(s: State, cell: number, rotation: number): Reason {
  const card = chosenCard(s)
  const same = lies[card] === cell && lies[card] !== 0 && turned[card] === rotation
  const why = same ? WHY.sameAgain : lifted(s, () => whyNotAt(card, cell, rotation))
  return about(why === FINE ? WHY.iconCannotAct : why, cellRef(cell))
}

/** Why the chosen card cannot be inserted so: if it fits, its icon cannot act. */
export function whyNotInserted(s: State, cell: number, rotation: number, side: number): Reason {
  const pallet = cardAt[cell] - 1
  const why = lifted(s, (card) => whyNotInsert(card, cell, rotation, side))
  const ofPallet = why === WHY.palletCutOff || why === WHY.noRoomForPallet || why === WHY.floorNotInserted
  return about(why === FINE ? WHY.iconCannotAct : why, ofPallet ? palletRef(pallet) : cellRef(cell))
}

/** Why a parcel that cannot be moved cannot. */
export function whyNotMoved(s: State, parcel: number): Reason {
  const on = s[AT.parcelOn + parcel]
  const ref = parcelRef(parcel)
  if (on === 0) return about(WHY.inBag, ref)
  if (on === BOXED) return about(WHY.boxed, ref)
  if (on < 0) return about(WHY.scored, ref)
  return reason(WHY.noWay, [ref], stepsOf(s, parcel))
}
