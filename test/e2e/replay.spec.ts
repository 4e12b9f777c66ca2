import type { Locator, Page } from '@playwright/test'
import { openClient } from '../../scripts/host.mjs'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Host } from './fixture.ts'
import { expect, test } from './fixture.ts'
import { asked, button, choices, confirm, enter, rows, told, words } from './play.ts'

const person = (name: string): SeatInfo => ({ name, player: 'person' })
const bot = (name: string): SeatInfo => ({ name, player: 'random' })

/** Begins a game through the bridge and comes in as a person would. */
async function comeIn(host: Host, page: Page, seats: readonly SeatInfo[], practice = false): Promise<void> {
  const client = await openClient(host.address())
  const made = await client.ask('newGame', {
    game: 'freight-express',
    name: 'Looking back',
    seats,
    options: {},
    starter: 0,
    seed: 3,
    practice,
  })
  if (!made.ok) throw new Error(made.fault.code)
  await client.ask('leaveTable', { slot: made.value.table.slot })
  client.close()
  await host.restart()
  await page.goto(host.address())
  await button(page, 'home.continue').click()
}

/** Takes the last row, where ending the turn stands, and gives it. */
async function takeLast(page: Page): Promise<void> {
  const before = await told(page)
  await choices(page).last().click()
  await confirm(page).click()
  await expect.poll(async () => (await asked(page)) === 'curtain' || (await told(page)) > before).toBe(true)
}

/** Nothing of these is on the drawn table: they are quick without it. */
async function withoutCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
    Object.defineProperty(globalThis, 'OffscreenCanvas', { value: undefined })
  })
}

const line = (page: Page): Locator => page.getByRole('slider', { name: words('replay.line') })
const log = (page: Page): Locator =>
  page
    .getByRole('region', { name: words('table.timetable') })
    .getByRole('listitem')
    .getByRole('button')

test('with the mouse: a line of the log shows the table as it was, steps lead on, and there is a way back to now', async ({
  host,
  page,
  quiet,
}) => {
  await comeIn(host, page, [person('Ann'), bot('Ben')])
  await takeLast(page)
  await expect(choices(page).first()).toBeVisible()
  const now = await rows(page)
  await expect(log(page).first().locator('.look')).toBeHidden()
  await log(page).first().hover()
  // What a click does is seen before it is done.
  await expect(log(page).first().locator('.look')).toBeVisible()
  await log(page).first().click()
  await expect(line(page)).toBeVisible()
  await expect(choices(page)).toHaveCount(0)
  await expect(line(page)).toHaveValue('0')
  await button(page, 'replay.next').click()
  await expect(line(page)).toHaveValue('1')
  await button(page, 'replay.last').click()
  await expect(line(page)).not.toHaveValue('1')
  await button(page, 'replay.first').click()
  // The deck of a game that runs would be seen in another one.
  await expect(button(page, 'replay.playOn')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'replay.now').click()
  await expect.poll(() => rows(page)).toEqual(now)
  expect(quiet.filter((said) => !said.includes('WebSocket'))).toEqual([])
})

test('with the keyboard: replay is come to, stepped through, played on from, and left', async ({ host, page }) => {
  await comeIn(host, page, [person('Ann'), bot('Ben')], true)
  await takeLast(page)
  await expect(choices(page).first()).toBeVisible()
  await enter(page, button(page, 'replay.open'))
  await expect(line(page)).toHaveValue('0')
  // Space plays at once.
  await expect(page.locator('.scrubber .play')).toBeFocused()
  await page.keyboard.press('End')
  await expect(line(page)).not.toHaveValue('0')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Home')
  await expect(line(page)).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveCount(0)
  await enter(page, button(page, 'replay.open'))
  await enter(page, button(page, 'replay.playOn'))
  await expect(page.getByRole('heading', { name: 'Looking back 2', includeHidden: true })).toHaveCount(1)
  await expect(choices(page).first()).toBeVisible()
})

test('a bot takes the seat of one who is absent, under the curtain, and gives it back', async ({ host, page }) => {
  await withoutCanvas(page)
  await comeIn(host, page, [person('Ann'), person('Ben')])
  await button(page, 'curtain.lift').click()
  await takeLast(page)
  await expect(button(page, 'curtain.lift')).toBeVisible()
  await button(page, 'curtain.menu').click()
  const bens = page.getByRole('radiogroup', { name: words('menu.kind', { name: 'Ben' }) })
  const stands = () => page.getByRole('heading', { name: words('menu.game'), exact: true }).boundingBox()
  await bens.waitFor()
  // The sheet rises as it comes: it is measured where it stays.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const stood = await stands()
  await bens.getByText(words('seat.bot')).click()
  await expect(page.getByRole('radiogroup', { name: words('menu.level', { name: 'Ben' }) })).toBeVisible()
  expect(await stands()).toEqual(stood)
  await button(page, 'menu.backToTable').click()
  await expect(button(page, 'curtain.lift')).toHaveCount(0)
  await expect(choices(page).first()).toBeVisible()
  await button(page, 'table.menu').click()
  await page.getByRole('button', { name: words('menu.rename', { name: 'Ben' }) }).click()
  await page.getByRole('textbox', { name: words('menu.name') }).fill('Bea')
  await page.keyboard.press('Enter')
  await page
    .getByRole('radiogroup', { name: words('menu.kind', { name: 'Bea' }) })
    .getByText(words('seat.person'))
    .click()
  await page.keyboard.press('Escape')
  await expect(log(page).filter({ hasText: words('command.personSat', { name: 'Bea' }) })).toHaveCount(1)
})

test('where undo ends the other is asked, refuses, and agrees when asked again', async ({ host, page }) => {
  await withoutCanvas(page)
  await comeIn(host, page, [person('Ann'), person('Ben')])
  await button(page, 'curtain.lift').click()
  await takeLast(page)
  const wish = async () => {
    await page.getByRole('button', { name: words('back.offer', { name: 'Ann' }) }).click()
    await button(page, 'back.ask').click()
    await expect(page.getByRole('heading', { name: words('consent.asked', { name: 'Ben', by: 'Ann' }) })).toBeVisible()
  }
  await wish()
  await button(page, 'consent.no').click()
  await expect(button(page, 'curtain.lift')).toBeVisible()
  await wish()
  // The second of a double click is no answer of whoever is asked next.
  await button(page, 'consent.yes').dispatchEvent('click', { detail: 2 })
  await button(page, 'consent.yes').click()
  await expect(page.getByRole('heading', { name: words('curtain.turn', { name: 'Ann' }) })).toBeVisible()
  await button(page, 'curtain.lift').click()
  await expect(log(page).filter({ hasText: words('command.refused', { name: 'Ben' }) })).toHaveCount(1)
  await expect(choices(page).first()).toBeVisible()
})
