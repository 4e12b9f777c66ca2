import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RATE } from '../../src-main/door.ts'
import { REQUEST_NAMES } from '../../src-shared/bridge.ts'
import { NOTICE_CHANNEL, requestChannel } from '../../src-shared/shell.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import type { Started } from './shell-standin.ts'
import { message, openInStandIn } from './shell-standin.ts'
import { until } from '../until.ts'

const NEXT_PAGE = '22222222-2222-4222-8222-222222222222'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-electron-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (how: Started = {}) => openInStandIn(folder, how)

const refusedWith = (code: string) => ({ ok: false, fault: { code } })

describe('what Electron carries', () => {
  it('has a channel for each request and none besides', async () => {
    const { handlers } = await open()
    expect([...handlers.keys()].sort()).toEqual(REQUEST_NAMES.map(requestChannel).sort())
  })

  it('answers our page', async () => {
    const { ask, games } = await open()
    expect(await ask('listSlots', message(1))).toEqual({ ok: true, value: { slots: [] } })
    expect(games.asked).toEqual([{ name: 'listSlots', payload: {} }])
  })

  it('shows the folder of the games where the system shows folders, and says where it could not', async () => {
    const { handed, seen } = await open()
    expect(await handed.openFolder?.(folder)).toBe(true)
    expect(await handed.openFolder?.('/gone')).toBe(false)
    expect(seen.opened).toEqual([folder, '/gone'])
  })

  it('refuses every sender but the top frame of our window on our page', async () => {
    const { ask, games, window } = await open()
    const strangers: object[] = [
      { sender: {} },
      { senderFrame: null },
      { senderFrame: { url: 'app://signalbox/', parent: {} } },
    ]
    for (const stranger of strangers)
      expect(await ask('hello', message(1), stranger)).toEqual(refusedWith('unauthorised'))
    for (const url of [
      'https://evil.example/',
      'app://signalbox.evil/',
      'app://other/',
      'file:///etc/passwd',
      'about:blank',
      '',
    ]) {
      window.webContents.mainFrame.url = url
      expect(await ask('hello', message(1))).toEqual(refusedWith('unauthorised'))
    }
    expect(games.asked).toEqual([])
  })

  it('refuses everyone once the window is gone', async () => {
    const { ask, games, window } = await open()
    window.gone = true
    expect(await ask('hello', message(1))).toEqual(refusedWith('unauthorised'))
    expect(games.asked).toEqual([])
  })

  it('refuses malformed messages and payloads', async () => {
    const { ask, games } = await open()
    const wrong = [
      undefined,
      null,
      'hello',
      [],
      { id: 1, payload: {} },
      message('1'),
      message(0),
      message(1.5),
      message(1, {}, 'page'),
      { ...message(1), more: true },
    ]
    for (const one of wrong) expect(await ask('hello', one)).toMatchObject(refusedWith('malformed'))
    expect(await ask('openSlot', message(2, { slot: '../x' }))).toMatchObject(refusedWith('malformed'))
    expect(await ask('act', message(3, { slot: 'a', seq: 0, codes: [] }))).toMatchObject(refusedWith('malformed'))
    expect(games.asked).toEqual([])
  })

  it('refuses replayed messages, those of an earlier page among them', async () => {
    const { ask, games } = await open()
    expect((await ask('listSlots', message(7))).ok).toBe(true)
    expect(await ask('listSlots', message(7))).toEqual(refusedWith('replayed'))
    expect(await ask('hello', message(6))).toEqual(refusedWith('replayed'))
    expect((await ask('hello', message(1, {}, NEXT_PAGE))).ok).toBe(true)
    expect(await ask('hello', message(8))).toEqual(refusedWith('replayed'))
    expect(games.asked).toHaveLength(2)
  })

  it('refuses a flood', async () => {
    const { ask } = await open()
    const answers = await Promise.all(
      Array.from({ length: RATE.atOnce * 2 }, (_, i) => ask('listSlots', message(i + 1))),
    )
    expect(answers.at(-1)).toEqual(refusedWith('tooMany'))
  })

  it('hands notices to our window, and to none that is gone', async () => {
    const { games, window } = await open()
    games.tell({ kind: 'slots', slots: [] })
    window.gone = true
    games.tell({ kind: 'slots', slots: [] })
    expect(window.webContents.sent).toEqual([[NOTICE_CHANNEL, { kind: 'slots', slots: [] }]])
  })
})

describe('the window of Electron', () => {
  it('is isolated, in a sandbox, without Node', async () => {
    const { window, seen } = await open()
    expect(seen.sandboxed).toBe(true)
    expect(window.options['webPreferences']).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    })
    expect(window.loaded).toBe('app://signalbox/')
  })

  it('goes nowhere else and opens nothing', async () => {
    const { window } = await open()
    expect(window.webContents.openHandler?.()).toEqual({ action: 'deny' })
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      const event = { url: 'https://example.org/', preventDefault: vi.fn() }
      window.webContents.emit(name, event)
      expect([name, event.preventDefault.mock.calls.length]).toEqual([name, 1])
    }
  })

  it('is given no permission, no device and no address but ours', async () => {
    const { guards } = await open()
    const answer = vi.fn()
    guards['permission']!({}, 'media', answer)
    expect(answer).toHaveBeenCalledWith(false)
    expect([guards['check']!({}, 'geolocation'), guards['device']!({})]).toEqual([false, false])
    const cancelled = (url: string) => {
      let said: { cancel: boolean } | null = null
      guards['request']!({ url }, (one: { cancel: boolean }) => (said = one))
      return said!.cancel
    }
    expect(['app://signalbox/assets/a.js', 'blob:app://signalbox/1', 'data:image/png;base64,'].map(cancelled)).toEqual([
      false,
      false,
      false,
    ])
    expect(
      ['https://example.org/', 'http://127.0.0.1/', 'file:///etc/passwd', 'app://other/', 'ws://127.0.0.1/'].map(
        cancelled,
      ),
    ).toEqual([true, true, true, true, true])
  })

  it('loads files of the built window only, with the content policy', async () => {
    mkdirSync(join(folder, 'out', 'renderer'), { recursive: true })
    writeFileSync(join(folder, 'out', 'renderer', 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'out', 'secret.json'), '{}')
    const { page } = await open()
    const index = await page('app://signalbox/?x#y')
    expect([index.status, index.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ])
    for (const url of [
      'app://signalbox/../secret.json',
      'app://signalbox/%2e%2e/secret.json',
      'app://other/index.html',
      'app://signalbox/none.js',
    ]) {
      expect([url, (await page(url)).status]).toEqual([url, 404])
    }
  })

  it('stands where it stood, and remembers it when it closes', async () => {
    const bounds = { x: 10, y: 20, width: 1000, height: 700 }
    const { window, kept } = await open({ bounds })
    expect(window.options).toMatchObject(bounds)
    window.emit('ready-to-show')
    expect(window.fills).toBe(true)
    window.emit('close')
    expect(kept).toEqual([{ bounds: { x: 1, y: 2, width: 900, height: 700 }, maximized: true, fullScreen: false }])
  })

  it('closes although its place cannot be kept', async () => {
    const { window } = await open({
      keep: () => {
        throw Object.assign(new Error('read only'), { code: 'EROFS' })
      },
    })
    expect(() => window.emit('close')).not.toThrow()
  })

  it('is loaded anew when its process crashes, and a safe start is offered when it crashes again at once', async () => {
    const { window, games, seen } = await open({ answers: [0] })
    const fall = (reason: string) => window.webContents.emit('render-process-gone', {}, { reason })
    fall('clean-exit')
    expect(window.webContents.reloads).toBe(0)
    fall('oom')
    expect([window.webContents.reloads, seen.errors]).toEqual([1, []])
    expect(games.asked.at(-1)).toEqual({ name: 'crashed', payload: { what: 'the process of the page is gone: oom' } })
    fall('crashed')
    await until(() => expect(seen.quits).toBeGreaterThan(0))
    expect([window.webContents.reloads, seen.boxes.map(({ buttons }) => buttons)]).toEqual([
      1,
      [['Start safely', 'Quit Signalbox']],
    ])
    expect(seen.again).toEqual([{ args: [`--folder=${folder}`, '--safe'] }])
    const safe = await open({ safe: true, answers: [0] })
    for (let n = 0; n < 2; n++) safe.window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await until(() => expect(safe.seen.quits).toBeGreaterThan(0))
    expect([safe.seen.boxes.map(({ buttons }) => buttons), safe.seen.again]).toEqual([[['Quit Signalbox']], []])
  })

  it('comes back into sight when the screen it stood on is gone', async () => {
    const { window } = await open({ bounds: { x: 5000, y: 20, width: 1000, height: 700 } })
    expect(window.options).toMatchObject({ width: 1000, height: 700 })
    expect(window.options['x']).toBeUndefined()
  })
})

describe('the program under Electron', () => {
  it('leaves at once when these games are open already, and the first comes forward', async () => {
    const second = await open({ first: false })
    expect([second.windows.length, second.handlers.size, second.seen.quits]).toEqual([0, 0, 1])
    const first = await open()
    first.app.emit('second-instance', {}, [])
    expect(first.window.focused).toBe(true)
  })

  it('says in a sentence why it cannot start, and ends', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { seen, windows } = await open({ fails: 'inUse' })
    expect([windows.length, seen.exit]).toEqual([0, 1])
    expect(seen.errors[0]).toContain('open in another Signalbox')
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })

  it('speaks in its menu and its box the language of the settings, or of the system', async () => {
    const { seen, settings } = await open({ languages: ['de-AT', 'en'] })
    expect(JSON.stringify(seen.menu.at(-1))).toMatch(/Ansicht.*Vollbild/)
    settings.write({ ...DEFAULT_SETTINGS, language: 'nl' })
    expect(JSON.stringify(seen.menu.at(-1))).toMatch(/Weergave.*Volledig scherm/)
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = await open({ languages: ['nl'], fails: 'inUse' })
    expect(refused.seen.errors[0]).toContain('andere Signalbox')
    said.mockRestore()
  })

  it("has a menu with each system's own ways, and hands what is chosen to the window", async () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const { seen, window } = await open({ platform })
      const menu = seen.menu.at(-1) as {
        label: string
        submenu: { label?: string; role?: string; accelerator?: string; click?: () => void }[]
      }[]
      const items = menu.flatMap(({ submenu }) => submenu)
      expect(items.flatMap(({ role }) => role ?? [])).toEqual(
        expect.arrayContaining(['quit', 'reload', 'zoomIn', 'zoomOut', 'resetZoom', 'togglefullscreen', 'about']),
      )
      for (const own of ['services', 'hide', 'hideOthers', 'unhide', 'undo', 'redo', 'zoom', 'front'])
        expect([own, items.some(({ role }) => role === own)]).toEqual([own, platform === 'darwin'])
      expect(items.find(({ label }) => label === 'Copy') !== undefined).toBe(platform === 'darwin')
      items.find(({ accelerator }) => accelerator === 'CommandOrControl+,')!.click!()
      expect(window.webContents.sent).toEqual([[NOTICE_CHANNEL, { kind: 'menu', command: 'settings' }]])
    }
  })

  it('shows the games to go on with at its picture, where a system has such a place', async () => {
    const slots = [
      { id: 'a-1', name: 'Sunday', state: 'running' },
      { id: 'b-1', name: 'Done', state: 'finished' },
    ]
    const mac = await open({ platform: 'darwin', slots })
    await until(() => expect(mac.seen.recent).toEqual([[expect.objectContaining({ label: 'Sunday' })]]))
    ;(mac.seen.recent[0] as { click(): void }[])[0]!.click()
    await until(() =>
      expect([mac.games.asked.at(-1), mac.window.webContents.reloads]).toEqual([
        { name: 'openSlot', payload: { slot: 'a-1' } },
        1,
      ]),
    )
    const windows = await open({ platform: 'win32', slots })
    await until(() =>
      expect(windows.seen.recent).toMatchObject([
        [
          { type: 'custom', items: [{ title: 'Sunday', args: `--folder=${folder} --game=a-1` }] },
          { type: 'tasks', items: [{ title: 'Start safely', args: `--folder=${folder} --safe` }] },
        ],
      ]),
    )
    const linux = await open({ slots })
    expect(linux.seen.recent).toEqual([])
  })

  it('opens a game file that it is started with, or that the system hands over later, and says what is wrong with another', async () => {
    const file = join(folder, 'a game.signalbox')
    writeFileSync(file, 'a game')
    const taken = [
      { name: 'importGame', payload: { text: 'a game' } },
      { name: 'openSlot', payload: { slot: 'taken-in' } },
    ]
    const started = await open({ argv: ['/electron', '/game', file] })
    expect(started.games.asked.slice(0, 2)).toEqual(taken)
    // Named from where the second start was typed.
    started.app.emit('second-instance', {}, ['/electron', 'a game.signalbox'], folder)
    await until(() => expect(started.window.webContents.reloads).toBe(1))
    expect(started.games.asked.filter(({ name }) => name !== 'listSlots')).toEqual([...taken, ...taken])
    // A folder is no game; what is not there, or may not be read, might be one.
    for (const [path, said] of [
      [folder, 'not a game file of Signalbox'],
      [join(folder, 'gone.signalbox'), 'could not be read'],
    ] as const) {
      started.app.emit('open-file', { preventDefault: vi.fn() }, path)
      await until(() => expect(started.seen.errors.at(-1)).toContain(said))
    }
  })

  it('starts safely without the graphics card', async () => {
    expect([(await open()).seen.software, (await open({ safe: true })).seen.software]).toEqual([false, true])
  })

  it('ends with its window, once the games are closed', async () => {
    const { app, games, seen } = await open()
    app.emit('window-all-closed')
    await until(() => expect(seen.exit).toBe(0))
    expect(games.closed()).toBe(1)
  })
})
