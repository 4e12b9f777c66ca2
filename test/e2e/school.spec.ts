import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { tabTo } from './play.ts'

/** The first lesson of Freight Express, by keyboard: read, lay a straight, drive, read, refill. */
const coach = (page: Page) => page.locator('.coach')
const step = (page: Page, title: string) => expect(coach(page).getByRole('heading')).toHaveText(title)

/** Presses a row of the list by what it says. */
async function press(page: Page, row: string | RegExp) {
  const found = page.locator('nav.choices button:not(.still *)', { hasText: row }).first()
  await found.waitFor()
  await found.focus()
  await page.keyboard.press('Enter')
}

/** Gives the answer that is meant. */
async function sure(page: Page) {
  const answer = page.locator('.answer .button:not(.still *)').first()
  await answer.waitFor()
  await expect(answer).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Counts how often the page asked what a move would bring. */
function previewsOf(page: Page): () => number {
  let n = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if ((JSON.parse(String(payload)) as { name: string }).name === 'preview') n++
    }),
  )
  return () => n
}

test('a lesson is gone through by keyboard: a move that leads away is taken back, it is left and gone on with', async ({
  host,
  page,
  quiet,
}) => {
  const previews = previewsOf(page)
  await page.goto(host.address())
  const first = page.getByRole('button', { name: 'First lesson: Rails and stations' })
  await first.waitFor()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await step(page, 'You are in station A.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rails and stations')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused()
  await page.keyboard.press('Enter')

  await step(page, 'Lay the straight 5 between A and E.')
  await press(page, 'End turn without refilling')
  await sure(page)
  await expect(coach(page)).toContainText('Your turn is over, and nothing was laid yet.')
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(coach(page)).not.toContainText('Your turn is over')
  await step(page, 'Lay the straight 5 between A and E.')
  // Until there are answers again, nothing can be shown.
  const showMe = page.getByRole('button', { name: 'Show me' })
  await expect(showMe).toHaveAttribute('aria-disabled', 'false')
  await tabTo(page, showMe)
  await page.keyboard.press('Enter')

  await step(page, 'Drive to E with the 7.')
  await tabTo(page, page.getByRole('button', { name: 'Lessons' }))
  await page.keyboard.press('Enter')
  const goOn = page.getByRole('button', { name: 'Go on at step 3' })
  await goOn.waitFor()
  await tabTo(page, goOn)
  await page.keyboard.press('Enter')

  await step(page, 'Drive to E with the 7.')
  await press(page, 'Drive')
  await press(page, '7-wagon')
  await sure(page)
  await step(page, 'A station stops you.')
  await tabTo(page, page.getByRole('button', { name: 'Go on' }))
  const before = previews()
  await page.keyboard.press('Enter')
  await step(page, 'Refill with your last card.')
  // Enter pressed once too often gives nothing and shows nothing; an arrow goes to the first row.
  await expect(page.locator('nav.choices:not(.still *)')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('nav.choices:not(.still *)')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('nav.choices button:not(.still *)', { hasText: 'Lay track' })).toBeFocused()
  expect(previews()).toBe(before)
  await press(page, 'Draws 2')
  await sure(page)

  await step(page, 'Lesson done')
  await expect(coach(page)).toContainText('Next: Couple and deliver')
  await tabTo(page, page.getByRole('button', { name: 'To the school' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lesson 1, Rails and stations, done' })).toBeVisible()
  // No saved game, and nothing to count.
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'Next lesson: Couple and deliver' })).toBeVisible()
  expect(quiet).toEqual([])
})

test('a move that is shown is not asked for again while it is played', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(host.address())
  await page.getByRole('button', { name: 'First lesson: Rails and stations' }).click()
  await step(page, 'You are in station A.')
  await page.getByRole('button', { name: 'Go on' }).click()
  const showMe = page.getByRole('button', { name: 'Show me' })
  await expect(showMe).toHaveAttribute('aria-disabled', 'false')
  await page.evaluate(() => {
    const press = () => {
      const button = [...document.querySelectorAll<HTMLElement>('.coach button')].find(
        ({ innerText, ariaDisabled }) => innerText.includes('Show me') && ariaDisabled === 'true',
      )
      if (!button) return
      watch.disconnect()
      button.click()
    }
    const watch = new MutationObserver(press)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const heading = await coach(page).getByRole('heading').innerText()
  await showMe.click()
  await expect(coach(page).getByRole('heading')).not.toHaveText(heading)
  await expect(showMe.or(page.getByRole('button', { name: 'Go on' }))).not.toHaveAttribute('aria-disabled', 'true')
  // One step is done, and nothing was refused.
  await expect(coach(page)).toContainText('Step 3 of 5')
  await expect(page.getByRole('alert')).toHaveText('')
  expect(quiet).toEqual([])
})

test('the name of a lesson on the map is clicked as its stop is', async ({ host, page, quiet }) => {
  await page.goto(`${host.address()}`)
  await page.locator('aside .all').click()
  await page.locator('.net').getByText('Two trains', { exact: true }).click()
  await expect(page.locator('aside').getByRole('heading', { name: 'Two trains' })).toBeVisible()
  await expect(page.locator('[data-lesson="first-class-trains"]')).toBeFocused()
  await page.locator('.net').getByText('Two trains', { exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your two trains' })).toBeVisible()
  expect(quiet).toEqual([])
})
