import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annAgainst, goOn, onTheShelf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, nextAsked, sure, take, told, words } from './play.ts'
import type { Page } from '@playwright/test'
import { UNKNOWN } from '../../src-shared/core.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import type { TableUpdate } from '../../src-shared/table.ts'

/** From the first page to a new game with these seats: so many people, the rest bots. */
async function newGame(page: Page, people: number): Promise<void> {
  await button(page, 'home.new').first().click()
  for (const letter of ['A', 'B', 'C'].slice(0, people)) {
    await page
      .getByRole('radiogroup', { name: words('new.seat.kind', { letter }) })
      .getByText(words('seat.person'))
      .click()
  }
  await button(page, 'new.start').click()
}

/** Takes the first choice that leads on, to its end. */
async function takeOne(page: Page): Promise<number> {
  await choices(page).first().waitFor()
  const before = await told(page)
  let came = await take(page, choices(page).first())
  while (came === 'deeper') came = await take(page, choices(page).first())
  if (came === 'asked') await sure(page)
  await expect.poll(() => told(page)).toBeGreaterThan(before)
  return told(page)
}

test('a game closed in the middle is found again, its curtain down, and goes on', async ({ host, page, quiet }) => {
  const people = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
  await onTheShelf(host, { ...annAgainst([], 'freight-express', 'In the middle'), seats: people })
  await goOn(page, host)
  await button(page, 'curtain.lift').click()
  const lines = await takeOne(page)

  await host.restart('SIGKILL')
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await expect(button(page, 'curtain.lift')).toBeVisible()
  await button(page, 'curtain.lift').click()
  await expect(choices(page).first()).toBeVisible()
  expect(await told(page)).toBeGreaterThanOrEqual(lines)
  expect(quiet.filter((line) => !line.includes('WebSocket'))).toEqual([])
})

test('a table that was turned by hand is left, and lies so when the game is opened anew', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelf(host, annAgainst(['porter', 'porter'], 'transport', 'Turned'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  await button(page, 'table.turnTable').click()
  await button(page, 'table.upright').waitFor()
  await button(page, 'table.menu').click()
  await button(page, 'table.leave').click()
  await button(page, 'home.continue').waitFor()
  await page.goto('about:blank')
  await host.restart()
  await goOn(page, host)
  await button(page, 'table.upright').waitFor()
  expect(quiet).toEqual([])
})

test('a reload comes back to the table with the curtain down', async ({ host, page }) => {
  await page.goto(host.address())
  await newGame(page, 2)
  await button(page, 'curtain.lift').click()
  await expect(choices(page).first()).toBeVisible()
  await page.reload()
  await expect(button(page, 'curtain.lift')).toBeVisible()
  await expect(choices(page)).toHaveCount(0)
})

/** Every table the page is sent from now on, in beats and pictures too. */
function tablesSentTo(page: Page): TableUpdate[] {
  const updates: TableUpdate[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { result, notice } = JSON.parse(String(payload)) as {
        result?: { value?: Partial<TableUpdate> }
        notice?: { update?: TableUpdate }
      }
      const update = result?.value?.table ? (result.value as TableUpdate) : notice?.update
      if (update) updates.push(update)
    }),
  )
  return updates
}

/** Every hand an update shows, of every seat, in its picture and in those of its beats. */
const handsIn = ({ table, beats }: TableUpdate): number[] =>
  [table.view, ...beats.map((beat) => beat.view)].flatMap((view) =>
    (view as FreightView).seats.flatMap((seat) => [...seat.hand]),
  )

/** Takes the last row of the list, where ending the turn stands, until the curtain falls. */
async function endTurn(page: Page): Promise<void> {
  while ((await nextAsked(page)) !== 'curtain') {
    if ((await take(page, choices(page).last())) === 'asked') await sure(page)
  }
}

test('between two people the curtain falls, and nothing of a hand is in the page until it is lifted', async ({
  host,
  page,
  quiet,
}) => {
  const updates = tablesSentTo(page)
  await page.goto(host.address())
  await newGame(page, 2)
  await expect(button(page, 'curtain.lift')).toBeVisible()
  expect(updates.length).toBeGreaterThan(0)
  expect(updates.flatMap(handsIn).filter((card) => card >= 0)).toEqual([])

  await button(page, 'curtain.lift').click()
  await expect(choices(page).first()).toBeVisible()
  const first = updates.at(-1)!
  const seat = first.table.viewer as number
  const hand = (first.table.view as FreightView).seats[seat]!.hand
  expect(hand.length).toBeGreaterThan(3)
  expect(hand.every((card) => card >= 0)).toBe(true)

  await endTurn(page)
  const down = updates.filter(({ table }) => table.curtain?.seat === 1 - seat)
  expect(down.length).toBeGreaterThan(0)
  expect(down.map(({ table }) => table.viewer)).toEqual(down.map(() => 'onlooker'))
  expect(down.flatMap(handsIn).filter((card) => card >= 0)).toEqual([])
  await expect(choices(page)).toHaveCount(0)
  // What the rival did is one sentence, and the ticket with its lever lies within the window.
  const { turn } = first.table.status
  await expect(page.locator('.ticket li .turn').getByText(String(turn), { exact: true })).toHaveCount(1)
  for (const part of ['.ticket', '.ticket .right > svg', '.ticket .right > button'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })

  await button(page, 'curtain.lift').click()
  await expect(choices(page).first()).toBeVisible()
  const { table } = updates.at(-1)!
  expect(table.viewer).toBe(1 - seat)
  expect((table.view as FreightView).seats[seat]!.hand.every((card) => card === UNKNOWN)).toBe(true)
  expect(quiet).toEqual([])
})

test('language and theme change at once and are kept', async ({ host, page }) => {
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await page.getByText('Deutsch', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByText('Nederlands', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await background()
  await page.getByText('Nacht', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect.poll(background).not.toBe(day)
  // The window shows it before the host has kept it.
  await expect.poll(() => readFileSync(join(host.folder, 'settings.json'), 'utf8')).toContain('night')

  await host.restart()
  await page.goto(host.address())
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
})

test('without WebGL the table says so and is played through its list', async ({ host, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
    Object.defineProperty(globalThis, 'OffscreenCanvas', { value: undefined })
    Object.defineProperty(navigator, 'gpu', { value: undefined })
  })
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'Without a canvas'))
  await goOn(page, host)
  await expect(page.getByText(words('table.noCanvas'))).toBeVisible()
  await takeOne(page)
})

test('with its fonts missing the game is drawn and played all the same', async ({ host, page }) => {
  await page.route(/\.woff2?$/, (route) => route.abort())
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'Without fonts'))
  await page.goto(host.address())
  await expect(page.getByText(words('fault.fonts'))).toBeVisible()
  await button(page, 'home.continue').click()
  await expect(page.locator('canvas')).toBeVisible()
  await takeOne(page)
})

test('a host that has gone is told in a sentence', async ({ host, page }) => {
  await page.goto(host.address())
  await expect(button(page, 'home.settings')).toBeVisible()
  await host.restart('SIGKILL')
  await expect(
    page
      .getByText(/Signalbox/)
      .filter({ hasText: words('fault.disconnected').slice(0, 20) })
      .first(),
  ).toBeVisible()
})
