import { expect, test } from './fixture.ts'
import { nearlyOver, onTheShelfAs } from './saved.ts'

/** Bytes of script, as the browser gets them. */
const MOST = 250_000

test('the first screen asks for at most 250 kB of script, with the picture of a last game', async ({
  host,
  page,
  quiet,
}) => {
  // Of all games' pictures its takes the most script.
  await onTheShelfAs(host, nearlyOver('first-class', 'person'))
  const scripts = new Map<string, number>()
  const weighed: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    weighed.push(response.body().then((body) => scripts.set(new URL(response.url()).pathname, body.byteLength)))
  })
  await page.goto(host.address())
  // The last game, the school, the daily board and the problems.
  await expect(page.locator('main.home article svg[role=img]').first()).toBeVisible()
  await expect(page.locator('main.home button.way')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  await Promise.all(weighed)
  const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0)
  expect(bytes, [...scripts].map(([name, size]) => `${size} ${name}`).join('\n')).toBeLessThanOrEqual(MOST)
  // Nor is anything of it left unasked.
  expect(bytes).toBeGreaterThan(MOST / 4)
  expect(quiet).toEqual([])
})
