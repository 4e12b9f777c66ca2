import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { keyIn } from '../../scripts/host.mjs'
import type { App } from '../../src-main/app-contract.ts'
import { openHost } from '../../src-main/browser/host.ts'
import { carryBridge } from '../../src-main/electron/ipc.ts'
import type { BrowserWindow } from '../../src-main/electron/electron.ts'
import { games } from '../../src-main/engine/games.ts'
import type { Result } from '../../src-shared/bridge.ts'
import { requestChannel } from '../../src-shared/shell.ts'
import type { TableState, TableUpdate } from '../../src-shared/table.ts'
import { StandInWindow, standInElectron } from '../hosts/electron-standin.ts'
import { realApp } from '../real-app.ts'
import { asText, oneOf, wrongText, wrongValue, type Random } from './mutate.ts'
import { READING, request } from './requests.ts'

/** The real program with a table open, behind both its doors. */
export interface Doors {
  /**
   * Throws one wrong message at a door.
   * @returns what it was, and whether it changed a table it had no leave to change
   */
  knock(random: Random): Promise<{ what: string; changed: boolean }>
  close(): Promise<void>
}

const PAGE = '11111111-1111-4111-8111-111111111111'
/** A browser's page is let in anew before its door would call it a flood. */
const PER_SOCKET = 150

/** @param random by which the game of each table is chosen */
export async function openDoors(random: Random): Promise<Doors> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-fuzz-'))
  const app = await realApp(folder)
  const pages = join(folder, 'pages')
  mkdirSync(pages)
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html><head></head></html>')
  const host = await openHost(app, pages)
  const { origin, port } = new URL(host.address)
  const key = keyIn(await (await fetch(host.address)).text())
  const electron = standInElectron()
  const window = new StandInWindow({})
  let time = 0
  // As if a person sat there: no message comes too fast.
  const stop = carryBridge(electron.electron, window as unknown as BrowserWindow, app, () => (time += 1000))
  let id = 0
  let table = await begin(app, random)
  let socket: WebSocket | null = null
  let sent = 0

  /** Asks the app itself, past every door; the table as it stands, or null when none is open. */
  const look = async (): Promise<string | null> => {
    const shown = (await app.answer('showTable', { slot: table.slot })) as Result<TableUpdate>
    if (shown.ok) table = shown.value.table
    // Every look is given a number of its own.
    return shown.ok ? JSON.stringify({ ...shown.value.table, seq: 0 }) : null
  }

  async function overElectron(random: Random, name: string, payload: unknown): Promise<Result<unknown> | null> {
    const message = { page: PAGE, id: ++id, payload }
    const handler = electron.handlers.get(`signalbox:ask:${name}`) ?? electron.handlers.get(requestChannel('act'))
    const wrong = random() < 0.2 ? wrongValue(random, message) : message
    return (await handler?.(
      { sender: window.webContents, senderFrame: window.webContents.mainFrame },
      wrong,
    )) as Result<unknown>
  }

  async function overSocket(random: Random, name: string, payload: unknown): Promise<Result<unknown> | null> {
    if (socket?.readyState !== WebSocket.OPEN || sent++ % PER_SOCKET === 0) {
      socket?.terminate()
      socket = new WebSocket(`${origin.replace('http', 'ws')}/bridge`, ['signalbox', key], { headers: { origin } })
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket?.once('open', resolve))
    }
    const text = asText({ id: ++id, name, payload })
    const lot = random()
    const frame =
      lot < 0.6 ? text : lot < 0.9 ? wrongText(random, text) : Buffer.from(wrongText(random, text), 'latin1')
    const asked = socket
    const answered = new Promise<Result<unknown> | null>((resolve) => {
      asked.removeAllListeners('message').removeAllListeners('close')
      // Notices come between.
      asked.on('message', (data) => resolveReply(String(data), resolve))
      asked.once('close', () => resolve(null))
    })
    asked.send(frame)
    return answered
  }

  /** What no browser would send, to the port itself. */
  async function overPort(random: Random): Promise<null> {
    const right = `GET /${oneOf(random, ['', '?token=x', '../secret', '%2e%2e/%00', 'bridge'])} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nSec-WebSocket-Protocol: signalbox, ${key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nOrigin: ${origin}\r\n\r\n`
    await new Promise<void>((resolve) => {
      const stream = connect(Number(port), '127.0.0.1', () => stream.end(wrongText(random, right), 'latin1'))
      stream.on('data', () => undefined)
      stream.once('error', () => resolve())
      stream.once('close', () => resolve())
      // By the clock, for nothing else tells it: the port keeps half a request open as long as more may come, and it
      // must.
      stream.setTimeout(300, () => stream.destroy())
    })
    return null
  }

  return {
    async knock(random) {
      const before = (await look()) ?? ((table = await begin(app, random)), await look())
      const { name, payload } = request(random, table)
      const lot = random()
      const result =
        lot < 0.5
          ? await overElectron(random, name, payload)
          : lot < 0.97
            ? await overSocket(random, name, payload)
            : await overPort(random)
      if (result && !result.ok && result.fault.code === 'internal')
        throw new Error(`${name} crashed inside the program`)
      const mayChange = result?.ok === true && !READING.has(name)
      const after = await look()
      return { what: `${name} ${asText(payload).slice(0, 300)}`, changed: !mayChange && after !== before }
    },
    async close() {
      stop()
      socket?.terminate()
      await host.close()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function resolveReply(said: string, resolve: (result: Result<unknown>) => void): void {
  const message = JSON.parse(said) as { kind: string; result: Result<unknown> }
  if (message.kind === 'reply') resolve(message.result)
}

async function begin(app: App, random: Random): Promise<TableState> {
  const seats = [
    { name: 'Ann', player: 'person' },
    { name: 'Bob', player: 'person' },
  ]
  const begun = (await app.answer('newGame', {
    game: oneOf(random, games).id,
    name: 'Fuzz',
    seats,
    options: {},
    practice: true,
    seed: 7,
  })) as Result<TableUpdate>
  if (!begun.ok) throw new Error(begun.fault.code)
  return begun.value.table
}
