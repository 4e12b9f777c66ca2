import type { Locator, Page } from '@playwright/test'
import { openClient, step } from '../../scripts/host.mjs'
import type { GameId } from '../../src-shared/core.ts'
import { axeFinds } from './axe-finds.ts'
import { annAgainst, onTheShelf } from './by-mouse.ts'
import type { Host } from './fixture.ts'
import { expect, test } from './fixture.ts'
import { button, choices, countGames, rows, words } from './play.ts'
import { finished, onTheShelfAs } from './saved.ts'

// axe on every screen, by day and by night, at the usual text size and at twice it: nothing serious.

/** What axe finds on a screen, which is known by this sign: by day, then by night, as the system has it. */
async function serious(page: Page, screen: string, sign: Locator): Promise<string[]> {
  await sign.first().waitFor()
  const found: string[] = []
  for (const [colorScheme, theme] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    found.push(...(await axeFinds(page, `${screen} by ${theme}`)))
  }
  return found
}

/** What is drawn is nothing to axe: where no more than what stands round it is looked at, no card need be painted. */
const undrawn = (page: Page) => page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))

/** An answer that is meant, or the way back from a choice within a choice. */
const meant = (page: Page): Locator =>
  page.locator('main.table .answer button:not(.still *), main.table .prompt .back:not(.still *)')

/** Takes the first row until an answer is meant or a choice within a choice is open: some answers are given at once. */
async function mean(page: Page): Promise<void> {
  while ((await meant(page).count()) === 0) {
    const before = (await rows(page)).join()
    await choices(page).first().click()
    await expect.poll(async () => (await meant(page).count()) > 0 || (await rows(page)).join() !== before).toBe(true)
  }
}

/** Opens the settings and sets the size of text. */
async function size(page: Page, large: boolean): Promise<void> {
  await button(page, 'home.settings').click()
  await page.getByLabel(words('settings.text')).fill(large ? '4' : '0')
}

for (const large of [false, true])
  test(`axe finds nothing serious on any screen by day and by night, ${large ? 'text twice as large' : 'text as usual'}`, async ({
    page,
    host,
  }) => {
    const found: string[] = []
    await onTheShelfAs(host, finished('freight-express'))
    await onTheShelf(host, annAgainst(['porter', 'porter'], 'freight-express', 'A table'))
    // The record is read once, when Home first asks which games were played here.
    countGames(host.folder)
    await page.goto(host.address())
    await size(page, large)
    found.push(...(await serious(page, 'settings', page.getByLabel(words('settings.text')))))
    await page.keyboard.press('Escape')
    found.push(...(await serious(page, 'home', page.locator('main.home'))))
    await page.locator('aside .ways button').first().click()
    found.push(...(await serious(page, 'school', page.locator('[data-lesson]'))))
    await page.locator('aside .big').click()
    found.push(...(await serious(page, 'lesson', page.locator('.coach .answers button'))))
    await page.keyboard.press('Enter')
    found.push(...(await serious(page, 'lesson, a task', choices(page))))
    await page.getByRole('button', { name: 'Lessons' }).click()
    await page.locator('[data-lesson]').first().waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'statistics.title').click()
    await page.getByRole('row').nth(2).waitFor()
    found.push(...(await serious(page, 'statistics', page.getByRole('row'))))
    await page.getByRole('button', { name: 'Ann' }).click()
    found.push(...(await serious(page, 'record book of one person', page.locator('.stamps'))))
    await button(page, 'statistics.clear').click()
    found.push(...(await serious(page, 'clear the statistics', page.locator('dialog[open]'))))
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await button(page, 'daily.title').click()
    found.push(...(await serious(page, 'daily board', page.locator('main.daily article').last())))
    await page.keyboard.press('Escape')
    await button(page, 'problems.title').click()
    found.push(...(await serious(page, 'problems', page.locator('[data-problem]').first())))
    await page.locator('[data-problem]').first().click()
    found.push(...(await serious(page, 'problem', choices(page))))
    await page.keyboard.press('s')
    found.push(...(await serious(page, 'problem, its solution', page.locator('.solving .answers'))))
    await page.locator('header.band button').first().click()
    await page.locator('[data-problem]').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.ticket').first().click()
    found.push(...(await serious(page, 'new game', button(page, 'new.start'))))
    await button(page, 'new.line.draw').click()
    await page.locator('[data-cell="20"]').press('b')
    found.push(...(await serious(page, 'line editor', page.locator('[data-cell="20"]'))))
    await page.keyboard.press('Control+z')
    await button(page, 'new.title').click()
    await button(page, 'common.home').click()
    await button(page, 'home.continue').click()
    await mean(page)
    found.push(...(await serious(page, 'table', meant(page))))
    await button(page, 'table.menu').click()
    found.push(...(await serious(page, 'menu', page.getByRole('dialog', { name: words('menu.title') }))))
    await button(page, 'table.leave').click()
    await page.locator('button.open').filter({ hasText: 'Golden' }).click()
    found.push(...(await serious(page, 'score', button(page, 'score.rematch'))))
    await button(page, 'review.open').click()
    await page.locator('aside button[aria-expanded]').first().click()
    found.push(...(await serious(page, 'review', button(page, 'review.again'))))
    await page.keyboard.press('Escape')
    await page
      .locator('footer')
      .getByRole('button', { name: words('score.leave') })
      .click()
    await page.locator('.ticket').first().click()
    await button(page, 'new.start').waitFor()
    for (const person of await page.getByText(words('seat.person'), { exact: true }).all()) await person.click()
    await button(page, 'new.start').click()
    await button(page, 'curtain.lift').waitFor()
    found.push(...(await serious(page, 'curtain', button(page, 'curtain.lift'))))
    expect(found).toEqual([])
  })

for (const large of [false, true])
  test(`axe finds nothing serious on what explains the game by day and by night, ${large ? 'text twice as large' : 'text as usual'}`, async ({
    page,
    host,
  }) => {
    const found: string[] = []
    await undrawn(page)
    await page.goto(host.address())
    await size(page, large)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    found.push(...(await serious(page, 'keys', page.getByRole('heading', { name: words('shortcuts.title') }))))
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await page.getByRole('textbox', { name: words('rules.search') }).fill('derail')
    found.push(...(await serious(page, 'rules', page.locator('article mark[data-current]'))))
    await page.getByRole('button', { name: words('common.back') }).click()
    await page.locator('.ticket').first().click()
    await button(page, 'new.start').click()
    await page
      .getByRole('navigation', { name: words('table.choices') })
      .locator('li button')
      .first()
      .waitFor()
    await page.keyboard.press('b')
    found.push(...(await serious(page, 'table in words', page.getByRole('heading', { name: words('table.inWords') }))))
    expect(found).toEqual([])
  })

/** A few moves into a game of each of these: there is something to see, and to look back at. */
async function playInto(host: Host, games: readonly GameId[]): Promise<void> {
  const client = await openClient(host.address())
  for (const game of games) {
    const begun = await client.ask('newGame', {
      game,
      name: game,
      seats: [
        { name: 'Ann', player: 'person' },
        { name: 'Ben', player: 'random' },
      ],
      options: {},
      starter: 0,
      seed: 3,
      practice: false,
    })
    if (!begun.ok) throw new Error(begun.fault.code)
    // Only Ann's answers are counted: how often a bot's are told differs from one time to the next.
    for (let own = 0; own < 6 || (client.table()?.choices.length ?? 0) === 0;) {
      if ((client.table()?.choices.length ?? 0) > 0) own++
      await step(client, (offered) => offered[0])
    }
    await client.ask('leaveTable', { slot: begun.value.table.slot })
  }
  client.close()
  await host.restart()
}

// One page, the two ways of looking that strain a screen most, and no canvas: what is drawn is nothing to axe, what
// stands on it is the same in
// Freight Express above, and in its place the position in words is looked at.
test('axe finds nothing serious at the tables of First Class and Transport, nor looking back at them', async ({
  page,
  host,
}) => {
  const games = ['first-class', 'transport'] as const
  await playInto(host, games)
  await undrawn(page)
  const found: string[] = []
  await page.goto(host.address())
  await size(page, true)
  await page.keyboard.press('Escape')
  for (const game of games) {
    await button(page, 'home.continue').waitFor()
    const listed = page.locator('button.open').filter({ hasText: game })
    await ((await listed.count()) > 0 ? listed : button(page, 'home.continue')).click()
    for (const look of ['text twice as large', 'text as usual']) {
      await mean(page)
      found.push(...(await serious(page, `${game}, ${look}`, meant(page))))
      await button(page, 'table.menu').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('replay.open') })
        .click()
      await page.getByRole('slider', { name: words('replay.line') }).focus()
      found.push(
        ...(await serious(
          page,
          `replay of ${game}, ${look}`,
          page.getByRole('slider', { name: words('replay.line') }),
        )),
      )
      await button(page, 'replay.now').click()
      await button(page, 'table.menu').click()
      if (look === 'text as usual') break
      await size(page, false)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    await button(page, 'table.leave').click()
  }
  expect(found).toEqual([])
})
