import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

/** What runs outside the window. Each is one file with all it needs inside: `out` and package.json are what ships. */
const bundles = {
  electron: { entry: 'src-main/electron/main.ts', file: 'electron.cjs', format: 'cjs' },
  // A sandboxed preload script can only be one CommonJS file.
  preload: { entry: 'src-main/electron/preload.ts', file: 'preload.cjs', format: 'cjs' },
  host: { entry: 'src-main/browser/main.ts', file: 'host.mjs', format: 'es' },
  worker: { entry: 'src-main/worker.ts', file: 'worker.mjs', format: 'es' },
} as const

/**
 * Of the bots' worker, which is built before. It lies outside the archive that Electron guards: the program looks at it
 * before it is started.
 */
const workerHash = () => createHash('sha256').update(readFileSync('out/main/worker.mjs')).digest('hex')

const isBundle = (name: string): name is keyof typeof bundles => Object.hasOwn(bundles, name)

/** `vite build --config vite.node.config.ts --mode host` */
export default defineConfig(({ mode }) => {
  if (!isBundle(mode)) throw new RangeError(`--mode names one of ${Object.keys(bundles).join(', ')}`)
  const { entry, file, format } = bundles[mode]
  return {
    publicDir: false,
    ...(mode === 'electron' && { define: { WORKER_HASH: JSON.stringify(workerHash()) } }),
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      outDir: 'out/main',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        // ws asks for these two and does without them.
        external: ['electron', 'bufferutil', 'utf-8-validate'],
        output: { format, entryFileNames: file, codeSplitting: false },
      },
    },
  }
})
