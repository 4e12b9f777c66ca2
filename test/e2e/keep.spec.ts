import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { button, words } from './play.ts'
import { finished, onTheShelfAs } from './saved.ts'

/** Milliseconds: a film takes as long as it is, and drawing it on a slow machine longer. */
const PATIENCE = 420_000
/** The whole film is made every night; by day it is begun and cancelled. */
const LONG = Boolean(process.env['SIGNALBOX_LONG'])

/** What is handed over when this is pressed. */
async function handed(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: PATIENCE }), press()])
  return download
}
const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path())
const PNG = [0x89, 0x50, 0x4e, 0x47]
const widthOf = (png: Buffer): number => png.readUInt32BE(16)
const heightOf = (png: Buffer): number => png.readUInt32BE(20)

test.use({ drawn: 'fine' })

test('the score sheet and the table are kept as pictures of twice the size, and a film of a finished game is begun', async ({
  host,
  page,
  quiet,
}) => {
  if (LONG) test.setTimeout(PATIENCE)
  else test.slow()
  await onTheShelfAs(host, finished('transport'))
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await button(page, 'score.rematch').waitFor()

  const sheet = await handed(page, () => button(page, 'keep.sheet').click())
  expect(sheet.suggestedFilename()).toMatch(/score sheet\.png$/)
  const sheetBytes = await bytesOf(sheet)
  expect([...sheetBytes.subarray(0, 4)]).toEqual(PNG)
  const shown = await page.locator('table').first().boundingBox()
  expect(widthOf(sheetBytes)).toBeGreaterThanOrEqual(2 * Math.floor(shown?.width ?? Infinity))

  await button(page, 'score.look').click()
  const canvas = page.locator('main.table canvas')
  await canvas.waitFor()
  await button(page, 'table.menu').click()
  const table = await handed(page, () => page.getByRole('button', { name: words('keep.picture'), exact: true }).click())
  const tableBytes = await bytesOf(table)
  expect([...tableBytes.subarray(0, 4)]).toEqual(PNG)
  expect(widthOf(tableBytes)).toBe(2 * Math.round((await canvas.boundingBox())?.width ?? 0))

  await button(page, 'table.menu').click()
  await button(page, 'keep.film').click()
  await button(page, 'keep.film.make').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: words('common.cancel') }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  if (LONG) {
    await button(page, 'keep.film').click()
    const film = await handed(page, () => button(page, 'keep.film.make').click())
    expect(film.suggestedFilename()).toMatch(/\.webm$/)
    // What every WebM file begins with.
    expect([...(await bytesOf(film)).subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
  }
  expect(quiet).toEqual([])
})

test('a review is kept as a picture of its table with the graph below it, named by the turn that is looked at', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelfAs(host, finished('transport'))
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await button(page, 'review.open').click()
  const canvas = page.locator('main.table canvas')
  await canvas.waitFor()
  await page.locator('svg[data-graph]').waitFor({ timeout: 120_000 })
  const picture = await handed(page, () => button(page, 'keep.picture').click())
  expect(picture.suggestedFilename()).toMatch(/turn \d+\.png$/)
  const bytes = await bytesOf(picture)
  expect([...bytes.subarray(0, 4)]).toEqual(PNG)
  const box = await canvas.boundingBox()
  expect(widthOf(bytes)).toBe(2 * Math.round(box?.width ?? 0))
  expect(heightOf(bytes)).toBeGreaterThan(2 * Math.round((box?.height ?? 0) + 60))
  expect(quiet).toEqual([])
})
