import { expect, test } from './fixture.ts'
import { finished, onTheShelfAs } from './saved.ts'

interface Watched {
  turned: { readonly page: string; readonly under: string; readonly from: string }[]
  back: { readonly page: string; readonly into: string }[]
}

/** Keeps, for each page that comes, what it begins as and what lies under it; for each that goes, where to. */
const watchTurns = () => {
  const watched = window as unknown as Watched
  watched.turned = []
  watched.back = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const first = (frames as Keyframe[])[0]
    const last = (frames as Keyframe[])[(frames as Keyframe[]).length - 1]
    // What becomes a ticket again is a page that grows out of one, backwards.
    if (this.matches('.turned > main') && (first.transform ?? last.transform) !== undefined)
      watched.back.push({ page: this.className, into: String(first.transform ?? last.transform) })
    else if (this.matches('main') && first?.transform !== undefined)
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
  // It turns once it was drawn below the page before.
  await expect.poll(() => turnedIn(page)).toHaveLength(1)
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
  await expect.poll(() => turnedIn(page)).toHaveLength(2)
  await expect(page.locator('.turned')).toHaveCount(0)
  expect((await turnedIn(page)).map(({ under }) => under.split(' ')[0])).toEqual(['home', 'new'])
  expect(quiet).toEqual([])
})

test('a page is never seen through, and the picture of the ticket becomes its own', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const [first] = frames as Keyframe[]
      if (this.matches('main') && first.opacity !== undefined) seen.push('a page that fades')
      if (this.matches('.print')) seen.push(`${(frames as Keyframe[]).map(({ left }) => String(left)).join(' to ')}`)
      return animate.call(this, frames, options)
    }
  })
  await page.goto(host.address())
  const ticket = page.locator('.ticket').nth(2)
  const from = await ticket.locator('.picture > img').boundingBox()
  await ticket.click()
  await expect(page.locator('main.new')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  const to = await page.locator('main.new .overview img').boundingBox()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toEqual([`${from?.x}px to ${to?.x}px`])
  await expect(page.locator('main.new .overview img')).toBeVisible()
  expect(quiet).toEqual([])
})

test('a page that grows is not pressed, neither by the second half of a double click nor on its way', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const pressed: (boolean | undefined)[] = []
    Object.assign(window, { pressed })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moves = animate.call(this, frames, options)
      if (this.matches('main.turning')) {
        moves.finish()
        const start = this.querySelector('.start')?.getBoundingClientRect()
        const under = start && document.elementFromPoint(start.x + start.width / 2, start.y + start.height / 2)
        pressed.push(under?.closest('.start') !== null)
      }
      return moves
    }
  })
  await page.goto(host.address())
  await page.locator('.ticket').nth(1).dblclick()
  await expect(page.locator('main.new')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { pressed: boolean[] }).pressed)).toEqual([false])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('main.table')).toBeVisible()
  expect(quiet).toEqual([])
})

test('what is left of a page goes though its movement never ends', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moves = animate.call(this, frames, options)
      moves.pause()
      return moves
    }
  })
  await page.goto(host.address())
  await page.locator('.ticket').nth(2).click()
  await expect(page.locator('main.new')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  expect(quiet).toEqual([])
})

test('a page that is left shrinks into what stands for it on the first one', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(watchTurns)
  await page.goto(host.address())
  const ticket = page.locator('.ticket').nth(1)
  const at = await ticket.boundingBox()
  await ticket.click()
  await expect(page.locator('.turned')).toHaveCount(0)
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(page.locator('.turned')).toHaveCount(0)
  await ticket.click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('main.table')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Leave and save' }).click()
  await expect(page.locator('main.home').getByRole('article')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  const back = await page.evaluate(() => (window as unknown as Watched).back)
  expect(back.map((one) => one.page.split(' ')[0])).toEqual(['new', 'table'])
  // It lies where the ticket lies, as it grew out of it.
  expect(back[0].into).toContain(`translate(${at?.x}px`)
  // Whole, to where the picture of the last game comes: not over what is pressed below.
  const within = (into: string, place: { x: number; y: number; width: number; height: number } | null) => {
    const [, x, y, scale] = /translate\(([\d.]+)px, ([\d.]+)px\) scale\(([\d.]+)\)/.exec(into)?.map(Number) ?? []
    if (!place) throw new Error('there is no picture')
    expect(x).toBeGreaterThanOrEqual(Math.floor(place.x))
    expect(y).toBeGreaterThanOrEqual(Math.floor(place.y))
    expect(x + scale * 1280).toBeLessThanOrEqual(Math.ceil(place.x + place.width))
    expect(y + scale * 800).toBeLessThanOrEqual(Math.ceil(place.y + place.height))
  }
  const side = await page.locator('main.home aside').boundingBox()
  within(back[1].into, side && { ...side, height: side.width / 2 })
  expect(quiet).toEqual([])
})

test('what comes under a pointer at rest is not lit until it moves', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  const settings = page.locator('main.home .foot .button').nth(1)
  const ground = () => settings.evaluate((button) => getComputedStyle(button).backgroundColor)
  const bare = await ground()
  const box = await settings.boundingBox()
  if (!box) throw new Error('there is no button')
  await page.locator('.ticket').nth(1).click()
  await expect(page.locator('main.new')).toBeVisible()
  await page.mouse.move(box.x + 30, box.y + 20)
  await page.getByRole('button', { name: 'Home', exact: true }).press('Enter')
  await expect(settings).toBeVisible()
  // The browser finds what lies under a pointer at rest some frames after the page has changed.
  await expect.poll(() => settings.evaluate((button) => button.matches(':hover'))).toBe(true)
  expect(await ground()).toBe(bare)
  await page.mouse.move(box.x + 34, box.y + 20)
  await expect.poll(ground).not.toBe(bare)
  expect(quiet).toEqual([])
})

test('another game beside this one slides in from the side of its tab', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const slid: string[] = []
    Object.assign(window, { slid })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const [first, last] = (frames as Keyframe[]).map(({ transform }) => String(transform))
      if (this.matches('main.new .body')) slid.push(this.closest('.turned') ? `away ${last}` : `here ${first}`)
      return animate.call(this, frames, options)
    }
  })
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  await expect(page.locator('.turned')).toHaveCount(0)
  const slid = () => page.evaluate(() => (window as unknown as { slid: string[] }).slid)
  const on = ['away translateX(-32px)', 'here translateX(32px)']
  await page.getByRole('button', { name: 'Transport', exact: true }).click()
  await expect.poll(slid).toEqual(on)
  // Nothing of what was there before stays behind.
  await expect(page.locator('.turned')).toHaveCount(0)
  await expect(page.locator('.game-tab[aria-pressed=true]')).toHaveText('Transport')
  await page.getByRole('button', { name: 'First Class', exact: true }).click()
  await expect.poll(slid).toEqual([...on, 'away translateX(32px)', 'here translateX(-32px)'])
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

test('a seat comes and goes by its height, and the keyboard stays among the seats', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(host.address())
  await page.locator('.ticket').first().click()
  await expect(page.locator('.turned')).toHaveCount(0)
  const seats = page.locator('main.new .column li.surface')
  const add = page.getByRole('button', { name: 'Add a seat' })
  await add.click()
  await expect(seats).toHaveCount(3)
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const heights = (frames as Keyframe[]).filter(({ height }) => height !== undefined)
      if (heights.length > 2) moved.push(`${this.className.split(' ')[0]} ${Object(options).duration}`)
      return animate.call(this, frames, options)
    }
  })
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  await add.click()
  await expect(seats).toHaveCount(4)
  await expect.poll(moved).toContain('surface 220')
  const second = await seats.nth(2).getByRole('textbox').inputValue()
  await seats
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .press('Enter')
  await expect(seats).toHaveCount(3)
  await expect(page.getByRole('button', { name: `Remove ${second}` })).toBeFocused()
  expect((await moved()).filter((one) => one === 'surface 220')).toHaveLength(2)
  // Who asks for less motion has the seat at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await add.click()
  await expect(seats).toHaveCount(4)
  expect((await moved()).filter((one) => one === 'surface 220')).toHaveLength(2)
  expect(quiet).toEqual([])
})

test('a saved row that is pressed is seen once: what turns into the table covers it where it stood', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (let i = 0; i < 4; i++) await onTheShelfAs(host, finished('transport'))
  await page.addInitScript(() => {
    const seen: unknown[] = []
    const pressed: number[] = []
    Object.assign(window, { seen, pressed })
    // Where it stands when it is pressed: what comes to the page before that may still move it.
    const press = ({ target }: Event) => {
      const row = target instanceof Element && target.closest('.list > li')
      if (row) pressed.push(row.getBoundingClientRect().y)
    }
    document.addEventListener('pointerdown', press, true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moves = animate.call(this, frames, options)
      if (!this.matches('main.turning')) return moves
      const rows = document.querySelectorAll('.turned.under .list > li')
      const lid = document.querySelector<HTMLElement>('.turned.lid')
      const ground = lid && getComputedStyle(lid).backgroundColor
      seen.push({ y: rows[rows.length - 1].getBoundingClientRect().y, ground, opacity: getComputedStyle(this).opacity })
      return moves
    }
  })
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(host.address())
  const row = page.locator('.list > li').last()
  await row.scrollIntoViewIfNeeded()
  const ground = await page.locator('aside').evaluate((aside) => getComputedStyle(aside).backgroundColor)
  await row.locator('button.open').click()
  await expect(page.locator('main .win')).toBeVisible()
  await expect(page.locator('.turned')).toHaveCount(0)
  const { seen, pressed } = await page.evaluate(() => {
    const { seen, pressed } = window as unknown as { seen: unknown[]; pressed: number[] }
    return { seen, pressed }
  })
  expect(pressed).toHaveLength(1)
  expect(seen[0]).toEqual({ y: pressed[0], ground, opacity: '1' })
  expect(quiet).toEqual([])
})
