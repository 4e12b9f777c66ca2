import type { Reason, Ref } from '../../../src-shared/core.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import { CARD_COUNT, PALLETS, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { reasonKey, WHY } from '../../../src-shared/games/transport/reasons.ts'
import { CELLS } from '../../../src-shared/geometry/hexagons.ts'
import { ACTION_KINDS, kindIndexOf } from '../../../src-shared/games/transport/actions.ts'
import { asking } from '../asking.ts'
import type { State } from '../flat.ts'
import { reason } from './reasons.ts'
import { outcome } from './scoring.ts'
import { activeSeat, AT, seatCount, stepNow } from './state.ts'
import { steps } from './steps.ts'

/** What Transport asks, and what may be answered. */
export const { status, decider, choices, decode, encode, apply, plans, touches, explain, goOn } = asking<
  Action,
  TransportEvent
>({
  steps,
  now: stepNow,
  seq: AT.seq,
  kinds: ACTION_KINDS,
  kindIndexOf,
  isWritten: (action) => isWritten(action),
  progress(s) {
    const turn = s[AT.turn]
    return { round: Math.floor((turn - 1) / seatCount(s)) + 1, turn, active: activeSeat(s), outcome: outcome(s) }
  },
  over: reason(WHY.gameOver),
  unasked: () => reason(WHY.noSuchQuestion),
  isThing: (_, target) => isThing(target),
  nothingHere: (target) => reason(WHY.nothingHere, [target]),
  telling: (s, _, against) => [against.length > 0 ? mostTelling(against) : askedInstead(s)],
})

/** A window may ask about any number: is there such a thing in this game? */
function isThing({ kind, id }: Ref): boolean {
  switch (kind) {
    case 'card':
      return id >= 0 && id < CARD_COUNT
    case 'pallet':
      return id >= 0 && id < PALLETS
    case 'cell':
      return id > 0 && id < CELLS
    case 'parcel':
      return id >= 0 && id < PARCEL_COUNT
    default:
      return kind === 'seat' || kind === 'pile' || kind === 'game'
  }
}

/** Something else is being asked. */
function askedInstead(s: State): Reason {
  const step = steps[stepNow(s)]
  return step ? reason(step.instead, [step.source(s)]) : reason(WHY.gameOver)
}

/** Of several reasons the one that says most: a rotation that would fit but for one thing. */
function mostTelling(reasons: readonly Reason[]): Reason {
  const rank = ({ key }: Reason): number => {
    const known = LEAST_FIRST.indexOf(key)
    return known < 0 ? ANY_OTHER : known
  }
  return reasons.reduce((best, one) => (rank(one) > rank(best) ? one : best))
}
/** From the one that says least to the one that says most; all that are not named stand at `ANY_OTHER`, as equals. */
const LEAST_FIRST = [
  WHY.noSuchRotation,
  WHY.occupied,
  WHY.none,
  WHY.doesNotFit,
  WHY.sameAgain,
  WHY.noRoomForPallet,
  WHY.iconCannotAct,
].map(reasonKey)
const ANY_OTHER = 2

/** No code holds numbers below 0, nor parts of one. */
const isWritten = (action: Action): boolean =>
  Object.entries(action).every(
    ([field, value]: [string, unknown]) => field === 'kind' || [value].flat().every(isWholeNumber),
  )
const isWholeNumber = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
