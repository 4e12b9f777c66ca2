import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where it runs: tests have a system of their own. */
export interface System {
  readonly env: NodeJS.ProcessEnv
  readonly platform: NodeJS.Platform
  readonly home: string
}
const HERE = (): System => ({ env: process.env, platform: process.platform, home: homedir() })

/** How each system opens something in the browser its user likes. */
function opener(platform: NodeJS.Platform, what: string): [string, string[]] {
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', what]]
  if (platform === 'darwin') return ['open', [what]]
  return ['xdg-open', [what]]
}

const hasScreen = ({ env, platform }: System): boolean =>
  platform === 'win32' || platform === 'darwin' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])

/**
 * Opens the default browser. Says whether it could; where it could not, the printed address is there.
 *
 * The address has the token in it, and what a program is started with can be read by every user of a computer (`ps`),
 * but on Windows. So the browser is handed a small page that only this user can read, which leads there; no browser
 * takes a page on its standard input, and a one-time code in the address would be no less to be seen.
 * @param used when the address is of no more use: then the page is taken away
 */
export async function openBrowser(address: string, used: Promise<unknown>, system = HERE()): Promise<boolean> {
  if (!hasScreen(system)) return false
  if (system.platform === 'win32') return start(address, system)
  return start(layPage(address, used, await pageFolder(system)), system)
}

/** A page in a folder of its own within `where` that leads to the address; both go when that is of no more use. */
function layPage(address: string, used: Promise<unknown>, where: string): string {
  const folder = mkdtempSync(join(where, 'signalbox-'))
  void used.finally(() => rmSync(folder, { recursive: true, force: true }))
  const page = join(folder, 'signalbox.html')
  // mkdtemp lets nobody else into the folder either.
  writeFileSync(page, leadsTo(address), { mode: 0o600, flag: 'wx' })
  return page
}

/**
 * Opens the game in a window of its own, without a browser's bars: a browser of the Chromium family makes it.
 * @param browser its program
 * @returns whether it could; the address is kept from others as in `openBrowser`
 */
export async function openWindow(
  browser: string,
  address: string,
  used: Promise<unknown>,
  system = HERE(),
): Promise<boolean> {
  if (!hasScreen(system)) return false
  const { platform } = system
  const page = platform === 'win32' ? address : pathToFileURL(layPage(address, used, folderFor(browser, system)))
  return run(browser, [`--app=${page}`], system)
}

const leadsTo = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"><title>Signalbox</title><a href="${address}">Signalbox</a>\n`

/** Where only this user looks: in the folder of what runs for them, or of what they keep for a while. */
async function pageFolder(system: System): Promise<string> {
  if (system.platform === 'darwin') return tmpdir()
  // A browser of a snap sees neither folder, but one of its own.
  return ownFolder(/^([a-z0-9-]+)_[\w-]+\.desktop$/.exec(await defaultBrowser(system))?.[1], system)
}

/** Where this browser looks. */
const folderFor = (browser: string, system: System): string =>
  system.platform === 'darwin' ? tmpdir() : ownFolder(/^\/snap\/bin\/([a-z0-9-]+)$/.exec(browser)?.[1], system)

function ownFolder(snap: string | undefined, system: System): string {
  const own = snap === undefined ? '' : join(system.home, 'snap', snap, 'common')
  return [own, system.env['XDG_RUNTIME_DIR'] ?? ''].find((folder) => folder !== '' && existsSync(folder)) ?? tmpdir()
}

/** The name of its desktop file, as Linux knows it; '' where it does not. */
const defaultBrowser = ({ env }: System): Promise<string> =>
  new Promise((resolve) =>
    execFile('xdg-settings', ['get', 'default-web-browser'], { env, timeout: 2000 }, (_error, said) =>
      resolve(said.trim()),
    ),
  )

const start = (what: string, system: System): Promise<boolean> => run(...opener(system.platform, what), system)

function run(command: string, args: readonly string[], { env }: System): Promise<boolean> {
  return new Promise((opened) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true, env })
    child.once('error', () => opened(false))
    child.once('exit', (code) => opened(code === 0))
    // Some openers stay as long as the browser does.
    setTimeout(() => opened(true), 3000).unref()
    child.unref()
  })
}
