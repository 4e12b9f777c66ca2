import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTICE_CHANNEL } from '../../src-shared/shell.ts'
import type { Started } from './shell-standin.ts'
import { message, openInStandIn } from './shell-standin.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'
import { until } from '../until.ts'

const { en } = TEXTS

/** The window and its page, as systems treat them, as far as a stand-in can do it to ours. */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-window-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const open = (how: Started = {}) => openInStandIn(folder, how)

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
