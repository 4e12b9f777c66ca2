import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** What a thread is started for: what it hears of it first (see worker.ts). */
export type Calling = 'bots' | 'replays' | 'reviews'

/** A thread that runs this script: JavaScript as shells build it, or TypeScript in development and tests. */
export function startThread(script: URL, calling: Calling, options: WorkerOptions = {}): Worker {
  const all = { ...options, workerData: calling }
  if (!script.pathname.endsWith('.ts')) return new Worker(fileURLToPath(script), all)
  // `--import tsx` does nothing in a thread: its loader must be registered from inside.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const api = new URL('./dist/esm/api/index.mjs', tsx).href
  const code = `import(${JSON.stringify(api)}).then((tsx) => (tsx.register(), import(${JSON.stringify(script.href)})))`
  return new Worker(code, { ...all, eval: true, execArgv: [] })
}

/** Where an error came from as far as it says so, else what it says. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
