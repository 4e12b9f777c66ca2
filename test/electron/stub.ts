import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { findChromium, TEST_ARGS } from '../../scripts/chromium.mjs'
import { createApp } from '../../src-main/app.ts'
import { wishesAmong } from '../../src-main/args.ts'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { openShell } from '../../src-main/electron/shell.ts'
import type { Standing } from '../../src-main/electron/window.ts'
import { standInElectron } from '../hosts/electron-standin.ts'
import type { Program, Start } from './program.ts'

const root = resolve(import.meta.dirname, '../..')
/** Chromium alone knows no scheme of ours: this stands for `app://signalbox`, and is as safe a context. */
const HERE = 'http://signalbox.localhost'
const OURS = 'app://signalbox'
const preload = readFileSync(join(root, 'out', 'main', 'preload.cjs'), 'utf8')

/** The preload script in a page, with as much of Electron as it asks for. */
const laidIn = `(() => {
  if (location.origin !== ${JSON.stringify(HERE)}) return
  const listeners = new Map()
  window.standInHear = (channel, said) => (listeners.get(channel) ?? []).forEach((hear) => hear({}, said))
  const electron = {
    contextBridge: { exposeInMainWorld: (key, value) => Object.defineProperty(window, key, { value }) },
    ipcRenderer: {
      invoke: (channel, message) => window.standInInvoke(channel, message),
      on: (channel, hear) => listeners.set(channel, [...(listeners.get(channel) ?? []), hear]),
      removeListener: (channel, hear) => listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== hear)),
    },
  }
  ;((require) => {
  ${preload}
  })(() => electron)
})()`

/**
 * The true shell and the true games on the stand-in for Electron, its window a page of a real Chromium: so the tests
 * are walked where Electron cannot be had. What only Electron has (its menus, its processes, its screens) is not shown
 * by it.
 */
export async function openStub(playwright: PlaywrightWorkerArgs['playwright']): Promise<Start> {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: TEST_ARGS,
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const places = new Map<string, Standing>()
  const start: Start = async (folder, ...words) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    const argv = ['/electron', root, `--folder=${folder}`, ...words]
    const loading: Promise<void>[] = []
    const host: Host = standInElectron({
      appPath: root,
      packaged: false,
      onWindow(window) {
        // Only the first has a page; a later one tells what is waited for.
        if (loading.length === 0) loading.push(comeIn(page, host, window))
      },
    })
    const { safe } = wishesAmong(argv)
    await openShell({
      electron: host.electron,
      folder,
      safe,
      argv,
      platform: process.platform,
      home: 'https://home.example',
      workerHash: null,
      createApp,
      settings: (at) => browserSettings(at, safe),
      windowPlace: (at) => ({ read: () => places.get(at) ?? null, write: (place) => void places.set(at, place) }),
    })
    await Promise.all(loading)
    return program(folder, page, host)
  }
  return Object.assign(start, { close: () => browser.close() })
}

type Host = ReturnType<typeof standInElectron>
type StandInWindow = Host['windows'][number]

function program(folder: string, page: Page, host: Host): Program {
  const ended = new Promise<number | null>((done) => host.app.once('exited', done))
  return {
    page,
    inMain: async (what, given) => what(host.electron as never, given as never),
    async second(more, place = root) {
      const other = standInElectron({ appPath: root, first: false })
      const before = process.cwd()
      process.chdir(place)
      try {
        await openShell({
          electron: other.electron,
          folder,
          safe: false,
          argv: ['/electron', ...more],
          platform: process.platform,
          home: '',
          workerHash: null,
          createApp,
          settings: browserSettings,
          windowPlace: () => ({ read: () => null, write: () => undefined }),
        })
      } finally {
        process.chdir(before)
      }
      host.app.emit('second-instance', {}, ['/electron', ...more], place, other.seen.said)
    },
    ended,
    said: () => '',
    async kill() {
      await page.context().close()
      // Threads and timers would keep the tests waiting; a true end takes them along.
      if (host.seen.exit === null) host.app.quit()
      await ended
    },
  }
}

/**
 * Brings a window of the stand-in to life in a page: its address, its messages, its ways out.
 * @returns when it is loaded
 */
function comeIn(page: Page, host: Host, window: StandInWindow): Promise<void> {
  const contents = window.webContents
  let byProgram = false
  const bound = page.exposeBinding('standInInvoke', (_source, channel: string, message: unknown) =>
    host.handlers.get(channel)!({ sender: contents, senderFrame: contents.mainFrame }, message),
  )
  const laid = page.addInitScript({ content: laidIn })
  const routed = page.route('**/*', async (route) => {
    const request = route.request()
    const url = request.url().replace(HERE, OURS)
    if (request.isNavigationRequest() && !byProgram) {
      let stopped = false
      contents.emit('will-navigate', { url, isMainFrame: true, preventDefault: () => (stopped = true) })
      if (stopped) return route.abort('aborted')
    }
    let cancelled = false
    host.guards['request']!({ url }, ({ cancel }: { cancel: boolean }) => (cancelled = cancel))
    if (cancelled || !url.startsWith(OURS)) return route.abort('blockedbyclient')
    const answer = await host.page(url)
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  page.on('popup', (popup) => void (contents.openHandler?.().action === 'deny' && popup.close()))
  page.on('load', () => {
    contents.emit('did-finish-load')
    window.emit('ready-to-show')
  })
  const go = async (how: () => Promise<unknown>) => {
    byProgram = true
    await how().catch(() => undefined)
    byProgram = false
  }
  contents.reload = () => {
    contents.reloads++
    void go(() => page.reload())
  }
  contents.send = (channel, said) =>
    void page
      .evaluate(
        ([name, one]) => (globalThis as never as { standInHear(n: unknown, o: unknown): void }).standInHear(name, one),
        [channel, said],
      )
      .catch(() => undefined)
  contents.executeJavaScript = (code) => page.evaluate(code)
  return new Promise((done) => {
    window.loadURL = async (url) => {
      window.loaded = url
      await Promise.all([bound, laid, routed])
      await go(() => page.goto(url.replace(OURS, HERE)))
      done()
    }
  })
}
