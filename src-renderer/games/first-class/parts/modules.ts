import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { modulesOf } from './house-rules.ts'
import type { Options } from '../../panel.ts'

/** How the modules are chosen: two by name, by lot (one may be certain), or none for a lesson. */
export const WAYS = ['two', 'lot', 'none'] as const
export type Way = (typeof WAYS)[number]

export function wayOf(options: Options): Way {
  if (options.randomModules === true) return 'lot'
  return modulesOf(options).length === 0 ? 'none' : 'two'
}

const MOST: Readonly<Record<Way, number>> = { two: 2, lot: 1, none: 0 }

/** `order` = the letters as they were chosen: a new one takes the place of the first. */
export function chooseWay(options: Options, way: Way, order: readonly string[]): Options {
  const wanted =
    way === 'two' ? [...order, ...firstClassOptions.default.modules.filter((letter) => !order.includes(letter))] : order
  return { ...options, randomModules: way === 'lot', modules: wanted.slice(0, MOST[way]).sort() }
}

/** Choosing a chosen one gives it up where that leaves a game, else nothing changes. */
export function orderAfter(order: readonly string[], letter: string, way: Way): readonly string[] {
  if (!order.includes(letter)) return [...order, letter].slice(-MOST[way])
  return way === 'lot' ? order.filter((other) => other !== letter) : order
}
