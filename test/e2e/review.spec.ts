import { button, words } from './play.ts'
import { expect, test } from './fixture.ts'
import { finished, onTheShelfAs } from './saved.ts'

test('a finished game is reviewed: its graph, its moments, a better move on the table, and back', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelfAs(host, finished('transport'))
  await page.goto(host.address())
  await page
    .getByRole('button', { name: /Golden/ })
    .first()
    .click()
  await button(page, 'review.open').click()
  await expect(page.getByRole('heading', { name: words('review.title') })).toBeVisible()

  // The graph is a table to a screen reader: a row a turn, and one for the end.
  const table = page.getByRole('table', { name: words('review.table') })
  await expect(table.getByRole('row')).not.toHaveCount(0)
  const moments = page.getByRole('region', { name: words('review.moments') }).locator('button[aria-expanded]')
  await expect(moments.first()).toBeVisible({ timeout: 120_000 })
  await page.keyboard.press('Shift+ArrowRight')
  const better = page.getByRole('button', { name: new RegExp(`^${words('review.better')}`) })
  await expect(better).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'review.again').click()
  await expect(better).toHaveCount(0)
  await button(page, 'review.tell').click()
  await expect(better).toBeVisible()

  const stop = button(page, 'review.stop')
  if (await stop.isVisible()) await stop.click()
  await page.keyboard.press('Escape')
  await expect(button(page, 'score.rematch')).toBeVisible()
  expect(quiet).toEqual([])
})
