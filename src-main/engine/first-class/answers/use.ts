import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { recordCount, recordSlot, removeRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { frameCan } from '../frames/effects.ts'
import { pushFrame } from '../frames/frame.ts'
import { gainedFrame } from '../frames/gained.ts'
import { FINE, WHY } from '../reasons.ts'
import { gainedRef } from '../refs.ts'
import { actor, gained } from '../state.ts'
import { answer } from './answer.ts'

/** A frame gained earlier, by its place in the queue, if it can do anything now. */
export const use = answer({
  kind: 'use',
  list(s, out, n) {
    for (let i = 0; i < recordCount(s, gained); i++) if (whyNot(s, i) === FINE) out[n++] = packCode(KIND.use, i)
    return n
  },
  whyNot: (s, { index }) => whyNot(s, index),
  touches: (_, { index }) => [gainedRef(index)],
  whyNotAt: (s, { kind, id }) => (kind === 'gained' ? whyNot(s, id) : FINE),
  apply(s, code, emit) {
    const slot = recordSlot(gained, firstOf(code))
    const frame = s[slot] - 1
    const sourceKind = s[slot + 1]
    const sourceId = s[slot + 2]
    removeRecord(s, gained, firstOf(code))
    pushFrame(s, frame, sourceKind, sourceId, emit)
  },
})

function whyNot(s: State, index: number): number {
  if (index >= recordCount(s, gained)) return WHY.nothingHere
  return frameCan(s, actor(s), gainedFrame(s, index)) ? FINE : WHY.frameDoesNothing
}
