import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { at } from './scripts/helpers.mjs'
import { asExpression, testFiles } from './scripts/test-matching.mjs'

/**
 * Files of half a minute and more, the slowest first: begun last, one of them would keep one core waiting for the
 * other.
 */
const SLOW = [/\/conformance\/first-class\//, /\/conformance\/freight-express\//, /\/conformance\//]

/** Slow files first, then as Vitest has it: what failed, what took long when it last ran here, what is large. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((slow) => slow.test(moduleId))
      return at < 0 ? SLOW.length : at
    }
    const usual = await super.sort(files)
    return usual.sort((a, b) => rank(a) - rank(b))
  }
}

/** Folders whose tests change what a whole worker has: its processes, files, window or languages. */
const ALONE = ['examples', 'fuzz', 'hosts', 'scripts', 'renderer/gallery', 'renderer/screens', 'renderer/state']

/** What puts another module or global in the place of the true one does so for a whole worker; so does a lock. */
const REPLACES = /vi\.(mock|doMock|stubGlobal)\(|speak\('(nl|de)'\)/

/**
 * Other tests keep nothing outside what they are given: their files share a worker, which need not read the rules, the
 * table and the window anew for each.
 */
const SHARED = testFiles().filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !ALONE.some((folder) => file.startsWith(`test/${folder}/`)) &&
    !file.endsWith('/lock.test.ts') &&
    !REPLACES.test(readFileSync(at(file), 'utf8')),
)

const title = process.env['SIGNALBOX_TITLE']

/** Everything under test/ but the real browser's part, which Playwright runs. */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      { extends: true, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**', ...SHARED] } },
    ],
    globalSetup: './test/threads.setup.ts',
    environment: 'node',
    // Usually one core is left idle.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    // npm test -- PATTERN: titles in any case.
    ...(title && { testNamePattern: new RegExp(asExpression(title), 'i') }),
    // Colours that a component draws with are read from the stylesheet.
    css: { include: [/tokens\.css/] },
    // Less than the silence after which a runner is ended (scripts/watched.mjs): a test that hangs fails by its name.
    testTimeout: 170_000,
    hookTimeout: 170_000,
  },
})
