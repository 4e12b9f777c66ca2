import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { root } from './helpers.mjs'
import { mutantsOf, switched } from './mutants.ts'
import { FOLDER, readPlan } from './mutation-plan.ts'

const { files } = readPlan(process.env[FOLDER] ?? '')

/** The unit tests, on modules with every change inside: see mutate.ts. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(_code, id) {
        const first = files[relative(root, id).replaceAll('\\', '/')]
        if (first === undefined) return null
        const text = readFileSync(id, 'utf8')
        return { code: switched(text, mutantsOf(text), first), map: null }
      },
    },
    svelte({ configFile: false }),
  ],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    globalSetup: './test/threads.setup.ts',
    runner: './scripts/mutation-runner.ts',
    environment: 'node',
    css: { include: [/tokens\.css/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
