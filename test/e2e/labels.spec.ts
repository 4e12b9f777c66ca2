import type { Page } from '@playwright/test'
import { CUT_LABELS } from '../../scripts/cut-labels.mjs'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { annAgainst, onTheShelf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { countGames, fontsCame } from './play.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { de, en, nl } = TEXTS

const LANGUAGES = { 'en-GB': en, 'nl-NL': nl, 'de-DE': de }

for (const [locale, texts] of Object.entries(LANGUAGES))
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('in a narrow window buttons stand in one row at home, and clear of the tabs of a new game', async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width: 1024, height: 700 })
      await page.goto(host.address())
      const buttons = page.locator('.foot button')
      await buttons.last().waitFor()
      expect(await buttons.count()).toBeGreaterThan(2)
      // The fonts of the button's words may be asked for only once these are laid out, and come later.
      await expect
        .poll(
          async () =>
            new Set(await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
        )
        .toBe(1)
      await page.locator('.ticket').first().click()
      const first = page.locator('header.band > button').nth(1)
      await expect(first).toContainText('1')
      const tab = (await page.locator('.game-tab').last().boundingBox())!
      expect((await first.boundingBox())!.x).toBeGreaterThan(tab.x + tab.width + 8)
    })

    // German has the longest words for it.
    if (locale === 'de-DE')
      test('in a narrow window the bar of an advanced game names the game whole, and is heard to say which kind', async ({
        page,
        host,
      }) => {
        await page.setViewportSize({ width: 1024, height: 700 })
        const game = annAgainst('porter', 'freight-express', 'Advanced')
        await onTheShelf(host, { ...game, options: { advanced: true } }, {})
        await page.goto(host.address())
        await page.getByRole('button', { name: texts['home.continue'] }).click()
        await page.locator('main.table nav li button').first().waitFor()
        await fontsCame(page)
        const title = page.locator('header b').first()
        await expect(title).toHaveText(`${texts['game.freight-express']}, ${texts['freight.panel.advanced']}`)
        expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      })

    test('no label is cut off on any screen', async ({ page, host }) => {
      const found: string[] = []
      const look = async (screen: string) => {
        await fontsCame(page)
        found.push(...(await page.evaluate<string[]>(CUT_LABELS)).map((label) => `${screen}: ${label}`))
      }
      const press = (key: keyof typeof en) => page.getByRole('button', { name: texts[key] }).first().click()

      // The record is read once, when Home first asks which games were played here.
      countGames(host.folder)
      await page.goto(host.address())
      await look('home with nothing on it')
      await page.locator('aside .all').click()
      await page.locator('[data-lesson]').first().waitFor()
      await look('school')
      await page.locator('aside .big').click()
      await page.locator('.coach .answers button').first().waitFor()
      await look('lesson')
      await page.keyboard.press('Enter')
      await page.locator('main.table nav li button').first().waitFor()
      await look('lesson, a task')
      await page.locator('header.band button').first().click()
      await page.locator('[data-lesson]').first().waitFor()
      await page.keyboard.press('Escape')
      await press('home.settings')
      await page.getByRole('heading', { level: 1, name: texts['settings.title'] }).waitFor()
      await look('settings')
      await page.keyboard.press('Escape')
      await press('statistics.title')
      await page.getByRole('row').nth(2).waitFor()
      await look('statistics')
      await page.getByRole('button', { name: 'Ann' }).click()
      await page.locator('.stamps').waitFor()
      await look('record book of one person')
      await press('statistics.clear')
      await look('clear the statistics')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Transport' }).click()
      await look('no statistics')
      await page.keyboard.press('Escape')
      await press('daily.title')
      await page.locator('main.daily article').last().waitFor()
      await look('daily board')
      await press('daily.how')
      await look('how the daily board works')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await press('problems.title')
      await page.locator('[data-problem]').first().waitFor()
      await look('problems')
      await page.locator('[data-problem]').first().click()
      await page.locator('main.table nav li button').first().waitFor()
      await look('problem')
      await page.keyboard.press('s')
      await page.locator('.solving .answers').waitFor()
      await look('problem, its solution')
      await page.locator('header.band button').first().click()
      await page.locator('[data-problem]').first().waitFor()
      await page.keyboard.press('Escape')
      const games = await page.locator('.ticket').count()
      for (let n = 0; n < games; n++) {
        await page.locator('.ticket').nth(n).click()
        await press('new.seat.add')
        await press('common.more')
        await look(`new game ${n}`)
        // Where a name is typed Escape is not for the page.
        await page.locator('header.band button').first().click()
        await page.locator('main.home').waitFor()
      }
      // The same games each time: by lot there may be nothing to choose further. An address is good for one client.
      for (const [n, game] of GAME_IDS.entries()) {
        await host.restart()
        await onTheShelf(host, annAgainst(['porter', 'porter'], game, `Table ${n}`))
        await page.goto(host.address())
        await press('home.continue')
        await atTable(page, look, n)
        await press('table.menu')
        await look(`menu ${n}`)
        await press('table.leave')
        await page.locator('main.home').waitFor()
      }
      await page.locator('.list .square').first().click()
      await look('home with games')
      await press('home.delete')
      await page.locator('.saved .link').click()
      await look('home with what was deleted')
      expect(found).toEqual([])
    })
  })

/** The question, then the first answer as far as it goes. */
async function atTable(page: Page, look: (screen: string) => Promise<void>, n: number): Promise<void> {
  const rows = page.locator('main.table nav li button')
  await rows.first().waitFor()
  await look(`table ${n}`)
  const answer = page.locator('main.table .answer button:not(.still *) kbd')
  for (let deeper = 0; deeper < 3 && (await answer.count()) === 0; deeper++) {
    const before = await rows.allInnerTexts()
    await rows.first().click()
    await expect
      .poll(async () => (await answer.count()) > 0 || (await rows.allInnerTexts()).join() !== before.join())
      .toBe(true)
  }
  await look(`table ${n}, chosen`)
}
