import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Parts of Pixi that enlist themselves although nobody asked: loaders, its own pointer and screen-reader layers (ours
 * are `stage/pointer.ts` and the list of choices), kinds of things that no table draws. Taken out, they need not be
 * shipped.
 */
const UNDRAWN = [
  'accessibility',
  'app',
  'dom',
  'events',
  'filters',
  'prepare',
  'spritesheet',
  'scene/mesh',
  'scene/particle-container',
  'scene/sprite-nine-slice',
  'scene/sprite-tiling',
  'scene/text-bitmap',
  'scene/text-html',
]
const UNDRAWN_FILE = new RegExp(
  `/pixi\\.js/lib/(?:(?:${UNDRAWN.join('|')})/init|environment-(?:browser/browser|webworker/webworker)All)\\.mjs$`,
)

/** Leaves out of the window what of Pixi no table draws with. */
export function onlyWhatIsDrawn(): Plugin {
  return {
    name: 'only-what-is-drawn',
    enforce: 'pre',
    load: (id) => (UNDRAWN_FILE.test(id) ? { code: 'export {}', moduleSideEffects: false } : undefined),
  }
}

const FETCHED_TEXTS = fileURLToPath(new URL('src-renderer/messages/fetched-texts.ts', import.meta.url))

/** The window has one language with it and fetches another when it is spoken; elsewhere all are at hand. */
export function fetchedTexts(): Plugin {
  return {
    name: 'fetched-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './texts.ts' && importer?.endsWith('/src-renderer/messages/index.ts') ? FETCHED_TEXTS : undefined,
  }
}
