import { popRecord, pushRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { fitsAtOnce, gainCoins } from '../board/coins.ts'
import { addPoints } from '../points.ts'
import { AT, actor, stack } from '../state.ts'
import { FRAME, POOLED } from '../step.ts'
import { tell, type Tell } from '../tell.ts'
import { clearFrame, frameOpen, loadFrame } from './effects.ts'

const { framePoints: FRAME_POINTS, frameCoins: FRAME_COINS, frameOneOf: FRAME_ONE_OF } = AT

/** The frame at work: what is left of its effects in any order, whole or in part. [002:193, 1311] */

/** Puts a frame to work on top of the stack. */
export function pushFrame(s: State, frame: number, sourceKind: number, sourceId: number, emit: Tell): void {
  const top = pushRecord(s, stack, FRAME)
  s[top + 1] = frame
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
  const times = loadFrame(s, actor(s), frame)
  if (emit) tell(s, emit, [], { kind: 'frameBegan', times })
}

/** Points and coins for which there is room come by themselves; the frame ends when nothing is left to ask. */
export function workFrame(s: State, emit: Tell): boolean {
  if (s[FRAME_POINTS] > 0) takePoints(s, emit)
  else if (s[FRAME_COINS] > 0 && fitsAtOnce(s, actor(s), s[FRAME_COINS])) takeFrameCoins(s, emit)
  else if (frameOpen(s, actor(s))) return false
  else if (s[FRAME_COINS] > 0) takeFrameCoins(s, emit)
  else endFrame(s, emit)
  return true
}

function takePoints(s: State, emit: Tell): void {
  const points = s[FRAME_POINTS]
  s[FRAME_POINTS] = 0
  addPoints(s, actor(s), 'effects', points, emit)
}

/** The coins of the frame, all at once. */
export function takeFrameCoins(s: State, emit: Tell): void {
  const top = topSlot(s, stack)
  const n = s[FRAME_COINS]
  s[FRAME_COINS] = 0
  gainCoins(s, actor(s), n, s[top + 4], s[top + 5], emit)
}

function endFrame(s: State, emit: Tell): void {
  const top = topSlot(s, stack)
  const pooled = s[top + POOLED]
  const sourceKind = s[top + 4]
  const sourceId = s[top + 5]
  clearFrame(s)
  popRecord(s, stack)
  if (emit) tell(s, emit, [], { kind: 'frameEnded' })
  if (pooled > 0) gainCoins(s, actor(s), pooled, sourceKind, sourceId, emit)
}

/**
 * An effect is chosen that is left in these slots: of a frame of which one may be chosen (each of them once, a test of
 * the cards says so), the others go.
 */
export function choose(s: State, slots: readonly number[]): void {
  if (s[FRAME_ONE_OF] !== 1) return
  for (let i = 0; i < slots.length; i++) kept[i] = s[slots[i]]
  clearFrame(s)
  for (let i = 0; i < slots.length; i++) s[slots[i]] = kept[i]
}
/** Outside the state, for as long as a choice takes. */
const kept = new Int32Array(8)
