import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** A thread that runs this script: JavaScript as shells build it, or TypeScript in development and tests. */
export function startThread(script: URL): Worker {
  if (!script.pathname.endsWith('.ts')) return new Worker(fileURLToPath(script))
  // `--import tsx` does nothing in a thread: its loader must be registered from inside.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const api = new URL('./dist/esm/api/index.mjs', tsx).href
  const code = `import(${JSON.stringify(api)}).then((tsx) => (tsx.register(), import(${JSON.stringify(script.href)})))`
  return new Worker(code, { eval: true, execArgv: [] })
}
