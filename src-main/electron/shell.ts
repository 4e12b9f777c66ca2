import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Result } from '../../src-shared/bridge.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import type { App, AppParts, SettingsStore } from '../app-contract.ts'
import { faultSentence, startSentence } from '../sentences.ts'
import type { BrowserWindow, Electron } from './electron.ts'
import { guardContents, guardSession } from './guard.ts'
import { carryBridge } from './ipc.ts'
import { setMenu } from './menu.ts'
import { announceScheme, serveScheme } from './scheme.ts'
import type { WindowPlace } from './window.ts'
import { openWindow } from './window.ts'

/** What the shell is made of. main.ts hands in the true things, tests their stand-ins. */
export interface ShellParts {
  readonly electron: Electron
  /** Where games are kept. */
  readonly folder: string
  createApp(parts: AppParts): Promise<Result<App>>
  settings(folder: string): SettingsStore
  windowPlace(folder: string): WindowPlace
}

/** Opens the game in a window of its own. @returns when the window is opening, or the program is ending. */
export async function openShell(parts: ShellParts): Promise<void> {
  const { electron, folder } = parts
  const { app } = electron
  // Chromium's own files; also what makes a second start on the same games find the first.
  app.setPath('userData', join(folder, 'window'))
  if (!app.requestSingleInstanceLock()) return app.quit()
  announceScheme(electron)
  app.enableSandbox()
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
  await app.whenReady()
  const trouble = await run(parts).catch((error: unknown) => startSentence(error, folder, systemLanguage(electron)))
  if (trouble === null) return
  console.error(trouble)
  electron.dialog.showErrorBox('Signalbox', trouble)
  app.exit(1)
}

/** @returns a sentence when the games cannot be opened. */
async function run({ electron, folder, createApp, settings, windowPlace }: ShellParts): Promise<string | null> {
  const { app } = electron
  const out = join(app.getAppPath(), 'out')
  guardSession(electron.session.defaultSession)
  serveScheme(electron, join(out, 'renderer'))
  let kept: SettingsStore | null = null
  const language = () => languageOf(kept?.read().language ?? 'system', app.getPreferredSystemLanguages())
  const menu = () => setMenu(electron, process.platform, language())
  menu()
  const created = await createApp({
    folder,
    version: app.getVersion(),
    host: 'electron',
    openSettings() {
      const store = settings(folder)
      kept = store
      menu()
      return { setAside: store.setAside, read: () => store.read(), write: (next) => (store.write(next), menu()) }
    },
    workerFile: pathToFileURL(unpacked(join(out, 'main', 'bot-worker.mjs'))),
    quit: () => app.quit(),
  })
  if (!created.ok) return faultSentence(created.fault, folder, language())
  const games = created.value
  endWith(electron, games)
  const window = openWindow(electron, join(out, 'main', 'preload.cjs'), join(out, 'main', 'icon.png'), windowPlace(folder))
  carryBridge(electron, window, games, () => performance.now())
  app.on('second-instance', () => comeForward(window))
  return null
}

const systemLanguage = ({ app }: Electron): LanguageId => languageOf('system', app.getPreferredSystemLanguages())

/** Threads are started from true files: the installers lay the worker beside the archive. */
const unpacked = (file: string): string => file.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked')

/** The program ends with its window, once what it kept is safe. */
function endWith({ app }: Electron, games: App): void {
  let closed = false
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void games.close().finally(() => {
      closed = true
      app.quit()
    })
  })
}

function comeForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.focus()
}
