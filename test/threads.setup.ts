import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the threads' scripts lie, as the shells build them: see threads.ts. */
    threads: string
  }
}

const WORKERS = new URL('./bots/workers/', import.meta.url)

/** Scripts by the names under which they are built: the program's own, and those that do wrong. */
function scripts(): Record<string, string> {
  const wrong = readdirSync(WORKERS).map((file) => [basename(file, '.ts'), fileURLToPath(new URL(file, WORKERS))])
  return { worker: fileURLToPath(new URL('../src-main/worker.ts', import.meta.url)), ...Object.fromEntries(wrong) }
}

/**
 * Builds what runs in threads once for all tests: a thread that compiles the program for itself takes seven times as
 * long to begin.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'signalbox-threads-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: scripts(), output: { format: 'es', entryFileNames: '[name].mjs' } },
    },
  })
  project.provide('threads', pathToFileURL(`${outDir}/`).href)
  return () => rmSync(outDir, { recursive: true, force: true })
}
