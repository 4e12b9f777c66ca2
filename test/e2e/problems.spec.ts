import { readFileSync } from 'node:fs'
import { expect, test } from './fixture.ts'
import { button, choices, tabTo, words } from './play.ts'

/** The answers of problems, as they lie in the project. */
const kept = JSON.parse(
  readFileSync(new URL('../../problems/transport.json', import.meta.url), 'utf8'),
) as readonly unknown[]

test('a problem is found in the list by keyboard, helped with, shown, and followed by the next', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  const ticket = page.getByRole('button', { name: words('problems.title') })
  await ticket.waitFor()
  await tabTo(page, ticket)
  await page.keyboard.press('Enter')
  await page.locator('main.problems').waitFor()
  const transport = page.getByRole('button', { name: 'Transport' })
  await transport.click()
  const cards = page.locator('[data-problem]')
  await expect(cards).toHaveCount(kept.length)
  // The arrows go through the cards.
  await cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(cards.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('.solving').waitFor()
  await expect(page.getByRole('region', { name: words('problem.task') })).toContainText(words('problem.stuck'))
  await choices(page).first().waitFor()

  const stars = (n: string) => page.getByRole('img', { name: `${n} of 3` })
  await expect(stars('3 stars')).toBeVisible()
  await page.keyboard.press('h')
  await expect(stars('2 stars')).toBeVisible()
  await expect(page.locator('.solving')).toContainText(words('problem.hint.lit'))
  await page.keyboard.press('h')
  await expect(stars('One star')).toBeVisible()
  await page.keyboard.press('s')
  await expect(stars('No star')).toBeVisible()
  await expect(page.locator('.solving')).toContainText(words('problem.solution.was'))
  const next = button(page, 'problem.next')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stars('3 stars')).toBeVisible()
  await page.locator('header.band button').first().click()
  await page.locator('main.problems').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main.home').waitFor()
  expect(quiet).toEqual([])
})

test('a problem that is solved is stamped over the table for a moment; with less motion it is told alone', async ({
  host,
  page,
  quiet,
}) => {
  // Which answer is right is held elsewhere: here the first that is told is. And things move here.
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer()
    const told = (text: string) =>
      text.replaceAll('"phase":"shown"', '"phase":"solved"').replaceAll('"speed":"off"', '"speed":"fast"')
    server.onMessage((text) => socket.send(told(String(text))))
  })
  const solve = async () => {
    await button(page, 'problems.title').click()
    await page.locator('[data-problem]').first().click()
    await choices(page).first().waitFor()
    await page.keyboard.press('s')
    await expect(page.locator('.solving [aria-live]')).toContainText(words('problem.solved'))
  }
  const stamp = page.locator('[data-stamped]')
  const place = () => page.locator('aside').boundingBox()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(host.address())
  await solve()
  await expect(stamp).toContainText(words('problem.solved'))
  const beside = await place()
  await expect(stamp).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(new URL(host.address()).origin)
  await solve()
  // What would draw it is there, and had time to.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('Stamped')),
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(button(page, 'problem.next')).toBeFocused()
  await expect(stamp).toHaveCount(0)
  expect(beside, 'the stamp takes nobody its place').toEqual(await place())
  expect(quiet).toEqual([])
})

test('problems are sorted by what they are about, and by how hard they are', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await button(page, 'problems.title').click()
  await page.locator('[data-problem]').first().waitFor()
  const all = await page.locator('[data-problem]').count()
  const themes = page.getByRole('group', { name: words('problems.about') }).getByRole('button')
  let sum = 0
  for (let n = 1; n < (await themes.count()); n++) {
    await themes.nth(n).click()
    sum += await page.locator('[data-problem]').count()
  }
  expect(sum).toBe(all)
  await themes.first().click()
  await expect(page.locator('[data-problem]')).toHaveCount(all)
  const steps = page.getByRole('group', { name: words('problems.hard') }).getByRole('button')
  sum = 0
  for (let n = 1; n < (await steps.count()); n++) {
    await steps.nth(n).click()
    sum += await page.locator('[data-problem]').count()
  }
  expect(sum).toBe(all)
  expect(quiet).toEqual([])
})
