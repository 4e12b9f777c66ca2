import { sameRef, type Reason, type Ref } from '../../../src-shared/core.ts'
import { CARD_COUNT, PALLETS, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type TransportReason, type Why } from '../../../src-shared/games/transport/reasons.ts'
import { CELLS, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { reasonKey } from '../../../src-shared/games/transport/reasons.ts'
import { MAX_CHOICES } from '../game.ts'
import type { State } from '../flat.ts'
import { cardAt, lies, parcelAt, spread } from './board.ts'
import { choices, whyNotConnect, whyNotExchange } from './choices.ts'
import { whyNotIntake, whyNotLift, whyNotTake } from './icons.ts'
import { parcelRef, pieceRef, reason } from './refs.ts'
import { whyNotInserted, whyNotMoved, whyNotPlace } from './encode.ts'
import {
  ACT,
  activeSeat,
  chosenCard,
  chosenParcel,
  ENDED,
  INTAKE,
  KEY_CARD,
  PALLET,
  PALLET_PLACE,
  PARCEL,
  phase,
  STEP_NAMES,
  WAY,
} from './state.ts'
import { placeInHand } from './piles.ts'
import { status } from './status.ts'
import { stepsOf } from './ways.ts'
import { touches } from './touches.ts'

const codes = new Int32Array(MAX_CHOICES)

/** Why nothing is offered at this thing now. Empty exactly when some choice touches it. */
export function explain(s: State, target: Ref): Reason[] {
  if (phase(s) === ENDED) return [reason(WHY.gameOver)]
  const count = choices(s, codes)
  for (let i = 0; i < count; i++) if (touches(s, codes[i]).some((ref) => sameRef(ref, target))) return []
  spread(s)
  return [why(s, target)]
}

function why(s: State, target: Ref): Reason {
  switch (target.kind) {
    case 'card':
      return target.id >= 0 && target.id < CARD_COUNT ? aboutCard(s, target.id) : nothingAt(target)
    case 'pallet':
      return target.id >= 0 && target.id < PALLETS ? aboutCard(s, target.id) : nothingAt(target)
    case 'cell':
      return target.id > 0 && target.id < CELLS ? aboutCell(s, target.id) : nothingAt(target)
    case 'parcel':
      return target.id >= 0 && target.id < PARCEL_COUNT ? aboutParcel(s, target.id) : nothingAt(target)
    case 'seat':
    case 'pile':
    case 'game':
      return asked(s)
    default:
      return nothingAt(target)
  }
}

const nothingAt = (target: Ref): Reason => reason(WHY.nothingHere, [target])

const ASKED: { readonly [step: string]: TransportReason } = {
  act: 'chooseCard',
  place: 'choosePlace',
  intake: 'chooseIntake',
  keyCard: 'chooseKeyCard',
  keyPlace: 'choosePlace',
  pallet: 'choosePallet',
  palletPlace: 'choosePalletPlace',
  parcel: 'chooseParcel',
  way: 'chooseWay',
  endTurn: 'chooseEnd',
}

/** Something else is being asked. */
function asked(s: State): Reason {
  const source = status(s).decision?.source
  return reason(WHY[ASKED[STEP_NAMES[phase(s)]]], source ? [source] : [])
}

/** What a predicate says about a piece; where it has nothing against it, something else is being asked. */
const says = (s: State, answer: Why, card: number): Reason =>
  answer === FINE ? asked(s) : reason(answer, [pieceRef(card)])

function aboutCard(s: State, card: number): Reason {
  switch (phase(s)) {
    case ACT:
      if (placeInHand(s, activeSeat(s), card) >= 0) return says(s, whyNotConnect(s, card), card)
      return reason(WHY.notInHand, [pieceRef(card)])
    case INTAKE:
      return says(s, whyNotIntake(card), card)
    case KEY_CARD:
      return says(s, whyNotTake(s, card), card)
    case PALLET:
      return says(s, whyNotLift(card), card)
    case PALLET_PLACE:
      return says(s, whyNotExchange(chosenCard(s), card), card)
    case PARCEL:
      return parcelAt[card] ? whyNotMoved(s, parcelAt[card] - 1) : reason(WHY.noParcelThere, [pieceRef(card)])
    case WAY:
      return reason(WHY.notReached, [parcelRef(chosenParcel(s))], stepsOf(s, chosenParcel(s)))
    default:
      return isPlacing(s) && card < PALLETS && card !== chosenCard(s) ? bestOf(insertions(s, card)) : asked(s)
  }
}

const isPlacing = (s: State): boolean => ASKED[STEP_NAMES[phase(s)]] === 'choosePlace'

/** A cell matters while a card, or a pallet, is on its way there. */
function aboutCell(s: State, cell: number): Reason {
  if (!isPlacing(s) && phase(s) !== PALLET_PLACE) return asked(s)
  const pallet = cardAt[cell] - 1
  if (isPlacing(s) && pallet >= 0 && pallet < PALLETS) return bestOf(insertions(s, pallet))
  return bestOf(Array.from({ length: SIDES }, (_, rotation) => whyNotPlace(s, cell, rotation)))
}

/** What speaks against the chosen card before a pallet, in each rotation and over each side. */
function insertions(s: State, pallet: number): Reason[] {
  if (lies[pallet] === 0) return [reason(WHY.boxed, [pieceRef(pallet)])]
  return Array.from({ length: SIDES * SIDES }, (_, i) =>
    whyNotInserted(s, lies[pallet], Math.floor(i / SIDES), i % SIDES),
  )
}

/** Of the reasons against each rotation the one that says most: a rotation that would fit but for one thing. */
function bestOf(reasons: readonly Reason[]): Reason {
  const rank = (one: Reason): number => (one.key === NO_ROTATION ? -2 : LEAST_FIRST.indexOf(one.key))
  return reasons.reduce((best, one) => (rank(one) > rank(best) ? one : best))
}
const NO_ROTATION = reasonKey(WHY.noSuchRotation)
const LEAST_FIRST = [WHY.doesNotFit, WHY.sameAgain, WHY.noRoomForPallet, WHY.iconCannotAct].map(reasonKey)

function aboutParcel(s: State, parcel: number): Reason {
  if (phase(s) === PARCEL) return whyNotMoved(s, parcel)
  return phase(s) === WAY ? reason(WHY.otherParcel, [parcelRef(chosenParcel(s))]) : asked(s)
}
