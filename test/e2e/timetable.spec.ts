import { expect, test } from './fixture.ts'
import { button, choices, words } from './play.ts'
import { nearlyOver, onTheShelfAs } from './saved.ts'

test('a turn that is folded out by hand comes into sight, from its headline on', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, nearlyOver('freight-express', 'person'))
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  const timetable = page.getByRole('region', { name: words('table.timetable') })
  // The last one: what it says lies below the edge. By itself, for what is fetched of earlier comes above it.
  const head = (await timetable.locator('button.head[aria-expanded="false"]').last().elementHandle())!
  const lines = Number(await timetable.getAttribute('data-lines'))
  await head.scrollIntoViewIfNeeded()
  const place = await head.boundingBox()
  await head.hover()
  await expect.poll(async () => Number(await timetable.getAttribute('data-lines'))).toBeGreaterThan(lines)
  expect(await head.boundingBox()).toEqual(place)
  await head.click()
  await expect.poll(() => head.getAttribute('aria-expanded')).toBe('true')
  const seen = await head.evaluate((one) => {
    const turn = one.closest('.groups > li')!.getBoundingClientRect()
    const list = one.closest('.groups')!.getBoundingClientRect()
    return { headed: turn.top >= list.top - 1, whole: turn.bottom <= list.bottom + 1, fits: turn.height <= list.height }
  })
  expect(seen.headed).toBe(true)
  expect(seen.whole || !seen.fits).toBe(true)
  // While its steps go by it stays above them.
  const gone = await head.evaluate((one) => {
    const list = one.closest('.groups')!
    const turn = one.closest('.groups > li')!
    const { top } = list.getBoundingClientRect()
    list.scrollTop += turn.getBoundingClientRect().top - top + 20
    return [top - turn.getBoundingClientRect().top, top - one.getBoundingClientRect().top].map(Math.round)
  })
  expect(gone).toEqual([20, 0])
  // Pointed at there, it is seen to answer; folded in there, it stays in sight.
  await page.mouse.move(0, 0)
  const ground = () => head.evaluate((one) => getComputedStyle(one).backgroundColor)
  const untouched = await ground()
  await head.hover()
  await expect.poll(ground).not.toBe(untouched)
  await head.click()
  await expect.poll(() => head.getAttribute('aria-expanded')).toBe('false')
  const inSight = () =>
    head.evaluate((one) => {
      const [own, list] = [one, one.closest('.groups')!].map((box) => box.getBoundingClientRect())
      return own.top >= list.top - 1 && own.bottom <= list.bottom + 1
    })
  await expect.poll(inSight).toBe(true)
  expect(quiet).toEqual([])
})

test('the newest line stays in sight as what is told grows, until somebody reads elsewhere', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelfAs(host, nearlyOver('freight-express', 'person'))
  await page.goto(host.address())
  await button(page, 'home.continue').click()
  await button(page, 'curtain.lift').click()
  await choices(page).first().waitFor()
  const list = page.getByRole('region', { name: words('table.timetable') }).locator('.groups')
  const grow = (by: number) =>
    list.evaluate((one, by) => {
      const turn = one.querySelector('.current')!.closest<HTMLElement>('.groups > li')!
      const more = document.createElement('div')
      more.style.height = `${by}px`
      turn.prepend(more)
    }, by)
  const inSight = () =>
    list.evaluate((one) => {
      const [box, row] = [one, one.querySelector('.current')!].map((each) => each.getBoundingClientRect())
      return row.bottom <= box.bottom + 1 && row.top >= box.top - 1
    })
  await expect.poll(inSight).toBe(true)
  await grow(300)
  await expect.poll(inSight).toBe(true)
  await list.evaluate((one) => (one.scrollTop = 0))
  await expect.poll(inSight).toBe(false)
  await grow(40)
  // Whatever brings it into sight does so within a frame of the list's new size.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  expect(await inSight()).toBe(false)
  // That it was scrolled may be told after the table was left.
  const kept = await list.elementHandle()
  await button(page, 'table.menu').click()
  await button(page, 'table.leave').click()
  await expect(page.locator('main.home')).toBeVisible()
  await kept?.evaluate((one) => one.dispatchEvent(new Event('scroll')))
  expect(quiet).toEqual([])
})
