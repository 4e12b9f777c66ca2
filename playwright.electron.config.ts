import { defineConfig } from '@playwright/test'

/** The tests in Electron itself, one after the other: windows of one screen take the focus from each other. */
export default defineConfig({
  testDir: 'test/electron',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/electron',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { actionTimeout: 30_000 },
})
