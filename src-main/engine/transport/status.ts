import type { Decision, Ref, Status } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { cardRef, palletRef, parcelRef, seatRef } from './refs.ts'
import { outcome } from './scoring.ts'
import {
  ACT,
  activeSeat,
  AT,
  chosenCard,
  chosenParcel,
  END_TURN,
  iconCard,
  INTAKE,
  KEY_CARD,
  KEY_PLACE,
  PALLET,
  PALLET_PLACE,
  phase,
  PLACE,
  seatCount,
  STEP_NAMES,
  WAY,
} from './state.ts'

/** Round and turn from 1, who acts, what is asked, how it ended. See Game.status. */
export function status(s: State): Status {
  const end = outcome(s)
  const turn = s[AT.turn]
  const round = Math.floor((turn - 1) / seatCount(s)) + 1
  return { round, turn, active: activeSeat(s), decision: end ? null : decision(s), outcome: end }
}

/** What asks. */
function sourceOf(s: State): Ref {
  switch (phase(s)) {
    case INTAKE:
    case KEY_CARD:
    case PALLET:
      return cardRef(iconCard(s))
    case PLACE:
    case KEY_PLACE:
      return cardRef(chosenCard(s))
    case PALLET_PLACE:
      return palletRef(chosenCard(s))
    case WAY:
      return parcelRef(chosenParcel(s))
    default:
      return seatRef(activeSeat(s))
  }
}

/** Even a forced swap is chosen by the seat itself: it would never see why its cards went. */
function decision(s: State): Decision {
  const chosen = phase(s) === ACT || phase(s) === END_TURN
  return {
    seq: s[AT.seq],
    by: activeSeat(s),
    for: activeSeat(s),
    kind: STEP_NAMES[phase(s)],
    source: sourceOf(s),
    auto: chosen ? 'never' : 'ifSingle',
  }
}
