import { expect, test } from './fixture.ts'
import { button } from './play.ts'
import { finished, onTheShelfAs } from './saved.ts'

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
