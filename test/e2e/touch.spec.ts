import type { CDPSession, Page } from '@playwright/test'
import { openClient } from '../../scripts/host.mjs'
import type { Ref } from '../../src-shared/core.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { atRest, goOn, onTheShelf, spot } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, confirm, rows, told, words } from './play.ts'

test.use({ hasTouch: true })

interface Finger {
  readonly x: number
  readonly y: number
}

/** Two fingers put down, moved in steps and lifted, as the system tells it to the browser. */
async function pinch(client: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const STEPS = 6
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
  await send('touchStart', from)
  for (let step = 1; step <= STEPS; step++)
    await send(
      'touchMove',
      from.map(({ x, y }, i) => ({ x: x + ((to[i].x - x) * step) / STEPS, y: y + ((to[i].y - y) * step) / STEPS })),
    )
  await send('touchEnd', [])
}

const scaleOf = (page: Page, ref: Ref): Promise<number> =>
  page.evaluate((wanted) => window.signalboxTable!.anchor(wanted)!.width, ref)

test('two fingers zoom the table about their middle and move it, and pick nothing', async ({ host, page, quiet }) => {
  await onTheShelf(host, {
    game: 'freight-express',
    name: 'By touch',
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Bot', player: 'random' },
    ],
    options: {},
    starter: 0,
    seed: 3,
    practice: true,
  })
  await goOn(page, host)
  await page.waitForFunction(() => window.signalboxTable !== undefined)
  await atRest(page)
  const station: Ref = { kind: 'station', id: 0 }
  const [before, wide] = [await spot(page, station), await scaleOf(page, station)]
  const client = await page.context().newCDPSession(page)
  const around = ({ x, y }: Finger, apart: number) => [
    { x: x - apart, y: y - apart },
    { x: x + apart, y: y + apart },
  ]
  await pinch(client, around(before, 30), around({ x: before.x + 60, y: before.y + 40 }, 60))
  await atRest(page)
  const after = await spot(page, station)
  expect((await scaleOf(page, station)) / wide).toBeCloseTo(2, 1)
  expect(Math.hypot(after.x - before.x - 60, after.y - before.y - 40)).toBeLessThan(3)
  await expect(page.locator('.pill')).toHaveCount(0)
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)
  expect(quiet).toEqual([])
})

/** What can be pressed and is smaller than a finger wants; what stands within a sentence is as large as its line. */
const TOO_SMALL = (): string[] => {
  const FINGER = 44 - 0.5
  const pressed = [...document.querySelectorAll<HTMLElement>('button, select, label:has(input), input[type="range"]')]
  return pressed
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]'),
    )
    .filter((one) => !one.closest('p') && getComputedStyle(one).clipPath === 'none')
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < FINGER || box.height < FINGER))
    .map(({ one, box }) => `${one.className} "${one.textContent?.trim()}" ${box.width} x ${box.height}`)
}

test('whatever a finger presses has room for it, and every table is played by finger', async ({
  host,
  page,
  quiet,
}) => {
  const client = await openClient(host.address())
  for (const game of GAME_IDS) {
    const seats = [
      { name: 'Ann', player: 'person' },
      { name: 'Ben', player: 'random' },
    ] as const
    const asked = { game, name: game, seats, options: {}, starter: 0, seed: 7, practice: false }
    expect(await client.ask('newGame', asked)).toMatchObject({ ok: true })
  }
  client.close()
  await host.restart()
  await page.goto(host.address())
  await button(page, 'home.continue').waitFor()
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  const small: string[] = []
  const look = async (screen: string) =>
    small.push(...(await page.evaluate(TOO_SMALL)).map((found) => `${screen}: ${found}`))
  await look('home')
  await button(page, 'home.settings').tap()
  await page.getByRole('heading', { level: 1, name: words('settings.title') }).waitFor()
  await look('settings')
  await button(page, 'common.home').tap()
  await page.locator('.ticket').first().tap()
  await button(page, 'new.start').waitFor()
  await look('new game')
  await button(page, 'common.home').tap()
  for (const game of GAME_IDS) {
    await button(page, 'home.continue').waitFor()
    const listed = page.locator('button.open').filter({ hasText: game })
    await listed
      .or(page.locator('article', { hasText: game }).getByRole('button', { name: words('home.continue') }))
      .first()
      .tap()
    await choices(page).first().waitFor()
    await look(game)
    const before = await told(page)
    await expect(async () => {
      const now = await rows(page)
      if (await confirm(page).isVisible()) await confirm(page).tap()
      else await choices(page).first().tap()
      await expect
        .poll(async () => (await told(page)) > before || (await rows(page)).join() !== now.join(), { timeout: 10_000 })
        .toBe(true)
      expect(await told(page)).toBeGreaterThan(before)
    }).toPass({ intervals: [0], timeout: 120_000 })
    await button(page, 'table.menu').tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('table.leave') })
      .tap()
  }
  expect(small).toEqual([])
  expect(quiet).toEqual([])
})
