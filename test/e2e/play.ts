import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { en } = TEXTS

/** Statistics as if games had been played to their end in this folder: Ann and Ben at Freight Express. */
export function countGames(folder: string): void {
  const seats = (points: number) => [
    { name: 'Ann', person: true, points: 24, won: true },
    { name: 'Ben', person: true, points, won: false },
  ]
  const finished = [3, 18].map((points, i) => ({
    slot: `gone-${i}`,
    game: 'freight-express',
    at: 1_790_000_000_000 + i,
    turns: 40 + i,
    seats: seats(points),
  }))
  writeFileSync(
    join(folder, 'statistics.json'),
    JSON.stringify({ kind: 'signalbox-statistics', format: 1, cleared: 0, finished }),
  )
}

/** The words on the screen, as the language has them; `{…}` is filled from `params`. */
export const words = (key: keyof typeof en, params: Record<string, string> = {}): string =>
  en[key].replace(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all)

/**
 * Waits for the fonts of what stands on the page. A face is asked for only once its words are laid out: without that
 * the fonts are 'ready' before the first of them has come.
 */
export const fontsCame = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document.body.getBoundingClientRect()
    return document.fonts.ready.then(() => null)
  })

export const button = (page: Page, key: keyof typeof en): Locator => page.getByRole('button', { name: words(key) })

export const choices = (page: Page): Locator =>
  page.getByRole('navigation', { name: words('table.choices') }).locator('li button')

/**
 * Presses Tab until the wished thing has the focus: whoever has no pointer must be able to. False when it goes away
 * meanwhile.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<boolean> {
  for (let n = 0; n < 80; n++) {
    const focused = await target.evaluateAll((all) => (all.length === 0 ? null : all[0] === document.activeElement))
    if (focused !== false) return focused === true
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

export async function enter(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  if (!(await tabTo(page, target))) throw new Error('it is not there')
  await page.keyboard.press('Enter')
}

/**
 * The answer that is meant, to be given. It stands above the list, with 'cancel' beside it; a picture of what was asked
 * before may lie over it for a moment.
 */
export const confirm = (page: Page): Locator =>
  page.locator('.answer button:not(.still *)', { has: page.locator('kbd', { hasText: words('key.enter') }) })

/** What the table asks of a person now. */
export type Asked = 'curtain' | 'choose' | 'confirm' | 'over' | 'wait'

export async function asked(page: Page): Promise<Asked> {
  if (await button(page, 'score.rematch').isVisible()) return 'over'
  if (await button(page, 'curtain.lift').isVisible()) return 'curtain'
  if (await button(page, 'common.cancel').isVisible()) return 'confirm'
  return (await choices(page).count()) > 0 ? 'choose' : 'wait'
}

/** What the table asks next: waits for bots and for what is still being told. */
export async function nextAsked(page: Page): Promise<Exclude<Asked, 'wait'>> {
  let now: Asked = 'wait'
  await expect.poll(async () => (now = await asked(page))).not.toBe('wait')
  return now as Exclude<Asked, 'wait'>
}

/** What came of a click on a row: the answer is given, waits to be confirmed, or more is asked. */
export type Came = 'given' | 'asked' | 'deeper'

/** Clicks a row and waits for what comes of it. */
export async function take(page: Page, row: Locator): Promise<Came> {
  const before = (await rows(page)).join()
  const lines = await told(page)
  await row.click()
  const outcome = async (): Promise<Came | null> => {
    if (await confirm(page).isVisible()) return 'asked'
    if ((await told(page)) > lines || (await button(page, 'curtain.lift').isVisible())) return 'given'
    return (await page.locator('.prompt .back:not(.still *)').isVisible()) && (await rows(page)).join() !== before
      ? 'deeper'
      : null
  }
  let came: Came | null = null
  await expect.poll(async () => (came = await outcome())).not.toBeNull()
  return came as unknown as Came
}

/** Confirms the answer that is meant, and waits until it is no longer asked about. */
export async function sure(page: Page): Promise<void> {
  await confirm(page).click()
  await expect(confirm(page)).toHaveCount(0)
}

/** The rows of the list, as a person reads them. */
export const rows = async (page: Page): Promise<string[]> =>
  (await choices(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

/** How many lines the timetable has been told. */
export async function told(page: Page): Promise<number> {
  const timetable = page.getByRole('region', { name: words('table.timetable') }).first()
  return Number((await timetable.getAttribute('data-lines', { timeout: 5000 }).catch(() => null)) ?? 0)
}
