import type { Reason, Ref } from '../../../src-shared/core.ts'
import { ACTION_KINDS, fieldsOf, kindOf, type Action } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS, END_CARDS, ORDERS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { asking } from '../asking.ts'
import type { State } from '../flat.ts'
import { CONTRACT, seatOf, zoneOf } from './board/zones.ts'
import { outcomeOf } from './final.ts'
import { WHY, reason } from './reasons.ts'
import { AT, ENDED, MAX_ROUTE, PLACES, TRAINS, actor, ownTurn, seatCount } from './state.ts'
import { stepNow } from './step.ts'
import { steps } from './steps.ts'

/** What First Class asks, and what may be answered. */
export const { status, decider, choices, decode, encode, apply, plans, touches, explain, goOn } = asking<
  Action,
  FirstClassEvent
>({
  steps,
  now: stepNow,
  seq: AT.seq,
  kinds: ACTION_KINDS,
  kindOf,
  isWritten: (action) => isWritten(action),
  progress: (s) => ({
    round: Math.max(1, s[AT.round]),
    turn: s[AT.turn],
    active: s[AT.active],
    outcome: s[AT.phase] === ENDED ? outcomeOf(s) : null,
  }),
  over: reason(WHY.gameOver),
  unasked: () => reason(WHY.noSuchQuestion),
  isThing,
  nothingHere: (target) => reason(WHY.nothingHere, [target]),
  telling: (s, target, against) => [telling(s, target, against)],
})

function telling(s: State, target: Ref, against: readonly Reason[]): Reason {
  const owner = ownerOf(s, target)
  if (owner >= 0 && owner !== actor(s)) return reason(WHY.notYours, [target])
  if (against.length > 0) return against[0]
  const step = steps[stepNow(s)]
  if (!ownTurn(s) && (target.kind === 'column' || target.kind === 'card')) {
    if (owner >= 0) return reason(WHY.coinsOwnTurn, [target])
  }
  const waits = step !== undefined && step.kind !== 'turn' && step.kind !== 'scoring'
  return waits ? reason(WHY.answerFirst, [step.source(s)]) : reason(WHY.nothingHere, [target])
}

/** So many things there are by the names under which actions number them; steps and places in a queue may be any. */
const MOST: { readonly [field: string]: number } = {
  card: CARDS.length,
  endCard: END_CARDS.length,
  train: TRAINS,
  place: PLACES,
  piece: TRAINS + 1,
  column: 3,
  mail: 4,
  tile: ORDERS.length,
}

/** A code holds whole numbers of one byte; what has a number of its own must be there. */
const isWritten = (action: Action): boolean =>
  fieldsOf(action).every(([field, value]) => Number.isInteger(value) && value >= 0 && value < (MOST[field] ?? 256))

/** A window may ask about any number: is there such a thing in this game? */
function isThing(s: State, { kind, id }: Ref): boolean {
  return id >= 0 && id < mostOf(s, kind) && (kind !== 'city' || (id & 63) < MAX_ROUTE)
}

/** So many things of a kind there can be; those that no rule looks up may have any number. */
function mostOf(s: State, kind: Ref['kind']): number {
  switch (kind) {
    case 'card':
      return CARDS.length
    case 'endCard':
      return END_CARDS.length
    case 'seat':
    case 'locomotive':
      return seatCount(s)
    case 'train':
    case 'conductor':
      return seatCount(s) * TRAINS
    case 'coach':
      return seatCount(s) * TRAINS * PLACES
    case 'city':
      return seatCount(s) * 64
    case 'column':
      return seatCount(s) * 3
    case 'mail':
    case 'between':
      return seatCount(s) * 4
    case 'order':
      return ORDERS.length
    default:
      return Infinity
  }
}

/** Whose thing it is, -1 = nobody's. */
function ownerOf(s: State, { kind, id }: Ref): number {
  switch (kind) {
    case 'seat':
    case 'locomotive':
      return id
    case 'train':
    case 'conductor':
      return id >> 1
    case 'coach':
      return (id / 20) | 0
    case 'city':
      return id >> 6
    case 'column':
      return (id / 3) | 0
    case 'mail':
    case 'between':
      return id >> 2
    case 'card':
      return zoneOf(s, id) === CONTRACT ? seatOf(s, id) : -1
    default:
      return -1
  }
}
