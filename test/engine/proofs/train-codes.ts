/** What may be answered to each question of the train table. */
import type { State } from '../../../src-main/engine/flat.ts'
import { recordCount, topSlot } from '../../../src-main/engine/chain.ts'
import {
  CARD_TAKEN,
  CARS,
  DONE,
  FRAME,
  FRAMES,
  FRAME_ID,
  MAIL_WAGON,
  ROOM,
  SEAT,
  TURN,
  at,
  carAt,
  carCount,
  queue,
  stack,
} from './train-table.ts'

/** Answers. What a number means depends on the question. */
export const STOP = 63
export const TAKE_TILE = 8
export const spend = (column: number): number => 16 + column
export const coinForPoint = (column: number): number => 24 + column
export const useQueued = (index: number): number => 32 + index
/** An effect of the frame; conductors say how far. */
export const carryOut = (effect: number, steps = 0): number => effect + steps * 64

export function effectCodes(s: State, top: number): number[] {
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

function coinCodes(s: State, seat: number): number[] {
  const has = (column: number): boolean => s[at.coins + seat * 3 + column] > 0
  const codes = [0, 1, 2].filter(has).map(coinForPoint)
  if (has(0) && carCount(s, seat) < CARS) codes.push(spend(0))
  if (has(1) && s[at.conductor + seat] < carCount(s, seat)) codes.push(spend(1))
  return codes
}

export function codesNow(s: State): number[] {
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
