import { expect, test } from './fixture.ts'

test('a list fades at its foot by as much as is out of sight, and not at all where all is seen', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await page.locator('.ticket').first().waitFor()
  await page.keyboard.press('?')
  const list = page.locator('dialog[open] .goes-on')
  const hide = (pixels: number) =>
    list.evaluate((one, pixels) => {
      one.style.cssText = 'columns: auto; flex: none; max-height: none; height: auto'
      one.style.height = `${one.scrollHeight - pixels}px`
    }, pixels)
  const fade = () =>
    list.evaluate((one) => Math.round(Number.parseFloat(getComputedStyle(one).getPropertyValue('--fade'))))
  for (const [hidden, fades] of [
    [100, 28],
    [3, 3],
    [0, 0],
  ]) {
    await hide(hidden)
    await expect.poll(fade).toBe(fades)
  }
  expect(quiet).toEqual([])
})
