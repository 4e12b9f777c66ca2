import { pushRecord, recordCount, recordSlot, removeRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { gainedRef } from '../refs.ts'
import { gained, stack } from '../state.ts'
import { BUNDLE, OPEN_BUNDLE } from '../step.ts'
import { tell, type Tell } from '../tell.ts'
import { rulesSince } from '../versions.ts'

/** Frames on their way: bundles to be carried out now, and gained frames that wait in the queue. */

/** All frames of a taken card, in an order to be chosen, with nothing between them. [002:195, 1311] */
export const pushBundle = (s: State, first: number, count: number, sourceKind: number, sourceId: number): void =>
  push(s, BUNDLE, first, count, 1, sourceKind, sourceId)

/** The frames of a contract, or of a city so many times: free actions may come between them. [002:738; ruling 2] */
export const pushOpenBundle = (
  s: State,
  first: number,
  count: number,
  times: number,
  sourceKind: number,
  sourceId: number,
): void => push(s, rulesSince(s, 2) ? OPEN_BUNDLE : BUNDLE, first, count, times, sourceKind, sourceId)

function push(
  s: State,
  kind: number,
  first: number,
  count: number,
  times: number,
  sourceKind: number,
  sourceId: number,
): void {
  if (count === 0) return
  const top = pushRecord(s, stack, kind)
  s[top + 1] = first
  s[top + 2] = count
  s[top + 3] = (1 << (count * times)) - 1
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
}

/** Adds a frame to the queue of the seat that acts. */
export function gainFrame(s: State, frame: number, sourceKind: number, sourceId: number, emit: Tell): void {
  const slot = pushRecord(s, gained, frame + 1)
  s[slot + 1] = sourceKind
  s[slot + 2] = sourceId
  if (emit) tell(s, emit, [gainedRef(s[gained.at] - 1)], { kind: 'frameGained' })
}

/** The frame at place `index` of those the acting seat has gained and not used. */
export const gainedFrame = (s: State, index: number): number => s[recordSlot(gained, index)] - 1

/** What was not used by the end of the turn, or before the points of one's scoring, is lost. [002:1308] */
export function lapseGained(s: State, emit: Tell): void {
  while (recordCount(s, gained) > 0) {
    const index = recordCount(s, gained) - 1
    removeRecord(s, gained, index)
    if (emit) tell(s, emit, [gainedRef(index)], { kind: 'frameLapsed' })
  }
}
