import { EFFECT_KINDS, type EffectKind } from '../../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { anyRises, canLay, risingPlace, tilesOf } from '../board/coaches.ts'
import { stepsAhead } from '../board/conductors.ts'
import { anyEndCardOpen } from '../board/end-cards.ts'
import { citiesAhead } from '../board/route.ts'
import { AT, TRAINS } from '../state.ts'
import {
  EFFECT_FROM,
  EFFECT_KIND,
  EFFECT_N,
  FRAME_FROM,
  FRAME_ONE_OF,
  FRAME_PER,
  PER_CONTRACT,
  PER_TILE,
  TOP_LEVEL,
} from '../tables.ts'

const {
  frameWalked: FRAME_WALKED,
  frameWagons: FRAME_WAGONS,
  frameUpgrades: FRAME_UPGRADES,
  frameFree: FRAME_FREE,
  frameLimit: FRAME_LIMIT,
  frameConductor: FRAME_CONDUCTOR,
  frameConductors: FRAME_CONDUCTORS,
  frameLocomotive: FRAME_LOCOMOTIVE,
  frameCoins: FRAME_COINS,
  framePoints: FRAME_POINTS,
  frameEndCards: FRAME_END_CARDS,
  fulfilled: FULFILLED,
} = AT

/**
 * The interpreter: one rule for each kind of effect, and nothing about any card. The frame at work holds what is left
 * of each kind; answers use it up.
 */
interface EffectRule {
  /** Could it do anything at all now? `from` is the value a fixed upgrade starts from. */
  can(s: State, seat: Seat, from: number): boolean
  /** Puts so many into the frame at work. */
  load(s: State, n: number, from: number): void
  /** Can what is left of it still do anything that must be asked? Absent: nothing of it ever must. */
  open?(s: State, seat: Seat): boolean
}

const rises = (s: State, seat: Seat, level: number): boolean =>
  risingPlace(s, seat, 0, level) >= 0 || risingPlace(s, seat, 1, level) >= 0

const anyAhead = (s: State, seat: Seat): boolean => stepsAhead(s, seat, 0) > 0 || stepsAhead(s, seat, 1) > 0

/** Has the conductor of a train made his move of the frame's shared steps? */
export const hasWalked = (s: State, train: number): boolean => (s[FRAME_WALKED] & (1 << train)) !== 0

const RULES: Readonly<Record<EffectKind, EffectRule>> = {
  wagon: {
    can: canLay,
    load(s, n) {
      s[FRAME_WAGONS] += n
    },
    open: (s, seat) => s[FRAME_WAGONS] > 0 && canLay(s, seat),
  },
  upgrade: {
    can: rises,
    load(s, n, from) {
      s[FRAME_UPGRADES + from - 1] += n
    },
    open(s, seat) {
      for (let level = 1; level < TOP_LEVEL; level++)
        if (s[FRAME_UPGRADES + level - 1] > 0 && rises(s, seat, level)) return true
      return false
    },
  },
  free: {
    can: (s, seat) => canLay(s, seat) || anyRises(s, seat, TOP_LEVEL),
    load(s, n) {
      s[FRAME_FREE] += n
      s[FRAME_LIMIT] = TOP_LEVEL
    },
    open: (s, seat) => s[FRAME_FREE] > 0 && (canLay(s, seat) || anyRises(s, seat, s[FRAME_LIMIT])),
  },
  conductor: {
    can: anyAhead,
    load(s, n) {
      s[FRAME_CONDUCTOR] += n
    },
    open(s, seat) {
      if (s[FRAME_CONDUCTOR] === 0) return false
      for (let train = 0; train < TRAINS; train++)
        if (!hasWalked(s, train) && stepsAhead(s, seat, train) > 0) return true
      return false
    },
  },
  // Never in one frame with the shared steps (a test of the cards says so).
  conductors: {
    can: anyAhead,
    load(s, n) {
      for (let train = 0; train < TRAINS; train++) s[FRAME_CONDUCTORS + train] += n
    },
    open(s, seat) {
      for (let train = 0; train < TRAINS; train++)
        if (s[FRAME_CONDUCTORS + train] > 0 && stepsAhead(s, seat, train) > 0) return true
      return false
    },
  },
  locomotive: {
    can: (s, seat) => citiesAhead(s, seat) > 0,
    load(s, n) {
      s[FRAME_LOCOMOTIVE] += n
    },
    open: (s, seat) => s[FRAME_LOCOMOTIVE] > 0 && citiesAhead(s, seat) > 0,
  },
  coins: {
    can: () => true,
    load(s, n) {
      s[FRAME_COINS] += n
    },
    // Nothing to ask when only they are left: room must be made.
  },
  points: {
    can: () => true,
    load(s, n) {
      s[FRAME_POINTS] += n
    },
    // By themselves: nothing depends on when.
  },
  // Too few open: the rest lapses. [002:491]
  endCard: {
    can: anyEndCardOpen,
    load(s, n) {
      s[FRAME_END_CARDS] += n
    },
    open: (s) => s[FRAME_END_CARDS] > 0 && anyEndCardOpen(s),
  },
}
const rules: readonly EffectRule[] = EFFECT_KINDS.map((kind) => RULES[kind])
// Apart: what is asked at every step of a frame is not looked up in rules of many shapes.
const opens = rules.flatMap(({ open }) => open ?? [])

/** Could this frame do anything now? */
export function frameCan(s: State, seat: Seat, frame: number): boolean {
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++)
    if (rules[EFFECT_KIND[i]].can(s, seat, EFFECT_FROM[i])) return true
  return false
}

/** Could any of these frames do anything now? */
export function bundleCan(s: State, seat: Seat, first: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (frameCan(s, seat, first + i)) return true
  return false
}

/** Nothing is left of any effect. */
export const clearFrame = (s: State): void => {
  for (let slot = FRAME_WAGONS; slot <= AT.frameOneOf; slot++) s[slot] = 0
}

/** Puts a frame to work. Gives how many times it is had. */
export function loadFrame(s: State, seat: Seat, frame: number): number {
  clearFrame(s)
  const times = timesOf(s, seat, frame)
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++)
    rules[EFFECT_KIND[i]].load(s, EFFECT_N[i] * times, EFFECT_FROM[i])
  s[AT.frameOneOf] = FRAME_ONE_OF[frame]
  return times
}

/** What a frame is multiplied by: fulfilled contracts (this one counted) or engine tiles. [002:932, 1006-1009] */
export function timesOf(s: State, seat: Seat, frame: number): number {
  switch (FRAME_PER[frame]) {
    case PER_CONTRACT:
      return s[FULFILLED + seat]
    case PER_TILE:
      return tilesOf(s, seat)
    default:
      return 1
  }
}

/** Can what is left of the frame at work do anything that must be asked? */
export function frameOpen(s: State, seat: Seat): boolean {
  for (let i = 0; i < opens.length; i++) if (opens[i](s, seat)) return true
  return false
}
