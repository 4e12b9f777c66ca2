import {
  LAYOUT_NAMES,
  type Assignment,
  type FreightOptions,
} from '../../../../src-shared/games/freight-express/options.ts'
import type { StationLayout } from '../../../../src-shared/games/freight-express/layouts.ts'
import {
  DEFAULT_SPECIALS,
  LETTERS,
  SPECIALS,
  type StationSpecials,
} from '../../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../flat.ts'
import { stationCell } from '../board/board.ts'
import { AT, STATIONS } from '../state.ts'

/** A layout of one's own is kept as the table itself. */
const OWN_LAYOUT = LAYOUT_NAMES.length
const SHUFFLED = 1
const CHOSEN = 2

/** The options as they lie in the state. */
export function writeOptions(s: State, options: FreightOptions): void {
  s[AT.layout] = typeof options.layout === 'string' ? LAYOUT_NAMES.indexOf(options.layout) : OWN_LAYOUT
  s[AT.stopAtRailEnd] = options.stopAtRailEnd ? 1 : 0
  s[AT.pusherPays] = options.pusherPays ? 1 : 0
  s[AT.railsMustMatch] = options.railsMustMatch ? 1 : 0
  s[AT.equalRailsAllowed] = options.equalRailsAllowed ? 1 : 0
  s[AT.openDeliveries] = options.openDeliveries ? 1 : 0
  s[AT.advanced] = options.advanced ? 1 : 0
  s[AT.raidPaysWithHandCard] = options.raidPaysWithHandCard ? 1 : 0
  s[AT.assignment] = options.stations === 'default' ? 0 : options.stations === 'shuffled' ? SHUFFLED : CHOSEN
  const specials = typeof options.stations === 'string' ? DEFAULT_SPECIALS : options.stations
  LETTERS.forEach((letter, station) => (s[AT.specials + station] = SPECIALS.indexOf(specials[letter])))
}

/** The options as they were given, read out of the state. */
export const readOptions = (s: State): FreightOptions => ({
  layout: s[AT.layout] === OWN_LAYOUT ? ownLayout(s) : LAYOUT_NAMES[s[AT.layout]],
  advanced: s[AT.advanced] === 1,
  stations: assignment(s),
  stopAtRailEnd: s[AT.stopAtRailEnd] === 1,
  pusherPays: s[AT.pusherPays] === 1,
  railsMustMatch: s[AT.railsMustMatch] === 1,
  equalRailsAllowed: s[AT.equalRailsAllowed] === 1,
  openDeliveries: s[AT.openDeliveries] === 1,
  raidPaysWithHandCard: s[AT.raidPaysWithHandCard] === 1,
})

const ownLayout = (s: State): StationLayout => ({
  columns: s[AT.columns],
  rows: s[AT.rows],
  stations: Array.from({ length: STATIONS }, (_, station) => stationCell(s, station)),
})

const assignment = (s: State): Assignment =>
  s[AT.assignment] === CHOSEN ? stationSpecials(s) : s[AT.assignment] === SHUFFLED ? 'shuffled' : 'default'

const stationSpecials = (s: State): StationSpecials =>
  Object.fromEntries(LETTERS.map((letter, station) => [letter, SPECIALS[s[AT.specials + station]]])) as StationSpecials
