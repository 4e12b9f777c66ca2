import type { Status } from '../../../src-shared/core.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import { popRecord, pushRecord, recordCount, recordSlot, removeRecord, topSlot } from '../../../src-main/engine/chain.ts'
import type { ProofGame } from './proof.ts'
import {
  BONUSES, CARD, CARD_FRAMES, CARD_ID, CARD_TAKEN, CARS, COIN_STEP, COIN_WAGON, DONE, FRAME, FRAMES, FRAME_ID, MAIL, MAIL_FRAMES, MAIL_PLACE,
  MAIL_WAGON, NEXT_FRAME, POOLED, ROOM, SEAT, SEATS, SIZE, START_TILE, START_WAGON, START_WAGON_OR_UPGRADE, STEP, TURN,
  at, carAt, carCount, freeCoinPlaces, layCoins, queue, stack,
} from './train-table.ts'

/** Answers. What a number means depends on the question. */
export const STOP = 63
export const TAKE_TILE = 8
export const spend = (column: number): number => 16 + column
export const coinForPoint = (column: number): number => 24 + column
export const useQueued = (index: number): number => 32 + index
/** An effect of the frame; conductors say how far. */
export const carryOut = (effect: number, steps = 0): number => effect + steps * 64

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

function beginTurn(s: State, seat: number): void {
  s[pushRecord(s, stack, TURN) + SEAT] = seat
  s[at.turn]++
}

const turnSeat = (s: State): number => s[recordSlot(stack, 0) + SEAT]
const ownTurn = (s: State, seat: number): boolean => s[recordSlot(stack, 0)] === TURN && turnSeat(s) === seat

function pushFrame(s: State, seat: number, frame: number): void {
  const slot = pushRecord(s, stack, FRAME)
  s[slot + SEAT] = seat
  s[slot + FRAME_ID] = frame
}

/** Goes on by itself to the next question. */
function advance(s: State): void {
  while (recordCount(s, stack) > 0) {
    const top = topSlot(s, stack)
    if (!stepsOn[s[top]](s, top)) return
  }
  s[at.over] = 1
}

/** One function per kind of record: moves on and says so, or leaves a question standing. */
const stepsOn: Record<number, (s: State, top: number) => boolean> = {
  [TURN]: () => false,
  [MAIL_WAGON]: () => false,
  [CARD](s, top) {
    const frame = CARD_FRAMES[s[top + CARD_ID]][s[top + NEXT_FRAME]++]
    if (frame === undefined) popRecord(s, stack)
    else pushFrame(s, s[top + SEAT], frame)
    return true
  },
  [FRAME](s, top) {
    if (effectCodes(s, top).length > 0) return false
    endFrame(s, top)
    return true
  },
  [ROOM](s, top) {
    if (freeCoinPlaces(s, s[top + SEAT]) < Math.min(s[top + POOLED], 12)) return false
    layCoins(s, s[top + SEAT], s[top + POOLED])
    popRecord(s, stack)
    return true
  },
  // The others' bonuses, clockwise, when the taker's whole turn is over; a gained frame is used there and then. [002:453, 1340]
  [BONUSES](s, top) {
    if (recordCount(s, queue) > 0) return false
    const step = ++s[top + STEP]
    const seat = (s[top + SEAT] + step) % SEATS
    if (step === SEATS) endTurn(s, s[top + SEAT])
    else if (step === SEATS - 1) pushFrame(s, seat, START_WAGON_OR_UPGRADE)
    else pushFrame(s, seat, START_WAGON)
    return true
  },
}

function endTurn(s: State, seat: number): void {
  popRecord(s, stack)
  if (seat + 1 < SEATS) beginTurn(s, seat + 1)
}

/** The coins of one frame are laid as its last step. In one's own turn they must fit first. */
function endFrame(s: State, top: number): void {
  const seat = s[top + SEAT]
  const coins = s[top + POOLED]
  popRecord(s, stack)
  if (coins > 0 && ownTurn(s, seat)) {
    const room = pushRecord(s, stack, ROOM)
    s[room + SEAT] = seat
    s[room + POOLED] = coins
  } else layCoins(s, seat, coins)
}

function effectCodes(s: State, top: number): number[] {
  const frame = FRAMES[s[top + FRAME_ID]]
  const seat = s[top + SEAT]
  const done = frame.effects.filter((_, i) => s[top + DONE] & (1 << i)).length
  if (done >= frame.most) return []
  return frame.effects.flatMap((effect, i) => {
    if (s[top + DONE] & (1 << i)) return []
    if (effect.do === 'wagon') return carCount(s, seat) < CARS ? [carryOut(i)] : []
    if (effect.do === 'upgrade') return carAt(s, seat, 0) === 1 ? [carryOut(i)] : []
    if (effect.do === 'coins') return [carryOut(i)]
    const ahead = Math.min(effect.n, carCount(s, seat) - s[at.conductor + seat])
    return Array.from({ length: ahead }, (_, k) => carryOut(i, k + 1))
  })
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

function coinCodes(s: State, seat: number): number[] {
  const has = (column: number): boolean => s[at.coins + seat * 3 + column] > 0
  const codes = [0, 1, 2].filter(has).map(coinForPoint)
  if (has(0) && carCount(s, seat) < CARS) codes.push(spend(0))
  if (has(1) && s[at.conductor + seat] < carCount(s, seat)) codes.push(spend(1))
  return codes
}

function payCoin(s: State, seat: number, code: number): void {
  s[at.coins + seat * 3 + (code & 7)]--
  if (code >= coinForPoint(0)) s[at.points + seat]++
  else pushFrame(s, seat, code === spend(0) ? COIN_WAGON : COIN_STEP)
}

function codesNow(s: State): number[] {
  if (s[at.over]) return []
  const top = topSlot(s, stack)
  const seat = s[top + SEAT]
  const queued = Array.from({ length: recordCount(s, queue) }, (_, i) => useQueued(i))
  switch (s[top]) {
    case TURN:
      return [...(s[top + CARD_TAKEN] ? [STOP] : [0, 1, TAKE_TILE]), ...coinCodes(s, seat), ...queued]
    case FRAME:
      return [...effectCodes(s, top), STOP]
    case MAIL_WAGON:
      return [0, 1].filter((mail) => !(s[at.mailUsed + seat] & (1 << mail)))
    case ROOM:
      return [...coinCodes(s, seat), STOP]
    default:
      return [...queued, STOP]
  }
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

const KINDS: Record<number, string> = { [TURN]: 'act', [FRAME]: 'effect', [MAIL_WAGON]: 'mailWagon', [ROOM]: 'makeRoom', [BONUSES]: 'useFrame' }

function status(s: State): Status {
  const over = s[at.over] === 1
  const top = over ? 0 : topSlot(s, stack)
  const by = s[top] === BONUSES ? s[recordSlot(queue, 0) + SEAT] : s[top + SEAT]
  return {
    round: 1,
    turn: s[at.turn],
    active: over ? SEATS - 1 : turnSeat(s),
    decision: over ? null : { seq: s[at.seq], by, for: by, kind: KINDS[s[top]], source: { kind: 'seat', id: by }, auto: s[top] === TURN ? 'never' : 'ifSingle' },
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
