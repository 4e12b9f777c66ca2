import type { Decision, Status } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { vetoUse } from './entering.ts'
import { TABLE, cardRef, locomotive, seatRef, stationRef } from './refs.ts'
import { outcome } from './scoring.ts'
import { mayStopUnseen } from './special-refusals.ts'
import { drivenSeat } from './drive-state.ts'
import { chooserSeat, liftedCard, specialName, specialStation } from './special-state.ts'
import {
  ACT,
  AT,
  BRANCH,
  DETAILS,
  DICTATE,
  DROP,
  ENDED,
  OFFER,
  PAY,
  PLACE,
  PUSH_BRANCH,
  RAIL_END,
  RELAY,
  VETO,
  VICTIM,
  activeSeat,
  phase,
  seatCount,
} from './state.ts'

/** Whose turn it is and what is asked. See Game.status. */
export function status(s: State): Status {
  const turn = s[AT.turn]
  return {
    round: 1 + Math.floor(Math.max(0, turn - 1) / seatCount(s)),
    turn,
    active: activeSeat(s),
    decision: decision(s),
    outcome: phase(s) === ENDED ? outcome(s) : null,
  }
}

function decision(s: State): Decision | null {
  const active = activeSeat(s)
  const by = chooserSeat(s)
  const seq = s[AT.seq]
  const station = stationRef(specialStation(s))
  switch (phase(s)) {
    case PLACE:
      return { seq, by, for: by, kind: 'place', source: TABLE, auto: 'ifSingle' }
    case ACT:
      return { seq, by, for: by, kind: 'act', source: seatRef(by), auto: 'never' }
    case BRANCH:
      return { seq, by, for: drivenSeat(s), kind: 'branch', source: locomotive(drivenSeat(s)), auto: 'ifSingle' }
    case PUSH_BRANCH: {
      const pushed = s[AT.drivePushed] - 1
      return { seq, by, for: pushed, kind: 'pushBranch', source: locomotive(pushed), auto: 'ifSingle' }
    }
    case DROP:
      return {
        seq,
        by: drivenSeat(s),
        for: drivenSeat(s),
        kind: 'drop',
        source: cardRef(s[AT.driveFlipped] - 1),
        auto: 'ifSingle',
      }
    case RAIL_END:
      return { seq, by, for: drivenSeat(s), kind: 'railEnd', source: locomotive(drivenSeat(s)), auto: 'ifSingle' }
    case OFFER:
      return { seq, by: active, for: active, kind: 'special', source: station, auto: 'never' }
    case VETO:
    case DICTATE:
      return { seq, by: s[AT.asked] - 1, for: active, kind: vetoUse(s), source: station, auto: 'never' }
    case VICTIM:
      return { seq, by, for: active, kind: 'chooseSeat', source: station, auto: 'ifSingle' }
    case DETAILS:
      return {
        seq,
        by,
        for: active,
        kind: specialName(s),
        source: station,
        auto: specialName(s) === 'uncoupleWagon' || mayStopUnseen(s) ? 'never' : 'ifSingle',
      }
    case RELAY:
      return { seq, by, for: active, kind: 'relay', source: cardRef(liftedCard(s)), auto: 'ifSingle' }
    case PAY:
      return { seq, by, for: active, kind: 'payRaid', source: station, auto: mayStopUnseen(s) ? 'never' : 'ifSingle' }
    default:
      return null
  }
}
