import { expect, test } from './fixture.ts'

test('the printed address opens the game, and leaves no token behind', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await expect(page).toHaveTitle(/Signalbox/)
  await expect(page.locator('#app')).not.toBeEmpty()
  expect(new URL(page.url()).search).toBe('')
  expect(quiet).toEqual([])
})

test('a reload goes on with the cookie', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await page.reload()
  await expect(page.locator('#app')).not.toBeEmpty()
  expect(quiet).toEqual([])
})

test('a second browser cannot come in by the same address', async ({ host, page, browser }) => {
  await page.goto(host.address())
  const stranger = await (await browser.newContext()).newPage()
  const response = await stranger.goto(host.address())
  expect(response?.status()).toBe(401)
  await expect(stranger.locator('body')).toContainText('start it again')
  await stranger.context().close()
})

test('a page from elsewhere cannot reach the games', async ({ host, page, browser }) => {
  await page.goto(host.address())
  const { origin } = new URL(host.address())
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('data:text/html,<p>elsewhere</p>')
  const reached = await stranger.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address)
        socket.onopen = () => resolve('open')
        socket.onerror = () => resolve('refused')
      }),
    `${origin.replace('http', 'ws')}/bridge`,
  )
  expect(reached).toBe('refused')
  await stranger.context().close()
})
