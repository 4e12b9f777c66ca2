import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { windowsLine } from '../../src-main/electron/again.ts'
import { PATIENCE } from '../../src-main/electron/ending.ts'
import { chromiumFolders } from '../../src-main/electron/folders.ts'
import { NOTICE_CHANNEL } from '../../src-shared/shell.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import type { Started } from './shell-standin.ts'
import { message, openInStandIn } from './shell-standin.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'
import { until } from '../until.ts'

const { en } = TEXTS

/** What the systems themselves do to a program with a window, as far as a stand-in can do it to ours. */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-system-'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const open = (how: Started = {}) => openInStandIn(folder, how)
const opened = (games: { asked: readonly { name: string; payload: unknown }[] }) =>
  games.asked.filter(({ name }) => name === 'openSlot' || name === 'importGame').map(({ payload }) => payload)

describe('the window on its screen', () => {
  it('never has full screen named but when it opens so: named false, a Mac would take it away for good', async () => {
    const bounds = { x: 0, y: 0, width: 1000, height: 700 }
    for (const how of [{}, { bounds }, { bounds, standing: { fullScreen: false } }])
      expect('fullscreen' in (await open(how)).window.options).toBe(false)
    expect((await open({ bounds, standing: { fullScreen: true } })).window.options['fullscreen']).toBe(true)
  })

  it('stands where a title bar can be taken hold of, wherever it stood', async () => {
    const screen = { x: 0, y: 25, width: 1920, height: 1055 }
    const places = [
      { x: 1914, y: 1052, width: 1000, height: 700 },
      { x: -994, y: 100, width: 1000, height: 700 },
      { x: 500, y: -400, width: 1000, height: 700 },
      { x: 500, y: 1070, width: 1000, height: 700 },
      { x: -500, y: 25, width: 3000, height: 2000 },
    ]
    for (const bounds of places) {
      const { window } = await open({ bounds, displays: [screen] })
      const { x, y, width, height } = window.options as typeof screen
      const shown = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x)
      expect([bounds, shown >= 200, y >= screen.y, y <= screen.y + screen.height - 32]).toEqual([
        bounds,
        true,
        true,
        true,
      ])
      expect([width <= screen.width, height <= screen.height]).toEqual([true, true])
    }
  })

  it('stays where a person put it half out of sight, and on the screen of the two where it stood', async () => {
    const screens = [
      { x: 0, y: 0, width: 1920, height: 1080 },
      { x: 1920, y: 0, width: 1280, height: 1024 },
    ]
    for (const bounds of [
      { x: -600, y: 300, width: 1000, height: 700 },
      { x: 2900, y: 40, width: 1000, height: 700 },
    ])
      expect((await open({ bounds, displays: screens })).window.options).toMatchObject(bounds)
  })

  it('is shown once: when it is drawn, under Linux when it is loaded, and in the end whatever happens', async () => {
    vi.useFakeTimers()
    const drawn = await open({ platform: 'darwin' })
    drawn.window.webContents.emit('did-finish-load')
    expect(drawn.window.shown).toBe(false)
    drawn.window.emit('ready-to-show')
    expect(drawn.window.shown).toBe(true)
    const wayland = await open({ platform: 'linux' })
    wayland.window.webContents.emit('did-finish-load')
    expect(wayland.window.shown).toBe(true)
    wayland.window.shown = false
    wayland.window.emit('ready-to-show')
    expect(wayland.window.shown).toBe(false)
    const silent = await open({ platform: 'win32' })
    vi.advanceTimersByTime(5000)
    expect(silent.window.shown).toBe(true)
    const closed = await open()
    closed.window.gone = true
    vi.advanceTimersByTime(5000)
    expect(closed.window.shown).toBe(false)
  })
})

describe('the page of the window', () => {
  it('may load itself anew, and go nowhere else', async () => {
    const { window } = await open()
    const stopped = (name: string, url: string) => {
      const event = { url, isMainFrame: true, preventDefault: vi.fn() }
      window.webContents.emit(name, event)
      return event.preventDefault.mock.calls.length > 0
    }
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      expect([name, stopped(name, 'app://signalbox/')]).toEqual([name, false])
      for (const url of [
        'app://signalbox.evil/',
        'app://other/',
        'file:///etc/passwd',
        'data:text/html,x',
        'about:blank',
      ])
        expect([name, url, stopped(name, url)]).toEqual([name, url, true])
    }
  })

  it('that does not answer is waited for or let fall and revived, as is chosen; the question goes when it answers', async () => {
    const { window, seen, games } = await open({ answers: [1] })
    window.emit('unresponsive')
    window.emit('unresponsive')
    await until(() => expect([window.webContents.crashes, window.webContents.reloads]).toEqual([1, 1]))
    expect(seen.boxes.map(({ message, buttons }) => [message, buttons])).toEqual([
      [en['host.hangs'], [en['host.wait'], en['fault.reload']]],
    ])
    expect(games.asked).toContainEqual({ name: 'crashed', payload: { what: 'the window does not answer' } })
    const slow = await open()
    slow.window.emit('unresponsive')
    slow.window.emit('responsive')
    expect(slow.seen.boxes[0]!.signal!.aborted).toBe(true)
    slow.window.emit('unresponsive')
    expect([slow.seen.boxes.length, slow.window.webContents.crashes]).toEqual([2, 0])
  })
})

describe('the sandbox', () => {
  it('is left to the system where its launcher found that none can be had: a window would stay white', async () => {
    const { seen, window } = await open({ argv: ['/opt/x/signalbox', '--no-sandbox'] })
    expect([seen.sandboxed, window.options['webPreferences']]).toEqual([
      false,
      expect.objectContaining({ sandbox: true }),
    ])
    expect((await open({ argv: ['/opt/x/signalbox'] })).seen.sandboxed).toBe(true)
  })
})

describe('a second start', () => {
  it('hands over what it was asked for by itself: Electron reorders its command line and tears it apart', async () => {
    const second = await open({ first: false, argv: ['/electron', '--game', 'transport-1'] })
    expect(second.seen.said).toEqual({ wish: { slot: 'transport-1' } })
    const first = await open()
    const torn = [
      '/electron',
      '--allow-file-access-from-files',
      '--game',
      '--original-process-start-time=1',
      'transport-1',
    ]
    first.app.emit('second-instance', {}, torn, '/', second.seen.said)
    await until(() => expect(opened(first.games)).toEqual([{ slot: 'transport-1' }]))
    expect(first.window.focused).toBe(true)
  })

  it('opens files however a desktop names them: by address, with spaces, in capitals, from where it was typed', async () => {
    const names = ['a game.signalbox', 'LOUD.SIGNALBOX', 'plain.signalbox']
    for (const name of names) writeFileSync(join(folder, name), name)
    const inFolder = process.cwd()
    process.chdir(folder)
    try {
      const said = async (...argv: string[]) => (await open({ first: false, argv: ['/electron', ...argv] })).seen.said
      expect(await said('plain.signalbox')).toEqual({ wish: { file: join(process.cwd(), 'plain.signalbox') } })
      expect(await said(pathToFileURL(join(folder, 'a game.signalbox')).href)).toEqual({
        wish: { file: join(folder, 'a game.signalbox') },
      })
      expect(await said('file://elsewhere/x.signalbox')).toEqual({
        wish: process.platform === 'win32' ? expect.anything() : null,
      })
    } finally {
      process.chdir(inFolder)
    }
    const { app, games, window } = await open({ argv: [join(folder, 'LOUD.SIGNALBOX')] })
    expect(opened(games)).toEqual([{ text: 'LOUD.SIGNALBOX' }, { slot: 'taken-in' }])
    // An earlier version says nothing at the lock.
    app.emit('second-instance', {}, ['/electron', 'plain.signalbox'], folder, null)
    await until(() => expect(opened(games)).toContainEqual({ text: 'plain.signalbox' }))
    await until(() => expect(window.webContents.reloads).toBe(1))
  })

  it('is heard before there are games, and while the first is still opening one', async () => {
    const names = ['early', 'first', 'during']
    const files = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.signalbox`)]))
    for (const name of names) writeFileSync(files[name]!, name)
    let during = false
    const { games, windows } = await open({
      argv: [files['first']!],
      meanwhile(app, step) {
        const hand = (file: string) => app.emit('open-file', { preventDefault: vi.fn() }, file)
        if (step === 'createApp') hand(files['early']!)
        if (step === 'importGame' && !during) during = hand(files['during']!)
      },
    })
    expect(opened(games).flatMap((one) => ('text' in (one as object) ? [one] : []))).toEqual(
      ['first', 'early', 'during'].map((text) => ({ text })),
    )
    expect(windows).toHaveLength(1)
  })
})

describe('the list of games at the picture of the program', () => {
  it('starts this very program on these games, from sources too, and each word arrives whole', async () => {
    const slots = [{ id: 'a-1', name: 'Sunday', state: 'running' }]
    const sources = await open({ platform: 'win32', packaged: false, slots })
    await until(() => expect(sources.seen.recent).toHaveLength(1))
    const [games] = sources.seen.recent[0] as { items: Record<string, unknown>[] }[]
    expect(games!.items).toEqual([
      {
        type: 'task',
        title: 'Sunday',
        program: process.execPath,
        iconPath: process.execPath,
        iconIndex: 0,
        args: `${folder} --folder=${folder} --game=a-1`,
      },
    ])
    expect(windowsLine(['C:\\Program Files\\x', '--folder=D:\\my games\\', '--game=a-1', 'say "hi"'])).toBe(
      '"C:\\Program Files\\x" "--folder=D:\\my games\\\\" --game=a-1 "say \\"hi\\""',
    )
  })

  it('belongs to the program that was installed', async () => {
    const builder = readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8')
    expect((await open({ platform: 'win32' })).seen.appId).toBe(/^appId: (.*)$/m.exec(builder)![1])
    expect((await open({ platform: 'linux' })).seen.appId).toBeNull()
  })
})

describe('the end of the program', () => {
  const never = new Promise<void>(() => undefined)

  it('closes the games when Windows ends under it, for it is not told to quit then', async () => {
    const { window, games, kept, seen } = await open({ platform: 'win32' })
    window.emit('session-end', { reasons: ['shutdown'] })
    await until(() => expect(seen.exit).toBe(0))
    expect([games.closed(), kept.length]).toEqual([1, 1])
  })

  it('is told in a small window when the disk keeps it waiting, and comes in ten seconds whatever the disk does', async () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { app, windows, seen } = await open({ closing: never })
    app.emit('window-all-closed')
    await vi.advanceTimersByTimeAsync(PATIENCE.told)
    expect(windows).toHaveLength(2)
    expect(decodeURIComponent(windows[1]!.loaded)).toContain(folder)
    expect(windows[1]!.options['webPreferences']).toMatchObject({ sandbox: true, javascript: false })
    app.quit()
    expect(seen.exit).toBeNull()
    await vi.advanceTimersByTimeAsync(PATIENCE.most)
    expect([seen.exit, windows[1]!.gone, PATIENCE.most]).toEqual([1, true, 10_000])
    expect(said).toHaveBeenCalledWith(expect.stringContaining(folder))
    said.mockRestore()
  })

  it('shows no window when it is quick', async () => {
    vi.useFakeTimers()
    const { app, windows, seen } = await open({ closing: Promise.resolve() })
    app.emit('window-all-closed')
    await vi.advanceTimersByTimeAsync(PATIENCE.most)
    expect([windows.length, seen.exit]).toEqual([1, 0])
  })

  it('answers whoever starts it meanwhile: it says what is waited for, and comes back with their game', async () => {
    let finish = (): void => undefined
    const { app, window, windows, seen, games } = await open({ closing: new Promise((done) => (finish = done)) })
    window.gone = true
    app.emit('window-all-closed')
    app.emit('second-instance', {}, [], folder, { wish: { slot: 'a-1' } })
    app.emit('open-file', { preventDefault: vi.fn() }, '/x/a game.signalbox')
    expect(windows).toHaveLength(2)
    expect([seen.exit, opened(games)]).toEqual([null, []])
    finish()
    await until(() => expect(seen.exit).toBe(0))
    expect(seen.again).toEqual([{ args: [`--folder=${folder}`, '/x/a game.signalbox'] }])
    expect(seen.errors).toEqual([])
  })

  it('starts an AppImage again from its file, since where it was mounted is gone', async () => {
    vi.stubEnv('APPIMAGE', '/home/x/Signalbox.AppImage')
    const { app, seen } = await open()
    app.emit('window-all-closed')
    app.emit('second-instance', {}, [], folder, { wish: null })
    await until(() => expect(seen.exit).toBe(0))
    expect(seen.again).toEqual([{ args: [`--folder=${folder}`], execPath: '/home/x/Signalbox.AppImage' }])
  })

  it('leaves a menu and a list of games that say nothing to a window that is gone', async () => {
    const slots = [{ id: 'a-1', name: 'Sunday', state: 'running' }]
    const { window, seen, games } = await open({ platform: 'darwin', slots })
    await until(() => expect(seen.recent).toHaveLength(1))
    window.gone = true
    const reload = vi.spyOn(window.webContents, 'reload')
    const menu = seen.menu.at(-1) as { submenu: { accelerator?: string; click?: () => void }[] }[]
    const settings = menu.flatMap(({ submenu }) => submenu).find(({ accelerator }) => accelerator)!
    expect(() => settings.click!()).not.toThrow()
    ;(seen.recent[0] as { click(): void }[])[0]!.click()
    await until(() => expect(opened(games)).toEqual([{ slot: 'a-1' }]))
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('what draws', () => {
  const hello = async (host: Awaited<ReturnType<typeof open>>, id = 1) =>
    ((await host.ask('hello', message(id))).value as { faults: { code: string }[] }).faults.map(({ code }) => code)

  it('is the processor where there is no graphics card that will do: asked for on purpose, in a safe start too', async () => {
    expect((await open()).seen).toMatchObject({ switches: ['enable-unsafe-swiftshader'], software: false })
    expect((await open({ safe: true })).seen).toMatchObject({ switches: ['enable-unsafe-swiftshader'], software: true })
  })

  it('is named at the table when it is the processor, once, and only when a page has been drawn', async () => {
    const host = await open({ webgl: 'unavailable_software' })
    host.app.emit('gpu-info-update')
    expect(await hello(host)).toEqual([])
    host.window.webContents.emit('did-finish-load')
    host.app.emit('gpu-info-update')
    expect(host.window.webContents.sent).toEqual([
      [NOTICE_CHANNEL, { kind: 'fault', fault: { code: 'processorDraws' } }],
    ])
    const late = await open({ webgl: 'disabled_off' })
    late.window.webContents.emit('did-finish-load')
    expect([await hello(late), await hello(late, 2)]).toEqual([['processorDraws'], []])
    const card = await open({ webgl: 'enabled_readback' })
    card.window.webContents.emit('did-finish-load')
    expect(await hello(card)).toEqual([])
  })

  it('may fall: it is noted in the log with its name, and told when it is what draws', async () => {
    const host = await open()
    const gone = (type: string, reason: string) =>
      host.app.emit('child-process-gone', {}, { type, reason, exitCode: 5, name: type })
    gone('GPU', 'clean-exit')
    gone('Utility', 'crashed')
    expect(await hello(host)).toEqual([])
    gone('GPU', 'crashed')
    expect(host.window.webContents.sent).toEqual([
      [NOTICE_CHANNEL, { kind: 'fault', fault: { code: 'graphicsCrashed' } }],
    ])
    expect(host.games.asked.filter(({ name }) => name === 'crashed').map(({ payload }) => payload)).toEqual([
      { what: 'the process Utility is gone: crashed (5)' },
      { what: 'the process GPU is gone: crashed (5)' },
    ])
  })
})

describe('the menu and what it leads to', () => {
  const items = (menu: unknown) =>
    (menu as { submenu: { role?: string; label?: string; click?: () => void }[] }[]).flatMap(({ submenu }) => submenu)

  it('is made anew only when its language changes', async () => {
    const { settings, seen } = await open()
    settings.write({ ...DEFAULT_SETTINGS, sound: 3 })
    settings.write({ ...DEFAULT_SETTINGS, theme: 'night' })
    expect(seen.menu).toHaveLength(1)
    settings.write({ ...DEFAULT_SETTINGS, language: 'nl' })
    expect(seen.menu).toHaveLength(2)
  })

  it('leads to a safe start in an installed program too', async () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const { seen } = await open({ platform })
      items(seen.menu.at(-1)).find(({ label }) => label === en['menu.safe'])!.click!()
      await until(() => expect(seen.exit).toBe(0))
      expect(seen.again).toEqual([{ args: [`--folder=${folder}`, '--safe'] }])
    }
  })

  it('says about the program that it does not look for new versions, and where they are', async () => {
    for (const [platform, place] of [
      ['linux', 'copyright'],
      ['win32', 'credits'],
      ['darwin', 'credits'],
    ] as const) {
      const { seen } = await open({ platform, languages: ['de'] })
      expect(seen.about.at(-1)![place]).toMatch(/nicht selbst nach neuen Versionen.*https:\/\/home\.example/)
      expect(items(seen.menu.at(-1)).some(({ role }) => role === 'about')).toBe(true)
    }
  })
})

describe('the files of the program', () => {
  it('keep what Chromium stores where Windows does not carry it from computer to computer', () => {
    const env = { APPDATA: '/roaming', LOCALAPPDATA: '/local' }
    expect(chromiumFolders(join('/roaming', 'Signalbox'), 'win32', env)).toEqual({
      userData: join('/roaming', 'Signalbox', 'window'),
      sessionData: join('/local', 'Signalbox', 'window'),
    })
    for (const [where, platform] of [
      ['/my/games', 'win32'],
      ['/home/x/.local/share/signalbox', 'linux'],
    ] as const)
      expect(chromiumFolders(where, platform, env).sessionData).toBe(join(where, 'window'))
  })

  it('are there before Electron is told of them', async () => {
    const { app } = await open()
    expect([...app.paths.keys()].sort()).toEqual(['sessionData', 'userData'])
    for (const path of app.paths.values()) expect([path, existsSync(path)]).toEqual([path, true])
  })

  it('that cannot be made are told in a sentence', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    writeFileSync(join(folder, 'window'), 'in the way')
    const { seen, windows } = await open()
    expect([windows.length, seen.exit, seen.errors.length]).toEqual([0, 1, 1])
    said.mockRestore()
  })

  it('start no thread of bots that is not the one it was built with', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    mkdirSync(join(folder, 'out', 'main'), { recursive: true })
    writeFileSync(join(folder, 'out', 'main', 'worker.mjs'), 'bots')
    const built = createHash('sha256').update('bots').digest('hex')
    expect((await open({ workerHash: built })).windows).toHaveLength(1)
    const { windows, seen, games } = await open({ workerHash: createHash('sha256').update('other').digest('hex') })
    expect([windows.length, seen.exit, games.asked]).toEqual([0, 1, []])
    expect(seen.errors[0]).toContain('worker.mjs')
    said.mockRestore()
  })
})
