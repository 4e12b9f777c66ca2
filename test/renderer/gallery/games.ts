import type { Viewer } from '../../../src-shared/core.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { craft as firstClassCraft } from '../../../src-renderer/games/first-class/model.ts'
import { brush as firstClassBrush } from '../../../src-renderer/games/first-class/pictures.ts'
import { craft as freightCraft } from '../../../src-renderer/games/freight-express/model.ts'
import { brush as freightBrush } from '../../../src-renderer/games/freight-express/pictures.ts'
import { craft as transportCraft } from '../../../src-renderer/games/transport/model.ts'
import { brush as transportBrush } from '../../../src-renderer/games/transport/pictures.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import type { Pictures } from '../../../src-renderer/stage/drawing/drawing.ts'
import type { Theme } from '../../../src-renderer/theme/palette.ts'
import { randomFirstClass } from '../harness/first-class-games.ts'
import { randomFreight } from '../harness/games.ts'
import { advanced } from '../harness/specials.ts'
import { randomTransport } from '../harness/transport-games.ts'

/** A random game as seat 0 sees it: the first view, then each event and the view after it. */
export interface Played {
  readonly seats: number
  readonly options: unknown
  readonly first: unknown
  readonly beats: readonly Beat[]
}

type Look = { readonly kind: string }

/** A game's drawn table as the gallery needs it: what lies on it, how it is painted, and games to take it from. */
export interface Shown {
  readonly craft: Craft<Kinds>
  pictures(theme: Theme): Pictures<Look>
  /** Games in which, together, nearly everything happens; made one by one, for each takes its time. */
  readonly games: readonly (() => Played)[]
}

const VIEWER: Viewer = 0

const freight = (seed: number, seats: number, options = freightOptions.default) => ({
  seats,
  options,
  ...randomFreight(seed, seats, VIEWER, options),
})

const firstClass = (seed: number, seats: number, modules: string, more: object = {}, hoarding = false) => {
  const options = { ...firstClassOptions.default, modules: [...modules] as ('A' | 'B')[], ...more }
  return { seats, options, ...randomFirstClass(seed, seats, VIEWER, options, hoarding) }
}

const transport = (seed: number, seats: number) => ({
  seats,
  options: transportOptions.default,
  ...randomTransport(seed, seats, VIEWER, transportOptions.default),
})

// Looks are drawn only by the game whose poses they come from; the gallery never mixes two games.
const shown = (craft: unknown, pictures: (theme: Theme) => unknown, games: Shown['games']): Shown => ({
  craft: craft as Craft<Kinds>,
  pictures: (theme) => pictures(theme) as Pictures<Look>,
  games,
})

export const SHOWN = {
  'freight-express': shown(freightCraft, freightBrush.pictures, [
    () => freight(23, 4),
    () => freight(57, 2),
    () => freight(21, 3, { ...freightOptions.default, layout: 'placed' }),
    () => freight(9, 2, advanced('withAbduction')),
    () => freight(10, 3, advanced('withAbduction')),
    () => freight(14, 4, advanced('vetoesNear')),
  ]),
  'first-class': shown(firstClassCraft, firstClassBrush.pictures, [
    () => firstClass(1, 3, 'AB'),
    () => firstClass(3, 4, 'CE'),
    () => firstClass(5, 2, 'DF'),
    () => firstClass(6, 2, 'BE', { teatime: true }),
    () => firstClass(2, 2, 'AD', {}, true),
  ]),
  transport: shown(transportCraft, transportBrush.pictures, [
    () => transport(4, 3),
    () => transport(9, 2),
    () => transport(14, 4),
    () => transport(22, 3),
  ]),
} as const satisfies Record<string, Shown>
