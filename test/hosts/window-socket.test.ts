import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Socket } from '../../src-renderer/bridge/socket.ts'
import { socketBridge } from '../../src-renderer/bridge/socket.ts'
import type { Notice } from '../../src-shared/bridge.ts'
import { TAKEN_OVER } from '../../src-shared/shell.ts'

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
  await vi.waitFor(() => sockets[0]!.open())
  expect(sockets[0]!.sent).toEqual([{ id: 1, name: 'listSlots', payload: {} }])
  sockets[0]!.say(reply(1))
  expect(await answer).toEqual({ ok: true, value: { slots: [] } })
})

it('replies find their question by its id, in any order', async () => {
  const bridge = open()
  sockets[0]!.open()
  const answers = Promise.all([bridge.ask('listSlots', {}), bridge.ask('hello', {})])
  await Promise.resolve()
  sockets[0]!.say(reply(2, 'second'))
  sockets[0]!.say(reply(1, 'first'))
  expect(await answers).toEqual([{ ok: true, value: 'first' }, { ok: true, value: 'second' }])
})

it('nonsense from the host is passed over', async () => {
  const bridge = open()
  sockets[0]!.open()
  const answer = bridge.ask('listSlots', {})
  await Promise.resolve()
  for (const nonsense of ['', '{', 'null', '{"kind":"reply"}', '{"kind":"notice","notice":{"kind":"other"}}', '{"kind":"reply","id":1,"result":{"ok":false,"fault":{"code":"made up"}}}']) sockets[0]!.say(nonsense)
  sockets[0]!.say(reply(1))
  expect((await answer).ok).toBe(true)
  expect(notices).toEqual([])
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
  sockets[1]!.say(reply(sockets[1]!.sent[0]!.id, { slots: [], table: { table: 1 } }))
  await vi.waitFor(() => expect(notices).toEqual([lost, { kind: 'slots', slots: [] }, { kind: 'table', update: { table: 1 } }]))
  void bridge.ask('listSlots', {})
  await vi.waitFor(() => expect(sockets[1]!.sent.at(-1)).toMatchObject({ name: 'listSlots' }))
})

it('a window whose table another tab has taken does not take it back', () => {
  open()
  sockets[0]!.open()
  sockets[0]!.close(TAKEN_OVER)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(notices).toEqual([lost])
})
