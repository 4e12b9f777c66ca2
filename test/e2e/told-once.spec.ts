import { goOn, movesOn, onTheShelf, tableOf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { button, choices, confirm, words } from './play.ts'

const game = { game: 'freight-express', options: {}, starter: 0, seed: 7, practice: false } as const
const ANN = { name: 'Ann', player: 'person' } as const

test('‘The table in words’ is refused with a reason under the curtain, and does not come when it is lifted', async ({
  host,
  page,
}) => {
  await onTheShelf(host, { ...game, name: 'Two people', seats: [ANN, { name: 'Ben', player: 'person' }] })
  await goOn(page, host)
  await button(page, 'curtain.lift').waitFor()
  await page.keyboard.press('b')
  await expect(page.getByText(words('table.inWords.curtain'))).toBeVisible()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Now it is there for the asking.
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('after ‘End turn’ by keys the focus goes to what comes, and nothing is spoken twice', async ({ host, page }) => {
  const table = tableOf(page)
  await onTheShelf(host, { ...game, name: 'Against a bot', seats: [ANN, { name: 'Bot', player: 'random' }] })
  await goOn(page, host)
  await choices(page).first().waitFor()
  // What a screen reader is given: whatever a live region comes to say.
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    const regions = '[aria-live="polite"], [role="status"]'
    new MutationObserver((changes) => {
      const said = new Set(
        changes.flatMap(
          ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions) ?? [],
        ),
      )
      for (const { textContent } of said) if (textContent?.trim()) spoken.push(textContent.trim())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const ending = choices(page).filter({ hasText: words('freight.choice.endTurn') })
  await ending.focus()
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeFocused()
  const { turn } = table()!.status
  await movesOn(table, () => page.keyboard.press('Enter'))
  await expect.poll(() => table()!.status.turn, { timeout: 60_000 }).toBeGreaterThan(turn + 1)
  await ending.waitFor()
  // One's own next turn: the first of its choices has the focus, not the page.
  await expect(choices(page).first()).toBeFocused()
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  expect(spoken.length).toBeGreaterThan(0)
  expect(spoken.toSorted()).toEqual([...new Set(spoken)].toSorted())
  expect(spoken.join(' ')).not.toContain(words('table.thinking', { name: 'Bot' }))
})

test('licences are found by name, by kind and by their words', async ({ host, page }) => {
  await page.goto(host.address())
  await button(page, 'home.settings').click()
  await button(page, 'settings.licences').click()
  const found = page.getByRole('dialog').locator('li')
  await expect(found.filter({ hasText: 'pixi.js' })).toHaveCount(1)
  const all = await found.count()
  const search = page.getByRole('searchbox', { name: words('settings.licences.find') })
  await search.fill('PIXI.js')
  await expect(found).toHaveCount(1)
  await found.locator('summary').click()
  await expect(found.locator('pre')).toContainText('Permission is hereby granted')
  await search.fill('no licence says this')
  await expect(found).toHaveText([words('settings.licences.none')])
  await search.fill('')
  await expect(found).toHaveCount(all)
})
