import type { Page } from '@playwright/test'
import type { GameId } from '../../src-shared/core.ts'
import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'

const GAMES: readonly GameId[] = ['freight-express', 'first-class', 'transport']

/** Counts what is laid over the table to explain something, from now on. */
const watchSlips = (page: Page) =>
  page.evaluate(() => {
    const seen = globalThis as unknown as { slips: string[] }
    seen.slips = []
    const look = () => {
      const slip = document.querySelector('.tip:popover-open, main.table .slip')
      if (slip) seen.slips.push(slip.textContent)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

for (const game of GAMES)
  test(`in ${game} a pointer that rests where 'Start' was opens nothing over the bot's first move`, async ({
    host,
    page,
  }) => {
    await page.goto(host.address())
    await page
      .getByRole('button', { name: words(`game.${game}`) })
      .first()
      .click()
    // A bot begins, and the person is asked when it has moved.
    await page
      .getByRole('radiogroup', { name: words('new.starts') })
      .getByText('Bram')
      .click()
    await watchSlips(page)
    const start = (await button(page, 'new.start').boundingBox())!
    await page.mouse.move(start.x + 12, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await choices(page).first().waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { slips: string[] }).slips)).toEqual([])
  })
