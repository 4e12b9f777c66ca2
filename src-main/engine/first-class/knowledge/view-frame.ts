import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { FrameView, GainedView } from '../../../../src-shared/games/first-class/view.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { recordCount, recordSlot, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { sourceRef } from '../refs.ts'
import { AT, TRAINS, stack } from '../state.ts'
import { framesLeft, isBundle } from '../frames/bundle.ts'
import { BETWEEN_FRAMES, FRAME, ROOM } from '../step.ts'
import { steps } from '../steps.ts'
import { ALL_FRAMES } from '../tables.ts'
import { upTo } from './up-to.ts'

/** Coins that wait for room; 0 = none. */
export function coinsWaiting(s: State): number {
  for (let i = recordCount(s, stack) - 1; i >= 0; i--) {
    const slot = recordSlot(stack, i)
    if (s[slot] === ROOM) return s[slot + 1]
  }
  return 0
}

/**
 * Frames that follow by themselves after the one at work, the nearest first: what lies deeper in the stack comes later.
 * Nothing is told of them before something is at work, so that whatever is seen was told by an event.
 */
export function framesAhead(s: State): GainedView[] {
  const slots = upTo(recordCount(s, stack), (i) => recordSlot(stack, i))
  const atWork = slots.findLastIndex((slot) => isAtWork(s, slot))
  // Between two frames none is at work, and the first has told of all of them.
  const isBetween = atWork < 0 && slots.length > 0 && s[slots[slots.length - 1]] === BETWEEN_FRAMES
  return slots
    .slice(0, isBetween ? slots.length : Math.max(0, atWork))
    .filter((slot) => isBundle(s[slot]))
    .reverse()
    .flatMap((slot) =>
      framesLeft(s, slot).map((frame) => ({ source: sourceRef(s[slot + 4], s[slot + 5]), frame: ALL_FRAMES[frame] })),
    )
}

const isAtWork = (s: State, slot: number): boolean =>
  s[slot] === FRAME || (steps[s[slot]]?.offers?.(s, slot) ?? null) !== null

/** The frame at work, or what the innermost question offers in the manner of a frame (a factory). */
export function frameView(s: State): FrameView | null {
  for (let i = recordCount(s, stack) - 1; i >= 0; i--) {
    const slot = recordSlot(stack, i)
    if (s[slot] === FRAME) return atWork(s, sourceRef(s[slot + 4], s[slot + 5]))
  }
  const top = recordCount(s, stack) > 0 ? topSlot(s, stack) : 0
  const offered = top > 0 ? steps[s[top]]?.offers?.(s, top) : null
  return offered ? { ...NOTHING_LEFT, ...offered } : null
}

const NOTHING_LEFT: Omit<FrameView, 'source'> = {
  wagons: 0,
  upgrades: [0, 0, 0, 0, 0],
  free: 0,
  limit: 12,
  conductor: 0,
  conductors: [0, 0],
  locomotive: 0,
  coins: 0,
  endCards: 0,
  oneOf: false,
}

function atWork(s: State, source: Ref): FrameView {
  return {
    source,
    wagons: s[AT.frameWagons],
    upgrades: upTo(5, (i) => s[AT.frameUpgrades + i]),
    free: s[AT.frameFree],
    limit: s[AT.frameLimit] > 0 ? LEVELS[s[AT.frameLimit] - 1] : 12,
    conductor: s[AT.frameConductor],
    conductors: upTo(TRAINS, (train) => s[AT.frameConductors + train]),
    locomotive: s[AT.frameLocomotive],
    coins: s[AT.frameCoins],
    endCards: s[AT.frameEndCards],
    oneOf: s[AT.frameOneOf] === 1,
  }
}
