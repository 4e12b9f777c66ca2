import { setTo } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, nextAsked, words } from './play.ts'

test('in Settings the path of the games is copied, and a person chooses another key: a clash is refused with its reason, lists and slips follow, and all can be as usual again', async ({
  host,
  page,
  quiet,
}) => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
  await setTo(host, {
    usual: [{ game: 'transport', name: '', seats, options: {}, starter: 0, practice: false }],
  })
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await button(page, 'settings.folder.copy').click()
  await expect(page.getByText(words('settings.folder.copied'))).toBeVisible()
  await button(page, 'settings.keys.change').click()
  const dialog = page.getByRole('dialog', { name: words('settings.keys') })
  const row = dialog.getByRole('listitem').filter({ hasText: words('shortcuts.inWords') })
  const key = row.getByRole('button').last()
  await key.click()
  await expect(key).toHaveText(words('settings.keys.press'))
  await page.keyboard.press('h')
  await expect(row.getByRole('alert')).toContainText(words('shortcuts.hint'))
  await expect(key).toHaveText('B')
  await key.click()
  await expect(key).toHaveText(words('settings.keys.press'))
  await page.keyboard.press('n')
  await expect(key).toHaveText('N')
  await expect(row.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: words('settings.keys.all') }).click()
  await expect(key).toHaveText('B')
  await key.click()
  await expect(key).toHaveText(words('settings.keys.press'))
  await page.keyboard.press('n')
  await expect(key).toHaveText('N')
  await dialog.getByRole('button', { name: words('common.close'), exact: true }).click()
  await button(page, 'common.home').click()
  await page
    .getByRole('button', { name: words('game.transport') })
    .first()
    .click()
  await button(page, 'new.start').click()
  await expect.poll(() => nextAsked(page), { timeout: 30_000 }).toBe('curtain')
  await page.keyboard.press('Enter')
  await expect.poll(() => nextAsked(page), { timeout: 30_000 }).toBe('choose')
  const inWords = page.getByRole('dialog', { name: words('table.inWords') })
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await expect(inWords).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inWords).toHaveCount(0)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: words('shortcuts.title') })
  await expect(list.getByRole('definition').filter({ hasText: words('shortcuts.inWords') })).toHaveCount(2)
  await expect(list.locator(`dt:has(+ dd:text-is("${words('shortcuts.inWords')}"))`)).toHaveText(['N', 'N'])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  expect(quiet).toEqual([])
})
