import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixture.ts'

test('the printed address opens the game, and leaves no token behind', async ({ host, page, quiet }) => {
  await page.goto(host.address())
  await expect(page).toHaveTitle(/Signalbox/)
  await expect(page.locator('#app')).not.toBeEmpty()
  expect(new URL(page.url()).search).toBe('')
  expect(quiet).toEqual([])
})

test('a reload goes on with the key that the page keeps, and so does the printed address', async ({
  host,
  page,
  quiet,
}) => {
  await page.goto(host.address())
  await expect(page.locator('main.home')).toBeVisible()
  await page.reload()
  await expect(page.locator('main.home')).toBeVisible()
  await page.goto(host.address())
  await expect(page.locator('main.home')).toBeVisible()
  // The address has been used: that is told to programs, and matters to no page that is in.
  expect(quiet).toEqual([expect.stringContaining('401')])
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

test('a page on another port of this computer, in the same browser, neither comes in nor shuts us out', async ({
  host,
  page,
  context,
  quiet,
}) => {
  const other = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Other</title>'),
  )
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  await page.goto(host.address())
  await expect(page.locator('main.home')).toBeVisible()
  const { origin, port } = new URL(host.address())

  const stranger = await context.newPage()
  await stranger.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const met = await stranger.evaluate(
    async ([origin, port]) => {
      // What once would have stood before our cookie, and as many more as a browser keeps.
      for (const path of ['/', '/bridge']) document.cookie = `signalbox-${port}=theirs; path=${path}`
      for (let n = 0; n < 170; n++) document.cookie = `c${n}=${'x'.repeat(4000)}; path=/`
      const socket = (protocols: string[]) =>
        new Promise<string>((resolve) => {
          const opened = new WebSocket(`${origin.replace('http', 'ws')}/bridge`, protocols)
          opened.onopen = () => resolve('open')
          opened.onerror = () => resolve('refused')
        })
      const read = (mode: RequestMode) =>
        fetch(`${origin}/`, { mode, credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        )
      return {
        kept: { ...localStorage },
        sockets: await Promise.all([[], ['signalbox'], ['signalbox', 'theirs']].map(socket)),
        pages: await Promise.all([read('cors'), read('no-cors')]),
      }
    },
    [origin, port],
  )
  expect(met).toEqual({ kept: {}, sockets: ['refused', 'refused', 'refused'], pages: ['refused', 'refused'] })

  await page.reload()
  await expect(page.locator('main.home')).toBeVisible()
  expect(quiet).toEqual([])
  await new Promise((closed) => other.close(closed))
})
