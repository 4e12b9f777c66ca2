import { expect, test } from './fixture.ts'
import { button, tabTo, words } from './play.ts'

/** The daily board, from home by keyboard: begun, left, gone on with; a day that is past is for practice. */
test('a daily board is begun by keyboard, left, gone on with, and told in words to copy', async ({
  host,
  page,
  quiet,
}) => {
  const leave = async () => {
    await button(page, 'table.menu').click()
    await button(page, 'table.leave').click()
  }
  await page.goto(host.address())
  const ticket = page.getByRole('button', { name: words('daily.title') })
  await ticket.waitFor()
  await tabTo(page, ticket)
  await page.keyboard.press('Enter')
  const board = page.getByRole('article', { name: 'Transport' })
  const play = board.getByRole('button', { name: words('daily.play') })
  await play.waitFor()
  await expect(board).toContainText(words('daily.not.begun'))
  await tabTo(page, play)
  await page.keyboard.press('Enter')
  await page.locator('main.table').waitFor()
  await leave()

  const goOn = board.getByRole('button', { name: words('home.continue') })
  await expect(goOn).toBeVisible()
  const telegram = page.getByRole('textbox', { name: words('daily.telegram') })
  await expect(telegram).toHaveValue(new RegExp(`Transport: ${words('daily.telegram.running.game')}`))
  await goOn.click()
  await page.locator('main.table').waitFor()
  await leave()

  await button(page, 'daily.copy').click()
  await expect(button(page, 'daily.copied')).toBeVisible()
  // The first day there was: by the calendar's own keys.
  const before = button(page, 'daily.month.before')
  while (await before.isEnabled()) await before.click()
  const first = page.locator('[data-day="2026-01-01"]')
  await first.click()
  await expect(page.locator('main.daily')).toContainText(words('daily.past'))
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-day="2026-01-02"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('main.home')).toBeVisible()
  expect(quiet).toEqual([])
})
