import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { button, choices, rows, told, words } from './play.ts'

/** Buttons of the standard layout, as `src-renderer/gamepad.ts` has them. */
const BUTTON = { confirm: 0, cancel: 1, undo: 2, after: 5, menu: 9, down: 13, up: 12 } as const

/** A gamepad of our own: the browser's is not to be had without a hand. */
async function plugIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pad = { buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0] }
    Object.assign(window, { pad })
    navigator.getGamepads = () => [pad as unknown as Gamepad]
    window.dispatchEvent(new Event('gamepadconnected'))
  })
}

/** Pressed for some frames and let go for some: each is looked at once a frame. */
async function press(page: Page, button: keyof typeof BUTTON): Promise<void> {
  await page.evaluate(async (at) => {
    const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } }
    const frames = async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
    }
    pad.buttons[at].pressed = true
    await frames()
    pad.buttons[at].pressed = false
    await frames()
  }, BUTTON[button])
}

/** Goes on until the wished thing has the focus. */
async function goTo(page: Page, target: ReturnType<typeof button>, by: 'after' | 'down' = 'after'): Promise<void> {
  await target.first().waitFor()
  await expect(async () => {
    if (!(await target.first().evaluate((element) => element === document.activeElement))) await press(page, by)
    expect(await target.first().evaluate((element) => element === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}

test('a game is begun and played by gamepad: what can be chosen, confirm, cancel, undo, menu', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await page.locator('.ticket').first().waitFor()
  await plugIn(page)
  await goTo(page, page.locator('.ticket').first())
  await press(page, 'confirm')
  await goTo(page, button(page, 'new.start'))
  await press(page, 'confirm')
  await choices(page).first().waitFor()
  const before = await rows(page)
  const lines = await told(page)
  // A heading is opened and shut.
  const opens = choices(page)
    .filter({ hasText: words('freight.group.lay') })
    .first()
  await goTo(page, opens, 'down')
  await press(page, 'confirm')
  await expect.poll(() => rows(page)).not.toEqual(before)
  await press(page, 'cancel')
  await expect.poll(() => rows(page)).toEqual(before)
  // Down to a card, a place, how it is turned; then it is confirmed, and taken back.
  await goTo(page, opens, 'down')
  await expect(async () => {
    const now = await rows(page)
    await press(page, 'confirm')
    await expect
      .poll(async () => (await told(page)) > lines || (await rows(page)).join() !== now.join(), { timeout: 5000 })
      .toBe(true)
    expect(await told(page)).toBeGreaterThan(lines)
  }).toPass({ intervals: [0] })
  await press(page, 'undo')
  await expect(button(page, 'table.redo').first()).toBeEnabled()
  await press(page, 'menu')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await press(page, 'cancel')
  await expect(menu).toHaveCount(0)
  expect(quiet).toEqual([])
})
