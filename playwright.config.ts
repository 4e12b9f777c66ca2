import { defineConfig } from '@playwright/test'
import { findChromium, TEST_ARGS } from './scripts/chromium.mjs'

/** Milliseconds that one click, one wait or one load may take. */
const STEP = 60_000

/** The real browser's part of the tests: each worker has a host and a folder of games of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // No test races a clock on a slow machine: only a step of it that comes to nothing for a minute has failed.
  timeout: 20 * 60_000,
  expect: { timeout: STEP },
  reporter: [['list']],
  use: {
    actionTimeout: STEP,
    navigationTimeout: STEP,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: TEST_ARGS,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
})
