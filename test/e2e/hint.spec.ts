import type { Page } from '@playwright/test'
import type { GameId } from '../../src-shared/core.ts'
import type { Settings } from '../../src-shared/table.ts'
import { onTheShelf } from './by-mouse.ts'
import { expect, test, type Host } from './fixture.ts'
import { button, choices, nextAsked, words } from './play.ts'

const GAMES: readonly GameId[] = ['freight-express', 'first-class', 'transport']
const SEATS = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))

/** A game of two persons in which Ann chooses and has asked for a hint. */
async function hinted(page: Page, host: Host, game: GameId, settings: Partial<Settings> | null = null): Promise<void> {
  const made = { game, name: 'Hint', seats: SEATS, options: {}, starter: 0, seed: 30, practice: false }
  await onTheShelf(host, made, settings)
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await nextAsked(page)
  if (await page.locator('.curtain').isVisible()) await page.keyboard.press('Enter')
  await choices(page).first().waitFor()
  await page.keyboard.press('h')
  await expect(button(page, 'table.hint.play')).toBeFocused()
}

for (const game of GAMES)
  test(`in ${game} a hint is asked for by a key, seen on the table, and played by Enter as if it had been chosen`, async ({
    host,
    page,
    quiet,
  }) => {
    await hinted(page, host, game)
    const hint = page.getByRole('region', { name: words('table.hint') })
    await expect(hint.locator('.move').first()).toHaveAttribute('aria-pressed', 'true')

    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
    await expect(choices(page).first()).toBeVisible()
    await page.keyboard.press('h')
    await expect(button(page, 'table.hint.play')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(hint).toBeHidden()
    expect(quiet).toEqual([])
  })

declare global {
  /** The titles that stood in the column, and those in a picture laid over it, frame by frame. */
  var titles: { readonly said: string[]; readonly laidOver: string[] }
}

test('what is asked below a hint does not come up as the hint is played, before what it does is shown', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await hinted(page, host, 'freight-express', { confirm: 'undoEnds', speed: 'normal' })
  await page.evaluate(() => {
    globalThis.titles = { said: [], laidOver: [] }
    // Words that stay in one line are bound by other spaces.
    const titlesIn = (where: string) =>
      [...document.querySelectorAll(`${where} > .prompt h2`)].map(({ textContent }) => textContent.replace(/\s+/g, ' '))
    const look = () => {
      globalThis.titles.said.push(...titlesIn('.column'))
      globalThis.titles.laidOver.push(...titlesIn('.column > .still'))
      requestAnimationFrame(look)
    }
    look()
  })
  await page.keyboard.press('Enter')
  // What it does is shown, and its next step told.
  await page.waitForFunction(() => globalThis.titles.said.length > 0)
  await expect(page.getByRole('region', { name: words('table.hint') })).toBeVisible()
  const question = words('freight.prompt.act')
  const { said, laidOver } = await page.evaluate(() => globalThis.titles)
  expect(said).not.toContain(question)
  expect(laidOver).not.toContain(question)
  expect(quiet).toEqual([])
})

test('what plays a hint stays in sight however far its moves are scrolled, and however long its reasons are', async ({
  host,
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await hinted(page, host, 'first-class')
  const hint = page.getByRole('region', { name: words('table.hint') })
  const play = button(page, 'table.hint.play')
  await hint.evaluate((panel) => {
    panel.querySelector<HTMLElement>('.moves')!.style.minHeight = '900px'
    panel.scrollTop = panel.scrollHeight
  })
  await expect(play).toBeInViewport({ ratio: 1 })
  // A move that the focus comes to from below is not under it.
  const free = await hint.evaluate((panel) => {
    const move = panel.querySelector<HTMLElement>('.move')!
    move.focus()
    return move.getBoundingClientRect().top - panel.querySelector('.answer')!.getBoundingClientRect().bottom
  })
  expect(free).toBeGreaterThanOrEqual(0)
  await hint.evaluate((panel) => {
    panel.querySelector<HTMLElement>('.said')!.style.minHeight = '900px'
    panel.scrollTop = 0
  })
  await expect(play).toBeInViewport({ ratio: 1 })
  expect(quiet).toEqual([])
})

test('a hint asked for after the menu was shut has the focus, and Enter never opens the menu again', async ({
  host,
  page,
  quiet,
}) => {
  await hinted(page, host, 'freight-express')
  await page.keyboard.press('Escape')
  await button(page, 'table.menu').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'table.menu')).toBeFocused()
  await page.keyboard.press('h')
  await expect(page.getByRole('region', { name: words('table.hint') })).toBeVisible()
  await expect(button(page, 'table.menu')).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(quiet).toEqual([])
})

test('the timetable is of one height whatever is asked, and shows whole lines from the beginning of a turn or step on', async ({
  host,
  page,
  quiet,
}) => {
  const seats = [SEATS[0], { name: 'Ben', player: 'porter' as const }]
  const game = 'first-class'
  await onTheShelf(host, { game, name: 'Lines', seats, options: {}, starter: 1, seed: 30, practice: false })
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await nextAsked(page)
  const board = page.getByRole('region', { name: words('table.timetable') })
  const list = board.locator('.groups')
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ]) {
    await page.setViewportSize({ width, height })
    // In lines of twenty: five at least.
    const high = () => list.evaluate((one) => one.clientHeight / 20)
    await expect.poll(async () => Number.isInteger(await high())).toBe(true)
    expect(await high()).toBeGreaterThanOrEqual(5)
    const begins = () =>
      list.evaluate((one) => {
        const { top } = one.getBoundingClientRect()
        const rows = [...one.querySelectorAll('.head, .line')].map((row) => row.getBoundingClientRect())
        return rows.some((row) => Math.abs(row.top - top) < 1)
      })
    await expect.poll(begins).toBe(true)
    const stands = await board.boundingBox()
    // One thing is chosen: what it would bring is told above fewer choices.
    await choices(page).first().click()
    await expect(choices(page).first()).toBeVisible()
    expect(await board.boundingBox()).toEqual(stands)
    await page.keyboard.press('Escape')
  }
  expect(quiet).toEqual([])
})

test('while a hint is looked for the choices stay, and one plays on by them', async ({ host, page, quiet }) => {
  await onTheShelf(host, {
    game: 'transport',
    name: 'Meanwhile',
    seats: SEATS,
    options: {},
    starter: 0,
    seed: 30,
    practice: false,
  })
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await nextAsked(page)
  if (await page.locator('.curtain').isVisible()) await page.keyboard.press('Enter')
  await choices(page).first().waitFor()
  const before = await choices(page).count()
  // Both in one go: nothing can be found between them.
  const kept = await page.evaluate(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
    await new Promise(requestAnimationFrame)
    return [
      document.querySelector('.hint.looking') !== null,
      document.querySelectorAll('nav.choices li button:not(.still *)').length,
    ]
  })
  expect(kept).toEqual([true, before])
  await choices(page).first().click()
  await expect(page.locator('.hint')).toBeHidden()
  expect(quiet).toEqual([])
})

test('the moves have the room of the timetable, in a small window of how long was looked too, and fade where they go on', async ({
  host,
  page,
  quiet,
}) => {
  await hinted(page, host, 'transport')
  const hint = page.getByRole('region', { name: words('table.hint') })
  await expect(page.locator('.column > .board')).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 500 })
  await expect(hint.locator('.looked')).toBeHidden()
  await expect(page.locator('.column > .board')).toBeHidden()
  const fade = () => hint.evaluate((one) => getComputedStyle(one).getPropertyValue('--fade'))
  await expect.poll(fade).toBe('28px')
  await hint.evaluate((one) => one.scrollTo(0, one.scrollHeight))
  await expect.poll(fade).toBe('0px')
  expect(quiet).toEqual([])
})

test('a turn of a bot in the timetable says why it was played so', async ({ host, page, quiet }) => {
  const seats = [SEATS[0], { name: 'Ben', player: 'porter' as const }]
  await onTheShelf(host, { game: 'transport', name: 'Why', seats, options: {}, starter: 1, seed: 30, practice: false })
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await nextAsked(page)
  const turn = page
    .locator('.groups > li')
    .filter({ has: page.locator('button.head') })
    .first()
  if ((await turn.locator('button.head').getAttribute('aria-expanded')) === 'false')
    await turn.locator('button.head').click()
  const why = turn.getByRole('button', { name: words('why.ask.of').replace('{name}', 'Ben') })
  await why.waitFor()
  // It takes no line of its own: it stands beside the first step, and over none of its words.
  const [asks, step] = [await why.boundingBox(), await turn.locator('.line').first().boundingBox()]
  expect(asks!.y).toBeCloseTo(step!.y, 0)
  expect(asks!.x).toBeGreaterThanOrEqual(step!.x + step!.width)
  await why.click()
  await expect(turn.getByRole('status')).toContainText('.')
  for (const empty of [words('why.later'), words('why.hidden', { who: 'Ben' })])
    await expect(turn.getByRole('status')).not.toContainText(empty)
  expect(quiet).toEqual([])
})
