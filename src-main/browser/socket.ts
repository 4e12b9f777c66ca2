import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { FromHost } from '../../src-shared/bridge.ts'
import { MOST_GAME_FILE, refused } from '../../src-shared/bridge.ts'
import { NOT_LET_IN, PROTOCOL, SOCKET_PATH, TAKEN_OVER } from '../../src-shared/shell.ts'
import type { App } from '../app-contract.ts'
import { openDoor } from '../door.ts'
import type { Place } from './pages.ts'
import type { Session } from './session.ts'

/** Bytes. The longest true request is a game file: each of its letters may be two in JSON, and its frame some more. */
const MOST = 2 * MOST_GAME_FILE + 64 * 1024

/** Carries the bridge over a WebSocket. One window at a time: the latest has the table. */
export function serveSocket(server: Server, place: Place, session: Session, app: App): { close(): void } {
  const usual = { noServer: true, perMessageDeflate: false, handleProtocols: () => PROTOCOL }
  const sockets = new WebSocketServer({ ...usual, maxPayload: MOST })
  /** For windows that are told why they may not come in, and not heard. */
  const unheard = new WebSocketServer({ ...usual, maxPayload: 1 })
  let current: WebSocket | null = null

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node lets go of a stream it hands over: one that is reset now would end the whole program.
    stream.on('error', () => stream.destroy())
    const status = refusal(request, place)
    if (status !== null)
      return void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy())
    if (!session.knows(keyOf(request)))
      return unheard.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => undefined)
        socket.close(NOT_LET_IN, 'this window has no key')
      })
    sockets.handleUpgrade(request, stream, head, (socket) => {
      current?.close(TAKEN_OVER, 'another tab has the table')
      current = socket
      attend(socket, app, () => socket === current)
    })
  })

  const stopNotices = app.onNotice((notice) => {
    if (current) say(current, { kind: 'notice', notice })
  })
  return {
    close() {
      stopNotices()
      for (const server of [sockets, unheard]) {
        server.clients.forEach((socket) => socket.terminate())
        server.close()
      }
    },
  }
}

/** Why this upgrade may not be, as a status line; null when it may. */
function refusal(request: IncomingMessage, place: Place): string | null {
  if (request.url !== SOCKET_PATH) return '404 Not Found'
  if (request.headers.host !== place.host) return '421 Misdirected Request'
  if (request.headers.origin !== place.origin) return '403 Forbidden'
  if (offered(request)[0] !== PROTOCOL) return '401 Unauthorized'
  return null
}

/** The key travels as a second protocol: so it is judged before there is a socket at all. */
const keyOf = (request: IncomingMessage): string => offered(request)[1] ?? ''
const offered = ({ headers }: IncomingMessage): string[] =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())

/**
 * @param isCurrent whether this socket still has the table: one that is being closed may send until the other end
 * agrees.
 */
function attend(socket: WebSocket, app: App, isCurrent: () => boolean): void {
  const door = openDoor(() => performance.now())
  socket.on('message', (data, isBinary) => void answer(data, isBinary))
  // A broken frame or one too long: the library closes the socket itself.
  socket.on('error', () => undefined)

  async function answer(data: RawData, isBinary: boolean): Promise<void> {
    if (!isCurrent()) return
    const { id, request } = door.admit(isBinary ? null : parsed(data))
    const result = request.ok ? await app.answer(request.value.name, request.value.payload) : request
    say(socket, { kind: 'reply', id, result })
  }
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return null
  }
}

function say(socket: WebSocket, message: FromHost): void {
  if (socket.readyState === socket.OPEN) socket.send(textOf(message))
}

/** What is too long to be written down is refused: it never ends the program. */
function textOf(message: FromHost): string {
  try {
    return JSON.stringify(message)
  } catch {
    const fault = refused('internal', { where: message.kind })
    return JSON.stringify(
      message.kind === 'reply'
        ? { ...message, result: fault }
        : { kind: 'notice', notice: { kind: 'fault', fault: fault.fault } },
    )
  }
}
