import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Socket } from '../../src-renderer/bridge/socket.ts'
import { socketBridge } from '../../src-renderer/bridge/socket.ts'
import type { Notice } from '../../src-shared/bridge.ts'
import { refused } from '../../src-shared/bridge.ts'
import { NOT_LET_IN, TAKEN_OVER } from '../../src-shared/shell.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { anUpdate, strangeNotices, strangeReplies } from './messages.ts'
import { until } from '../until.ts'

class FakeSocket implements Socket {
  readyState = 0
  readonly sent: { id: number; name: string }[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: number; name: string })
  }
  open() {
    this.readyState = 1
    this.onopen?.({} as Event)
  }
  say(message: unknown) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) } as MessageEvent)
  }
  close(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code } as CloseEvent)
  }
}

let sockets: FakeSocket[]
let notices: Notice[]

function open() {
  const bridge = socketBridge(() => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  })
  bridge.onNotice((notice) => notices.push(notice))
  return bridge
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  notices = []
})
afterEach(() => vi.useRealTimers())

const reply = (id: number, value: unknown = { slots: [] }) => ({ kind: 'reply', id, result: { ok: true, value } })
const lost: Notice = { kind: 'fault', fault: { code: 'disconnected' } }

it('what is asked before the socket is open is sent once it is', async () => {
  const answer = open().ask('listSlots', {})
  expect(sockets[0]!.sent).toEqual([])
  await until(() => sockets[0]!.open())
  expect(sockets[0]!.sent).toEqual([{ id: 1, name: 'listSlots', payload: {} }])
  sockets[0]!.say(reply(1))
  expect(await answer).toEqual({ ok: true, value: { slots: [] } })
})

const hello = {
  version: '1',
  host: 'browser',
  settings: DEFAULT_SETTINGS,
  slots: [],
  moreSlots: false,
  folder: '/games',
  table: null,
  faults: [],
} as const

it('replies find their question by its id, in any order', async () => {
  const bridge = open()
  sockets[0]!.open()
  const answers = Promise.all([bridge.ask('listSlots', {}), bridge.ask('hello', {})])
  await Promise.resolve()
  sockets[0]!.say(reply(2, hello))
  sockets[0]!.say(reply(1))
  expect(await answers).toEqual([
    { ok: true, value: { slots: [] } },
    { ok: true, value: hello },
  ])
})

it('nonsense from the host is passed over', async () => {
  const bridge = open()
  sockets[0]!.open()
  const answer = bridge.ask('listSlots', {})
  await Promise.resolve()
  for (const nonsense of [
    '',
    '{',
    'null',
    '{"kind":"reply"}',
    '{"kind":"other","id":1}',
    '{"kind":"reply","id":1,"result":{},"more":1}',
  ])
    sockets[0]!.say(nonsense)
  sockets[0]!.say(reply(1))
  expect((await answer).ok).toBe(true)
  expect(notices).toEqual([])
})

it.each(strangeReplies)('a reply that %s is a fault of the program and reaches nobody', async (_what, name, result) => {
  const bridge = open()
  sockets[0]!.open()
  const answer = bridge.ask(name, {})
  await Promise.resolve()
  sockets[0]!.say({ kind: 'reply', id: 1, result })
  expect(await answer).toMatchObject({ ok: false, fault: { code: 'internal' } })
})

it.each(strangeNotices)('a notice that %s is told as a fault of the program', (_what, notice) => {
  open()
  sockets[0]!.open()
  sockets[0]!.say({ kind: 'notice', notice })
  expect(notices).toMatchObject([{ kind: 'fault', fault: { code: 'internal' } }])
})

it('a lost host answers what was asked with a fault and is told once', async () => {
  const bridge = open()
  sockets[0]!.open()
  const answer = bridge.ask('listSlots', {})
  await Promise.resolve()
  sockets[0]!.close()
  expect(await answer).toEqual({ ok: false, fault: { code: 'disconnected' } })
  expect(await bridge.ask('hello', {})).toEqual({ ok: false, fault: { code: 'disconnected' } })
  vi.advanceTimersByTime(250)
  sockets[1]!.close()
  expect(notices).toEqual([lost])
})

it('a host that is back shows the window everything as it is now', async () => {
  const bridge = open()
  sockets[0]!.open()
  sockets[0]!.close()
  vi.advanceTimersByTime(250)
  sockets[1]!.open()
  expect(sockets[1]!.sent).toMatchObject([{ name: 'hello' }])
  sockets[1]!.say(reply(sockets[1]!.sent[0]!.id, { ...hello, table: anUpdate }))
  await until(() => expect(notices).toEqual([lost, { kind: 'slots', slots: [] }, { kind: 'table', update: anUpdate }]))
  void bridge.ask('listSlots', {})
  await until(() => expect(sockets[1]!.sent.at(-1)).toMatchObject({ name: 'listSlots' }))
})

it('a host that is back with many games tells all of them, and what it found damaged', async () => {
  open()
  sockets[0]!.open()
  sockets[0]!.close()
  vi.advanceTimersByTime(250)
  sockets[1]!.open()
  const fault = { code: 'conflictCopy', params: { name: 'Sunday' } }
  sockets[1]!.say(reply(sockets[1]!.sent[0]!.id, { ...hello, moreSlots: true, faults: [fault] }))
  await until(() => expect(sockets[1]!.sent.at(-1)).toMatchObject({ name: 'listSlots' }))
  sockets[1]!.say(reply(sockets[1]!.sent.at(-1)!.id, { slots: [] }))
  await until(() => expect(notices).toEqual([lost, { kind: 'slots', slots: [] }, { kind: 'fault', fault }]))
})

it('a host that goes again before it has told its games leaves the window without one, which still says so', async () => {
  open()
  sockets[0]!.open()
  sockets[0]!.close()
  vi.advanceTimersByTime(250)
  sockets[1]!.open()
  sockets[1]!.say(reply(sockets[1]!.sent[0]!.id, { ...hello, moreSlots: true }))
  await until(() => expect(sockets[1]!.sent.at(-1)).toMatchObject({ name: 'listSlots' }))
  sockets[1]!.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(notices).toEqual([lost, lost])
})

it('a window whose table another tab has taken says so and does not take it back', async () => {
  const bridge = open()
  sockets[0]!.open()
  const asked = bridge.ask('listSlots', {})
  await Promise.resolve()
  sockets[0]!.close(TAKEN_OVER)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(notices).toEqual([{ kind: 'fault', fault: { code: 'takenOver' } }])
  expect([await asked, await bridge.ask('listSlots', {})]).toEqual([refused('takenOver'), refused('takenOver')])
})

it('a window without the key says so, and does not ask for the table again and again', async () => {
  const bridge = open()
  sockets[0]!.open()
  sockets[0]!.close(NOT_LET_IN)
  expect(notices).toEqual([{ kind: 'fault', fault: { code: 'unauthorised' } }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(await bridge.ask('listSlots', {})).toEqual(refused('unauthorised'))
})

it('a host that is back but does not answer yet is asked again over the same socket', async () => {
  open()
  sockets[0]!.open()
  sockets[0]!.close()
  await vi.advanceTimersByTimeAsync(250)
  sockets[1]!.open()
  sockets[1]!.say({ kind: 'reply', id: sockets[1]!.sent[0]!.id, result: { ok: false, fault: { code: 'internal' } } })
  await vi.advanceTimersByTimeAsync(6000)
  expect(sockets[1]!.sent).toMatchObject([{ name: 'hello' }, { name: 'hello' }])
  sockets[1]!.say(reply(sockets[1]!.sent[1]!.id, hello))
  await vi.advanceTimersByTimeAsync(0)
  expect(notices).toEqual([lost, { kind: 'slots', slots: [] }])
  expect(sockets).toHaveLength(2)
})
