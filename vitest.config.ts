import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Everything under test/ but the real browser's part, which Playwright runs. */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    // Usually one core is left idle.
    maxWorkers: '100%',
    // Colours that a component draws with are read from the stylesheet.
    css: { include: [/tokens\.css/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
