import type { Viewer } from '../../../src-shared/core.ts'
import { ACTION_KINDS, kindOf } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { byKind, randomGame } from './random-game.ts'

/** How often each kind of action is taken: nobody learns to travel from seats that refuse and give up. */
const WEIGHT: Readonly<Record<string, number>> = { refuse: 0.15, enough: 0.1, waive: 0.1, endTurn: 1, takePoints: 0.5, take: 4, spendPoint: 0.1, takeStart: 0.4, order: 0.5 }
const weightOf = (kind: number): number => Math.ceil((WEIGHT[ACTION_KINDS[kind]] ?? 2) * 20)

export const randomFirstClass = (seed: number, seats: number, viewer: Viewer, options: FirstClassOptions) =>
  randomGame<FirstClassView>(firstClass, byKind(kindOf, weightOf), { seed, seats, viewer, options })
