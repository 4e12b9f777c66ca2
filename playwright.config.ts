import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findChromium } from './scripts/chromium.mjs'

/** The real browser's part of the tests: each worker has a host and a folder of games of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 170_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: BROWSER_ARGS,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
})
