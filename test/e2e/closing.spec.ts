import { fileURLToPath } from 'node:url'
import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'

const golden = fileURLToPath(new URL('../golden/journals/transport-rules-1.signalbox', import.meta.url))

test('whoever clicked on Menu and shut it with Escape goes on at the table: Space does not open it again', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  await button(page, 'new.start').click()
  await choices(page).first().waitFor()
  await button(page, 'table.menu').click()
  const menu = page.getByRole('dialog', { name: words('menu.title') })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button(page, 'table.menu')).not.toBeFocused()
  await page.keyboard.press('Space')
  await expect(menu).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('Escape where one types loses neither the set-up nor the menu, and the focus goes back to the pen', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  const name = page.locator('main input[type="text"], main input.field').first()
  await name.fill('Josephine')
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('Josephine')
  await button(page, 'new.start').click()

  await button(page, 'table.menu').click()
  const menu = page.getByRole('dialog', { name: words('menu.title') })
  const pen = menu.getByRole('button', { name: words('menu.rename', { name: 'Josephine' }) })
  await pen.click()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('textbox')).toHaveCount(0)
  await expect(pen).toBeFocused()

  // A host that is lost while the menu is open: its card can be pressed.
  await host.restart()
  await expect(page.getByRole('alert').getByText(words('fault.disconnected'))).toBeVisible()
  // Its address is gone with it: loading anew would lead nowhere.
  await expect(page.getByRole('alert').getByRole('button', { name: words('fault.reload') })).toHaveCount(0)
  await page
    .getByRole('alert')
    .getByRole('button', { name: words('common.close') })
    .click()
  await expect(page.getByText(words('fault.disconnected'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeAttached()
  expect(quiet.filter((line) => !/WebSocket/.test(line))).toEqual([])
})

test('a deleted row hands the focus on, and a form that closes gives it back', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  const rows = page.locator('ul.list > li')
  for (const name of ['Golden', 'Golden 2', 'Golden 3']) {
    await page.locator('input[type=file]').setInputFiles(golden)
    await expect(page.getByText(words('home.imported', { name }), { exact: true })).toBeVisible()
  }
  const count = await rows.count()
  const toggle = rows.first().locator('[aria-expanded]')
  await toggle.click()
  await button(page, 'home.rename').click()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await button(page, 'home.delete').click()
  await expect(rows).toHaveCount(count - 1)
  await expect(rows.first().locator('button').first()).toBeFocused()
  expect(quiet).toEqual([])
})
