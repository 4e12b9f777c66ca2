import { openClient } from '../../scripts/host.mjs'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { atRest, goOn, onTheShelf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'

test('where the system chooses the colours, switches, segments and sliders still show their states', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  /** The colour behind something, and behind what stands before or after it. */
  const behind = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, which) => getComputedStyle(element, which).backgroundColor, pseudo)
  const chosen = page.getByRole('radiogroup', { name: words('settings.theme') }).locator('label.on')
  const other = page
    .getByRole('radiogroup', { name: words('settings.theme') })
    .locator('label:not(.on)')
    .first()
  const colour = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await chosen.evaluate(colour)).not.toBe(await other.evaluate(colour))
  // The knob is seen on its track, switched on and off.
  for (let n = 0; n < 2; n++) {
    expect(await behind('.switch', '::after')).not.toBe(await behind('.switch'))
    await page.getByRole('switch').first().click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
  }
  const line = page.getByRole('slider').first()
  const ink = await line.evaluate((element) => getComputedStyle(element).backgroundImage)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ink).not.toContain(paper)
})

test('where the system chooses the colours, what is pressed, where one is and what cannot be done are told apart', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  const tabs = page.locator('.game-tab')
  await tabs.nth(2).waitFor()
  const [chosen, other] = [
    tabs.and(page.locator('[aria-pressed="true"]')),
    tabs.and(page.locator('[aria-pressed="false"]')),
  ]
  expect(await chosen.evaluate(ground)).not.toBe(await other.first().evaluate(ground))
  // The system lays a ground of its own behind each word, white on white, unless it is told not to.
  expect(await chosen.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none')
  await button(page, 'new.start').click()
  await page.locator('main.table nav li button').first().waitFor()
  const ink = (element: Element) => getComputedStyle(element).color
  const menu = await button(page, 'table.menu').evaluate(ink)
  expect(await button(page, 'table.redo').evaluate(ink)).not.toBe(menu)
  // The row that Enter would take is the one that is seen to be.
  const rows = page.locator('main.table nav li button')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  const focused = page.locator('main.table nav li button:focus-visible')
  await expect(focused).toHaveCount(1)
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('who asks for more contrast gets notes and lines in full ink, by day and by night', async ({ page, host }) => {
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  const note = page.locator('main .note.soft').first()
  const ink = () => note.evaluate((element) => getComputedStyle(element).color)
  const full = () =>
    page
      .locator('main h2')
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    await expect.poll(async () => (await ink()) === (await full())).toBe(false)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await expect.poll(async () => (await ink()) === (await full())).toBe(true)
  }
})

test('the curtain is of the chosen palette, and stays so where contrast is asked for', async ({ host, page }) => {
  const client = await openClient(host.address())
  const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
  await client.ask('setSettings', { ...DEFAULT_SETTINGS, theme: 'day', speed: 'off', sound: 0, seatColours: 'safe' })
  await client.ask('newGame', {
    game: 'transport',
    name: 'Colours',
    seats,
    options: {},
    starter: 0,
    seed: 3,
    practice: false,
  })
  client.close()
  await host.restart()
  await page.goto(host.address())
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'safe')
  await button(page, 'home.continue').click()
  const curtain = page.locator('main.curtain')
  // By the palette that is safe for colour blindness, by day: tokens.css.
  await expect(curtain).toHaveCSS('--seat-a', '#d55e00')
  const cloth = await curtain.evaluate((node) => getComputedStyle(node).getPropertyValue('--cloth'))
  expect(cloth).not.toContain('#7a3018')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'safe')
})

test('who asks for contrast has the stronger palette in place of the usual one', async ({ host, page }) => {
  await page.goto(host.address())
  await button(page, 'home.settings').waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'railway')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'strong')
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await expect(page.locator('html')).toHaveAttribute('data-seats', 'strong')
})

test.describe('drawn finely', () => {
  test.use({ drawn: 'fine' })

  test('where the system chooses the colours, the drawn table lights what can be chosen in its own, and prints cards as ever', async ({
    host,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await onTheShelf(host, {
      game: 'transport',
      name: 'Forced',
      seats: ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const })),
      options: {},
      starter: 0,
      seed: 3,
      practice: true,
    })
    await goOn(page, host)
    await button(page, 'curtain.lift').click()
    await choices(page).first().waitFor()
    await page.waitForFunction(() => window.signalboxTable !== undefined)
    await atRest(page)
    /** How many pixels of the drawn table have a system colour, as the eye tells colours apart. */
    const pixelsOf = async (name: string): Promise<number> => {
      const shot = (await page.locator('main.table .host').screenshot()).toString('base64')
      return page.evaluate(
        async ([png, keyword]) => {
          const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height)
          const pen = canvas.getContext('2d')!
          pen.drawImage(image, 0, 0)
          const { data } = pen.getImageData(0, 0, image.width, image.height)
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = keyword
          const wanted = getComputedStyle(probe).color.match(/\d+/g)!.map(Number)
          probe.remove()
          let n = 0
          for (let at = 0; at < data.length; at += 4)
            if (wanted.slice(0, 3).every((part, i) => Math.abs(part - data[at + i]) < 24)) n++
          return n
        },
        [shot, name],
      )
    }
    await expect.poll(() => pixelsOf('Highlight'), { timeout: 60_000 }).toBeGreaterThan(200)
    await page.emulateMedia({ forcedColors: 'none' })
    await expect.poll(() => pixelsOf('Highlight'), { timeout: 60_000 }).toBeLessThan(50)
  })
})
