import type { Page } from '@playwright/test'
import type { Ref } from '../../src-shared/core.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { atRest, draftOnTheShelf, goOn, movesOn, spot, tableOf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { choices, confirm, rows } from './play.ts'

/** Puts the pointer on a thing of the table; gives what the slip says of it. */
async function meaningOf(page: Page, ref: Ref): Promise<string> {
  await atRest(page)
  const { x, y } = await spot(page, ref)
  await page.mouse.move(x, y, { steps: 3 })
  const slip = page.locator('.slip')
  await expect(slip).toContainText(/\w/)
  const said = (await slip.innerText()).trim()
  await page.mouse.move(2, 2)
  await expect(slip).toHaveCount(0)
  return said
}

test('end cards of the draft and the rows of First Class say what they mean before anything is taken', async ({
  host,
  page,
  quiet,
}) => {
  await draftOnTheShelf(host, 'Meanings')
  const table = tableOf(page)
  await goOn(page, host)
  await choices(page).first().waitFor()
  const view = () => table()!.view as FirstClassView

  for (const id of view().draft) expect(await meaningOf(page, { kind: 'endCard', id })).toMatch(/points? for each/)
  const kept = await rows(page)
  for (const row of kept) expect(row).toMatch(/points? for each \w+ card.*such cards? in each stack/)
  expect(new Set(kept).size).toBe(kept.length)

  await choices(page).first().focus()
  await page.keyboard.press('Enter')
  await confirm(page).waitFor()
  await movesOn(table, () => page.keyboard.press('Enter'))
  await expect.poll(() => view().phase).toBe('turn')
  await expect.poll(() => table()!.choices.length).toBeGreaterThan(0)
  await choices(page).first().waitFor()

  for (const id of view().rows[0].slice(0, 2))
    expect(await meaningOf(page, { kind: 'card', id })).toMatch(/(wagon|locomotive|conductor|route) card|contract/i)
  for (const row of ['Top row', 'Middle row', 'Bottom row']) {
    await choices(page).filter({ hasText: row }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.prompt .back:not(.still *)')).toBeVisible()
    const told = await rows(page)
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told).size, told.join('; ')).toBe(told.length)
    await page.keyboard.press('Escape')
    await expect(page.locator('.prompt .back:not(.still *)')).toHaveCount(0)
  }
  expect(quiet).toEqual([])
})
