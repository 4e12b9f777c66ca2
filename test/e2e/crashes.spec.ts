import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'

/** @param starter who moves first; by lot when absent */
async function begin(page: Page, starter?: string): Promise<void> {
  // By its ticket: the daily board's 'new games today' may stand there already, or not yet.
  await page.locator('.ticket').last().click()
  if (starter)
    await page
      .getByRole('radiogroup', { name: words('new.starts') })
      .getByText(starter)
      .click()
  await button(page, 'new.start').click()
}

const painted = (page: Page): Promise<number> => page.evaluate(() => window.signalboxTable?.painted() ?? 0)

test('a table whose graphics card was reset is drawn anew from the view', async ({ host, page }) => {
  await page.goto(host.address())
  await begin(page)
  await expect.poll(() => painted(page)).toBeGreaterThan(0)
  const before = await page.locator('canvas').first().elementHandle()
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect.poll(() => before!.evaluate((canvas) => canvas.isConnected)).toBe(false)
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect.poll(() => painted(page)).toBeGreaterThan(0)
})

test('a table that is left while its drawings are still being fetched tells of no error', async ({
  host,
  page,
  quiet,
}) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const drawings: string[] = []
  await page.route(/assets\/scene-.*\.js/, async (route) => {
    drawings.push(route.request().url())
    await held
    await route.continue()
  })
  await page.goto(host.address())
  await begin(page)
  await button(page, 'table.menu').click()
  await button(page, 'table.leave').click()
  await expect(button(page, 'home.new').last()).toBeVisible()
  await expect.poll(() => drawings.length).toBeGreaterThan(0)
  letGo()
  // The page waited for them first: when they are here for this, what waited has gone on, and two frames later has
  // ended.
  await page.evaluate(async (urls) => {
    await Promise.all(urls.map((url) => import(url)))
    await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
  }, drawings)
  expect(quiet).toEqual([])
  await expect(page.locator('.fault')).toHaveCount(0)
})

// Whoever moves first: a person is asked before the table is there, a bot may have moved by then.
for (const starter of ['Ada', 'Bram'])
  test(`a screen that crashes says that nothing is lost and leads back to the game that ${starter} begins; the report tells of it`, async ({
    host,
    page,
  }) => {
    let spoil = true
    await page.routeWebSocket(/bridge/, (socket) => {
      const server = socket.connectToServer()
      // A view that no scene and no panel can do anything with, in answers and in news alike: a bot may be the first to
      // move, and what it did comes while the screen is still being fetched.
      const spoiled = (key: string, value: unknown): unknown =>
        spoil && key === 'table' && value !== null && typeof value === 'object' && 'view' in value
          ? { ...value, view: {} }
          : value
      server.onMessage((message) => socket.send(JSON.stringify(JSON.parse(String(message), spoiled))))
    })
    await page.goto(host.address())
    await begin(page, starter)
    await expect(page.getByRole('heading', { name: words('crashed.title') })).toBeVisible()
    spoil = false
    await button(page, 'crashed.back').click()
    await expect(choices(page).first()).toBeVisible()

    await button(page, 'table.menu').click()
    await button(page, 'table.settings').click()
    await button(page, 'settings.report').click()
    // Above our own line may stand one of the language's own.
    await expect(page.getByRole('textbox', { name: words('settings.report') })).toHaveValue(
      /window: TypeError.*\n(.*<anonymous>.*\n)?.*src-renderer\/[\w./-]+:\d+:\d+/,
    )
    await button(page, 'common.close').click()
    await button(page, 'settings.licences').click()
    for (const name of ['pixi.js', 'svelte', 'valibot', 'conf'])
      await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible()
  })

test('a screen that cannot be fetched says that nothing is lost, and comes when it is there again', async ({
  host,
  page,
}) => {
  let away = true
  await page.route(/assets\/Settings-.*\.js/, (route) => (away ? route.abort() : route.continue()))
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await expect(page.getByRole('heading', { name: words('crashed.title') })).toBeVisible()
  away = false
  await button(page, 'crashed.back').click()
  await button(page, 'home.settings').click()
  await expect(page.getByRole('heading', { level: 1, name: words('settings.title') })).toBeVisible()
})
