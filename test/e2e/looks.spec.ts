import type { Locator, Page } from '@playwright/test'
import { seatShape } from '../../src-renderer/stage/art/seat-shape.ts'
import { expect, test } from './fixture.ts'
import { button, words } from './play.ts'

const colourOf = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)

/** A mark has the colour of a seat of the palette and one of the four shapes. */
async function looksLike(page: Page, mark: Locator, colour: string, shape: number): Promise<void> {
  await expect(mark.locator('g')).toHaveCSS('fill', await colourOf(page, `seat-${colour}`))
  const letters = seatShape(shape, 1).replace(/[^A-Za-z]/g, '')
  await expect.poll(async () => (await mark.locator('path').getAttribute('d'))?.replace(/[^A-Za-z]/g, '')).toBe(letters)
}

test('a person’s own colour and shape are kept by name, shown wherever the seat is, and never given twice', async ({
  page,
  host,
  quiet,
}) => {
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  const look = (name: string) => page.getByRole('button', { name: words('new.look', { name }) })
  const pick = (kind: 'colour' | 'shape', name: string, what: 'blue' | 'diamond') =>
    page
      .getByRole('group', { name: words(`new.look.${kind}.of`, { name }) })
      .getByRole('button', { name: words(`look.${what}`) })
  await look('Ada').click()
  await pick('colour', 'Ada', 'blue').click()
  await expect(pick('colour', 'Ada', 'blue')).toHaveAttribute('aria-pressed', 'true')
  await pick('shape', 'Ada', 'diamond').click()
  await expect(pick('shape', 'Ada', 'diamond')).toHaveAttribute('aria-pressed', 'true')
  await looksLike(page, look('Ada').locator('svg.seat'), 'b', 3)

  // Bram sits down as a person and wants blue too.
  await page
    .getByRole('radiogroup', { name: words('new.seat.kind', { letter: 'B' }) })
    .getByText(words('seat.person'))
    .click()
  await look('Bram').click()
  await pick('colour', 'Bram', 'blue').click()
  const told = { by: 'Ada', wanted: words('look.blue'), name: 'Bram', got: words('look.red') }
  await expect(page.getByText(words('new.look.colour.taken', told))).toBeVisible()
  await looksLike(page, look('Bram').locator('svg.seat'), 'a', 1)

  // At the table, on the curtain, in the list of games, and after the program has started anew.
  await page
    .getByRole('radiogroup', { name: words('new.starts') })
    .getByText('Ada')
    .click()
  await button(page, 'new.start').click()
  await button(page, 'curtain.lift').waitFor()
  await looksLike(page, page.locator('main.curtain svg.seat-0').first(), 'b', 3)
  await button(page, 'curtain.lift').click()
  await page.waitForFunction(() => window.signalboxTable !== undefined)
  await looksLike(page, page.locator('main.table aside svg.seat-0').first(), 'b', 3)
  await button(page, 'table.menu').click()
  await button(page, 'table.leave').click()
  await button(page, 'home.continue').waitFor()
  await page.goto('about:blank')
  await host.restart()
  await page.goto(host.address())
  await looksLike(page, page.locator('article svg.seat-0').first(), 'b', 3)
  expect(quiet).toEqual([])
})

test('the picture of a start shows each pallet with the shape of its seat', async ({ page, host, quiet }) => {
  await page.goto(host.address())
  await page.locator('.ticket').nth(2).click()
  const marks = page.locator('.starts li').last().locator('path.mark')
  await expect(marks).toHaveCount(4)
  const shapes = await marks.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')!))
  const letters = (path: string) => path.replace(/[^A-Za-z]/g, '')
  expect(shapes.map(letters).toSorted()).toEqual([0, 1, 2, 3].map((shape) => letters(seatShape(shape, 1))).toSorted())
  expect(quiet).toEqual([])
})

test('a list that opens is drawn as all else is, and one of it is chosen by keyboard', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  await page.getByText(words('new.special.advanced'), { exact: true }).click()
  await page.getByText(words('new.special.chosen'), { exact: true }).click()
  const list = page.getByLabel(words('new.special.at').replace('{station}', 'D'))
  const before = await list.evaluate((one) => (one as HTMLSelectElement).selectedIndex)
  await list.focus()
  await page.keyboard.press('Space')
  const row = list.locator('option').nth(before + 1)
  await expect(row).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  expect(await list.evaluate((one) => (one as HTMLSelectElement).selectedIndex)).toBe(before + 1)
  expect(quiet).toEqual([])
})
