import { EFFECT_KINDS, type EffectKind } from '../../../../src-shared/games/first-class/effects.ts'
import { kindOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { timesOf } from '../frames/gained.ts'
import { AT } from '../state.ts'
import { EFFECT_FROM, EFFECT_KIND, EFFECT_N, FRAME_FROM, FRAME_ONE_OF } from '../tables.ts'
import type { Tell } from '../tell.ts'
import { coinsEffect } from './coins.ts'
import { conductorEffect } from './conductor.ts'
import { conductorsEffect } from './conductors.ts'
import { endCardEffect } from './end-card.ts'
import { freeEffect } from './free.ts'
import { locomotiveEffect } from './locomotive.ts'
import { pointsEffect } from './points.ts'
import { clearFrame, type EffectRule } from '../frames/rule.ts'
import { upgradeEffect } from './upgrade.ts'
import { wagonEffect } from './wagon.ts'

/** The interpreter: one rule for each kind of effect, and nothing about any card. */
const RULES: Readonly<Record<EffectKind, EffectRule>> = {
  wagon: wagonEffect,
  upgrade: upgradeEffect,
  free: freeEffect,
  conductor: conductorEffect,
  conductors: conductorsEffect,
  locomotive: locomotiveEffect,
  coins: coinsEffect,
  points: pointsEffect,
  endCard: endCardEffect,
}
const rules: readonly EffectRule[] = EFFECT_KINDS.map((kind) => RULES[kind])

const byAnswer: EffectRule[] = []
for (const rule of rules) for (const answer of rule.answers) byAnswer[answer] = rule

/** Could this frame do anything now? */
export function frameCan(s: State, seat: Seat, frame: number): boolean {
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++)
    if (rules[EFFECT_KIND[i]].can(s, seat, EFFECT_FROM[i])) return true
  return false
}

/** Puts a frame to work. */
export function loadFrame(s: State, seat: Seat, frame: number): number {
  clearFrame(s)
  const times = timesOf(s, seat, frame)
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++)
    rules[EFFECT_KIND[i]].load(s, EFFECT_N[i] * times, EFFECT_FROM[i])
  s[AT.frameOneOf] = FRAME_ONE_OF[frame]
  return times
}

/** Can what is left of the frame at work do anything that must be asked? */
export function frameOpen(s: State, seat: Seat): boolean {
  for (let i = 0; i < rules.length; i++) if (rules[i].open(s, seat)) return true
  return false
}

/** Lists what the frame at work allows, from place `n` of `out` on. Gives the place after the last. */
export function listFrame(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let i = 0; i < rules.length; i++) n = rules[i].list(s, seat, out, n)
  return n
}

/** Of a frame of which one effect may be chosen (each of them once, a test of the cards says so), the others go. */
function dropOthers(s: State, rule: EffectRule): void {
  const kept = rule.slots.map((slot) => s[slot])
  clearFrame(s)
  rule.slots.forEach((slot, i) => (s[slot] = kept[i]))
}

/** Carries out one answer within the frame at work. */
export function useFrame(s: State, seat: Seat, code: number, emit: Tell): void {
  const rule = byAnswer[kindOf(code)]
  if (s[AT.frameOneOf] === 1) dropOthers(s, rule)
  rule.use(s, seat, code, emit)
}

/** Could any of these frames do anything now? */
export function bundleCan(s: State, seat: Seat, first: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (frameCan(s, seat, first + i)) return true
  return false
}
