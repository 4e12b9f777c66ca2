import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const messages = (language: string) => fileURLToPath(new URL(`src-shared/messages/${language}.json`, import.meta.url))
const texts = (language: string): Record<string, string> => JSON.parse(readFileSync(messages(language), 'utf8')) as Record<string, string>

/** The languages have equal keys (a test says so): the window carries them once, with the English, and of the others the texts alone. */
function keysOnce(): Plugin {
  const MARK = '\0texts:'
  return {
    name: 'keys-once',
    enforce: 'pre',
    resolveId: (source) => (/^\.\/(nl|de)\.json$/.test(source) ? MARK + source.slice(2, 4) : undefined),
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const own = texts(id.slice(MARK.length))
      const values = JSON.stringify(JSON.stringify(Object.keys(texts('en')).map((key) => own[key])))
      return `import en from ${JSON.stringify(messages('en'))}\nconst values = JSON.parse(${values})\nexport default Object.fromEntries(Object.keys(en).map((key, i) => [key, values[i]]))`
    },
  }
}

/** The window: one page, everything it needs beside it, nothing inline that a strict content policy would refuse. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  publicDir: false,
  plugins: [keysOnce(), svelte({ configFile: false })],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts stay files: the content policy lets them come from here only.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1500,
  },
})
