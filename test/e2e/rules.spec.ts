import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { annAgainst, draftOnTheShelf, goOn, onTheShelf, tableOf } from './by-mouse.ts'
import { button, choices, enter, words } from './play.ts'

const search = (page: Page) => page.getByRole('textbox', { name: words('rules.search') })
const heading = (page: Page) => page.locator('article h2').first()
/** A section of the rules, by its anchor. */
const section = (page: Page, anchor: string) => page.locator(`article > #${anchor}`)

test('the rules open from home, are searched, and lead back to where one was', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await button(page, 'rules.open').click()
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('/')
  await search(page).fill('ramming')
  const hit = page.locator('article mark[data-current]')
  await expect(hit).toBeInViewport()
  const count = (n: number) =>
    page
      .getByRole('search')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${n} `) })
  await expect(count(1)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(count(2)).toBeVisible()
  await expect(hit).toBeInViewport()
  // Escape forgets the search first, then the page.
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toBeHidden()
  await expect(button(page, 'rules.open')).toBeFocused()
  expect(quiet).toEqual([])
})

test('the rules are one text: the keys scroll it, the contents follow it and lead into it', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'rules.open').click()
  const read = page.locator('nav [aria-current]')
  const firstChapter = page.locator('nav button.chapter').first()
  await expect(firstChapter).toHaveAttribute('aria-current')
  await expect(section(page, 'ramming')).not.toBeInViewport()
  // The text has the keys at once.
  await page.keyboard.press('End')
  await expect(section(page, 'words')).toBeInViewport()
  await expect(firstChapter).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Home')
  await expect(firstChapter).toHaveAttribute('aria-current')
  await expect(section(page, 'aim')).toBeInViewport()
  await page.locator('nav button.chapter').nth(4).click()
  await expect(section(page, 'driving')).toBeInViewport()
  await expect(read).toContainText(/5/)
  await page.keyboard.press('ArrowRight')
  await expect(read).not.toContainText(/5/)
  expect(quiet).toEqual([])
})

test('over the editor Escape closes the list of keys and the rules, and the drawing stays', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  await button(page, 'new.line.draw').click()
  const place = page.locator('[data-cell="20"]')
  await place.press('b')
  const drawn = await place.getAttribute('aria-label')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeHidden()
  await page.keyboard.press('F1')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading(page)).toBeHidden()
  await expect(place).toHaveAttribute('aria-label', drawn ?? '')
  expect(quiet).toEqual([])
})

test('at the table every key that helps works, and the game is as it was', async ({ host, page, quiet }) => {
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'At the table'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  await page.locator('canvas').waitFor()
  const before = await choices(page).allInnerTexts()
  // What is asked leads to its rule.
  await page.keyboard.press('F1')
  await expect(section(page, 'actions')).toBeInViewport()
  await page.keyboard.press('F1')
  // The keyboard goes onto the table, from thing to thing; what it is at is explained, with its rule.
  await expect(async () => {
    await page.keyboard.press('x')
    await expect(page.getByRole('application')).toBeFocused()
  }).toPass()
  await page.keyboard.press('ArrowDown')
  const slip = page.getByRole('note')
  await expect(slip).toBeVisible()
  const name = await slip.locator('b').innerText()
  await page.keyboard.press('ArrowRight')
  await expect(slip.locator('b')).not.toHaveText(name)
  await page.keyboard.press('F1')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Escape')
  // A control that follows a rule leads to it by the same key.
  await button(page, 'table.undo').focus()
  await page.keyboard.press('F1')
  await expect(section(page, 'undoing')).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { name: words('table.inWords') })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await choices(page).allInnerTexts()).toEqual(before)
  expect(quiet).toEqual([])
})

test('Enter does what the table says once rules that were opened by a click are closed again', async ({
  host,
  page,
  quiet,
}) => {
  await draftOnTheShelf(host, 'Enter')
  const table = tableOf(page)
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await expect(choices(page).first()).toBeVisible()
  const book = page.locator('main.table').getByRole('button', { name: words('rules.open') })
  // By keyboard one is back where one was.
  await enter(page, book)
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book).toBeFocused()
  await book.click()
  await expect(heading(page)).toBeVisible()
  await button(page, 'common.back').click()
  await expect(heading(page)).toBeHidden()
  await expect(book).not.toBeFocused()
  const { seq } = table()!
  await choices(page).first().click()
  await expect(book).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => table()!.seq).toBeGreaterThan(seq)
  await expect(heading(page)).toBeHidden()
  expect(quiet).toEqual([])
})
