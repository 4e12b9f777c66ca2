import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuCommand, Result } from '../../src-shared/bridge.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { languageOf, phrase, say } from '../../src-shared/messages/index.ts'
import { NOTICE_CHANNEL } from '../../src-shared/shell.ts'
import type { App, AppParts, SettingsStore } from '../app-contract.ts'
import { wishesAmong } from '../args.ts'
import { faultSentence, startSentence } from '../sentences.ts'
import type { BrowserWindow, Electron } from './electron.ts'
import { openGameFile } from './files.ts'
import { guardContents, guardSession } from './guard.ts'
import { carryBridge } from './ipc.ts'
import { setMenu } from './menu.ts'
import { showRecent } from './recent.ts'
import { revive } from './revive.ts'
import { announceScheme, serveScheme } from './scheme.ts'
import type { WindowPlace } from './window.ts'
import { openWindow } from './window.ts'

/** What the shell is made of. main.ts hands in the true things, tests their stand-ins. */
export interface ShellParts {
  readonly electron: Electron
  /** Where games are kept. */
  readonly folder: string
  /** Started with `--safe`: without the graphics card too. */
  readonly safe: boolean
  /** The command line: it may name a game to open. */
  readonly argv: readonly string[]
  readonly platform: NodeJS.Platform
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
  if (parts.safe) app.disableHardwareAcceleration()
  announceScheme(electron)
  const wanted = listenForFiles(electron, parts.argv)
  app.enableSandbox()
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
  await app.whenReady()
  const trouble = await run(parts, wanted).catch((error: unknown) =>
    startSentence(error, folder, systemLanguage(electron)),
  )
  if (trouble === null) return
  console.error(trouble)
  electron.dialog.showErrorBox('Signalbox', trouble)
  app.exit(1)
}

/** @returns a sentence when the games cannot be opened. */
async function run(
  { electron, folder, safe, platform, createApp, settings, windowPlace }: ShellParts,
  wanted: Wanted,
): Promise<string | null> {
  const { app } = electron
  const out = join(app.getAppPath(), 'out')
  guardSession(electron.session.defaultSession)
  serveScheme(electron, join(out, 'renderer'))
  let kept: SettingsStore | null = null
  const language = () => languageOf(kept?.read().language ?? 'system', app.getPreferredSystemLanguages())
  let window: BrowserWindow | null = null
  const choose = (command: MenuCommand) => window?.webContents.send(NOTICE_CHANNEL, { kind: 'menu', command })
  const menu = () => setMenu(electron, platform, language(), choose)
  menu()
  const created = await createApp({
    folder,
    version: app.getVersion(),
    host: 'electron',
    safe,
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
  /** Opens what the system asks for; a window that is there loads anew and is at that table. */
  const go = async (wish: Wish) => {
    const opened = 'slot' in wish ? await games.answer('openSlot', wish) : await openGameFile(games, wish.file)
    if (!opened.ok)
      electron.dialog.showErrorBox(
        'Signalbox',
        say(language(), phrase(`fault.${opened.fault.code}`, opened.fault.params)),
      )
    else window?.webContents.reload()
  }
  const recent = () => void showRecent(electron, platform, games, language(), (slot) => void go({ slot }))
  if (wanted.first) await go(wanted.first)
  const opened = openWindow(
    electron,
    join(out, 'main', 'preload.cjs'),
    join(out, 'main', 'icon.png'),
    windowPlace(folder),
  )
  window = opened
  carryBridge(electron, opened, games, () => performance.now())
  revive(
    opened.webContents,
    () => performance.now(),
    (what) => void games.answer('fell', { what }),
    () => {
      electron.dialog.showErrorBox('Signalbox', say(language(), phrase('host.pageFell')))
      app.quit()
    },
  )
  recent()
  opened.on('blur', recent)
  wanted.later = (wish) => {
    comeForward(opened)
    if (wish) void go(wish)
  }
  return null
}

/** A game that the system asks to open: a file that was double-clicked, or one of the recent ones. */
type Wish = { readonly file: string } | { readonly slot: string }

interface Wanted {
  /** At the start. */
  first: Wish | null
  /** While it runs; null only wants the window to come forward. */
  later(wish: Wish | null): void
}

/** From the start on: a Mac says which file it is about before the program is ready. */
function listenForFiles({ app }: Electron, argv: readonly string[]): Wanted {
  const wanted: Wanted = { first: wishOf(argv), later: (wish) => void (wanted.first = wish ?? wanted.first) }
  app.on('open-file', (event, file) => {
    event.preventDefault()
    wanted.later({ file })
  })
  app.on('second-instance', (_event, theirs, place) => wanted.later(wishOf(theirs, place)))
  return wanted
}

/** @param place where the command was typed: a file may be named from there */
function wishOf(argv: readonly string[], place = '.'): Wish | null {
  const { file, game } = wishesAmong(argv)
  if (file !== undefined) return { file: resolve(place, file) }
  return game === undefined ? null : { slot: game }
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
