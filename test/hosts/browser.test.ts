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
import { keyIn } from '../../scripts/host.mjs'
import { NOT_LET_IN, TAKEN_OVER } from '../../src-shared/shell.ts'
import type { StandIn } from './app-standin.ts'
import { standInApp } from './app-standin.ts'

let folder: string
let app: StandIn
let host: BrowserHost
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-host-'))
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'renderer', 'index.html'),
    '<!doctype html><html><head><title>Signalbox</title></head></html>',
  )
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

/** Comes in by the printed address; gives the key that its page is given. */
const logIn = async (): Promise<string> => keyIn((await get(wayIn())).body)

/** Opens the socket; gives the status it was refused with, or the socket. */
function openSocket(
  key: string | null,
  headers: Record<string, string>,
  path = '/bridge',
): Promise<WebSocket | number> {
  const offered = key === null ? [] : key === '' ? ['signalbox'] : ['signalbox', key]
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, offered, { headers })
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

async function ourSocket(): Promise<WebSocket> {
  const socket = await openSocket(await logIn(), { origin })
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

  it('gives the key for the token, once, into the page, and sets no cookie', async () => {
    const first = await get(wayIn())
    expect([first.status, keyIn(first.body)]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store' })
    const second = await get(wayIn())
    expect([second.status, keyIn(second.body)]).toEqual([401, ''])
    for (const { headers } of [first, second]) expect(headers['set-cookie']).toBeUndefined()
  })

  it('does not use the token up for who only asks for the head', async () => {
    const head = await get(wayIn(), {}, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(keyIn((await get(wayIn())).body)).not.toBe('')
  })

  it('gives the key to nobody else: not by the plain address, not for a guess, not with what cookies there are', async () => {
    const { host: name } = new URL(origin)
    await logIn()
    for (const path of ['/', '/?token=guess', '/?token=', '/index.html?token=x', wayIn()])
      for (const cookie of ['', `signalbox-${name.split(':')[1]}=x; signalbox=x`])
        expect([path, keyIn((await get(path, { cookie })).body)]).toEqual([path, ''])
  })

  it('is shut by no number of cookies that pages of other ports have laid', async () => {
    // As many and as long as browsers keep for one computer.
    const cookie = Array.from({ length: 180 }, (_, n) => `c${n}=${'x'.repeat(4000)}`).join('; ')
    const key = keyIn((await get(wayIn(), { cookie })).body)
    expect((await get('/assets/a.js', { cookie })).status).toBe(200)
    expect(await openSocket(key, { origin, cookie })).toBeInstanceOf(WebSocket)
  })

  it('answers to its own address only', async () => {
    const { port } = new URL(origin)
    const names = ['evil.example', `localhost:${port}`, '127.0.0.1', `127.0.0.1:${Number(port) + 1}`, `127.1:${port}`]
    const more = [
      `[::1]:${port}`,
      `127.0.0.1.:${port}`,
      `127.0.0.1:0${port}`,
      `evil@127.0.0.1:${port}`,
      `2130706433:${port}`,
    ]
    for (const host of [...names, ...more, `127.0.0.1:${port}, evil.example`])
      for (const path of ['/', wayIn()]) expect([host, (await get(path, { host })).status]).toEqual([host, 421])
    expect((await get(wayIn())).status).toBe(200)
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
    expect((await get('/none', inGerman)).body).toContain('Hier ist nichts')
    expect((await get('/none')).body).toBe('There is nothing here.\n')
    const dutch = await openHost(app, join(folder, 'renderer'), 0, () => 'nl')
    const { port, host: name } = new URL(dutch.address)
    const said = await fetch(`http://127.0.0.1:${port}/none`, { headers: { host: name, ...inGerman } })
    expect(await said.text()).toContain('Hier is niets')
    await dutch.close()
  })

  it('outlives settings that cannot be read, and answers the next', async () => {
    let broken = true
    const other = await openHost(app, join(folder, 'renderer'), 0, () => {
      if (broken) throw Object.assign(new Error('gone'), { code: 'EACCES' })
      return 'nl'
    })
    const nothing = () => fetch(`${new URL(other.address).origin}/none`)
    expect((await nothing()).status).toBe(500)
    broken = false
    expect(await (await nothing()).text()).toContain('Hier is niets')
    await other.close()
  })

  it('only reads', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await get('/', {}, method)).status).toBe(405)
      expect((await get(wayIn(), {}, method)).status).toBe(405)
    }
    expect((await get(wayIn())).status).toBe(200)
  })
})

describe('the pages of the browser host', () => {
  it('carry a strict content policy and are not guessed at', async () => {
    const { headers, body } = await get('/')
    expect(body).toContain('Signalbox')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('end at their folder, whatever the path', async () => {
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
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404])
    expect((await get('/none')).body).toBe('There is nothing here.\n')
  })
})

describe('what a browser may keep for a year', () => {
  it('is what lies in the folder of hashed names, by whatever way it was asked for', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers['cache-control']
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

  it('wants our key, our origin, our host and our path', async () => {
    const key = await logIn()
    const { port } = new URL(origin)
    expect(await openSocket(null, { origin })).toBe(401)
    const origins = ['http://evil.example', 'null', `https://127.0.0.1:${port}`, `http://127.0.0.1:${Number(port) + 1}`]
    const more = [`http://localhost:${port}`, `${origin}.evil.example`, `${origin}/`, `http://127.0.0.1`, 'file://']
    for (const other of [...origins, ...more, `${origin}, http://evil.example`])
      expect([other, await openSocket(key, { origin: other })]).toEqual([other, 403])
    expect(await openSocket(key, {})).toBe(403)
    expect(await openSocket(key, { origin, host: 'evil.example' })).toBe(421)
    expect(await openSocket(key, { origin, host: `localhost:${port}` })).toBe(421)
    expect(await openSocket(key, { origin }, '/other')).toBe(404)
    expect(await openSocket(key, { origin }, '/bridge?x')).toBe(404)
    expect(app.asked).toEqual([])
    expect(await openSocket(key, { origin })).toBeInstanceOf(WebSocket)
  })

  it.each([
    ['no key', () => '', {}],
    ['another key', () => 'x'.repeat(43), {}],
    ['a key that is too short', (key: string) => key.slice(1), {}],
    ['the key in a cookie of ours, as a page on another port may lay it', () => '', { cookie: 'signalbox-key=KEY' }],
  ])(
    'tells a window that has %s so, hears nothing of it, and leaves the table where it is',
    async (_what, of, more) => {
      const key = await logIn()
      const first = (await openSocket(key, { origin })) as WebSocket
      const cookie: Record<string, string> = 'cookie' in more ? { cookie: more.cookie!.replace('KEY', key) } : {}
      const other = (await openSocket(of(key), { origin, ...cookie })) as WebSocket
      other.send(JSON.stringify({ id: 1, name: 'listSlots', payload: {} }), () => undefined)
      expect(await new Promise((resolve) => other.once('close', resolve))).toBe(NOT_LET_IN)
      expect(await send(first, { id: 1, name: 'hello', payload: {} })).toMatchObject({ result: { ok: true } })
      expect(app.asked.map(({ name }) => name)).toEqual(['hello'])
    },
  )

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
    expect((await get('/')).status).toBe(200)
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
    const key = await logIn()
    const first = (await openSocket(key, { origin })) as WebSocket
    const closed = new Promise((resolve) => first.once('close', resolve))
    const second = (await openSocket(key, { origin })) as WebSocket
    expect(await closed).toBe(TAKEN_OVER)
    const heard = next(second)
    app.tell({ kind: 'slots', slots: [] })
    expect(await heard).toMatchObject({ kind: 'notice' })
  })

  it('does nothing for a tab that has lost the table, even before that tab has heard of it', async () => {
    const key = await logIn()
    const first = (await openSocket(key, { origin })) as WebSocket
    // It does not read what it is sent, so it goes on as if it had the table.
    first.pause()
    const second = (await openSocket(key, { origin })) as WebSocket
    first.send(JSON.stringify({ id: 1, name: 'listSlots', payload: {} }))
    await send(second, { id: 1, name: 'hello', payload: {} })
    // It takes its leave after all it has sent: the host has read that too when the socket closes.
    const closed = new Promise((resolve) => first.once('close', resolve))
    first.resume()
    await closed
    expect(app.asked.map((one) => one.name)).toEqual(['hello'])
  })

  it('takes ids from the start again in a new socket', async () => {
    const key = await logIn()
    const first = (await openSocket(key, { origin })) as WebSocket
    await send(first, { id: 50, name: 'hello', payload: {} })
    const second = (await openSocket(key, { origin })) as WebSocket
    expect(await send(second, { id: 1, name: 'hello', payload: {} })).toMatchObject({ id: 1, result: { ok: true } })
  })
})

/** What is written to the port as it stands, and all that comes back until it is closed or `enough` has come. */
function raw(text: string, enough: (said: string) => boolean = () => false): Promise<string> {
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    let said = ''
    const stream = connect({ host: '127.0.0.1', port: Number(port) }, () => stream.write(text, 'latin1'))
    stream.on('data', (data) => {
      said += String(data)
      if (enough(said)) stream.destroy()
    })
    stream.on('error', () => undefined)
    stream.once('close', () => resolve(said))
  })
}

describe('what no browser sends', () => {
  const ours = () => `Host: 127.0.0.1:${new URL(origin).port}\r\n`
  const inner = () => `GET ${wayIn()} HTTP/1.1\r\n${ours()}\r\n`

  // Each would have two readers of one stream see two different requests.
  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['pieces by a strange name', 'Transfer-Encoding: xchunked\r\n'],
    ['a space before the colon', 'Content-Length : 5\r\n'],
    ['a folded line', 'X: a\r\n Transfer-Encoding: chunked\r\n'],
    ['a bare carriage return', 'X: a\rContent-Length: 5\r\n'],
    ['a negative length', 'Content-Length: -1\r\n'],
  ])('is refused: %s smuggles no second request', async (_what, header) => {
    const said = await raw(`GET / HTTP/1.1\r\n${ours()}${header}\r\n${inner()}`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(keyIn(said)).toBe('')
    expect(keyIn((await get(wayIn())).body)).not.toBe('')
  })

  it.each(['GET http://evil.example/ HTTP/1.1', 'GET //evil.example/ HTTP/1.1', 'CONNECT evil.example:80 HTTP/1.1'])(
    'is no way to elsewhere: %s',
    async (line) => {
      const said = await raw(`${line}\r\n${ours()}Connection: close\r\n\r\n`)
      expect(said).not.toMatch(/^HTTP\/1\.1 (2|3)/)
    },
  )

  it('is no page in a frame of another, and none that another may read', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('ends the socket for good, whatever the frame, and not the program', async () => {
    const key = await logIn()
    const wrong = [
      [0x81, 0x00], // not masked
      [0xc1, 0x80, 0, 0, 0, 0], // compressed, which was not agreed
      [0x83, 0x80, 0, 0, 0, 0], // of no kind
      [0x09, 0x80, 0, 0, 0, 0], // a ping in parts
      [0x80, 0x80, 0, 0, 0, 0], // goes on with nothing
      [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], // longer than there can be
    ]
    for (const frame of wrong) {
      const upgrade = `GET /bridge HTTP/1.1\r\n${ours()}Origin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: signalbox, ${key}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`
      const said = await raw(upgrade + Buffer.from(frame).toString('latin1'))
      expect(said).toMatch(/^HTTP\/1\.1 101 /)
    }
    expect(app.asked).toEqual([])
    expect((await get('/')).status).toBe(200)
  })

  it('answers a thousand requests at once, and the next', async () => {
    const paths = ['/', '/assets/a.js', '/none', '/?token=x']
    const all = await Promise.all(Array.from({ length: 1000 }, (_, n) => get(paths[n % 4])))
    expect(new Set(all.map(({ status }, n) => `${n % 4} ${status}`))).toEqual(
      new Set(['0 200', '1 200', '2 404', '3 401']),
    )
    expect(keyIn((await get(wayIn())).body)).not.toBe('')
  })
})
