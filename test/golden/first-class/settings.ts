import type { FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import { MODULE_CHOICES, firstClassOptions, type FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'

/**
 * One golden playthrough for the base game alone and each pair of modules, spread over the seat counts, every other one
 * with teatime.
 */
export interface Setting {
  readonly file: string
  readonly title: string
  readonly seatCount: number
  readonly options: FirstClassOptions
  /** What must happen in it. */
  readonly events: readonly FirstClassEventKind[]
}

const LIVELY: readonly FirstClassEventKind[] = ['startTaken', 'startBonusBegan', 'mailLaid', 'cityCollected', 'coinSpent', 'endCardTaken', 'frameLapsed']
const OF_MODULE: Readonly<Record<string, readonly FirstClassEventKind[]>> = {
  A: ['contractFulfilled'],
  B: ['celebrityBoarded', 'postcardLaid'],
  C: ['evidenceDrawn', 'destroyerLaid', 'murdererShown', 'verdict'],
  D: ['riderSeated', 'boarded'],
  E: ['technicianWorked', 'switchScored'],
  F: ['factoryWorks', 'fetched'],
}

export const SETTINGS: readonly Setting[] = MODULE_CHOICES.map((modules, i) => {
  const seatCount = 2 + (i % 3)
  const teatime = i % 2 === 1 && modules.length > 0
  const events = LIVELY.filter((kind) => seatCount > 2 || kind !== 'startBonusBegan').filter((kind) => modules.length > 0 || !['endCardTaken', 'cityCollected'].includes(kind))
  return {
    file: modules.length > 0 ? `modules-${modules.join('')}.txt` : 'base.txt',
    title: `First Class, ${seatCount} seats, ${modules.length > 0 ? `modules ${modules.join(' and ')}` : 'base cards alone'}${teatime ? ', teatime' : ''}`,
    seatCount,
    options: { ...firstClassOptions.default, modules, teatime },
    events: [...events, ...(teatime ? (['ordered'] as const) : []), ...modules.flatMap((letter) => OF_MODULE[letter])],
  }
})
