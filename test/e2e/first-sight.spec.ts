import { openClient } from '../../scripts/host.mjs'
import type { GameId } from '../../src-shared/core.ts'
import { onTheShelf, QUICK } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, nextAsked, words } from './play.ts'

const GAMES: readonly GameId[] = ['freight-express', 'first-class', 'transport']
/** People alone: no bot is waited for. */
const SEATS = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))

test('a newcomer is told the aim of each game and what is asked, beside the table and once, until Settings has it said anew', async ({
  host,
  page,
  quiet,
}) => {
  const client = await openClient(host.address())
  await client.ask('setSettings', { ...QUICK, firstSight: true })
  // The same deals each time: end cards that score alike say more, and leave the timetable less room.
  for (const [i, game] of [...GAMES, 'transport' as const, 'transport' as const].entries()) {
    const name = `Game ${i}`
    const begun = { game, name, seats: SEATS, options: {}, starter: 0, seed: 34, practice: false }
    expect(await client.ask('newGame', begun)).toMatchObject({ ok: true })
  }
  client.close()
  await host.restart()
  await page.goto(host.address())
  const sight = page.getByRole('complementary', { name: words('sight.of') })
  const said = sight.locator('p')
  const begin = async (name: string) => {
    const listed = page.locator('button.open').filter({ hasText: name })
    const newest = page.locator('article', { hasText: name }).getByRole('button', { name: words('home.continue') })
    await listed.or(newest).first().click()
    if ((await nextAsked(page)) === 'curtain') await page.keyboard.press('Enter')
    await expect.poll(() => nextAsked(page)).toBe('choose')
  }
  const home = async () => {
    await button(page, 'table.menu').click()
    await button(page, 'table.leave').click()
    await button(page, 'home.settings').waitFor()
  }
  for (const [i, game] of GAMES.entries()) {
    await begin(`Game ${i}`)
    await expect(said).toHaveText(words(`sight.${game}.aim`))
    // It stands in the column, not over the table.
    const table = await page.locator('canvas').boundingBox()
    const box = await sight.first().boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(table!.x + table!.width)
    await sight
      .first()
      .getByRole('button', { name: words('sight.close') })
      .click()
    // A column of this height has room for one at a time.
    await expect(sight).toHaveCount(1)
    await expect(sight).not.toContainText(words(`sight.${game}.aim`))
    // The timetable keeps five lines, and its newest whole.
    await expect.poll(async () => (await page.locator('.board .groups').boundingBox())!.height).toBeGreaterThan(99)
    const newest = page.locator('.board .current').last()
    const [line, board] = [await newest.boundingBox(), await page.locator('.board').boundingBox()]
    expect(line!.y + line!.height).toBeLessThanOrEqual(board!.y + board!.height)
    await home()
  }
  // All of it was said.
  await begin('Game 3')
  await expect(sight).toHaveCount(0)
  await home()
  await button(page, 'home.settings').click()
  const settings = page.getByRole('switch', { name: words('settings.firstSight') })
  await settings.click()
  await expect(settings).toHaveAttribute('aria-checked', 'false')
  await settings.click()
  await button(page, 'common.home').click()
  await begin('Game 4')
  await expect(said).toHaveText(words('sight.transport.aim'))
  expect(quiet).toEqual([])
})

// Deals of three end cards that score alike: each says so, and what of it is crossed out.
for (const seed of [11, 17, 42])
  test(`a newcomer to First Class who is dealt like end cards has the timetable beside them, too (deal ${seed})`, async ({
    host,
    page,
    quiet,
  }) => {
    const game = {
      game: 'first-class',
      name: '',
      seats: SEATS,
      options: {},
      starter: 0,
      seed,
      practice: false,
    } as const
    await onTheShelf(host, game, { firstSight: true })
    await page.goto(host.address())
    await button(page, 'home.continue').click()
    await button(page, 'curtain.lift').click()
    const sight = page.getByRole('complementary', { name: words('sight.of') })
    await expect(sight).toHaveCount(1)
    await sight.getByRole('button', { name: words('sight.close') }).click()
    await expect(sight.locator('p')).toHaveText(words('sight.first-class.draft'))
    await expect.poll(async () => (await page.locator('.board .groups').boundingBox())!.height).toBeGreaterThan(99)
    expect(quiet).toEqual([])
  })
