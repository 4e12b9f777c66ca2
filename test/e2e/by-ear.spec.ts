import type { Locator, Page } from '@playwright/test'
import { dice, openClient } from '../../scripts/host.mjs'
import { QUICK } from './by-mouse.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { seedFor } from '../seed.ts'
import { answers, keptGame, type Heard } from './by-ear.ts'
import { expect, test, type Host } from './fixture.ts'
import { words } from './play.ts'

/** By the accessibility tree and keys alone: no place on the screen is pointed at, no picture looked at. */

const seed = seedFor(90_210)
/** No game takes so many answers of one seat. */
const MOST = 500
/** After so many answers, and once both have had a turn, the position is asked about. */
const ASKED_AFTER = 12
const BOTH_PLAYED = 3

const offered = (page: Page) =>
  page
    .getByRole('navigation', { name: words('table.choices') })
    .getByRole('listitem')
    .getByRole('button')

/**
 * Goes to the row that lies at this share (0 to 1) of the list, also where the list itself has led there: what ends a
 * turn is not taken for an answer until its question was seen, or somebody has come to it.
 */
function focusOne(rows: Element[], share: number): void {
  const row = rows[Math.floor(share * rows.length)]
  if (!(row instanceof HTMLElement)) return
  row.blur()
  row.focus()
}

/** What the table wants, as it is heard; it is waited for. */
async function wanted(page: Page): Promise<'over' | 'confirm' | 'choose'> {
  const now = async () => {
    if (await page.getByRole('heading', { name: words('score.title') }).count()) return 'over'
    if (await page.getByRole('button', { name: words('common.cancel') }).count()) return 'confirm'
    const mine = (await page.title()).includes('Ann')
    return mine && (await offered(page).count()) > 0 ? 'choose' : null
  }
  let what: Awaited<ReturnType<typeof now>> = null
  await expect.poll(async () => (what = await now())).not.toBeNull()
  return what ?? 'over'
}

/**
 * Does something by a key, and waits until the page has changed. A key that comes while the rows are made anew meets
 * nothing: then it is looked once more what is wanted.
 */
async function press(page: Page, key: string): Promise<void> {
  const read = () => document.querySelector('main')?.textContent
  const before = await page.evaluate(read)
  await page.keyboard.press(key)
  await page
    .waitForFunction((was) => document.querySelector('main')?.textContent !== was, before, { timeout: 10_000 })
    .catch(() => undefined)
}

async function heard(page: Page): Promise<Heard> {
  const table = await page.getByRole('main').ariaSnapshot()
  const title = await page.title()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: words('table.inWords') })
  await dialog.getByRole('gridcell').first().waitFor()
  expect(await misheaded(dialog)).toEqual([])
  const told = { title, table, words: await dialog.ariaSnapshot() }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return told
}

/** The columns of the table in words whose heading is read to the places of another. */
const misheaded = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((one) => {
    // A cell that does not say its column lies, as it is read, in that of its place in the row.
    const columns = (role: string, row: Element) =>
      [...row.querySelectorAll('[role=columnheader], [role=rowheader], [role=gridcell]')].flatMap((cell, i) =>
        cell.getAttribute('role') === role ? [cell.getAttribute('aria-colindex') ?? String(i + 1)] : [],
      )
    const [top, ...rows] = one.querySelectorAll('[role=grid] [role=row]')
    const heads = columns('columnheader', top)
    const cells = rows.map((row) => columns('gridcell', row))
    return heads.length === 0 ? [] : cells.filter((row) => row.join() !== heads.join()).map(String)
  })

async function begun(host: Host, game: (typeof GAME_IDS)[number]): Promise<void> {
  const client = await openClient(host.address())
  const seats = [
    { name: 'Ann', player: 'person' },
    { name: 'Ben', player: 'porter' },
  ] as const
  const begins = { game, name: 'By ear', seats, options: {}, starter: 0, seed: 7, practice: false }
  // What can be taken back is not asked about once more: half as many keys.
  await client.ask('setSettings', QUICK)
  expect(await client.ask('newGame', begins)).toMatchObject({ ok: true })
  client.close()
  await host.restart()
}

for (const game of GAME_IDS)
  test(`whoever only hears a game of ${game} knows how it stands and plays it to its end`, async ({
    host,
    page,
    quiet,
  }) => {
    console.log(`seed ${seed}`)
    const random = dice(seed)
    await begun(host, game)
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
    await page.goto(host.address())
    await page.getByRole('button', { name: words('home.continue') }).focus()
    await press(page, 'Enter')
    let asked = false
    for (let n = 0; n < MOST; n++) {
      const now = await wanted(page)
      if (now === 'over') break
      // A key that met nothing on a slow machine is counted too: the turn says whether the other has played.
      if (now === 'choose' && n >= ASKED_AFTER && !asked && (await keptGame(host.folder)).turn >= BOTH_PLAYED) {
        asked = true
        // What is still under way is waited for, as whoever listens does.
        await expect(async () => {
          const { heard: told, truth } = answers(game, await heard(page), await keptGame(host.folder))
          expect(told.length).toBeGreaterThanOrEqual(10)
          expect(told).toEqual(truth)
        }).toPass({ timeout: 120_000 })
      }
      // Counted and focused in one go: the list may grow shorter between the two.
      if (now === 'choose') await offered(page).evaluateAll(focusOne, random())
      await press(page, 'Enter')
    }
    expect(asked).toBe(true)
    await expect(page.getByRole('heading', { name: words('score.title') })).toBeVisible()
    expect(quiet).toEqual([])
  })
