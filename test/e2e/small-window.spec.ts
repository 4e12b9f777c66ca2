import type { Page } from '@playwright/test'
import { openClient } from '../../scripts/host.mjs'
import { CUT_LABELS } from '../../scripts/cut-labels.mjs'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { QUICK, setTo } from './by-mouse.ts'
import { axeFinds } from './axe-finds.ts'
import type { Host } from './fixture.ts'
import { expect, test } from './fixture.ts'
import { button, choices, fontsCame, words } from './play.ts'
import { finished, nearlyOver, onTheShelfAs } from './saved.ts'

/**
 * The smallest window that the app allows, and a window of 1280 x 800 whose page is zoomed to 200 %; and the smallest
 * with the largest text.
 */
const WINDOWS = [
  { width: 800, height: 560, textSize: 100 },
  { width: 640, height: 400, textSize: 100 },
  { width: 800, height: 560, textSize: 200 },
] as const

for (const { textSize, ...viewport } of WINDOWS)
  test(`in a window of ${viewport.width} x ${viewport.height} with text at ${textSize} % nothing is cut off, and axe finds nothing serious`, async ({
    page,
    host,
    quiet,
  }) => {
    await page.setViewportSize(viewport)
    const client = await openClient(host.address())
    for (const game of GAME_IDS) {
      const seats = [
        { name: 'Ann', player: 'person' },
        { name: 'Ben', player: 'person' },
      ] as const
      const asked = { game, name: game, seats, options: {}, starter: 0, seed: 7, practice: false }
      expect(await client.ask('newGame', asked)).toMatchObject({ ok: true })
    }
    expect(await client.ask('setSettings', { ...QUICK, textSize })).toMatchObject({ ok: true })
    client.close()
    await host.restart()
    const found: string[] = []
    const look = async (screen: string) => {
      await fontsCame(page)
      found.push(...(await axeFinds(page, screen)))
      found.push(...(await page.evaluate<string[]>(CUT_LABELS)).map((label) => `${screen}: ${label}`))
    }
    await page.goto(host.address())
    await button(page, 'home.continue').waitFor()
    await page.locator('.ways [data-way]').or(page.locator('.ways button')).nth(2).waitFor()
    await look('home')
    await button(page, 'home.settings').click()
    await page.locator('main.screen .body').waitFor()
    await look('settings')
    await page.keyboard.press('Escape')
    for (const [n, game] of GAME_IDS.entries()) {
      await page.locator('.ticket').nth(n).click()
      await button(page, 'new.start').waitFor()
      await look(`new game of ${game}`)
      await page.keyboard.press('Escape')
      await button(page, 'home.continue').waitFor()
    }
    for (const game of GAME_IDS) {
      const listed = page
        .locator('button.open')
        .filter({ hasText: game })
        .or(page.locator('article', { hasText: game }).locator('button.primary'))
      await listed.first().click()
      await button(page, 'curtain.lift').waitFor()
      await look(`curtain of ${game}`)
      await button(page, 'curtain.lift').click()
      await choices(page).first().waitFor()
      await page.waitForFunction(() => window.signalboxTable !== undefined)
      await look(`table of ${game}`)
      // The drawer gives the words more room.
      await page.keyboard.press('l')
      await expect(page.locator('main.table')).toHaveClass(/drawer/)
      await look(`table of ${game}, drawer`)
      await page.keyboard.press('l')
      if (game === 'first-class') {
        await page.keyboard.press('h')
        await expect(button(page, 'table.hint.play')).toBeFocused()
        await look('hint')
        await page.keyboard.press('Escape')
      }
      await button(page, 'table.menu').click()
      await button(page, 'table.leave').click()
      await button(page, 'home.continue').waitFor()
    }
    expect(found).toEqual([])
    expect(quiet).toEqual([])
  })

test('in a window of 1024 x 700 with the largest text no button of a band or a foot is cut or lies over another', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await onTheShelfAs(host, finished('first-class'))
  const client = await openClient(host.address())
  const seats = [
    { name: 'Ann', player: 'person' },
    { name: 'Ben', player: 'person' },
  ] as const
  const asked = { game: 'first-class', name: 'Open', seats, options: {}, starter: 0, seed: 7, practice: false } as const
  expect(await client.ask('newGame', asked)).toMatchObject({ ok: true })
  await client.ask('setSettings', { ...QUICK, textSize: 200 })
  client.close()
  await host.restart()
  const ofBands = page.locator('header:visible button, .footer:visible button')
  const apart = async (screen: string) => {
    await fontsCame(page)
    const boxes = await ofBands.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length, screen).toBeGreaterThan(2)
    for (const [i, box] of boxes.entries()) {
      expect(box.right, screen).toBeLessThanOrEqual(1024)
      const over = boxes
        .slice(i + 1)
        .filter((other) => other.left < box.right - 1 && box.left < other.right - 1 && other.top < box.bottom - 1)
        .filter((other) => box.top < other.bottom - 1)
      expect(over, screen).toEqual([])
    }
  }
  await page.goto(host.address())
  await button(page, 'home.continue').waitFor()
  await page.locator('.ticket').first().click()
  await button(page, 'new.start').waitFor()
  await apart('new game')
  await page.keyboard.press('Escape')
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  await apart('table')
  await button(page, 'table.menu').click()
  await button(page, 'table.leave').click()
  await page.locator('button.open').first().click()
  await button(page, 'score.rematch').waitFor()
  await apart('score')
})

test('in a window of 1024 x 700 the chart and all key moments of a score sheet stand above its foot', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await onTheShelfAs(host, finished('freight-express'))
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  await page.locator('.moments li').first().waitFor()
  await fontsCame(page)
  const body = page.locator('main.screen > .body')
  expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
})

async function savedGamesWhole(page: Page, host: Host, width: number, height: number) {
  await page.setViewportSize({ width, height })
  const client = await openClient(host.address())
  for (const seed of [1, 2, 3]) {
    const seats = [{ name: 'Ann', player: 'person' } as const, { name: 'Ben', player: 'person' } as const]
    const asked = {
      game: 'transport',
      name: `No ${seed}`,
      seats,
      options: {},
      starter: 0,
      seed,
      practice: false,
    } as const
    expect(await client.ask('newGame', asked)).toMatchObject({ ok: true })
  }
  client.close()
  await host.restart()
  await page.goto(host.address())
  await expect(page.locator('.list button.open')).toHaveCount(2)
  await page.locator('.ways button').nth(2).waitFor()
  await fontsCame(page)
  const list = page.locator('.list')
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
}

test('in a window of 1280 x 800 the first screen shows two saved games whole', ({ page, host }) =>
  savedGamesWhole(page, host, 1280, 800))

test('in a window of 1024 x 700 the first screen shows two saved games whole', ({ page, host }) =>
  savedGamesWhole(page, host, 1024, 700))

test('in a window of 1280 x 800 a new game of four seats shows all there is to choose without scrolling', async ({
  page,
  host,
  quiet,
}) => {
  await page.goto(host.address())
  for (const game of GAME_IDS) {
    await page.locator('.ticket').nth(GAME_IDS.indexOf(game)).click()
    await button(page, 'new.start').waitFor()
    const seats = page.locator('main.new li.surface')
    while ((await seats.count()) < 4) await button(page, 'new.seat.add').click()
    if (game === 'freight-express') await page.getByText(words('new.special.advanced'), { exact: true }).click()
    await fontsCame(page)
    const body = page.locator('main.new .body')
    expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight), game).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.locator('.ticket').first().waitFor()
  }
  expect(quiet).toEqual([])
})

test('in a window of 1280 x 800 all that can be done is seen under a long question, and the timetable gives way for it', async ({
  page,
  host,
  quiet,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const client = await openClient(host.address())
  const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
  const game = 'freight-express' as const
  const asked = { game, name: 'Long', seats, options: {}, starter: 0, seed: 7, practice: false }
  expect(await client.ask('newGame', asked)).toMatchObject({ ok: true })
  client.close()
  await host.restart()
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  const [list, board] = [page.locator('.column > .choices'), page.locator('.column > .board')]
  const usual = (await board.boundingBox())!.height
  /** A question that is one line longer each time. */
  const longer = async () => {
    await page.locator('.column > .prompt').evaluate((one: HTMLElement) => {
      one.style.minHeight = `${one.offsetHeight + 16}px`
    })
    return (await board.boundingBox())!.height
  }
  await expect.poll(longer, { intervals: [50] }).toBeLessThan(usual)
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  expect(quiet).toEqual([])
})

test('in a window of 1280 x 800 a long answer and its cancel stay in the column, each with its key', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await onTheShelfAs(host, nearlyOver('freight-express', 'person'))
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  // Whatever ends the turn is asked about.
  await choices(page).last().click()
  await page.locator('.answer .word:has(svg)').evaluate((word) => {
    word.lastChild!.textContent = 'Refill and end the game'
  })
  const row = (await page.locator('.answer').boundingBox())!
  for (const one of await page.locator('.answer .button').all()) {
    const [box, key] = [(await one.boundingBox())!, (await one.locator('kbd').boundingBox())!]
    expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width + 1)
    expect(key.y + key.height).toBeLessThanOrEqual(box.y + box.height)
  }
})

test('in German no button of the score sheet is cut, and a rematch begins without a form', async ({
  page,
  host,
  quiet,
}) => {
  await onTheShelfAs(host, finished('transport'))
  await setTo(host, { language: 'de' })
  await page.goto(host.address())
  await page.locator('button.open').first().click()
  const foot = page.locator('.footer button')
  await foot.last().waitFor()
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 700 })
    await fontsCame(page)
    const ends = () => foot.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(width)
  }
  await foot.last().click()
  await expect(page.locator('main.table')).toBeVisible()
  expect(quiet).toEqual([])
})
