import type { GameId } from '../../src-shared/core.ts'
import type { SoFar } from './so-far.ts'

type Loaded = Promise<{ readonly soFarIn: (view: unknown) => SoFar }>

/** Each game's own way to tell it of a position, loaded when the first one is shown. */
export const soFar: Readonly<Record<GameId, () => Loaded>> = {
  'freight-express': () => import('./freight-express/so-far.ts'),
  'first-class': () => import('./first-class/so-far.ts'),
  transport: () => import('./transport/so-far.ts'),
}
