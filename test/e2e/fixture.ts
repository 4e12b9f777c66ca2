import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import type { HostProgram } from '../../scripts/host.mjs'
import { startHost } from '../../scripts/host.mjs'

export interface Host {
  readonly folder: string
  /** The printed address; good for one browser. */
  address(): string
  /** Ends the program, or kills it, and starts it again on the same games. */
  restart(signal?: NodeJS.Signals): Promise<void>
  /** What the program said, once it has ended by itself; null while it runs. */
  lastWords(): string | null
}

/** The page's processor, so many times slower than it is: SIGNALBOX_THROTTLE=4 is an old laptop. */
const THROTTLE = Number(process.env['SIGNALBOX_THROTTLE'] ?? 1)

/** What a page that failed said, for whoever has only the output of the run. */
async function lastSeen(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => String(error))
  return `the page, as it is read out at the end of the test that failed:\n${seen}`
}

/** The built host on a folder of games of its own, and a page that complains of anything the content policy refused. */
export const test = base.extend<{ host: Host; quiet: string[]; drawn: 'coarse' | 'fine' }>({
  // A canvas of a sixteenth of the pixels: without a graphics card a table takes most of a test's time. What is pointed
  // at and where things lie is the same; tests that look at the picture itself ask for a fine one.
  drawn: ['coarse', { option: true }],
  context: async ({ context, drawn }, use) => {
    if (drawn === 'coarse')
      await context.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { get: () => 0.25 }))
    await use(context)
  },
  host: async ({}, use, test) => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-e2e-'))
    // Bots that do not pause and no sound: a test has no eyes to follow them and no ears. What is chosen is confirmed,
    // so that a test sees what would come of it; nothing is met for the first time.
    writeFileSync(
      join(folder, 'settings.json'),
      JSON.stringify({
        settings: { language: 'system', theme: 'system', speed: 'off', sound: 0, confirm: 'always', firstSight: false },
      }),
    )
    let program: HostProgram = await startHost(folder)
    await use({
      folder,
      address: () => program.address,
      async restart(signal) {
        await program.end(signal)
        program = await startHost(folder)
      },
      lastWords: () => (program.gone() ? program.said() : null),
    })
    // What a program said that should not have ended is lost otherwise.
    if (test.status !== test.expectedStatus && program.gone()) console.error(`the host has ended: ${program.said()}`)
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  },
  page: async ({ page, context }, use, test) => {
    if (THROTTLE > 1) {
      const protocol = await context.newCDPSession(page)
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    }
    await use(page)
    if (test.status !== test.expectedStatus) console.error(await lastSeen(page))
  },
  /** Errors of the page: a test ends by finding none. */
  quiet: async ({ page }, use) => {
    const said: string[] = []
    page.on('pageerror', (error) => said.push(String(error.stack)))
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
    await use(said)
  },
})

export { expect } from '@playwright/test'
