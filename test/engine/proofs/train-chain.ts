/** How the chain goes on by itself from one question to the next: one function per kind of record. */
import type { State } from '../../../src-main/engine/flat.ts'
import { popRecord, pushRecord, recordCount, recordSlot, topSlot } from '../../../src-main/engine/chain.ts'
import { effectCodes } from './train-codes.ts'
import {
  BONUSES,
  CARD,
  CARD_FRAMES,
  CARD_ID,
  FRAME,
  FRAME_ID,
  MAIL_WAGON,
  NEXT_FRAME,
  POOLED,
  ROOM,
  SEAT,
  SEATS,
  START_WAGON,
  START_WAGON_OR_UPGRADE,
  STEP,
  TURN,
  at,
  freeCoinPlaces,
  layCoins,
  queue,
  stack,
} from './train-table.ts'

export function beginTurn(s: State, seat: number): void {
  s[pushRecord(s, stack, TURN) + SEAT] = seat
  s[at.turn]++
}

export const turnSeat = (s: State): number => s[recordSlot(stack, 0) + SEAT]
const ownTurn = (s: State, seat: number): boolean => s[recordSlot(stack, 0)] === TURN && turnSeat(s) === seat

export function pushFrame(s: State, seat: number, frame: number): void {
  const slot = pushRecord(s, stack, FRAME)
  s[slot + SEAT] = seat
  s[slot + FRAME_ID] = frame
}

/** Goes on by itself to the next question. */
export function advance(s: State): void {
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
  // The others' bonuses, clockwise, when the taker's whole turn is over; a gained frame is used there and then.
  // [002:453, 1340]
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

export function endTurn(s: State, seat: number): void {
  popRecord(s, stack)
  if (seat + 1 < SEATS) beginTurn(s, seat + 1)
}

/** The coins of one frame are laid as its last step. In one's own turn they must fit first. */
export function endFrame(s: State, top: number): void {
  const seat = s[top + SEAT]
  const coins = s[top + POOLED]
  popRecord(s, stack)
  if (coins > 0 && ownTurn(s, seat)) {
    const room = pushRecord(s, stack, ROOM)
    s[room + SEAT] = seat
    s[room + POOLED] = coins
  } else layCoins(s, seat, coins)
}
