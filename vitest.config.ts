import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { asExpression } from './scripts/test-matching.mjs'

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

/**
 * What these folders test keeps nothing outside what it is given, and touches no page: their files share a worker, and
 * it need not read the rules and the table anew for each. A program's own lock is one for a whole worker.
 */
const SHARED = [
  'app',
  'bots',
  'conformance',
  'engine',
  'golden',
  'measure',
  'messages',
  'review',
  'saves',
  'school',
  'table',
].map((folder) => `test/${folder}/**/!(lock).test.ts`)

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
