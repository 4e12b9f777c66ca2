import type { Page } from '@playwright/test'
import { dice } from '../../scripts/host.mjs'
import { cellOfSleeper } from '../../src-shared/geometry/rails.ts'
import { annAgainst, atRest, draftOnTheShelf, goOn, onTheShelf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, confirm, enter, nextAsked, rows, sure, tabTo, take, told, words, type Came } from './play.ts'
import { nearlyOver, onTheShelfAs, playedUntil } from './saved.ts'
import { seedFor } from '../seed.ts'

const seed = seedFor(620_676_211)
/** Steps of a game that is played from its beginning with every test; `npm run test:long` plays it to its end. */
const STEPS = process.env['SIGNALBOX_LONG'] ? 1500 : 40

/** Rows that end a turn come last for whoever plays at random: a game should have drives in it too. */
const ends = (text: string) => /end turn|refill/i.test(text)

/** Plays on by keys alone, at most so many steps, ending turns this seldom; whether the game is over then. */
async function playOn(page: Page, most: number, seldom = 0.85): Promise<boolean> {
  console.log(`seed ${seed}`)
  const random = dice(seed)
  for (let n = 0; n < most; n++) {
    const now = await nextAsked(page)
    if (now === 'over') return true
    if (now === 'curtain') await page.keyboard.press('Enter')
    else if (now === 'confirm') await sure()
    else await choose()
  }
  return false

  /** Up from the list to the answer that is meant. */
  async function sure() {
    if (await tabTo(page, confirm(page), 'Shift+Tab')) await page.keyboard.press('Enter')
  }

  /** Takes a row of the list with Enter. */
  async function choose() {
    const texts = await rows(page)
    const good = texts.map((text, i) => ({ text, i })).filter(({ text }) => !ends(text))
    const from = good.length > 0 && random() < seldom ? good : texts.map((text, i) => ({ text, i }))
    const row = from[Math.floor(random() * from.length)]
    if (!row) return
    await choices(page).nth(row.i).focus()
    await page.keyboard.press('Enter')
  }
}

test('a game is begun and played by keyboard alone, through the list of choices', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await enter(page, button(page, 'home.new').first())
  await enter(page, button(page, 'new.start'))
  await nextAsked(page)
  const before = await told(page)
  const over = await playOn(page, STEPS)
  if (process.env['SIGNALBOX_LONG']) expect(over).toBe(true)
  if (!over) expect(await told(page)).toBeGreaterThan(before)
  expect(quiet).toEqual([])
})

test('undo and redo pressed with the mouse leave the focus where one answers', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await button(page, 'home.new').first().click()
  await button(page, 'new.start').click()
  await nextAsked(page)
  for (let came: Came = 'deeper'; came !== 'given';) {
    came = await take(page, choices(page).first())
    if (came !== 'asked') continue
    await sure(page)
    break
  }
  const inBar = page.locator('header.band')
  const [undo, redo] = (['table.undo', 'table.redo'] as const).map((key) =>
    inBar.getByRole('button', { name: words(key) }),
  )
  await choices(page).first().focus()
  await undo.click()
  await expect(redo).toBeEnabled()
  await expect(undo).not.toBeFocused()
  await redo.click()
  await expect(redo).toBeDisabled()
  const list = page.getByRole('navigation', { name: words('table.choices') })
  await expect.poll(() => list.evaluate((all) => all.contains(document.activeElement))).toBe(true)
  expect(quiet).toEqual([])
})

test('a game is played to its end by keyboard alone, and its score is shown', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, nearlyOver('freight-express', 'person'))
  await page.goto(host.address())
  await enter(page, button(page, 'home.continue'))
  expect(await playOn(page, 1500, 0.2)).toBe(true)
  await expect(button(page, 'score.rematch')).toBeVisible()
  await expect(page.getByRole('heading', { name: words('score.title') })).toBeVisible()
  expect(quiet).toEqual([])
})

test('a row that gets the focus by itself shows nothing on the table until somebody goes through the list', async ({
  host,
  page,
  quiet,
}) => {
  const previews: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"preview"')) previews.push(String(payload))
    }),
  )
  await draftOnTheShelf(host, 'By itself')
  await page.goto(host.address())
  await enter(page, button(page, 'home.continue'))
  await expect(choices(page).first()).toBeFocused()
  await atRest(page)
  expect(previews).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => previews.length).toBe(1)
  expect(quiet).toEqual([])
})

test('once what happened was shown again Enter is the key of what is asked, and shows it no second time', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await onTheShelf(host, annAgainst('porter', 'transport', 'Once more'), { speed: 'normal' })
  await goOn(page, host)
  await choices(page).first().waitFor()
  const [again, shown] = [button(page, 'table.round'), page.getByText('Once more, turn').first()]
  // Where a turn may be ended that is the last row: so on until the other has had a turn.
  for (let n = 0; n < 6 && (await again.getAttribute('aria-disabled')) === 'true'; n++) {
    if ((await nextAsked(page)) === 'confirm') await sure(page)
    else await choices(page).last().click()
    await atRest(page)
  }
  await choices(page).first().waitFor()
  await atRest(page)
  await again.click()
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await expect(again).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown).toBeHidden()
  expect(quiet).toEqual([])
})

test('whoever walks over the table and picks a card on which several drives end is asked which sleeper is meant', async ({
  host,
  page,
  quiet,
}) => {
  let cell = -1
  const text = await playedUntil('freight-express', { seatCount: 2, options: {}, seed: 5 }, ({ plans }) => {
    const ends = plans.flatMap(({ kind, end }) => (kind === 'drive' && end.kind === 'sleeper' ? [end.id] : []))
    const found = ends.find((id) => ends.some((other) => other !== id && cellOfSleeper(other) === cellOfSleeper(id)))
    cell = found === undefined ? -1 : cellOfSleeper(found)
    return cell >= 0
  })
  await onTheShelfAs(host, text)
  await goOn(page, host)
  await button(page, 'curtain.lift').click()
  await choices(page)
    .filter({ hasText: words('freight.group.drive') })
    .click()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: words('table.inWords') })
  await dialog.getByRole('gridcell').nth(cell).focus()
  await page.keyboard.press('Enter')
  const ends = dialog.getByRole('group', { name: words('walk.which') }).getByRole('button')
  await expect(ends.first()).toBeFocused()
  const said = await ends.allTextContents()
  expect(new Set(said).size).toBe(said.length)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(choices(page)).toHaveCount(1)
  await expect(confirm(page)).toBeVisible()
  expect(quiet).toEqual([])
})
