import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { StationSpecials } from '../../../src-shared/games/freight-express/specials.ts'
import { DEFAULT_SPECIALS } from '../../../src-shared/games/freight-express/specials.ts'

/** Stations for advanced games in which, together, every special is used. */
export const STATIONS = {
  withAbduction: { ...DEFAULT_SPECIALS, A: 'abduction' },
  /** And an abducted train may stop where the rails end. */
  stoppingAtRailEnd: { ...DEFAULT_SPECIALS, A: 'abduction' },
  vetoesNear: {
    ...DEFAULT_SPECIALS,
    A: 'closeStation',
    B: 'veto',
    E: 'wagonRobbery',
    H: 'veto',
    G: 'cardTrain',
    D: 'rebuild',
  },
} satisfies Record<string, StationSpecials>

export type Stations = keyof typeof STATIONS

export const advanced = (stations: Stations): FreightOptions => ({
  ...freightOptions.default,
  advanced: true,
  stations: STATIONS[stations],
  raidPaysWithHandCard: stations === 'vetoesNear',
  stopAtRailEnd: stations === 'stoppingAtRailEnd',
})
