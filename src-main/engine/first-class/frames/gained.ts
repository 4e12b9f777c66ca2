import type { Seat } from '../../../../src-shared/core.ts'
import { pushRecord, recordSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { tilesOf } from '../board/coaches.ts'
import { gainedRef } from '../refs.ts'
import { AT, gained, stack } from '../state.ts'
import { BUNDLE, OPEN_BUNDLE } from '../step.ts'
import { FRAME_PER, PER_CONTRACT, PER_TILE } from '../tables.ts'
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

/** What a frame is multiplied by: fulfilled contracts (this one counted) or engine tiles. [002:932, 1006-1009] */
export function timesOf(s: State, seat: Seat, frame: number): number {
  switch (FRAME_PER[frame]) {
    case PER_CONTRACT:
      return s[AT.fulfilled + seat]
    case PER_TILE:
      return tilesOf(s, seat)
    default:
      return 1
  }
}
