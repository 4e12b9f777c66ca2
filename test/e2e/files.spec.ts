import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readJournal } from '../../src-main/saves/journal.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { bloated } from '../saves/chained.ts'
import { expect, test } from './fixture.ts'
import { button, words } from './play.ts'
import { nearlyOver, onTheShelfAs } from './saved.ts'

/** Drops a file of this text on the window, as from the system's own folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const brought = await page.evaluateHandle(
    ([file, content]) => {
      const all = new DataTransfer()
      all.items.add(new File([content], file))
      return all
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: brought })
  await expect(page.getByText(words('home.import.drop'))).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: brought })
}

const golden = fileURLToPath(new URL('../golden/journals/transport-rules-1.signalbox', import.meta.url))
const text = readFileSync(golden, 'utf8')

test('a game is taken in as a file by choosing or dropping it, and saved as one; another file is refused', async ({
  host,
  page,
  quiet,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url().replace('ws', 'http')))
  const broken = Array.from({ length: 20 }, (_, i) => `broken-${String(i).padStart(2, '0')}.journal`)
  broken.forEach((file) => writeFileSync(join(host.folder, file), 'Dear diary\n'))
  await page.goto(host.address())
  // One card for them all, which can be read and closed whole: it names some of them.
  const card = page.locator('.fault')
  await expect(card).toHaveCount(1)
  await expect(card.getByText(/broken-\d\d\.journal/)).toHaveCount(12)
  await expect(card.getByText(words('fault.more', { n: '8' }))).toHaveCount(1)
  await card.getByRole('button', { name: words('common.close') }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.signalbox', mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  await expect(page.getByText(words('home.imported', { name: 'Golden' }))).toBeVisible()
  await drop(page, 'shopping.txt', 'milk and eggs')
  await expect(page.getByRole('alert').getByText(words('fault.notAGame'))).toBeVisible()
  await drop(page, 'game.signalbox', text)
  await expect(page.getByText(words('home.imported', { name: 'Golden 2' }))).toBeVisible()

  await page.getByRole('button', { name: words('home.actions', { name: 'Golden' }), exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'home.export').click()])
  expect(download.suggestedFilename()).toBe('Golden.signalbox')
  expect(readJournal(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    state: 'good',
    lines: readJournal(text).lines,
  })
  // No address but our own.
  expect(asked.filter((url) => !url.startsWith(new URL(host.address()).origin) && !/^(blob|data):/.test(url))).toEqual(
    [],
  )
  expect(quiet).toEqual([])
})

test('a game file that takes long to check shows how far that is, lets all else go on, and can be cancelled', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  const heavy = Buffer.from(bloated(text, gameOf('transport')))
  const file = { name: 'heavy.signalbox', mimeType: 'application/octet-stream', buffer: heavy }
  await page.locator('input[type=file]').setInputFiles(file)
  const bar = page.getByRole('progressbar', { name: words('home.importing') })
  await expect(bar).toBeVisible()
  await button(page, 'home.settings').click()
  await expect(page.locator('main.home')).toHaveCount(0)
  await page
    .locator('.toast', { has: bar })
    .getByRole('button', { name: words('common.cancel') })
    .click()
  await expect(page.getByText(words('fault.cancelled'))).toBeVisible()
  await expect(bar).toHaveCount(0)

  // To its end it is refused, and the window has outlived it.
  await drop(page, 'heavy.signalbox', String(heavy))
  await expect(page.getByText(words('fault.tooHeavy'))).toBeVisible({ timeout: 60_000 })
  await expect(bar).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('all games go into one file, and of such a file only what is not here is taken in', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelfAs(host, text)
  await onTheShelfAs(host, nearlyOver('freight-express', 'person'))
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await button(page, 'archive.export').click()
  // One of them is not over: it is said what the file tells.
  const asks = page.getByRole('dialog')
  await expect(asks.getByText('One game is not over yet.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asks.getByRole('button', { name: words('archive.export') }).click(),
  ])
  await expect(page.getByText('2 games are in the file.')).toBeVisible()
  expect(download.suggestedFilename()).toBe('signalbox-games.zip')

  await button(page, 'common.home').click()
  await page.getByRole('button', { name: words('home.actions', { name: 'Golden' }), exact: true }).click()
  await button(page, 'home.delete').click()
  await expect(page.getByText(words('home.deleted', { name: 'Golden' }))).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await download.path())
  await expect(page.getByText('One game was imported. One was here already.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words('home.actions', { name: 'Golden' }), exact: true })).toBeVisible()
  expect(quiet).toEqual([])
})
