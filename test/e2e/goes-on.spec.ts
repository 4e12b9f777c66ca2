import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { button, words } from './play.ts'

const rules = (page: Page) =>
  page.getByRole('heading', { level: 1, name: words('rules.title', { game: 'Freight Express' }) })

test('in the set-up of a game the keyboard goes on where its button went, and the list of keys comes up from a radio', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await page.locator('.ticket').first().press('Enter')
  await expect(button(page, 'new.start')).toBeFocused()
  const level = page.locator('button.level').first()
  await level.press('Enter')
  await expect(page.locator('.cards input:checked')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(level).toBeFocused()
  const add = button(page, 'new.seat.add')
  while (await add.isVisible()) {
    await add.press('Enter')
    await page.waitForTimeout(300)
  }
  await expect(page.locator('li:not([inert]) input.field').last()).toBeFocused()
  expect(quiet).toEqual([])
})

test('two Escapes in a row over the rules, the second of which no page can hold up, leave the keys of the screen alone', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await page.keyboard.press('F1')
  await expect(rules(page)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: words('shortcuts.title') })).toBeHidden()
  await expect(rules(page)).toBeVisible()
  // As the browser does where it asks nobody.
  await page.evaluate(() => document.querySelector('dialog')?.close())
  // It is shut at once, and the page hears of it a moment later.
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('F1')
  await expect(rules(page)).toBeVisible()
  expect(quiet).toEqual([])
})
