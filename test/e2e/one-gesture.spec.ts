import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Plan } from '../../src-shared/core.ts'
import { CARDS } from '../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { DEFAULT_SETTINGS, type TableState } from '../../src-shared/table.ts'
import { atRest, click, draftOnTheShelf, goOn, hold, movesOn, onTheShelf, spot, tableOf } from './by-mouse.ts'
import { expect, test, type Host } from './fixture.ts'
import { button, choices, confirm, words } from './play.ts'

/** First Class at the first turn of a person. What can be taken back is not asked about. */
async function firstTurn(host: Host, page: Page) {
  const settings = { ...DEFAULT_SETTINGS, speed: 'off', sound: 0, firstSight: false }
  writeFileSync(join(host.folder, 'settings.json'), JSON.stringify({ settings }))
  await draftOnTheShelf(host, 'One gesture')
  const table = tableOf(page)
  const view = () => table()!.view as FirstClassView
  await goOn(page, host)
  await choices(page).first().focus()
  await page.keyboard.press('Enter')
  await confirm(page).waitFor()
  await movesOn(table, () => page.keyboard.press('Enter'))
  await expect.poll(() => view().phase).toBe('turn')
  await expect.poll(() => table()!.plans.length).toBeGreaterThan(0)
  await choices(page).first().waitFor()
  await atRest(page)
  return { table, view }
}

/** A card that lays one wagon, onto the lower train. */
function layingLow({ plans }: TableState): Plan {
  const found = plans.find(({ kind, facts }) => kind === 'outcome' && String(facts.laid) === '1,1')
  if (!found) throw new Error('no card lays a single wagon')
  return found
}

test('a card of First Class with all that it does is taken by two clicks, taken back as one, and made again', async ({
  host,
  page,
  quiet,
}) => {
  const { table, view } = await firstTurn(host, page)
  const { facts } = layingLow(table()!)
  const trains = () => view().seats[0].trains.map(({ coaches }) => coaches.length)
  await click(page, { kind: 'card', id: facts.card as number })
  await expect(confirm(page)).toBeVisible()
  expect(trains()).toEqual([1, 1])
  await movesOn(table, () => click(page, { kind: 'coach', id: 11 }))
  expect(trains()).toEqual([1, 2])
  expect(table()!.status.decision?.kind).toBe('turn')

  await movesOn(table, () => button(page, 'table.undo').click())
  expect(trains()).toEqual([1, 1])
  expect(view().rows.flat()).toContain(facts.card)

  // Made again it is not told of any more as taken back.
  await movesOn(table, () => page.keyboard.press('Control+y'))
  expect(trains()).toEqual([1, 2])
  expect(await page.locator('.toast').count()).toBe(0)
  expect(quiet).toEqual([])
})

test('a card of First Class that goes one way alone is taken by one click, and taken back', async ({
  host,
  page,
  quiet,
}) => {
  const { table, view } = await firstTurn(host, page)
  const card = view()
    .rows.flat()
    .find((one) => CARDS[one]?.kind === 'route')!
  await movesOn(table, () => click(page, { kind: 'card', id: card }))
  expect(view().seats[0].route.map((one) => one.card)).toEqual([card])
  await movesOn(table, () => button(page, 'table.undo').click())
  expect(view().rows.flat()).toContain(card)
  expect(quiet).toEqual([])
})

test('a card of First Class is refused by two clicks: on refusing in the list, and on the card', async ({
  host,
  page,
  quiet,
}) => {
  const { table, view } = await firstTurn(host, page)
  const card = view()
    .rows.flat()
    .find((one) => CARDS[one]?.kind === 'route')!
  await choices(page)
    .filter({ hasText: words('first-class.group.refuse') })
    .click()
  await movesOn(table, () => click(page, { kind: 'card', id: card }))
  expect(view().seats[0].route).toEqual([])
  expect(view().rows.flat()).not.toContain(card)
  expect(quiet).toEqual([])
})

test('a route card of First Class that is carried to the place of the next one is taken', async ({
  host,
  page,
  quiet,
}) => {
  const { table, view } = await firstTurn(host, page)
  const [seat] = view().seats
  const card = view()
    .rows.flat()
    .find((one) => CARDS[one]?.kind === 'route')!
  await hold(page, { kind: 'card', id: card }, { kind: 'city', id: seat.cities })
  await movesOn(table, () => page.mouse.up())
  expect(view().seats[0].route.map((one) => one.card)).toEqual([card])
  expect(quiet).toEqual([])
})

test('Enter refuses a card of First Class once that was chosen instead by mouse', async ({ host, page, quiet }) => {
  const { table, view } = await firstTurn(host, page)
  const card = view()
    .rows.flat()
    .find((one) => CARDS[one]?.kind === 'route')!
  // On the table a click takes it: both ways of it stand in the list.
  const row = view().rows.findIndex((cards) => cards.includes(card)) as 0 | 1 | 2
  await choices(page)
    .filter({ hasText: words(`first-class.group.row${row}`) })
    .click()
  await choices(page)
    .filter({ hasText: words('first-class.kind.route') })
    .first()
    .click()
  const refusal = choices(page).filter({ hasText: words('first-class.choice.refuse') })
  // What is pointed at is shown, and stays under the pointer.
  await refusal.hover()
  await atRest(page)
  await refusal.click()
  await expect(refusal).toBeFocused()
  await expect(confirm(page)).toContainText(words('first-class.confirm.refuse'))
  await movesOn(table, () => page.keyboard.press('Enter'))
  expect(view().seats[0].route).toEqual([])
  expect(view().rows.flat()).not.toContain(card)
  expect(quiet).toEqual([])
})

test('rows of a list stay where they are while the pointer goes through them', async ({ host, page, quiet }) => {
  const { view } = await firstTurn(host, page)
  const card = view()
    .rows.flat()
    .find((one) => CARDS[one]?.kind === 'endCard')!
  await click(page, { kind: 'card', id: card })
  await expect(confirm(page)).toBeVisible()
  await atRest(page)
  const title = page.locator('.prompt h2')
  const tops = () => choices(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  const before = await tops()
  expect(before.length).toBeGreaterThan(3)
  for (const row of (await choices(page).all()).slice(1)) {
    const told = await title.innerText()
    await row.hover()
    // Each way has a title of its own, in one line or two, and tells more or less.
    await expect(row).toHaveAttribute('aria-current')
    await expect(title).not.toHaveText(told)
    expect(await tops()).toEqual(before)
  }
  expect(quiet).toEqual([])
})

test('why something cannot be done is told until the next press, and takes none', async ({ host, page, quiet }) => {
  const seats = [
    { name: 'Ann', player: 'person' as const },
    { name: 'Ben', player: 'porter' as const },
  ]
  await onTheShelf(host, {
    ...{ game: 'freight-express', name: 'Refused', seats, options: {}, starter: 0, seed: 3, practice: false },
  })
  await goOn(page, host)
  await choices(page).first().waitFor()
  await atRest(page)
  const { x, y } = await spot(page, { kind: 'station', id: 5 })
  await page.mouse.click(x, y)
  const reasons = page.locator('.reasons')
  await expect(reasons).toBeVisible({ timeout: 8000 })
  expect(await reasons.evaluate((box) => getComputedStyle(box).pointerEvents)).toBe('none')
  await page.locator('header.band').click({ position: { x: 420, y: 24 } })
  await expect(reasons).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('a reason beside its row comes by pointer and keyboard, and Escape alone shuts it wherever the focus is', async ({
  host,
  page,
  quiet,
}) => {
  const seats = [
    { name: 'Ann', player: 'person' as const },
    { name: 'Ben', player: 'porter' as const },
  ]
  await onTheShelf(host, {
    ...{ game: 'freight-express', name: 'Reason', seats, options: {}, starter: 0, seed: 3, practice: false },
  })
  await page.setViewportSize({ width: 1024, height: 360 })
  await goOn(page, host)
  await choices(page).first().waitFor()
  await atRest(page)
  const row = page.locator('.choice.not-now').first()
  // Whoever hears the row, or sees both in one line, has the reason apart from the name.
  const reason = await row.locator('.grow small').textContent()
  const heard = await row.locator('.grow').textContent()
  expect(heard).toContain(`${words('table.notNow')}: `)
  expect(heard).toContain(` ${reason}`)
  const why = page.locator('.why')
  const title = page.locator('.prompt h2')
  const asked = await title.innerText()
  await row.hover({ position: { x: 40, y: 10 } })
  await row.hover({ position: { x: 90, y: 14 } })
  await expect(why).toBeVisible({ timeout: 8000 })
  // The focus is not in the row, and the pointer stays on it.
  await choices(page).first().focus()
  await expect(why).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await page.mouse.move(300, 400)
  const link = row.getByRole('button')
  await link.focus()
  await expect(why).toBeVisible({ timeout: 8000 })
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(title).toHaveText(asked)
  await choices(page).first().focus()
  await row.hover({ position: { x: 40, y: 10 } })
  await row.hover({ position: { x: 90, y: 14 } })
  await expect(why).toBeVisible({ timeout: 8000 })
  await page.keyboard.press('1')
  await expect(title).not.toHaveText(asked)
  await expect(why).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('a key that is seen at another row than the one it was pressed for means that row', async ({
  host,
  page,
  quiet,
}) => {
  const { view } = await firstTurn(host, page)
  const row = (n: number) => choices(page).filter({ has: page.locator('kbd', { hasText: new RegExp(`^${n}$`) }) })
  const trains = () => view().seats[0].trains.map(({ coaches }) => coaches.length)
  const card = 'new 0-wagons'
  // A key that comes too soon is not heard.
  await expect(async () => {
    await page.keyboard.press('1')
    await expect(row(3)).toContainText(card, { timeout: 500 })
  }).toPass()
  await expect(async () => {
    if (await row(3).getByText(card).isVisible()) await page.keyboard.press('3')
    await expect(confirm(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  // Shown is one more for the lower train, and the row of that number puts all three into the upper one.
  await expect(row(1)).toHaveAttribute('aria-current', 'true')
  await expect(row(3)).toContainText('+3')
  expect(trains()).toEqual([1, 1])
  await expect(async () => {
    if (trains()[0] === 1) await page.keyboard.press('3')
    await expect.poll(trains, { timeout: 1000 }).toEqual([4, 1])
  }).toPass({ timeout: 20_000 })
  expect(quiet).toEqual([])
})
