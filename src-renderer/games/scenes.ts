import type { SceneLoaders } from '../stage/scene.ts'

/** Each game's drawn table, loaded when it is opened. */
export const scenes: SceneLoaders = {
  'freight-express': () => import('./freight-express/scene.ts'),
  'first-class': () => import('./first-class/scene.ts'),
  transport: () => import('./transport/scene.ts'),
}
