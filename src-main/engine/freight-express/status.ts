import type { Decision, Status } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { TABLE, cardRef, locomotive, seatRef } from './refs.ts'
import { outcome } from './scoring.ts'
import { ACT, AT, BRANCH, DROP, ENDED, PLACE, PUSH_BRANCH, activeSeat, phase, seatCount } from './state.ts'

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
  const by = activeSeat(s)
  const seq = s[AT.seq]
  switch (phase(s)) {
    case PLACE:
      return { seq, by, for: by, kind: 'place', source: TABLE, auto: 'ifSingle' }
    case ACT:
      return { seq, by, for: by, kind: 'act', source: seatRef(by), auto: 'never' }
    case BRANCH:
      return { seq, by, for: by, kind: 'branch', source: locomotive(by), auto: 'ifSingle' }
    case PUSH_BRANCH: {
      const pushed = s[AT.drivePushed] - 1
      return { seq, by, for: pushed, kind: 'pushBranch', source: locomotive(pushed), auto: 'ifSingle' }
    }
    case DROP:
      return { seq, by, for: by, kind: 'drop', source: cardRef(s[AT.driveFlipped] - 1), auto: 'ifSingle' }
    default:
      return null
  }
}
