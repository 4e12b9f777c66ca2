import { readFileSync } from 'node:fs'
import { dice, openClient, step } from '../../scripts/host.mjs'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { expect, test } from './fixture.ts'
import type { Host } from './fixture.ts'
import { button, words } from './play.ts'

/** Two people play a game to its end, as fast as the host answers. */
async function playedToTheEnd(host: Host): Promise<void> {
  const client = await openClient(host.address())
  const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
  const made = await client.ask('newGame', {
    game: 'transport',
    name: 'Played',
    seats,
    options: {},
    starter: 0,
    seed: 5,
    practice: false,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  const random = dice(5)
  while (await step(client, (choices: readonly number[]) => choices[Math.floor(random() * choices.length)])) continue
  client.close()
  await host.restart()
}

test('a game that was played stands in the record book with its stamps, which are cleared after two questions and come back', async ({
  host,
  page,
  quiet,
}) => {
  test.slow()
  await playedToTheEnd(host)
  await page.goto(host.address())

  // The sheet of that game tells the stamp that somebody has by it.
  await page
    .getByRole('button', { name: /Played/ })
    .first()
    .click()
  await button(page, 'score.rematch').waitFor()
  await expect(page.getByRole('list', { name: words('score.stamps') })).toContainText(words('stamp.win'))

  await button(page, 'statistics.title').click()
  const book = page.locator('main.statistics')
  const people = book.getByRole('group', { name: words('statistics.people') })
  await people.getByRole('button', { name: 'Ann' }).click()
  await expect(book.getByRole('heading', { name: words('statistics.stamps') })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'statistics.csv').click()])
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows).toHaveLength(3)
  expect(rows.slice(1).join()).toMatch(/Ann[^]*Ben|Ben[^]*Ann/)

  // The safe answer first keeps all; then all of everybody is cleared, and taken back.
  await people.getByRole('button', { name: words('statistics.everyone') }).click()
  await button(page, 'statistics.clear').click()
  await button(page, 'statistics.clear.keep').click()
  await expect(people).toBeVisible()
  await button(page, 'statistics.clear').click()
  await page.getByRole('button', { name: words('statistics.clear.do'), exact: true }).click()
  await page.getByRole('button', { name: words('statistics.clear.sure') }).click()
  await expect(people).toHaveCount(0)
  await page.getByRole('button', { name: words('statistics.clear.undo') }).click()
  await expect(people.getByRole('button', { name: 'Ben' })).toBeVisible()
  expect(quiet).toEqual([])
})

/** German has the longest words. Below 1250 and below 1024 some of them, then all, are left to their pictures. */
const WIDTHS = [1280, 1251, 1250, 1024, 1023, 880, 800]

test('the last button of the score sheet stands in a window of any width', async ({ host, page, quiet }) => {
  test.slow()
  await playedToTheEnd(host)
  const client = await openClient(host.address())
  expect(await client.ask('setSettings', { ...DEFAULT_SETTINGS, language: 'de' })).toMatchObject({ ok: true })
  client.close()
  await host.restart()
  await page.goto(host.address())
  await page
    .getByRole('button', { name: /Played/ })
    .first()
    .click()
  const last = page.locator('footer.footer .primary')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 })
    await expect
      .poll(async () => (((await last.boundingBox())?.x ?? width) + ((await last.boundingBox())?.width ?? 0)) / width)
      .toBeLessThan(1)
  }
  expect(quiet).toEqual([])
})
