import { expect, test } from './fixture.ts'

interface Watched {
  turned: Promise<string[]>[]
}

/** Keeps, for each turn of a page, which of its parts move. */
const watchTurns = () => {
  const watched = window as unknown as Watched
  watched.turned = []
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const turn = start(change)
    watched.turned.push(
      turn.ready.then(() =>
        document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []),
      ),
    )
    return turn
  }
}
const turnedIn = (page: import('@playwright/test').Page) =>
  page.evaluate(() => Promise.all((window as unknown as Watched).turned))

test('a page grows out of the ticket that was pressed, and the table out of the page', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(watchTurns)
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  await expect(page.locator('main.new')).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('main.table')).toBeVisible()
  const turns = await turnedIn(page)
  expect(turns).toHaveLength(2)
  for (const moved of turns)
    expect(moved).toEqual(
      expect.arrayContaining([
        '::view-transition-group(page)',
        '::view-transition-old(page)',
        '::view-transition-new(page)',
      ]),
    )
  // Nothing of it stays behind.
  await expect(page.locator('html')).not.toHaveAttribute('data-turning')
  expect(quiet).toEqual([])
})

test('who asks for less motion is at the next page at once', async ({ host, page, quiet }) => {
  await page.addInitScript(watchTurns)
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  await expect(page.locator('main.new')).toBeVisible()
  expect(await turnedIn(page)).toEqual([])
  expect(quiet).toEqual([])
})
