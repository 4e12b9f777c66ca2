import { readFileSync } from 'node:fs'
import { expect, test } from './fixture.ts'
import { button } from './play.ts'
import { finished, onTheShelfAs, playedUntil } from './saved.ts'

test('on the sheet of First Class people have their figures, and all heads stand on one line', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelfAs(host, finished('first-class'))
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await button(page, 'score.rematch').waitFor()

  const rows = page.locator('.sheet tbody tr')
  await expect(rows.locator('.face .art')).toHaveCount(await rows.count())
  await expect(page.locator('.win .face .art').first()).toBeVisible()

  const feet = await page.locator('.sheet thead th').evaluateAll((heads) =>
    heads.slice(1).map((head) => {
      const written = document.createRange()
      written.selectNodeContents([...head.childNodes].findLast(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? head)
      return Math.round(written.getBoundingClientRect().bottom)
    }),
  )
  expect(feet.length).toBeGreaterThan(2)
  expect(new Set(feet).size).toBe(1)
  expect(quiet).toEqual([])
})

test('the picture of the sheet shows the figures of people as the sheet does', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, finished('first-class'))
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await button(page, 'score.rematch').waitFor()

  const faces = page.locator('.sheet tbody .face > span:first-child')
  // Rows come in one by one, and are drawn where they stand. Beside them an engine runs while a review is made.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  const sheet = await page.locator('.sheet table').boundingBox()
  const face = await faces.first().boundingBox()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'keep.sheet').click()])
  const picture = `data:image/png;base64,${readFileSync(await download.path()).toString('base64')}`
  // Margin and head of the picture, which is twice as large.
  const [x, y] = [24 + face!.x - sheet!.x, 64 + face!.y - sheet!.y].map((at) => 2 * at)
  const colours = await page.evaluate(
    async ({ picture, x, y, size }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const pen = new OffscreenCanvas(size, size).getContext('2d')!
      pen.drawImage(image, -x, -y)
      const { data } = pen.getImageData(0, 0, size, size)
      return new Set(Array.from({ length: size * size }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size
    },
    { picture, x, y, size: 2 * Math.round(face!.width) },
  )
  expect(colours).toBeGreaterThan(30)
  expect(quiet).toEqual([])
})

test('in a small window what each suspect left lies in their own row, and the words end before the train', async ({
  host,
  page,
  quiet,
}) => {
  const options = { modules: ['C', 'E'] }
  const over = await playedUntil('first-class', { seatCount: 4, options, seed: 11 }, ({ outcome }) => outcome !== null)
  await page.setViewportSize({ width: 1024, height: 700 })
  await onTheShelfAs(host, over)
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await button(page, 'score.rematch').waitFor()

  const suspects = page.locator('.ending li')
  await expect(suspects.first()).toBeAttached()
  const faults = await suspects.evaluateAll((rows) =>
    rows.flatMap((row, i) => {
      const { top, bottom, right } = row.getBoundingClientRect()
      const parts = [...row.querySelectorAll('.piece, .who, .result')].map((part) => part.getBoundingClientRect())
      const within = parts.every((part) => part.top >= top && part.bottom <= bottom && part.right <= right)
      const below = rows[i + 1]?.getBoundingClientRect().top ?? Infinity
      return within && bottom <= below ? [] : [row.textContent]
    }),
  )
  expect(faults).toEqual([])
  const words = await page.locator('.win p').evaluate((text) => {
    const written = document.createRange()
    written.selectNodeContents(text)
    return written.getBoundingClientRect().right
  })
  expect(words).toBeLessThan((await page.locator('.win > svg image').first().boundingBox())!.x)
  expect(quiet).toEqual([])
})
