import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openShell } from '../../src-main/electron/shell.ts'
import { contentPolicy } from '../../src-main/pages.ts'
import { done, requestSchemas } from '../../src-shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { standInApp } from './app-standin.ts'
import { standInElectron } from './electron-standin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = (folder: string, kind: RegExp): string =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => kind.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
const shellText = sources('src-main/electron', /\.ts$/)
const windowText = sources('src-renderer', /\.(ts|svelte|html)$/)
const json = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    version: string
    packages?: Record<string, { version: string }>
  }

const folder = mkdtempSync(join(tmpdir(), 'signalbox-checklist-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The true window, session and protocol code, run through the stand-in. */
async function shell() {
  const host = standInElectron({ appPath: root })
  await openShell({
    electron: host.electron,
    folder,
    safe: false,
    argv: [],
    platform: 'linux',
    home: 'https://home.example',
    workerHash: null,
    createApp: async (parts) => (parts.openSettings(), done(standInApp())),
    settings: () => ({ setAside: null, read: () => DEFAULT_SETTINGS, write: () => undefined }),
    windowPlace: () => ({ read: () => null, write: () => undefined }),
  })
  const [window] = host.windows
  return { ...host, window: window!, preferences: window!.options['webPreferences'] as Record<string, unknown> }
}
const policy = contentPolicy()
const cancelled = (guards: Record<string, (...args: unknown[]) => unknown>, url: string): boolean => {
  let said = false
  guards['request']!({ url }, ({ cancel }: { cancel: boolean }) => (said = cancel))
  return said
}

/** The points of Electron's own page on security, in its order and numbers. */
describe("Electron's security checklist", () => {
  it('1 and 14, 15: nothing is loaded from anywhere but our own pages, nowhere is gone to, and no address is handed to the system', async () => {
    const { guards, window } = await shell()
    for (const url of [
      'https://example.org/x.js',
      'http://127.0.0.1:80/',
      'ws://example.org',
      'file:///etc/passwd',
      'ftp://x',
    ])
      expect([url, cancelled(guards, url)]).toEqual([url, true])
    expect(cancelled(guards, 'app://signalbox/index.html')).toBe(false)
    expect(window.webContents.openHandler?.()).toEqual({ action: 'deny' })
    expect(shellText).not.toMatch(/openExternal|loadFile/)
    // One thing alone is ever shown by the system: the folder of the games, which no message can name.
    expect(shellText.match(/\bshell\.\w+\([^)]*/g)).toEqual(['shell.openPath(at'])
    expect(requestSchemas.openFolder.entries).toEqual({})
    // Our page, and the words of a program that waits for its disk: no more is ever loaded.
    expect(shellText.match(/loadURL\([^)]*/g)).toEqual([
      'loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page',
      'loadURL(OUR_PAGES',
    ])
  })
  it('2, 3, 4: the page has no Node, its world is its own, and it runs in a sandbox', async () => {
    const { preferences, seen } = await shell()
    expect(preferences).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      contextIsolation: true,
      sandbox: true,
    })
    expect(seen.sandboxed).toBe(true)
  })
  it('5: every request for a permission is denied', async () => {
    const { guards } = await shell()
    const answers: boolean[] = []
    for (const wish of [
      'media',
      'geolocation',
      'notifications',
      'midi',
      'openExternal',
      'clipboard-read',
      'fullscreen',
      'hid',
      'serial',
      'usb',
      'display-capture',
    ]) {
      guards['permission']!({}, wish, (answer: boolean) => answers.push(answer))
      answers.push(guards['check']!({}, wish) as boolean)
    }
    expect(new Set([...answers, guards['device']!({})])).toEqual(new Set([false]))
  })
  it('6, 8, 9: web security stays on, no mixed content, no experiments, no other engine features', async () => {
    const { preferences } = await shell()
    expect(preferences['webSecurity']).toBe(true)
    for (const name of ['allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures'])
      expect(name in preferences).toBe(false)
    // The one switch lets the processor draw where no graphics card does. Chromium warns of it for the pages of
    // strangers.
    expect(shellText.match(/appendSwitch\([^)]*\)/g)).toEqual(["appendSwitch('enable-unsafe-swiftshader')"])
  })
  it('7: the content policy lets scripts come from us alone, nothing inline and nothing made of text', () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(windowText).not.toMatch(/\beval\(|new Function\(/)
    expect(readFileSync(join(root, 'src-renderer/index.html'), 'utf8')).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/)
  })
  it('10, 11: there are no webviews', async () => {
    const { preferences } = await shell()
    expect(preferences['webviewTag']).toBe(false)
    expect(windowText).not.toContain('<webview')
  })
  it('12, 13: new windows and leading elsewhere are stopped', async () => {
    const { window } = await shell()
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      let stopped = false
      window.webContents.emit(name, { url: 'https://example.org/', preventDefault: () => (stopped = true) })
      expect([name, stopped]).toEqual([name, true])
    }
  })
  it("16: the Electron that is asked for is the one in the lockfile, of this year's line", () => {
    expect(
      Number(json('package-lock.json').packages?.['node_modules/electron']?.version.split('.')[0]),
    ).toBeGreaterThanOrEqual(45)
  })
  it('17: who sends a message is looked at before what it says', async () => {
    const { handlers, window } = await shell()
    for (const [, handler] of handlers) {
      for (const event of [
        { sender: {}, senderFrame: null },
        { sender: window.webContents, senderFrame: { url: 'https://example.org/' } },
      ]) {
        expect(await handler(event, {})).toMatchObject({ ok: false, fault: { code: 'unauthorised' } })
      }
    }
  })
  it('18: pages come by a scheme of our own, not from files', async () => {
    const { window, seen } = await shell()
    expect(window.loaded).toBe('app://signalbox/')
    expect(seen.schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }])
    expect(JSON.stringify(seen.schemes)).not.toMatch(/bypassCSP|corsEnabled|allowServiceWorkers/)
  })
  it('19: the fuses are burnt (package.test.ts reads them in what is packed)', () => {
    const wanted = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
    for (const line of [
      'runAsNode: false',
      'enableNodeOptionsEnvironmentVariable: false',
      'enableNodeCliInspectArguments: false',
      'enableEmbeddedAsarIntegrityValidation: true',
      'onlyLoadAppFromAsar: true',
      'grantFileProtocolExtraPrivileges: false',
    ])
      expect(wanted).toContain(line)
  })
  it('20: the window is given named methods, never Electron itself', () => {
    const preload = readFileSync(join(root, 'src-main/electron/preload.ts'), 'utf8')
    expect(preload.match(/exposeInMainWorld/g)).toHaveLength(1)
    expect(preload).not.toMatch(/exposeInMainWorld\([^)]*ipcRenderer|\.\.\.ipcRenderer|ask: ipcRenderer/)
    expect(preload).toContain('(_event: unknown, said: unknown) => listener(said)')
  })
  it('and: one program at a time, no links into it from elsewhere', async () => {
    expect(shellText).toContain('requestSingleInstanceLock(')
    expect(shellText).not.toMatch(/setAsDefaultProtocolClient|open-url/)
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).not.toContain('protocols:')
  })
})
