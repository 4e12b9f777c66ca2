import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** What the built window weighs before any compression, in bytes. */
export interface Weights {
  /** Program; the words of one language are in it. */
  readonly js: number
  /** Texts that are fetched when they are read: rules pages, further languages. */
  readonly texts: number
  readonly css: number
  readonly fonts: number
  readonly pictures: number
}

const KINDS: Readonly<Record<string, keyof Weights>> = {
  '.js': 'js',
  '.json': 'texts',
  '.md': 'texts',
  '.css': 'css',
  '.woff2': 'fonts',
  '.woff': 'fonts',
  '.ttf': 'fonts',
  '.svg': 'pictures',
  '.png': 'pictures',
  '.jpg': 'pictures',
  '.webp': 'pictures',
}

/** @param folder the built window */
export function weightsOf(folder: string): Weights {
  const weights = { js: 0, texts: 0, css: 0, fonts: 0, pictures: 0 }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const kind = KINDS[extname(name)]
    if (kind) weights[kind] += statSync(join(folder, name)).size
  }
  return weights
}
