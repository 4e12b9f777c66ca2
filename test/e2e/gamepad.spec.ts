import type { Locator, Page } from '@playwright/test'
import { annAgainst, goOn, onTheShelf } from './by-mouse.ts'
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

/** Milliseconds in which a slow machine gets there, or never does. */
const PATIENCE = 120_000

/** Goes on until the wished thing has the focus: along the list, or from thing to thing. */
async function goTo(page: Page, target: Locator, how: 'list' | 'things' = 'things'): Promise<void> {
  await target.first().waitFor()
  await expect(async () => {
    const way = await wayTo(target.first())
    if (way) await press(page, how === 'things' ? 'after' : way)
    expect(await wayTo(target.first())).toBeNull()
  }).toPass({ intervals: [0], timeout: PATIENCE })
}

/** Whether it lies before or after what has the focus; null = it has it. */
const wayTo = (target: Locator): Promise<'up' | 'down' | null> =>
  target.evaluate((element) => {
    const { activeElement } = document
    if (!activeElement || activeElement === element) return activeElement ? null : 'down'
    return element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? 'up' : 'down'
  })

test('a game is begun by gamepad', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await page.locator('.ticket').first().waitFor()
  await plugIn(page)
  await goTo(page, page.locator('.ticket').first())
  await press(page, 'confirm')
  await goTo(page, button(page, 'new.start'))
  await press(page, 'confirm')
  await choices(page).first().waitFor()
  expect(quiet).toEqual([])
})

test('a game is played by gamepad: what can be chosen, confirm, cancel, undo, menu', async ({ host, page, quiet }) => {
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'By gamepad'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  await plugIn(page)
  const before = await rows(page)
  const lines = await told(page)
  // A heading is opened and shut.
  const opens = choices(page)
    .filter({ hasText: words('freight.group.lay') })
    .first()
  await goTo(page, opens, 'list')
  await press(page, 'confirm')
  await expect.poll(() => rows(page)).not.toEqual(before)
  await press(page, 'cancel')
  await expect.poll(() => rows(page)).toEqual(before)
  // Down to a card, a place, how it is turned; then it is confirmed, and taken back.
  await goTo(page, opens, 'list')
  await press(page, 'confirm')
  await expect.poll(() => rows(page)).not.toEqual(before)
  await expect(async () => {
    const now = await rows(page)
    // What comes next may still be moving in: the first of it is gone to, wherever one is.
    await goTo(page, choices(page), 'list')
    await press(page, 'confirm')
    await expect.poll(async () => (await told(page)) > lines || (await rows(page)).join() !== now.join()).toBe(true)
    expect(await told(page)).toBeGreaterThan(lines)
  }).toPass({ intervals: [0], timeout: PATIENCE })
  await press(page, 'undo')
  await expect(button(page, 'table.redo').first()).toBeEnabled()
  const dialog = page.getByRole('dialog')
  // Over a dialog there is no menu: what is closed was the only one.
  await page.keyboard.press('b')
  await expect(dialog).toBeVisible()
  await press(page, 'menu')
  await press(page, 'cancel')
  await expect(dialog).toHaveCount(0)
  await press(page, 'menu')
  await expect(dialog).toBeVisible()
  await press(page, 'cancel')
  await expect(dialog).toHaveCount(0)
  expect(quiet).toEqual([])
})
