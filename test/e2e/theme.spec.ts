import { atRest } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'

/**
 * Keeps every picture that the page makes out of vector art, with how often it was made, and how many are in the
 * making.
 */
const COUNTING = `
  globalThis.pictures = new Map()
  globalThis.making = 0
  const decode = HTMLImageElement.prototype.decode
  HTMLImageElement.prototype.decode = function () {
    making++
    return decode.call(this).finally(() => making--)
  }
  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  Object.defineProperty(HTMLImageElement.prototype, 'src', { ...src, set(to) {
    if (to.startsWith('data:image/svg'))
      // Several lie on one sheet, each with its number on it before the names that it uses.
      for (const picture of decodeURIComponent(to).split(/<svg x="\\d+" y="\\d+" /).slice(1)) {
        const alone = picture.replace(/(<\\/svg>)+$/, '').replace(/\\bsheet\\d+-/g, '')
        pictures.set(alone, (pictures.get(alone) ?? 0) + 1)
      }
    src.set.call(this, to)
  } })
`
const MADE = `({ different: pictures.size, twice: [...pictures.values()].filter((times) => times > 1).length })`

test.use({ drawn: 'fine' })

test('the theme follows the system, and each picture is made once for it and for each step of zoom', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(COUNTING)
  await page.goto(host.address())
  await page.locator('.ticket').first().waitFor()
  // Whoever asked for less motion sees the other theme at once, without colours that run through every level.
  const running = await page.evaluate(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    root.dataset.theme = 'night'
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition).length
    root.dataset.theme = before
    return transitions
  })
  expect(running).toBe(0)
  await page.locator('.ticket').first().click()
  await button(page, 'new.start').click()
  await choices(page).first().waitFor()
  const made = () => page.evaluate<{ different: number; twice: number }>(MADE)
  /** Until nothing is in the making and nothing moves any more: how many there are. */
  const settled = async () => {
    for (let before = -1; before !== (await made()).different;) {
      before = (await made()).different
      await page.waitForFunction('making === 0')
      await atRest(page)
    }
    return (await made()).different
  }
  const zoom = (key: 'table.zoomIn' | 'table.zoomOut') => page.getByRole('button', { name: words(key) }).click()

  const byDay = await settled()
  expect(byDay).toBeGreaterThan(10)
  for (let n = 0; n < 4; n++) await zoom('table.zoomIn')
  const near = await settled()
  expect(near).toBeGreaterThan(byDay)
  for (let n = 0; n < 4; n++) await zoom('table.zoomOut')
  for (let n = 0; n < 4; n++) await zoom('table.zoomIn')
  expect(await settled()).toBe(near)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  const byNight = await settled()
  expect(byNight).toBeGreaterThan(near)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  expect(await settled()).toBe(byNight)
  expect((await made()).twice).toBe(0)
})
