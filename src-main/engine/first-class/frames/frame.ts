import { KIND, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, pushRecord } from '../../chain.ts'
import { fitsAtOnce, gainCoins } from '../board/coins.ts'
import { clearFrame } from './rule.ts'
import { frameOpen, listFrame, loadFrame, useFrame } from '../effects/index.ts'
import { score } from '../points.ts'
import { AT, actor, stack } from '../state.ts'
import type { State } from '../../flat.ts'
import { tell, type Tell } from '../tell.ts'
import { FRAME, POOLED, type Step } from '../step.ts'

/** Puts a frame to work on top of the stack. */
export function pushFrame(s: State, frame: number, sourceKind: number, sourceId: number, emit: Tell): void {
  const top = pushRecord(s, stack, FRAME)
  s[top + 1] = frame
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
  const times = loadFrame(s, actor(s), frame)
  if (emit) tell(s, emit, [], { kind: 'frameBegan', times })
}

/** One frame: what is left of its effects in any order, whole or in part. [002:193, 1311] */
export const frameStep: Step = {
  kind: 'effect',
  auto: 'ifSingle',
  advance(s, top, emit) {
    if (takesByItself(s, top, emit)) return true
    if (frameOpen(s, actor(s))) return false
    if (s[AT.frameCoins] > 0) takeCoins(s, top, emit)
    else endFrame(s, top, emit)
    return true
  },
  choices(s, _top, out, n) {
    n = listFrame(s, actor(s), out, n)
    out[n++] = packCode(KIND.enough)
    return n
  },
  apply(s, _top, code, emit) {
    if (kindOf(code) === KIND.enough) clearFrame(s)
    else useFrame(s, actor(s), code, emit)
  },
}

function endFrame(s: State, top: number, emit: Tell): void {
  const pooled = s[top + POOLED]
  const sourceKind = s[top + 4]
  const sourceId = s[top + 5]
  clearFrame(s)
  popRecord(s, stack)
  if (emit) tell(s, emit, [], { kind: 'frameEnded' })
  if (pooled > 0) gainCoins(s, actor(s), pooled, sourceKind, sourceId, emit)
}

/** Coins for which there is room, and points. */
function takesByItself(s: State, top: number, emit: Tell): boolean {
  const seat = actor(s)
  if (s[AT.framePoints] > 0) {
    const points = s[AT.framePoints]
    s[AT.framePoints] = 0
    score(s, seat, 'effects', points, emit)
    return true
  }
  if (s[AT.frameCoins] === 0 || !fitsAtOnce(s, seat, s[AT.frameCoins])) return false
  takeCoins(s, top, emit)
  return true
}

function takeCoins(s: State, top: number, emit: Tell): void {
  const n = s[AT.frameCoins]
  s[AT.frameCoins] = 0
  gainCoins(s, actor(s), n, s[top + 4], s[top + 5], emit)
}
