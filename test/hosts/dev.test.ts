import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let dev: ChildProcess
let address = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-dev-'))
  dev = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs'), '--folder', folder], { cwd: root })
  address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += String(data)
      const found = /Signalbox is at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    dev.stdout!.on('data', hear)
    dev.stderr!.on('data', hear)
    dev.once('exit', () => reject(new Error(`it ended: ${said}`)))
  })
}, 300_000)

afterAll(
  () =>
    new Promise<void>((resolve) => {
      dev.once('exit', () => resolve())
      dev.kill('SIGTERM')
    }),
)

const bridge = (origin: string): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}bridge`, ['signalbox'], { headers: { origin } })

it('the page of `npm run dev` is the source itself, with hot reload', async () => {
  const page = await (await fetch(address)).text()
  expect(page).toContain('/@vite/client')
  const main = await fetch(new URL('/main.ts', address))
  expect([main.status, await main.text()]).toEqual([200, expect.stringContaining('App.svelte')])
})

it('the bridge of the running host answers through it, and the page needs no key', async () => {
  // As the window does: a host that is just being made anew is looked for again.
  const hello = () =>
    new Promise<unknown>((resolve) => {
      const socket = bridge(new URL(address).origin)
      socket.once('close', () => resolve(null)).on('error', () => undefined)
      socket.once('open', () => socket.send(JSON.stringify({ id: 1, name: 'hello', payload: {} })))
      socket.once('message', (data: Buffer) => {
        resolve(JSON.parse(data.toString()))
        socket.close()
      })
    })
  await expect
    .poll(hello, { timeout: 60_000 })
    .toMatchObject({ kind: 'reply', id: 1, result: { ok: true, value: { slots: [] } } })
})

it('a page from elsewhere is not let in by it', async () => {
  const socket = bridge('http://elsewhere.test')
  const met = await new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open')).once('error', () => resolve('refused'))
  })
  expect(met).toBe('refused')
})
