import { LAYOUT_NAMES, type FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { State } from '../flat.ts'
import { AT } from './state.ts'

/** The options as they lie in the state. */
export function writeOptions(s: State, options: FreightOptions): void {
  s[AT.layout] = LAYOUT_NAMES.indexOf(options.layout)
  s[AT.stopAtRailEnd] = options.stopAtRailEnd ? 1 : 0
  s[AT.pusherPays] = options.pusherPays ? 1 : 0
  s[AT.railsMustMatch] = options.railsMustMatch ? 1 : 0
  s[AT.equalRailsAllowed] = options.equalRailsAllowed ? 1 : 0
  s[AT.openDeliveries] = options.openDeliveries ? 1 : 0
}

export const readOptions = (s: State): FreightOptions => ({
  layout: LAYOUT_NAMES[s[AT.layout]],
  stopAtRailEnd: s[AT.stopAtRailEnd] === 1,
  pusherPays: s[AT.pusherPays] === 1,
  railsMustMatch: s[AT.railsMustMatch] === 1,
  equalRailsAllowed: s[AT.equalRailsAllowed] === 1,
  openDeliveries: s[AT.openDeliveries] === 1,
})
