import { button, choices, words } from './play.ts'
import { expect, test, type Host } from './fixture.ts'
import type { Page } from '@playwright/test'
import { finished, nearlyOver, onTheShelfAs } from './saved.ts'

/** A finished game from the shelf, and its review. */
async function openReview(page: Page, host: Host): Promise<void> {
  await onTheShelfAs(host, finished('transport'))
  await page.goto(host.address())
  await page
    .getByRole('button', { name: /Golden/ })
    .first()
    .click()
  await button(page, 'review.open').click()
}

test('a finished game is reviewed: its graph, its moments, a better move on the table, and back', async ({
  host,
  page,
  quiet,
}) => {
  await openReview(page, host)
  await expect(page.getByRole('heading', { name: words('review.title') })).toBeVisible()

  // The graph is a table to a screen reader: a row a turn, and one for the end.
  const table = page.getByRole('table', { name: words('review.table') })
  await expect(table.getByRole('row')).not.toHaveCount(0)
  const moments = page.getByRole('region', { name: words('review.moments') }).locator('button[aria-expanded]')
  await expect(moments.first()).toBeVisible({ timeout: 120_000 })
  await page.keyboard.press('Shift+ArrowRight')
  const better = page.getByRole('button', { name: new RegExp(`^${words('review.better')}`) })
  await expect(better).toHaveAttribute('aria-pressed', 'true')
  // Its steps are read below its plate and its chance, over the whole width.
  const width = (one: Element) => one.getBoundingClientRect().width
  expect(await better.locator('.what').evaluate(width)).toBeGreaterThan(0.9 * (await better.evaluate(width)))
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

test('what decided the game is laid out by itself though the list comes under a pointer at rest', async ({
  host,
  page,
  quiet,
}) => {
  await openReview(page, host)
  const moments = page.getByRole('region', { name: words('review.moments') })
  await expect(moments).toBeVisible()
  // The button lay where the list comes.
  await expect.poll(() => moments.evaluate((region) => region.matches(':hover'))).toBe(true)
  await expect(moments.locator('button[aria-expanded=true]')).toBeVisible({ timeout: 120_000 })
  expect(quiet).toEqual([])
})

/** The moments that were found so far, as the list has them. */
const moments = (page: Page) =>
  page.getByRole('region', { name: words('review.moments') }).locator('button[aria-expanded]')
/** What is drawn over the table of a moment. */
const ways = (page: Page) => page.locator('[data-ways]')

test('both moves of a moment are drawn at once, the better one is shown and played on', async ({
  host,
  page,
  quiet,
}) => {
  await openReview(page, host)
  await moments(page).first().waitFor({ timeout: 120_000 })
  await page.keyboard.press('Shift+ArrowRight')
  await expect(ways(page)).toHaveAttribute('data-ways', '2')
  await button(page, 'review.again').click()
  await expect(ways(page), 'the answer is not drawn').toHaveAttribute('data-ways', '1')
  await button(page, 'review.tell').click()
  await expect(ways(page)).toHaveAttribute('data-ways', '2')

  // It is played and stands there, with nothing drawn over it, until one goes back to the moment.
  // Of a good move that was found it is that move.
  await button(page, 'review.show').or(button(page, 'review.show.good')).click()
  await button(page, 'review.back').and(page.locator('[aria-disabled=false]')).waitFor()
  await expect(ways(page)).toHaveCount(0)
  await button(page, 'review.back').click()
  await expect(ways(page)).toHaveAttribute('data-ways', '2')

  // A copy for practice begins where the two moves part.
  await button(page, 'review.playOn').click()
  await expect(page.getByRole('heading', { name: words('review.title') })).toHaveCount(0)
  await expect(button(page, 'table.menu')).toBeVisible()
  expect(quiet).toEqual([])
})

test('a practice game can be reviewed while it runs', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, nearlyOver('transport', 'person', true))
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  await button(page, 'table.menu').click()
  await button(page, 'review.open').click()
  await expect(page.getByRole('heading', { name: words('review.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: words('review.graph') })).toBeVisible()
  await expect(page.getByRole('table', { name: words('review.table') }).getByRole('row')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await choices(page).first().waitFor()
  expect(quiet).toEqual([])
})

test('a slip is kept as a problem of one’s own, opened by keyboard, deleted and brought back', async ({
  host,
  page,
  quiet,
}) => {
  await openReview(page, host)
  await moments(page).first().waitFor({ timeout: 120_000 })
  const keep = button(page, 'review.keep')
  // The first moment may be a good one: what is kept is a slip.
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowRight')
    await expect(keep).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  await expect(keep, 'what can be done with a moment is in sight').toBeInViewport({ ratio: 1 })
  // Others are found while it is laid out, and push it down.
  await moments(page)
    .first()
    .evaluate((row) => row.closest<HTMLElement>('ol')!.style.setProperty('padding-top', '500px'))
  await expect(keep, 'what comes above it does not push it out of sight').toBeInViewport({ ratio: 1 })
  await keep.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('review.kept').split('{')[0])).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'score.leave').click()
  await button(page, 'problems.title').click()
  // Home, with its own ticket, stays until the problems have been fetched.
  await page.locator('main.problems').getByRole('button', { name: 'Transport' }).click()
  const own = page.getByRole('region', { name: words('problems.own') }).locator('[data-problem]')
  await expect(own).toHaveCount(1)

  const remove = page.getByRole('button', { name: new RegExp(`^${words('problems.own.delete').split('{')[0]}`) })
  await own.focus()
  await page.keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(0)
  await expect(page.locator('[data-problem]').first()).toBeFocused()
  await button(page, 'home.restore').click()
  await expect(own).toHaveCount(1)
  await own.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: words('problem.task') })).toContainText(words('problem.stuck'))
  await choices(page).first().waitFor()
  expect(quiet).toEqual([])
})
