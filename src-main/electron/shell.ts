import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuCommand, Result } from '../../src-shared/bridge.ts'
import type { HostKey } from '../../src-shared/messages/host/index.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import { NOTICE_CHANNEL } from '../../src-shared/shell.ts'
import type { App, AppParts, SettingsStore } from '../app-contract.ts'
import { faultSentence, startSentence } from '../sentences.ts'
import { startAgain, wishWord } from './again.ts'
import type { BrowserWindow, Electron } from './electron.ts'
import type { Ending } from './ending.ts'
import { endWith } from './ending.ts'
import { openGameFile } from './files.ts'
import { chromiumFolders, keepChromiumIn } from './folders.ts'
import { allowDrawingByProcessor, watchGraphics } from './graphics.ts'
import { guardContents, guardSession } from './guard.ts'
import { watchHanging } from './hanging.ts'
import { carryBridge } from './ipc.ts'
import { setMenu } from './menu.ts'
import { showRecent } from './recent.ts'
import { revive } from './revive.ts'
import { announceScheme, serveScheme } from './scheme.ts'
import { withTelling } from './telling.ts'
import type { WindowPlace } from './window.ts'
import { openWindow } from './window.ts'
import type { Said, Wish, Wishes } from './wishes.ts'
import { listenForWishes, wishOf } from './wishes.ts'

/** By this Windows knows the program, its place in the taskbar and its list of games: the `appId` of its installer. */
const APP_ID = 'box.signal.signalbox'

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
  /** Where the maker's page is, and with it new versions. */
  readonly home: string
  /**
   * SHA-256 of the bots' worker as it was built, which lies outside the archive that Electron guards; null when nothing
   * is built.
   */
  readonly workerHash: string | null
  createApp(parts: AppParts): Promise<Result<App>>
  settings(folder: string): SettingsStore
  windowPlace(folder: string): WindowPlace
}

/** Opens the game in a window of its own. @returns when the window is opening, or the program is ending. */
export async function openShell(parts: ShellParts): Promise<void> {
  const { electron, folder, platform } = parts
  const { app } = electron
  const trouble = await start(parts).catch((error: unknown) => startSentence(error, folder, systemLanguage(electron)))
  if (trouble === null) return
  console.error(trouble)
  await app.whenReady()
  electron.dialog.showErrorBox('Signalbox', trouble)
  app.exit(1)

  async function start({ safe, argv }: ShellParts): Promise<string | null> {
    if (platform === 'win32') app.setAppUserModelId(APP_ID)
    keepChromiumIn(electron, chromiumFolders(folder, platform, process.env))
    const wish = wishOf(argv, process.cwd())
    if (!app.requestSingleInstanceLock({ wish, ...(safe && { safe }) } satisfies Said)) {
      app.quit()
      return null
    }
    allowDrawingByProcessor(electron, safe)
    announceScheme(electron)
    const wishes = listenForWishes(electron, wish)
    // It takes this word back, and where a sandbox cannot be had the window would stay white. Each window asks for one
    // anyway.
    if (!argv.includes('--no-sandbox')) app.enableSandbox()
    app.on('web-contents-created', (_event, contents) => guardContents(contents))
    await app.whenReady()
    return run(parts, wishes)
  }
}

/** @returns a sentence when the games cannot be opened. */
async function run(parts: ShellParts, wishes: Wishes): Promise<string | null> {
  const { electron, folder, safe, platform } = parts
  const { app } = electron
  const out = join(app.getAppPath(), 'out')
  const icon = join(out, 'main', 'icon.png')
  const worker = unpacked(join(out, 'main', 'worker.mjs'))
  guardSession(electron.session.defaultSession)
  serveScheme(electron, join(out, 'renderer'))
  let kept: SettingsStore | null = null
  const language = () => languageOf(kept?.read().language ?? 'system', app.getPreferredSystemLanguages())
  const words = (key: HostKey, params = {}) => say(language(), phrase(key, params))
  let window: BrowserWindow | null = null
  const here = () => (window && !window.isDestroyed() ? window : null)
  let ending: Ending | null = null
  /** It starts again safely when it has ended. */
  let safely = false
  const startSafely = (wish: Wish | null = null) => {
    safely = true
    if (ending) ending.comeBack(wish)
    else startAgain(electron, folder, '--safe', ...wordsOf(wish))
    app.quit()
  }
  let menuSpeaks: LanguageId | null = null
  const menu = () => {
    if (menuSpeaks === language()) return
    menuSpeaks = language()
    const choose = (command: MenuCommand) => here()?.webContents.send(NOTICE_CHANNEL, { kind: 'menu', command })
    setMenu({
      electron,
      platform,
      language: menuSpeaks,
      home: parts.home,
      icon,
      choose,
      startSafely: () => startSafely(),
    })
  }
  menu()
  if (parts.workerHash !== null && (await hashOf(worker)) !== parts.workerHash)
    return words('host.damaged', { file: basename(worker), folder })
  const created = await parts.createApp({
    folder,
    version: app.getVersion(),
    host: 'electron',
    safe,
    openSettings() {
      const store = parts.settings(folder)
      kept = store
      menu()
      return { setAside: store.setAside, read: () => store.read(), write: (next) => (store.write(next), menu()) }
    },
    workerFile: pathToFileURL(worker),
    // It answers with what went wrong, or with nothing.
    openFolder: async (at) => (await electron.shell.openPath(at)) === '',
    quit: () => app.quit(),
  })
  if (!created.ok) return faultSentence(created.fault, folder, language())
  const { games, tell } = withTelling(created.value)
  const note = (what: string) => void games.answer('crashed', { what })
  ending = endWith(electron, {
    games,
    words: () => ({
      title: words('host.ending.title'),
      text: words('host.ending', { folder }),
      late: words('host.endedLate', { folder }),
      language: language(),
    }),
    startAgain: (wish) => startAgain(electron, folder, ...(safely ? ['--safe'] : []), ...wordsOf(wish)),
  })
  /** Opens what the system asks for; a window that is there loads anew and is at that table. */
  const go = async (wish: Wish) => {
    if (ending?.begun) return ending.comeBack(wish)
    const opened = 'slot' in wish ? await games.answer('openSlot', wish) : await openGameFile(games, wish.file)
    if (opened.ok) here()?.webContents.reload()
    else if (ending?.begun) ending.comeBack(wish)
    else electron.dialog.showErrorBox('Signalbox', words(`fault.${opened.fault.code}`, opened.fault.params))
  }
  for (let wish = wishes.next(); wish; wish = wishes.next()) await go(wish)
  const opened = openWindow(electron, platform, join(out, 'main', 'preload.cjs'), icon, parts.windowPlace(folder))
  window = opened
  const { begin } = ending
  // Windows does not say that the program is to quit when its person logs off.
  opened.on('session-end', begin)
  carryBridge(electron, opened, games, () => performance.now())
  watchGraphics(electron, opened.webContents, tell, note)
  watchHanging(
    electron,
    opened,
    () => ({ text: words('host.hangs'), wait: words('host.wait'), reload: words('fault.reload') }),
    note,
  )
  revive(
    opened.webContents,
    () => performance.now(),
    note,
    () => void giveUp(),
  )
  /** A page that crashes again and again: a safe start may do better. */
  async function giveUp() {
    const { response } = await electron.dialog.showMessageBox({
      type: 'error',
      title: 'Signalbox',
      message: words('host.pageCrashed'),
      buttons: safe ? [words('menu.quit')] : [words('menu.safe'), words('menu.quit')],
    })
    if (!safe && response === 0) startSafely()
    else app.quit()
  }
  const recent = () => void showRecent({ electron, platform, games, folder, language, go: (slot) => void go({ slot }) })
  recent()
  opened.on('blur', recent)
  wishes.serve((wish, wantsSafe) => {
    if (ending?.begun) {
      safely ||= wantsSafe
      return ending.comeBack(wish)
    }
    if (wantsSafe && !safe) return startSafely(wish)
    comeForward(opened)
    if (wish) void go(wish)
  })
  return null
}

const wordsOf = (wish: Wish | null): string[] => (wish ? [wishWord(wish)] : [])

const systemLanguage = ({ app }: Electron): LanguageId => languageOf('system', app.getPreferredSystemLanguages())

/** Threads are started from true files: the installers lay the worker beside the archive. */
const unpacked = (file: string): string => file.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked')

/** '' for a file that cannot be read. */
const hashOf = (file: string): Promise<string> =>
  readFile(file).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    () => '',
  )

function comeForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.focus()
}
