import type { Reason, Ref, RefKind } from '../../../src-shared/core.ts'
import { ACTION_KINDS, fieldsOf, kindIndexOf, type Action } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS, END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { asking } from '../asking.ts'
import type { State } from '../flat.ts'
import { CONTRACT, seatOf, zoneOf } from './board/zones.ts'
import { outcome } from './final.ts'
import { modules } from './modules/index.ts'
import type { ActionFields, Things } from './modules/module.ts'
import { WHY, reason } from './reasons.ts'
import { EACH_SEAT, ROUTE_IDS } from './refs.ts'
import { AT, ENDED, MAX_ROUTE, PLACES, TRAINS, actor, ownTurn, seatCount } from './state.ts'
import { stepNow } from './step.ts'
import { steps } from './steps.ts'

const { active: ACTIVE, phase: PHASE, round: ROUND, seq: SEQ, turn: TURN } = AT

/** What First Class asks, and what may be answered. */
export const { status, decider, choices, decode, encode, apply, plans, touches, explain, goOn } = asking<
  Action,
  FirstClassEvent
>({
  steps,
  now: stepNow,
  seq: SEQ,
  kinds: ACTION_KINDS,
  kindIndexOf,
  isWritten: (action) => isWritten(action),
  progress: (s) => ({
    round: Math.max(1, s[ROUND]),
    turn: s[TURN],
    active: s[ACTIVE],
    outcome: s[PHASE] === ENDED ? outcome(s) : null,
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
  if (!ownTurn(s) && owner >= 0 && ['column', 'card'].includes(target.kind)) return reason(WHY.coinsOwnTurn, [target])
  const step = steps[stepNow(s)]
  const waits = step !== undefined && step.kind !== 'turn' && step.kind !== 'scoring'
  return waits ? reason(WHY.answerFirst, [step.source(s)]) : reason(WHY.nothingHere, [target])
}

/** A code holds whole numbers of one byte; what has a number of its own must be there. */
const isWritten = (action: Action): boolean =>
  fieldsOf(action).every(([field, value]) => Number.isInteger(value) && value >= 0 && value < ACTION_FIELDS[field])

/** What a code holds of numbers that no rule looks anything up by, such as steps and places in a queue. */
const BYTE = 256

/** An action speaks of the board of whoever answers: of what lies there, so many as one seat has. */
const ACTION_FIELDS = modules.reduce<ActionFields>((all, { actionFields }) => ({ ...all, ...actionFields }), {
  card: CARDS.length,
  endCard: END_CARDS.length,
  train: EACH_SEAT.train,
  place: PLACES,
  column: EACH_SEAT.column,
  mail: EACH_SEAT.mail,
  piece: TRAINS + 1,
  index: BYTE,
  steps: BYTE,
  tile: BYTE,
  wagon: BYTE,
})

const THINGS = modules.reduce<Things>((all, { things }) => ({ ...all, ...things }), {
  seat: { ofSeat: EACH_SEAT.seat },
  locomotive: { ofSeat: EACH_SEAT.locomotive },
  train: { ofSeat: EACH_SEAT.train },
  conductor: { ofSeat: EACH_SEAT.conductor },
  coach: { ofSeat: EACH_SEAT.coach },
  city: { ofSeat: EACH_SEAT.city },
  column: { ofSeat: EACH_SEAT.column },
  mail: { ofSeat: EACH_SEAT.mail },
  card: { ofTable: CARDS.length },
  endCard: { ofTable: END_CARDS.length },
})

/** A window may ask about any number: is there such a thing in this game? */
function isThing(s: State, { kind, id }: Ref): boolean {
  return id >= 0 && id < mostOf(s, kind) && (kind !== 'city' || id % ROUTE_IDS < MAX_ROUTE)
}

/** How many there are in this game; of what no rule looks up, any number. */
function mostOf(s: State, kind: RefKind): number {
  const things = THINGS[kind]
  if (things === undefined) return Infinity
  return 'ofSeat' in things ? things.ofSeat * seatCount(s) : things.ofTable
}

/** Whose thing it is, -1 = nobody's. */
function ownerOf(s: State, { kind, id }: Ref): number {
  const things = THINGS[kind]
  if (things && 'ofSeat' in things) return (id / things.ofSeat) | 0
  return kind === 'card' && zoneOf(s, id) === CONTRACT ? seatOf(s, id) : -1
}
