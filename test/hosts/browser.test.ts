import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { BrowserHost } from '../../src-main/browser/host.ts'
import { openHost } from '../../src-main/browser/host.ts'
import { RATE } from '../../src-main/door.ts'
import { TAKEN_OVER } from '../../src-shared/shell.ts'
import type { StandIn } from './app-standin.ts'
import { standInApp } from './app-standin.ts'

let folder: string
let app: StandIn
let host: BrowserHost
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-host-'))
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Signalbox</title>')
  writeFileSync(join(folder, 'renderer', 'assets', 'a.js'), 'export {}')
  writeFileSync(join(folder, 'secret.json'), '{}')
  symlinkSync(join(folder, 'secret.json'), join(folder, 'renderer', 'link.json'))
  app = standInApp()
  host = await openHost(app, join(folder, 'renderer'))
  origin = new URL(host.address).origin
})

afterEach(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

/** A request whose path and headers go out just as they are written: fetch would mend them. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
      (response) => {
        let body = ''
        response.on('data', (data) => (body += data))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const wayIn = () => host.address.slice(origin.length)

async function logIn(): Promise<string> {
  const { headers } = await get(wayIn())
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Opens the socket; gives the status it was refused with, or the socket. */
function openSocket(headers: Record<string, string>, path = '/bridge'): Promise<WebSocket | number> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers })
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

async function ourSocket(): Promise<WebSocket> {
  const socket = await openSocket({ cookie: await logIn(), origin })
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  return socket
}

const next = (socket: WebSocket) =>
  new Promise<unknown>((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))

async function send(socket: WebSocket, raw: unknown) {
  const reply = next(socket)
  socket.send(typeof raw === 'string' || raw instanceof Buffer ? raw : JSON.stringify(raw))
  return reply
}

describe('the way into the browser host', () => {
  it('listens on this machine alone', async () => {
    const { port } = new URL(origin)
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4')
    if (!outside) return expect(new URL(origin).hostname).toBe('127.0.0.1')
    const reached = await new Promise((resolve) => {
      const socket = connect({ host: outside.address, port: Number(port) }, () => resolve(true))
      socket.on('error', () => resolve(false))
    })
    expect(reached).toBe(false)
  })

  it('gives the cookie for the token, once, and a clean address', async () => {
    const first = await get(wayIn())
    expect(first).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict; Path=\//)
    const second = await get(wayIn())
    expect(second.status).toBe(401)
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('does not use the token up for who only asks for the head', async () => {
    const head = await get(wayIn(), {}, 'HEAD')
    expect([head.status, head.headers['set-cookie']]).toEqual([200, undefined])
    expect((await get(wayIn())).status).toBe(302)
  })

  it('knows its cookie although another page has laid one of the same name before it', async () => {
    const cookie = await logIn()
    const shadow = `${cookie.split('=')[0]}=theirs`
    expect((await get('/', { cookie: `${shadow}; ${cookie}` })).status).toBe(200)
    expect((await get('/', { cookie: shadow })).status).toBe(401)
  })

  it('lets the browser that has the cookie come back, by either address', async () => {
    const cookie = await logIn()
    expect((await get('/', { cookie })).status).toBe(200)
    expect(await get(wayIn(), { cookie })).toMatchObject({ status: 302, headers: { location: '/' } })
  })

  it('shows nothing without the cookie, and with a wrong one', async () => {
    const cookie = await logIn()
    expect((await get('/')).status).toBe(401)
    expect((await get('/assets/a.js')).status).toBe(401)
    expect((await get('/', { cookie: `${cookie}x` })).status).toBe(401)
    expect((await get('/?token=guess')).status).toBe(401)
  })

  it('answers to its own address only', async () => {
    const cookie = await logIn()
    expect((await get('/', { cookie, host: 'evil.example' })).status).toBe(421)
    expect((await get('/', { cookie, host: `localhost:${new URL(origin).port}` })).status).toBe(421)
  })

  it('ends although a browser holds streams open, some of them silent', async () => {
    const silent = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    await new Promise((open) => silent.once('connect', open))
    const gone = new Promise((closed) => silent.once('close', closed))
    silent.on('error', () => undefined)
    await ourSocket()
    await host.close()
    await gone
  })

  it('says why it refuses in the language of the settings, or else of the browser', async () => {
    const inGerman = { 'accept-language': 'fr;q=0.9, de-DE;q=0.8, en;q=0.7' }
    expect((await get('/', inGerman)).body).toContain('starte es neu')
    expect((await get('/')).body).toContain('start it again')
    const dutch = await openHost(app, join(folder, 'renderer'), 0, () => 'nl')
    const { port, host: name } = new URL(dutch.address)
    const said = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: name, ...inGerman } })
    expect(await said.text()).toContain('start het opnieuw')
    await dutch.close()
  })

  it('outlives settings that cannot be read, and answers the next', async () => {
    let broken = true
    const other = await openHost(app, join(folder, 'renderer'), 0, () => {
      if (broken) throw Object.assign(new Error('gone'), { code: 'EACCES' })
      return 'nl'
    })
    const unlet = () => fetch(new URL(other.address).origin)
    expect((await unlet()).status).toBe(500)
    broken = false
    expect(await (await unlet()).text()).toContain('start het opnieuw')
    await other.close()
  })

  it('only reads', async () => {
    const cookie = await logIn()
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await get('/', { cookie }, method)).status).toBe(405)
  })
})

describe('the pages of the browser host', () => {
  it('carry a strict content policy and are not guessed at', async () => {
    const { headers, body } = await get('/', { cookie: await logIn() })
    expect(body).toContain('Signalbox')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('end at their folder, whatever the path', async () => {
    const cookie = await logIn()
    const paths = [
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/assets/../../secret.json',
      '/..%5csecret.json',
      '/%00',
      '/%zz',
      '/link.json',
      '//etc/passwd',
      '/assets',
      '/a%',
    ]
    for (const path of paths) expect([path, (await get(path, { cookie })).status]).toEqual([path, 404])
    expect((await get('/none', { cookie })).body).toBe('There is nothing here.\n')
  })
})

describe('what a browser may keep for a year', () => {
  it('is what lies in the folder of hashed names, by whatever way it was asked for', async () => {
    const cookie = await logIn()
    const cacheOf = async (path: string) => (await get(path, { cookie })).headers['cache-control']
    expect(await cacheOf('/assets/a.js')).toContain('immutable')
    expect(await cacheOf('/assets/../index.html')).toBe('no-store')
    expect(await cacheOf('/assets/%2e%2e/index.html')).toBe('no-store')
  })
})

describe('the socket of the browser host', () => {
  it('closes a stream that it refuses, although the other end does not', async () => {
    const { port } = new URL(origin)
    const stream = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true })
    await new Promise((open) => stream.once('connect', open))
    const closed = new Promise((resolve) => stream.once('close', resolve))
    stream.on('error', () => undefined)
    stream.write(
      'GET /bridge HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    stream.on('data', () => undefined)
    // Whoever writes to a stream that is closed hears of it with a later write.
    const goOn = (error?: Error | null) =>
      void (error ?? setImmediate(() => stream.destroyed || stream.write('x', goOn)))
    stream.on('end', () => goOn())
    await closed
  })

  it('outlives an answer that cannot be written down', async () => {
    const socket = await ourSocket()
    app.answer = async () => ({ ok: true, value: { slots: 1n } })
    expect(await send(socket, { id: 1, name: 'listSlots', payload: {} })).toMatchObject({
      result: { ok: false, fault: { code: 'internal' } },
    })
    const heard = next(socket)
    app.tell({ kind: 'slots', slots: [1n] } as never)
    expect(await heard).toMatchObject({ kind: 'notice', notice: { kind: 'fault', fault: { code: 'internal' } } })
  })

  it('wants the cookie, our origin, our host and our path', async () => {
    const cookie = await logIn()
    expect(await openSocket({ origin })).toBe(401)
    expect(await openSocket({ cookie })).toBe(403)
    expect(await openSocket({ cookie, origin: 'http://evil.example' })).toBe(403)
    expect(await openSocket({ cookie, origin: 'null' })).toBe(403)
    expect(await openSocket({ cookie, origin, host: 'evil.example' })).toBe(421)
    expect(await openSocket({ cookie, origin }, '/other')).toBe(404)
    expect(app.asked).toEqual([])
  })

  it('outlives connections that are reset while they are being refused', async () => {
    const { port } = new URL(origin)
    const refused =
      'GET /bridge HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n'
    for (let n = 0; n < 20; n++) {
      const stream = connect({ host: '127.0.0.1', port: Number(port) })
      stream.on('error', () => undefined)
      await new Promise<void>((sent) => stream.once('connect', () => stream.write(refused, () => sent())))
      stream.resetAndDestroy()
    }
    expect((await get('/', { cookie: await logIn() })).status).toBe(200)
  })

  it('answers a request by its id', async () => {
    const socket = await ourSocket()
    expect(await send(socket, { id: 1, name: 'listSlots', payload: {} })).toEqual({
      kind: 'reply',
      id: 1,
      result: { ok: true, value: { slots: [] } },
    })
    expect(app.asked).toHaveLength(1)
  })

  it('refuses forged, malformed and replayed messages, and none of them reaches the app', async () => {
    const socket = await ourSocket()
    const fault = (id: number, code: string) => ({ kind: 'reply', id, result: { ok: false, fault: { code } } })
    expect(await send(socket, 'not json')).toMatchObject(fault(0, 'malformed'))
    expect(await send(socket, Buffer.from([1, 2, 3]))).toMatchObject(fault(0, 'malformed'))
    expect(await send(socket, { id: 3, name: 'drop', payload: {} })).toMatchObject(fault(3, 'unknownRequest'))
    expect(await send(socket, { id: 4, name: 'openSlot', payload: { slot: '../../x' } })).toMatchObject(
      fault(4, 'malformed'),
    )
    expect(await send(socket, { id: 4, name: 'hello', payload: {} })).toMatchObject(fault(4, 'replayed'))
    expect(await send(socket, { id: 2, name: 'hello', payload: {} })).toMatchObject(fault(2, 'replayed'))
    expect(app.asked).toEqual([])
  })

  it('refuses a flood by name and stays open', async () => {
    const socket = await ourSocket()
    const replies: { result: { ok: boolean; fault?: { code: string } } }[] = []
    const all = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        replies.push(JSON.parse(String(data)))
        if (replies.length === RATE.atOnce * 3) resolve()
      }),
    )
    for (let id = 1; id <= RATE.atOnce * 3; id++) socket.send(JSON.stringify({ id, name: 'listSlots', payload: {} }))
    await all
    expect(replies.some((reply) => reply.result.fault?.code === 'tooMany')).toBe(true)
    expect(app.asked.length).toBeLessThan(RATE.atOnce * 2)
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('closes on a message longer than any request', async () => {
    const socket = await ourSocket()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.send(JSON.stringify({ id: 1, name: 'hello', payload: 'x'.repeat(5_000_000) }))
    expect(await closed).toBe(1009)
    expect(app.asked).toEqual([])
  })

  it('carries what the app says unasked', async () => {
    const socket = await ourSocket()
    const heard = next(socket)
    app.tell({ kind: 'slots', slots: [] })
    expect(await heard).toEqual({ kind: 'notice', notice: { kind: 'slots', slots: [] } })
  })

  it('gives the table to the latest tab and says so to the one before', async () => {
    const cookie = await logIn()
    const first = (await openSocket({ cookie, origin })) as WebSocket
    const closed = new Promise((resolve) => first.once('close', resolve))
    const second = (await openSocket({ cookie, origin })) as WebSocket
    expect(await closed).toBe(TAKEN_OVER)
    const heard = next(second)
    app.tell({ kind: 'slots', slots: [] })
    expect(await heard).toMatchObject({ kind: 'notice' })
  })

  it('does nothing for a tab that has lost the table, even before that tab has heard of it', async () => {
    const cookie = await logIn()
    const first = (await openSocket({ cookie, origin })) as WebSocket
    // It does not read what it is sent, so it goes on as if it had the table.
    first.pause()
    const second = (await openSocket({ cookie, origin })) as WebSocket
    first.send(JSON.stringify({ id: 1, name: 'listSlots', payload: {} }))
    await send(second, { id: 1, name: 'hello', payload: {} })
    // It takes its leave after all it has sent: the host has read that too when the socket closes.
    const closed = new Promise((resolve) => first.once('close', resolve))
    first.resume()
    await closed
    expect(app.asked.map((one) => one.name)).toEqual(['hello'])
  })

  it('takes ids from the start again in a new socket', async () => {
    const cookie = await logIn()
    const first = (await openSocket({ cookie, origin })) as WebSocket
    await send(first, { id: 50, name: 'hello', payload: {} })
    const second = (await openSocket({ cookie, origin })) as WebSocket
    expect(await send(second, { id: 1, name: 'hello', payload: {} })).toMatchObject({ id: 1, result: { ok: true } })
  })
})
