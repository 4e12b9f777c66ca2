import type { GameId } from '../../src-shared/core.ts'
import { firstClassPanel } from './first-class/panel.ts'
import { freightPanel } from './freight-express/panel.ts'
import type { GamePanel, Panels } from './panel.ts'
import { transportPanel } from './transport/panel.ts'

export const PANELS: Panels = {
  'freight-express': freightPanel,
  'first-class': firstClassPanel,
  transport: transportPanel,
}

/** The games that can be played today, in the order of the strip. */
export const PLAYABLE: readonly GameId[] = Object.keys(PANELS) as GameId[]

export const panelOf = (game: GameId): GamePanel => PANELS[game]

/** A saved game may be of a newer program, and of a game that is not there. */
export const panelFor = (game: string): GamePanel | undefined =>
  PLAYABLE.some((id) => id === game) ? PANELS[game as GameId] : undefined
