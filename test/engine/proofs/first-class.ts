import type { Status } from '../../../src-shared/core.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import {
  popRecord,
  pushRecord,
  recordCount,
  recordSlot,
  removeRecord,
  topSlot,
} from '../../../src-main/engine/chain.ts'
import type { ProofGame } from './proof.ts'
import { advance, beginTurn, endFrame, endTurn, pushFrame, turnSeat } from './train-chain.ts'
import { STOP, TAKE_TILE, codesNow, coinForPoint, spend, useQueued } from './train-codes.ts'
import {
  BONUSES,
  CARD,
  CARD_ID,
  CARD_TAKEN,
  CARS,
  COIN_STEP,
  COIN_WAGON,
  DONE,
  FRAME,
  FRAMES,
  FRAME_ID,
  MAIL,
  MAIL_FRAMES,
  MAIL_PLACE,
  MAIL_WAGON,
  POOLED,
  ROOM,
  SEAT,
  SEATS,
  SIZE,
  START_TILE,
  TURN,
  at,
  carCount,
  queue,
  stack,
} from './train-table.ts'

export interface Spec {
  readonly levels?: readonly number[]
  readonly conductor?: number
  readonly passenger?: number
  readonly fare?: number
  readonly coins?: readonly number[]
}

export function trainTable(seats: readonly Spec[]): State {
  const s = new Int32Array(SIZE)
  seats.forEach((spec, seat) => {
    spec.levels?.forEach((level, car) => (s[at.cars + seat * CARS + car] = level + 1))
    s[at.conductor + seat] = spec.conductor ?? 0
    s[at.passenger + seat] = (spec.passenger ?? -1) + 1
    s[at.fare + seat] = spec.fare ?? 0
    spec.coins?.forEach((coins, column) => (s[at.coins + seat * 3 + column] = coins))
  })
  beginTurn(s, 0)
  return s
}

function answer(s: State, code: number): void {
  const top = topSlot(s, stack)
  const seat = s[top + SEAT]
  if (s[top] === FRAME) return code === STOP ? endFrame(s, top) : carryOutEffect(s, top, code)
  if (s[top] === MAIL_WAGON) return layMail(s, seat, code)
  if (code >= useQueued(0) && code < STOP) return takeQueued(s, code - useQueued(0))
  if (code >= spend(0) && code < STOP) return payCoin(s, seat, code)
  if (s[top] === ROOM) return popRecord(s, stack) // the coins are waived
  if (s[top] === BONUSES) return dropQueue(s)
  if (code === STOP) return finishTurn(s, top, seat)
  takeCard(s, top, seat, code)
}

/** A mail wagon is laid inside the frame that reaches its place; only its bonus waits. [002:503] */
function layMail(s: State, seat: number, mail: number): void {
  popRecord(s, stack)
  s[at.cars + seat * CARS + MAIL_PLACE] = MAIL + mail
  s[at.mailUsed + seat] |= 1 << mail
  const gained = pushRecord(s, queue, FRAME)
  s[gained + SEAT] = seat
  s[gained + FRAME_ID] = MAIL_FRAMES[mail]
}

function carryOutEffect(s: State, top: number, code: number): void {
  const seat = s[top + SEAT]
  const index = code & 63
  const effect = FRAMES[s[top + FRAME_ID]].effects[index]
  s[top + DONE] |= 1 << index
  if (effect.do === 'wagon') layWagon(s, seat)
  else if (effect.do === 'upgrade') s[at.cars + seat * CARS]++
  else if (effect.do === 'coins') s[top + POOLED] += effect.n
  else moveConductor(s, top, code >> 6)
}

function layWagon(s: State, seat: number): void {
  s[at.cars + seat * CARS + carCount(s, seat)] = 1
  if (carCount(s, seat) === MAIL_PLACE) s[pushRecord(s, stack, MAIL_WAGON) + SEAT] = seat
}

function moveConductor(s: State, top: number, steps: number): void {
  const seat = s[top + SEAT]
  s[at.conductor + seat] += steps
  const passenger = s[at.passenger + seat]
  if (passenger === 0 || s[at.aboard + seat] || s[at.conductor + seat] < passenger) return
  s[at.aboard + seat] = 1
  s[top + POOLED] += s[at.fare + seat]
}

function payCoin(s: State, seat: number, code: number): void {
  s[at.coins + seat * 3 + (code & 7)]--
  if (code >= coinForPoint(0)) s[at.points + seat]++
  else pushFrame(s, seat, code === spend(0) ? COIN_WAGON : COIN_STEP)
}

function takeQueued(s: State, index: number): void {
  const slot = recordSlot(queue, index)
  const [seat, frame] = [s[slot + SEAT], s[slot + FRAME_ID]]
  removeRecord(s, queue, index)
  pushFrame(s, seat, frame)
}

function dropQueue(s: State): void {
  while (recordCount(s, queue) > 0) popRecord(s, queue)
}

function finishTurn(s: State, top: number, seat: number): void {
  dropQueue(s)
  if (s[top + CARD_TAKEN] !== START_TILE) return endTurn(s, seat)
  popRecord(s, stack)
  s[pushRecord(s, stack, BONUSES) + SEAT] = seat
}

function takeCard(s: State, top: number, seat: number, card: number): void {
  if (card === TAKE_TILE) {
    s[top + CARD_TAKEN] = START_TILE
    return
  }
  s[top + CARD_TAKEN] = card + 1
  const slot = pushRecord(s, stack, CARD)
  s[slot + SEAT] = seat
  s[slot + CARD_ID] = card
}

const KINDS: Record<number, string> = {
  [TURN]: 'act',
  [FRAME]: 'effect',
  [MAIL_WAGON]: 'mailWagon',
  [ROOM]: 'makeRoom',
  [BONUSES]: 'useFrame',
}

function status(s: State): Status {
  const over = s[at.over] === 1
  const top = over ? 0 : topSlot(s, stack)
  const by = s[top] === BONUSES ? s[recordSlot(queue, 0) + SEAT] : s[top + SEAT]
  return {
    round: 1,
    turn: s[at.turn],
    active: over ? SEATS - 1 : turnSeat(s),
    decision: over
      ? null
      : {
          seq: s[at.seq],
          by,
          for: by,
          kind: KINDS[s[top]],
          source: { kind: 'seat', id: by },
          auto: s[top] === TURN ? 'never' : 'ifSingle',
        },
    outcome: over ? { places: [[0, 1, 2]], out: [], reason: 'roundOver' } : null,
  }
}

/** Nothing is hidden here: what a seat sees and believes is the whole table. */
export const firstClass: ProofGame<number[], number[]> = {
  status,
  choices(s, out) {
    const codes = codesNow(s)
    out.set(codes)
    return codes.length
  },
  apply(s, code) {
    s[at.seq]++
    answer(s, code)
    advance(s)
  },
  view: (s) => [...s],
  beliefs: (s) => [...s],
  sample: (beliefs) => cloneState(Int32Array.from(beliefs)),
}
