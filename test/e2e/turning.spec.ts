import { expect, test } from './fixture.ts'

interface Watched {
  turned: { readonly page: string; readonly under: string; readonly from: string }[]
}

/** Keeps, for each page that comes, what it begins as and what lies under it. */
const watchTurns = () => {
  const watched = window as unknown as Watched
  watched.turned = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const first = (frames as Keyframe[])[0]
    if (this.matches('main') && first?.transform !== undefined)
      watched.turned.push({
        page: this.className,
        under: document.querySelector('.turned main')?.className ?? '',
        from: String(first.transform),
      })
    return animate.call(this, frames, options)
  }
}
const turnedIn = (page: import('@playwright/test').Page) => page.evaluate(() => (window as unknown as Watched).turned)

test('a page grows out of the ticket that was pressed, over the one before', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(watchTurns)
  await page.goto(host.address())
  const ticket = page.locator('.ticket').nth(1)
  await ticket.focus()
  const at = await ticket.boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.locator('main.new')).toBeVisible()
  const [turned] = await turnedIn(page)
  expect(turned.page).toContain('new')
  expect(turned.under).toContain('home')
  expect(turned.from).toContain(`translate(${at?.x}px`)
  // Nothing of it stays behind.
  await expect(page.locator('.turned')).toHaveCount(0)
  await expect(page.locator('.turning')).toHaveCount(0)
  // So does the table, out of its button.
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('main.table')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  expect((await turnedIn(page)).map(({ under }) => under.split(' ')[0])).toEqual(['home', 'new'])
  expect(quiet).toEqual([])
})

test('who asks for less motion is at the next page at once', async ({ host, page, quiet }) => {
  await page.addInitScript(watchTurns)
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  await expect(page.locator('main.new')).toBeVisible()
  expect(await turnedIn(page)).toEqual([])
  expect(quiet).toEqual([])
})
