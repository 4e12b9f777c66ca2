import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { TransportDecision } from '../../../src-shared/games/transport/decisions.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import type { State } from '../flat.ts'
import type { Step } from '../step.ts'
import { connect } from './answers/connect.ts'
import { endTurn } from './answers/end-turn.ts'
import { exchange } from './answers/exchange.ts'
import { insert } from './answers/insert.ts'
import { intake } from './answers/intake.ts'
import { lift } from './answers/lift.ts'
import { parcel } from './answers/parcel.ts'
import { place } from './answers/place.ts'
import { swap } from './answers/swap.ts'
import { take } from './answers/take.ts'
import { way } from './answers/way.ts'
import { boardOf } from './board/board.ts'
import { listAll, listPlaces } from './board/icons.ts'
import { anyCanMove } from './board/ways.ts'
import { layByForklift, layByKey, layFromHand } from './laying.ts'
import { cardRef, palletRef, parcelRef, seatRef } from './refs.ts'
import { activeSeat, ask, chosenCard, chosenParcel, END_TURN, iconCard } from './state.ts'
import { told } from './tell.ts'

interface TransportStep extends Step<Action, TransportEvent> {
  readonly kind: TransportDecision
  /** What is said to whoever means something else. */
  readonly instead: Why
}

const base = { auto: 'ifSingle', by: activeSeat } as const
const mine = { ...base, source: (s: State) => seatRef(activeSeat(s)) }
const ofIcon = { ...base, source: (s: State) => cardRef(iconCard(s)) }
const ofCard = { ...base, source: (s: State) => cardRef(chosenCard(s)) }

/** A turn begins. Even a forced swap is chosen by the seat itself: it would never see why its cards went. */
const act: TransportStep = { kind: 'act', instead: WHY.chooseCard, ...mine, auto: 'never', answers: [connect, swap] }

/** Open ends and places before pallets are looked for at once: the table is brought up to its state a single time. */
const listAllPlaces = (s: State, out: Int32Array, n: number): number =>
  listPlaces(boardOf(s), chosenCard(s), listAll, out, n)

/** Where the card goes that is held out; what its icon asks; where the card or pallet goes that it moves. */
const placeStep: TransportStep = {
  kind: 'place',
  instead: WHY.choosePlace,
  ...ofCard,
  answers: [place(layFromHand), insert(layFromHand)],
  list: listAllPlaces,
}
const intakeStep: TransportStep = { kind: 'intake', instead: WHY.chooseIntake, ...ofIcon, answers: [intake] }
const keyCard: TransportStep = { kind: 'keyCard', instead: WHY.chooseKeyCard, ...ofIcon, answers: [take] }
const keyPlace: TransportStep = {
  kind: 'keyPlace',
  instead: WHY.choosePlace,
  ...ofCard,
  answers: [place(layByKey), insert(layByKey)],
  list: listAllPlaces,
}
const pallet: TransportStep = { kind: 'pallet', instead: WHY.choosePallet, ...ofIcon, answers: [lift] }
const palletPlace: TransportStep = {
  kind: 'palletPlace',
  instead: WHY.choosePalletPlace,
  ...base,
  source: (s) => palletRef(chosenCard(s)),
  answers: [place(layByForklift), exchange],
}

/** 003:77: a parcel moves, if one can. */
const parcelStep: TransportStep = {
  kind: 'parcel',
  instead: WHY.chooseParcel,
  ...mine,
  advance(s, emit) {
    if (anyCanMove(boardOf(s))) return false
    ask(s, END_TURN)
    if (emit) emit({ kind: 'nothingMoves', ...told(s, seatRef(activeSeat(s)), []) })
    return true
  },
  answers: [parcel],
}
const wayStep: TransportStep = {
  kind: 'way',
  instead: WHY.chooseWay,
  ...base,
  source: (s) => parcelRef(chosenParcel(s)),
  answers: [way],
}

const endTurnStep: TransportStep = {
  kind: 'endTurn',
  instead: WHY.chooseEnd,
  ...mine,
  auto: 'never',
  answers: [endTurn],
}

/** By field 0 of their records: the numbers of STEP_NAMES. */
export const steps: readonly (TransportStep | undefined)[] = [
  undefined,
  act,
  placeStep,
  intakeStep,
  keyCard,
  keyPlace,
  pallet,
  palletPlace,
  parcelStep,
  wayStep,
  endTurnStep,
]
