import type { Bridge, Notice, Replies, RequestName, RequestOf, Result } from '../../src-shared/bridge.ts'
import { checkNotice, checkReply, checkRequest, refused } from '../../src-shared/bridge.ts'
import { NOT_LET_IN, TAKEN_OVER } from '../../src-shared/shell.ts'
import { readFromHost } from './check.ts'

/** What of a WebSocket is used: tests give their own. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

const OPEN = 1
/** Milliseconds between tries to find the host again; the last repeats. */
const WAITS = [250, 500, 1000, 2000, 5000]

type Settle = (answer: unknown) => void

/** The bridge over the browser host's socket. A lost host is told once, and looked for until it is back. */
export function socketBridge(connect: () => Socket): Bridge {
  const listeners = new Set<(notice: Notice) => void>()
  const waiting = new Map<number, Settle>()
  /** What was asked before the socket first opened. */
  let unsent: string[] = []
  let socket: Socket
  let lastId = 0
  let tries = 0
  /** Why there is no host to ask; null while there is. */
  let lost: 'disconnected' | 'takenOver' | 'unauthorised' | null = null

  const tell = (notice: Notice) => listeners.forEach((listener) => listener(notice))

  const nextWait = () => WAITS[Math.min(tries++, WAITS.length - 1)]

  function open(): void {
    socket = connect()
    socket.onopen = () => {
      unsent.forEach((text) => socket.send(text))
      unsent = []
      if (lost) void comeBack()
      else tries = 0
    }
    socket.onmessage = (event) => hear(event.data)
    socket.onclose = (event) => close(event.code)
  }

  function hear(text: unknown): void {
    const message = readFromHost(text)
    if (message?.kind === 'notice') tell(checkNotice(message.notice))
    if (message?.kind !== 'reply') return
    waiting.get(message.id)?.(message.result)
    waiting.delete(message.id)
  }

  function close(code: number): void {
    unsent = []
    const why = code === TAKEN_OVER ? 'takenOver' : code === NOT_LET_IN ? 'unauthorised' : 'disconnected'
    waiting.forEach((settle) => settle(refused(why)))
    waiting.clear()
    if (!lost) tell({ kind: 'fault', fault: { code: why } })
    lost = why
    // Asking again would take the table back from the other tab, to and fro; and a window without the key gets none.
    if (why !== 'disconnected') return
    setTimeout(open, nextWait())
  }

  /** After a gap the window is shown everything as it is now. */
  async function comeBack(): Promise<void> {
    const hello = await send('hello', {})
    if (!hello.ok) {
      // An open socket over which nothing is told yet: a closed one is looked for anyway.
      setTimeout(() => lost && socket.readyState === OPEN && void comeBack(), nextWait())
      return
    }
    lost = null as typeof lost
    tries = 0
    const { slots, moreSlots, faults, table } = hello.value
    // Where there are many, only the first come with it.
    const listed = moreSlots ? await send('listSlots', {}) : null
    // Gone again meanwhile: what is told from here on would say that it is there.
    if (lost) return
    tell({ kind: 'slots', slots: listed?.ok ? listed.value.slots : slots })
    faults.forEach((fault) => tell({ kind: 'fault', fault }))
    if (table) tell({ kind: 'table', update: table })
  }

  function send<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>> {
    const id = ++lastId
    const text = JSON.stringify({ id, name, payload })
    return new Promise((settle) => {
      waiting.set(id, (answer) => settle(checkReply(name, answer)))
      if (socket.readyState === OPEN) socket.send(text)
      else unsent.push(text)
    })
  }

  open()
  return {
    async ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>> {
      const checked = checkRequest(name, payload)
      if (!checked.ok) return checked
      if (lost) return refused(lost)
      return send(name, payload)
    },
    onNotice(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
