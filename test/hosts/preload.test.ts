import { afterEach, expect, it, vi } from 'vitest'
import { openBridge } from '../../src-renderer/bridge/index.ts'
import { carryBridge } from '../../src-main/electron/ipc.ts'
import type { Notice } from '../../src-shared/bridge.ts'
import { REQUEST_NAMES } from '../../src-shared/bridge.ts'
import { standInApp } from './app-standin.ts'
import { standInElectron } from './electron-standin.ts'
import { strangeNotices, strangeReplies } from './messages.ts'

type Hear = (event: unknown, ...args: unknown[]) => void
const wire = vi.hoisted(() => ({
  world: {} as Record<string, unknown>,
  heard: new Map<string, Set<(event: unknown, ...args: unknown[]) => void>>(),
  invoke: null as null | ((channel: string, ...args: unknown[]) => Promise<unknown>),
}))

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (key: string, value: unknown) => void (wire.world[key] = value) },
  ipcRenderer: {
    invoke: (channel: string, ...args: unknown[]) => wire.invoke?.(channel, ...args),
    on: (channel: string, hear: Hear) => void wire.heard.set(channel, (wire.heard.get(channel) ?? new Set()).add(hear)),
    removeListener: (channel: string, hear: Hear) => void wire.heard.get(channel)?.delete(hear),
  },
}))

/** Page, preload script and main, wired to each other as Electron would. */
async function open() {
  const host = standInElectron()
  const games = standInApp()
  const window = new host.electron.BrowserWindow({})
  carryBridge(host.electron, window, games, () => 0)
  const contents = host.windows[0]!.webContents
  wire.invoke = (channel, ...args) =>
    host.handlers.get(channel)!({ sender: contents, senderFrame: contents.mainFrame }, ...structuredClone(args))
  contents.send = (channel: unknown, ...args: unknown[]) =>
    wire.heard.get(String(channel))?.forEach((hear) => hear({}, ...args))
  vi.resetModules()
  await import('../../src-main/electron/preload.ts')
  vi.stubGlobal('window', wire.world)
  return { bridge: openBridge(), games }
}

afterEach(() => vi.unstubAllGlobals())

it('the preload script lays one method for each request into the page, and no more', async () => {
  await open()
  expect(Object.keys(wire.world)).toEqual(['signalbox'])
  const shell = wire.world['signalbox'] as { ask: object }
  expect(Object.keys(shell).sort()).toEqual(['ask', 'onNotice'])
  expect(Object.keys(shell.ask).sort()).toEqual([...REQUEST_NAMES].sort())
})

it('a question goes from the page to the games and its answer back', async () => {
  const { bridge, games } = await open()
  expect(await bridge.ask('listSlots', {})).toEqual({ ok: true, value: { slots: [] } })
  expect(await bridge.ask('listSlots', {})).toEqual({ ok: true, value: { slots: [] } })
  expect(games.asked).toHaveLength(2)
})

it('a page loaded anew begins to count anew and is still answered', async () => {
  const { bridge } = await open()
  await bridge.ask('listSlots', {})
  vi.resetModules()
  await import('../../src-main/electron/preload.ts')
  expect((await openBridge().ask('listSlots', {})).ok).toBe(true)
})

it('what is not of the contract does not leave the page', async () => {
  const { bridge, games } = await open()
  expect(await bridge.ask('openSlot', { slot: '../x' })).toMatchObject({ ok: false, fault: { code: 'malformed' } })
  expect(games.asked).toEqual([])
})

it('notices reach the page until it stops listening', async () => {
  const { bridge, games } = await open()
  const heard: unknown[] = []
  const stop = bridge.onNotice((notice) => heard.push(notice))
  games.tell({ kind: 'slots', slots: [] })
  stop()
  games.tell({ kind: 'slots', slots: [] })
  expect(heard).toEqual([{ kind: 'slots', slots: [] }])
})

it.each(strangeReplies)('a reply that %s is a fault of the program and reaches nobody', async (_what, name, result) => {
  const { bridge } = await open()
  wire.invoke = () => Promise.resolve(result)
  expect(await bridge.ask(name, {})).toMatchObject({ ok: false, fault: { code: 'internal' } })
})

it('a game without a name stands in the list as a damaged one, and sinks no other', async () => {
  const { bridge } = await open()
  wire.invoke = () => Promise.resolve({ ok: true, value: { slots: [{ id: 'a', game: 'freight-express' }] } })
  expect(await bridge.ask('listSlots', {})).toMatchObject({
    ok: true,
    value: { slots: [{ id: 'a', state: 'damaged' }] },
  })
})

it.each(strangeNotices)('a notice that %s is told as a fault of the program', async (_what, notice) => {
  const { bridge, games } = await open()
  const heard: unknown[] = []
  bridge.onNotice((one) => heard.push(one))
  games.tell(notice as Notice)
  expect(heard).toMatchObject([{ kind: 'fault', fault: { code: 'internal' } }])
})

it('a main that is gone is called disconnected', async () => {
  const { bridge } = await open()
  wire.invoke = () => Promise.reject(new Error('gone'))
  expect(await bridge.ask('hello', {})).toEqual({ ok: false, fault: { code: 'disconnected' } })
})
