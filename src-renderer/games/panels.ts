import type { GameId } from '../../src-shared/core.ts'
import { firstClassPanel } from './first-class/panel.ts'
import { freightPanel } from './freight-express/panel.ts'
import type { GamePanel, Panels } from './panel.ts'
import { transportPanel } from './transport/panel.ts'

/** All that each game brings. The first screen makes do with `tickets.ts`. */
export const PANELS: Panels = {
  'freight-express': freightPanel,
  'first-class': firstClassPanel,
  transport: transportPanel,
}

export const panelOf = (game: GameId): GamePanel => PANELS[game]
