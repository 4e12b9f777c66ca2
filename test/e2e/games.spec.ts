import type { Page } from '@playwright/test'
import { dice, openClient } from '../../scripts/host.mjs'
import type { GameId } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Host } from './fixture.ts'
import { seedFor } from '../seed.ts'
import { expect, test } from './fixture.ts'
import { nearlyOver, onTheShelfAs } from './saved.ts'
import { button, choices, sure, take, told, words } from './play.ts'

const people: SeatInfo[] = [
  { name: 'Ann', player: 'person' },
  { name: 'Ben', player: 'person' },
]

/** Makes games through the bridge, the last one the latest; then comes in as a person would. */
async function comeIn(host: Host, page: Page, ...names: string[]): Promise<void> {
  const client = await openClient(host.address())
  for (const name of names) {
    const made = await client.ask('newGame', {
      game: 'freight-express',
      name,
      seats: people,
      options: {},
      starter: 0,
      seed: 3,
      practice: false,
    })
    if (!made.ok) throw new Error(made.fault.code)
    await client.ask('leaveTable', { slot: made.value.table.slot })
  }
  client.close()
  await host.restart()
  await page.goto(host.address())
}

/** The list alone: what is asked of a person is the same, and no card need be painted. */
const undrawn = (page: Page) => page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))

const more = (page: Page, name: string) =>
  page.getByRole('button', { name: words('home.actions', { name }), exact: true })
const named = (page: Page, name: string) => page.getByText(name, { exact: true })

test('a saved game is renamed, annotated, copied, deleted and brought back', async ({ host, page, quiet }) => {
  await comeIn(host, page, 'Older', 'Rainy Sunday')
  await more(page, 'Older').click()
  await button(page, 'home.rename').click()
  await page.getByRole('textbox', { name: words('home.rename.label') }).fill('Wet Monday')
  await button(page, 'home.rename.save').click()
  await expect(named(page, 'Wet Monday')).toBeVisible()
  await expect(named(page, 'Older')).toHaveCount(0)

  await more(page, 'Wet Monday').click()
  await button(page, 'home.note').click()
  const note = page.getByRole('textbox', { name: words('home.note.label', { name: 'Wet Monday' }) })
  await expect(note).toBeFocused()
  await note.fill('Ben owes us a cake')
  await button(page, 'home.note.save').click()
  await expect(named(page, 'Ben owes us a cake')).toBeVisible()

  await more(page, 'Wet Monday').click()
  await button(page, 'home.duplicate').click()
  await expect(named(page, 'Wet Monday 2')).toBeVisible()

  await more(page, 'Wet Monday').click()
  await button(page, 'home.delete').click()
  await expect(named(page, 'Wet Monday')).toHaveCount(0)
  await button(page, 'home.restore').click()
  await expect(named(page, 'Wet Monday')).toBeVisible()

  // And all of it is so on the disk.
  await host.restart()
  await page.goto(host.address())
  for (const name of ['Rainy Sunday', 'Wet Monday', 'Wet Monday 2']) await expect(named(page, name)).toBeVisible()
  await expect(named(page, 'Ben owes us a cake').first()).toBeVisible()
  expect(quiet.filter((line) => !line.includes('WebSocket'))).toEqual([])
})

test('a game is given up at the table: it is asked about, lies with the deleted ones and comes back', async ({
  host,
  page,
  quiet,
}) => {
  await undrawn(page)
  await comeIn(host, page, 'Hopeless')
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  await button(page, 'table.menu').click()
  await button(page, 'menu.giveUp').click()
  await button(page, 'giveUp.keep').click()
  await button(page, 'menu.giveUp').click()
  await button(page, 'giveUp.do').click()
  await expect(page.getByText(words('giveUp.done', { name: 'Hopeless' }))).toBeVisible()
  await page.getByRole('button', { name: words('home.trash.show', { n: '1' }) }).click()
  await page.locator('.list').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Hopeless' })).toBeVisible()
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await button(page, 'table.menu').click()
  await button(page, 'menu.giveUp').click()
  await button(page, 'giveUp.do').click()
  await page.getByRole('button', { name: words('home.trash.show', { n: '1' }) }).click()
  await page.locator('.list').getByRole('button').last().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('home.trash.empty.do') })
    .click()
  // The button that began it is gone with what lay there: the keyboard goes on at the heading.
  await expect(page.getByRole('heading', { name: words('home.saved') })).toBeFocused()
  expect(quiet).toEqual([])
})

/** Answers looked for among random ones, at most. */
const TRIES = 40

for (const game of ['freight-express', 'first-class', 'transport'] satisfies GameId[]) {
  test(`${game}: with 'only where undo ends' what can be undone is given at once, and what cannot is asked about`, async ({
    host,
    page,
    quiet,
  }) => {
    await undrawn(page)
    const client = await openClient(host.address())
    await client.ask('setSettings', {
      language: 'system',
      theme: 'system',
      speed: 'off',
      reducedMotion: false,
      seatColours: 'railway',
      looks: [],
      textSize: 100,
      sound: 0,
      ambience: 0,
      music: 0,
      bell: true,
      confirm: 'undoEnds',
      firstSight: false,
      showKeys: true,
      keys: {},
      usual: [],
      last: [],
      turned: [],
    })
    const seats: SeatInfo[] = [
      { name: 'Ann', player: 'person' },
      { name: 'Bot', player: 'random' },
    ]
    await client.ask('newGame', { game, name: 'Quick', seats, options: {}, starter: 0, seed: 3, practice: false })
    client.close()
    await host.restart()
    await page.goto(host.address())
    await button(page, 'home.continue').click()
    const seen = { given: 0, asked: 0 }
    const random = dice(seedFor(512))
    for (let n = 0; n < TRIES && (seen.given === 0 || seen.asked === 0); n++) {
      await choices(page).first().waitFor()
      const lines = await told(page)
      const row = choices(page).nth(Math.floor(random() * (await choices(page).count())))
      const locked = (await row.getByRole('img', { name: words('table.final') }).count()) > 0
      const outcome = await take(page, row)
      if (locked) expect(outcome).toBe('asked')
      if (outcome === 'asked') {
        await sure(page)
        await expect.poll(() => told(page)).toBeGreaterThan(lines)
      } else if (outcome === 'given') await expect(button(page, 'table.undo')).toHaveAttribute('aria-disabled', 'false')
      if (outcome !== 'deeper') seen[outcome]++
    }
    expect(Math.min(seen.given, seen.asked)).toBeGreaterThan(0)
    expect(quiet).toEqual([])
  })
}

test('bots play among themselves while a person looks on', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  for (const letter of ['A', 'B'])
    await page
      .getByRole('radiogroup', { name: words('new.seat.kind', { letter }) })
      .getByText(words('seat.bot'))
      .click()
  while (await page.getByRole('button', { name: /^Remove / }).count())
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
  await button(page, 'new.start').click()
  await expect(button(page, 'table.menu')).toBeVisible()
  await expect(button(page, 'curtain.lift')).toHaveCount(0)
  await expect(choices(page)).toHaveCount(0)
  // They have begun: what they do is told, and nobody is asked.
  await expect.poll(() => told(page)).toBeGreaterThan(3)
  await expect(choices(page)).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('bots alone play to the end while a person looks on', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, nearlyOver('freight-express', 'random'))
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await expect(button(page, 'score.rematch')).toBeVisible()
  expect(quiet).toEqual([])
})

test('what cannot be chosen now says why where the pointer rests', async ({ host, page }) => {
  await comeIn(host, page, 'Why not')
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await expect(choices(page).first()).toBeVisible()
  await page.waitForFunction(() => window.signalboxTable !== undefined)
  const place = await page.evaluate(() => window.signalboxTable?.anchor({ kind: 'station', id: 0 }) ?? null)
  if (!place) throw new Error('station A is not on the table')
  await page.mouse.move(place.x + place.width / 2 - 3, place.y + place.height / 2)
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 3 })
  const slip = page.getByRole('note').filter({ hasText: words('table.notNow') })
  await expect(slip).toBeVisible()
  await expect(slip).toContainText('A')
  await expect(slip.getByText(words('table.notNow'))).toHaveCount(1)
})

test('a tip lets through what is pressed under it', async ({ host, page }) => {
  await page.goto(host.address())
  await page.locator('button[title], button[aria-label]').first().hover()
  const tip = page.locator('.tip')
  await expect(tip).toBeVisible()
  const caught = await tip.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    return box.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(caught).toBe(false)
})

test('a tip at the right edge ends where its control does, however short it is', async ({ host, page }) => {
  await comeIn(host, page, 'At the edge')
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  const rule = page.locator('.prompt').getByRole('button', { name: words('rules.read') })
  await rule.hover()
  const tip = page.locator('.tip .slip')
  await expect(tip).toBeVisible()
  const [control, slip] = [await rule.boundingBox(), await tip.boundingBox()]
  const right = (box: typeof slip) => box!.x + box!.width
  expect(Math.abs(right(slip) - right(control))).toBeLessThan(2)
})
