import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { LAYOUTS } from '../../src-shared/games/freight-express/layouts.ts'
import { DEFAULT_SPECIALS } from '../../src-shared/games/freight-express/specials.ts'
import { lineText, readLine } from '../../src-shared/lines.ts'
import { expect, test } from './fixture.ts'
import { button, enter, words } from './play.ts'

const cell = (page: Page, at: number): Locator => page.locator(`[data-cell="${at}"]`)
const sign = (page: Page, station: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Station ${'ABCDEFGHIJ'[station]},`) })
const line = (name: string) => ({ name, ...LAYOUTS.classic, specials: DEFAULT_SPECIALS })

async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await button(page, 'home.new').first().click()
  await button(page, 'new.line.draw').click()
  await expect(page.getByRole('heading', { name: words('editor.title') })).toBeVisible()
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('a line is drawn by keyboard alone, kept, and played on', async ({ host, page, quiet }) => {
  await openEditor(page, host.address())
  await expect(button(page, 'editor.play')).toHaveAttribute('aria-disabled', 'true')
  await cell(page, 0).focus()
  let here = 0
  for (const [station, target] of LAYOUTS.classic.stations.entries()) {
    for (; here % 9 < target % 9; here++) await page.keyboard.press('ArrowRight')
    for (; here % 9 > target % 9; here--) await page.keyboard.press('ArrowLeft')
    for (; here < target - 8; here += 9) await page.keyboard.press('ArrowDown')
    for (; here > target + 8; here -= 9) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('abcdefghij'[station] ?? '')
    await expect(cell(page, target)).toHaveAccessibleName(new RegExp(`station ${'ABCDEFGHIJ'[station]}`))
  }
  await expect(page.getByText(words('editor.foot.fine'))).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText('J is not on the grid')).toBeVisible()
  await page.keyboard.press('Control+z')
  await enter(page, button(page, 'editor.play'))
  await expect(page.getByRole('radio', { name: words('editor.name.usual') })).toBeChecked()
  await button(page, 'new.start').click()
  await expect(page.getByRole('navigation', { name: words('table.choices') })).toBeVisible()
  expect(quiet).toEqual([])
})

test('signs and special actions are dragged; a faulty line is kept as a draft that cannot be chosen', async ({
  host,
  page,
  quiet,
}) => {
  await openEditor(page, host.address())
  await drag(page, sign(page, 1), cell(page, 20))
  await drag(page, sign(page, 2), cell(page, 21))
  await expect(page.getByText('B and C lie side by side')).toBeVisible()
  await drag(page, page.locator('[data-special="veto"]'), cell(page, 20))
  await expect(cell(page, 20)).toHaveAccessibleName('row 3, column 3, station B, veto')
  await drag(page, cell(page, 21), cell(page, 22))
  await expect(cell(page, 22)).toHaveAccessibleName(/station C/)
  await drag(page, cell(page, 22), page.getByRole('heading', { name: words('editor.title') }))
  await expect(sign(page, 2)).toHaveAccessibleName(/not on the grid/)
  await button(page, 'editor.saveDraft').click()
  await expect(page.getByText(words('editor.state.saved'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: new RegExp(words('editor.name.usual')) })).toBeDisabled()
  expect(quiet).toEqual([])
})

test('a line goes out as a file and comes in again; a foreign file is refused with the reason', async ({
  host,
  page,
  quiet,
}) => {
  await openEditor(page, host.address())
  const files = page.locator('input[type=file]')
  await files.setInputFiles({
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"dear":"aunt"}'),
  })
  await expect(page.getByText(words('editor.refused.foreign', { file: 'letter.json' }))).toBeVisible()
  await files.setInputFiles({
    name: 'line.json',
    mimeType: 'application/json',
    buffer: Buffer.from(lineText(line('Two quays'))),
  })
  await expect(page.getByRole('textbox', { name: words('editor.name') })).toHaveValue('Two quays')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'editor.export').click()])
  expect(download.suggestedFilename()).toBe('two-quays.signalbox-line.json')
  expect(readLine(await readFile(await download.path(), 'utf8'))).toEqual({ ok: true, line: line('Two quays') })

  await page.keyboard.press('Escape')
  await button(page, 'editor.leave.save').click()
  await page.reload()
  await button(page, 'home.new').first().click()
  await expect(page.getByRole('radio', { name: 'Two quays' })).toBeEnabled()
  expect(quiet).toEqual([])
})

test('a dropped file is opened', async ({ host, page, quiet }) => {
  await openEditor(page, host.address())
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'line.json'))
      return transfer
    },
    lineText(line('Dropped here')),
  )
  await page.locator('.cells').dispatchEvent('dragover', { dataTransfer: data })
  await expect(page.getByText(words('editor.drop'))).toBeVisible()
  // The line is for the editor alone: nobody else takes it for a game.
  await expect(page.getByText(words('home.import.drop'))).toHaveCount(0)
  await page.locator('.cells').dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByRole('textbox', { name: words('editor.name') })).toHaveValue('Dropped here')
  await expect(page.locator('.fault')).toHaveCount(0)
  expect(quiet).toEqual([])
})
