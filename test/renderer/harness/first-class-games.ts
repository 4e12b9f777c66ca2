import type { Viewer } from '../../../src-shared/core.ts'
import { ACTION_KINDS, kindIndexOf } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { byKind, randomGame } from './random-game.ts'

/** How often each kind of action is taken: nobody learns to travel from seats that refuse and give up. */
const WEIGHT: Readonly<Record<string, number>> = {
  refuse: 0.15,
  enough: 0.1,
  waive: 0.1,
  endTurn: 1,
  takePoints: 0.5,
  take: 4,
  spendPoint: 0.1,
  takeStart: 0.4,
  order: 0.5,
}
/** Seats that keep their coins have no room for more, and let them go. */
const HOARDING: Readonly<Record<string, number>> = {
  ...WEIGHT,
  waive: 40,
  spendWagon: 0.05,
  spendStep: 0.05,
  spendUpgrade: 0.05,
  spendPoint: 0.05,
  buy: 0.05,
  order: 0.05,
}
const weighing =
  (weights: Readonly<Record<string, number>>) =>
  (kind: number): number =>
    Math.ceil((weights[ACTION_KINDS[kind]] ?? 2) * 20)

export const randomFirstClass = (
  seed: number,
  seats: number,
  viewer: Viewer,
  options: FirstClassOptions,
  hoarding = false,
) =>
  randomGame<FirstClassView>(firstClass, byKind(kindIndexOf, weighing(hoarding ? HOARDING : WEIGHT)), {
    seed,
    seats,
    viewer,
    options,
  })
