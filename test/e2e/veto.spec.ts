import type { Locator, Page } from '@playwright/test'
import { VETO_QUESTIONS } from '../../src-shared/games/freight-express/actions.ts'
import type { Settings, TableState } from '../../src-shared/table.ts'
import { chooseByKind } from '../renderer/harness/games.ts'
import { advanced } from '../renderer/harness/specials.ts'
import { movesOn, setTo, tableOf } from './by-mouse.ts'
import { expect, test, type Host } from './fixture.ts'
import { button, words } from './play.ts'
import { onTheShelfAs, playedUntil } from './saved.ts'

const SEED = 9

/** Ann or Bob is asked whether they use their veto. */
async function asked(host: Host, page: Page, confirm: Settings['confirm']) {
  const how = { seatCount: 2, options: advanced('vetoesNear'), seed: SEED, choose: chooseByKind }
  const text = await playedUntil('freight-express', how, ({ status }) =>
    VETO_QUESTIONS.some((kind) => kind === status.decision?.kind),
  )
  await onTheShelfAs(host, text)
  await setTo(host, { confirm })
  const table = tableOf(page)
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  const answers = page.locator('.asking .cards button')
  const plays = answers.filter({ hasText: words('freight.veto.costs') })
  const passes = answers.filter({ hasText: words('freight.veto.keeps') })
  await expect(passes).toBeFocused()
  return { table, plays, passes }
}

/** Choosing this answer so asks whether it is meant, and gives nothing. */
async function isAskedAgain(answer: Locator, table: () => TableState | null, choose: () => Promise<void>) {
  const { seq } = table()!
  await choose()
  await expect(answer).toHaveClass(/meant/)
  await expect(answer.page().locator('.asking .meant')).toHaveCount(1)
  const sure = words('freight.veto.sure', { key: words('key.escape') })
  await expect(answer.page().getByRole('status').filter({ hasText: sure })).toHaveCount(1)
  expect(table()!.seq).toBe(seq)
}

test('a veto is played by the second click on it: no undo brings it back', async ({ host, page, quiet }) => {
  const { table, plays } = await asked(host, page, 'undoEnds')
  // The second click of a double one was no answer to what it had not read.
  await isAskedAgain(plays, table, () => plays.dblclick())
  await movesOn(table, () => plays.click())
  expect(quiet).toEqual([])
})

test('a veto is passed at once where only what ends undo is asked', async ({ host, page, quiet }) => {
  const { table, plays, passes } = await asked(host, page, 'undoEnds')
  await isAskedAgain(plays, table, () => plays.click())
  await movesOn(table, () => passes.click())
  expect(quiet).toEqual([])
})

test('where everything is confirmed both answers to a veto are, by mouse and by keys', async ({
  host,
  page,
  quiet,
}) => {
  const { table, plays, passes } = await asked(host, page, 'always')
  const press = (key: string) => () => page.keyboard.press(key)
  await isAskedAgain(plays, table, () => plays.click())
  await isAskedAgain(passes, table, () => passes.click())
  await page.keyboard.press('Escape')
  await expect(page.locator('.asking .meant')).toHaveCount(0)
  await expect(passes).toBeFocused()
  await isAskedAgain(passes, table, press('Enter'))
  // An arrow only goes to the other answer. Numbers are left out: pressed so fast they are taken for slips.
  const toPlays = (await plays.locator('kbd').first().textContent()) === '1' ? 'ArrowLeft' : 'ArrowRight'
  await page.keyboard.press(toPlays)
  await expect(page.locator('.asking .meant')).toHaveCount(0)
  await expect(plays).toBeFocused()
  await isAskedAgain(plays, table, press('Enter'))
  await movesOn(table, press('Enter'))
  expect(quiet).toEqual([])
})
