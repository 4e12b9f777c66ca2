import {
  ACTION_KINDS,
  kindIndexOf,
  type Action,
  type ActionKind,
} from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'
import { asking } from '../asking.ts'
import type { State } from '../flat.ts'
import { eachOnce, reason } from './reasons.ts'
import { outcome } from './scoring.ts'
import { ACT, AT, CARDS, ENDED, STATIONS, activeSeat, seatCount, stepNow } from './state.ts'
import { steps } from './steps.ts'

/** What Freight Express asks, and what may be answered. */
export const { status, decider, choices, decode, encode, apply, plans, touches, explain } = asking<
  Action,
  FreightEvent
>({
  steps,
  now: stepNow,
  seq: AT.seq,
  kinds: ACTION_KINDS,
  kindIndexOf,
  // Every predicate here knows what there is.
  isWritten: () => true,
  progress(s) {
    const turn = s[AT.turn]
    return {
      round: 1 + Math.floor(Math.max(0, turn - 1) / seatCount(s)),
      turn,
      active: activeSeat(s),
      outcome: stepNow(s) === ENDED ? outcome(s) : null,
    }
  },
  over: reason('gameOver', []),
  unasked: (s, { kind }) =>
    kindsOfAct.includes(kind) && stepNow(s) !== ACT ? answerFirst(s) : reason('noSuchQuestion', []),
  isThing,
  nothingHere: (target) => reason('nothingHere', [target]),
  telling(s, target, against) {
    if (stepNow(s) === ACT) return against.length > 0 ? [...against] : [reason('nothingHere', [target])]
    return against.length > 0 ? eachOnce(against) : [answerFirst(s)]
  },
})

/** What may be answered in one's turn when nothing else is asked. */
const kindsOfAct: readonly ActionKind[] = (steps[ACT]?.answers ?? []).map(({ kind }) => kind)

/** Names what asks. */
function answerFirst(s: State): Reason {
  const source = steps[stepNow(s)]?.source(s)
  return reason('answerFirst', source ? [source] : [])
}

/** A window may ask about any number: is there such a thing in this game? */
function isThing(s: State, { kind, id }: Ref): boolean {
  switch (kind) {
    case 'card':
    case 'wagon':
      return id >= 0 && id < CARDS
    case 'station':
      return id >= 0 && id < STATIONS
    case 'seat':
    case 'train':
    case 'locomotive':
      return id >= 0 && id < seatCount(s)
    case 'pile':
      return id === 0 || id === 1
    default:
      return true
  }
}
