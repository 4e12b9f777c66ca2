import { EFFECT_KINDS, LEVELS, type EffectKind } from '../../../src-shared/games/first-class/effects.ts'
import { EFFECT_FROM, EFFECT_KIND, EFFECT_N, FRAME_FROM, FRAME_ONE_OF } from '../../engine/first-class/tables.ts'
import type { Pace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

/** What a frame will be worth that is not carried out yet. */

const onlyIfTime = (pace: Pace, worth: number): number => (pace.left === 0 && pace.scorings === 0 ? 0 : worth)

const WORTH: Readonly<Record<EffectKind, (n: number, from: number, pace: Pace) => number>> = {
  wagon: (n, _from, pace) => onlyIfTime(pace, n * WEIGHTS.newWagon),
  upgrade: (n, from, pace) =>
    onlyIfTime(pace, n * Math.max(WEIGHTS.fixedUpgrade, LEVELS[from] - LEVELS[from - 1]) * 0.8),
  free: (n, _from, pace) => onlyIfTime(pace, n * WEIGHTS.freeUpgrade),
  conductor: (n, _from, pace) => onlyIfTime(pace, n * WEIGHTS.step),
  conductors: (n, _from, pace) => onlyIfTime(pace, n * 2 * WEIGHTS.step * 0.9),
  locomotive: (n, _from, pace) => onlyIfTime(pace, n * WEIGHTS.city),
  coins: (n) => n * 1.3,
  points: (n) => n,
  endCard: (n) => n * WEIGHTS.endCard,
}
const worthOf = EFFECT_KINDS.map((kind) => WORTH[kind])

/** @param times how often it is had */
export function frameWorth(frame: number, times: number, pace: Pace): number {
  let sum = 0
  let most = 0
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++) {
    const worth = worthOf[EFFECT_KIND[i]](EFFECT_N[i], EFFECT_FROM[i], pace)
    sum += worth
    most = Math.max(most, worth)
  }
  return times * (FRAME_ONE_OF[frame] ? most : sum)
}
