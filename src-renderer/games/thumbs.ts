import type { GameId } from '../../src-shared/core.ts'
import type { GamePanel } from './panel.ts'

type Loaded = Promise<{ readonly default: GamePanel['Thumb'] }>

/** Each game's position as a small picture, loaded when the first one is shown. */
export const thumbs: Readonly<Record<GameId, () => Loaded>> = {
  'freight-express': () => import('./freight-express/parts/Thumb.svelte'),
  'first-class': () => import('./first-class/parts/Thumb.svelte'),
  transport: () => import('./transport/parts/Thumb.svelte'),
}
