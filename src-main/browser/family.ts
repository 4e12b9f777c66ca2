import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import type { System } from './open.ts'

/** The browsers of the Chromium family as each system has them, the more usual first. */
const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
  'vivaldi-stable',
  'vivaldi',
]
const BUNDLES = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser', 'Vivaldi']
const INSTALLED = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'BraveSoftware/Brave-Browser/Application/brave.exe',
  'Vivaldi/Application/vivaldi.exe',
]

/** Where such a browser may lie on this system. */
export function placesOf({ env, platform, home }: System): readonly string[] {
  if (platform === 'darwin')
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      BUNDLES.map((name) => posix.join(folder, `${name}.app`, 'Contents/MacOS', name)),
    )
  if (platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
      folder ? INSTALLED.map((file) => win32.join(folder, file)) : [],
    )
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => posix.isAbsolute(folder))
  return COMMANDS.flatMap((name) => [...folders, '/snap/bin'].map((folder) => posix.join(folder, name)))
}

/**
 * A browser of this computer that can open a page in a window of its own, by `--app`.
 * @param runs whether there is such a program
 * @returns its program, or null
 */
export function findBrowser(
  system: System = { env: process.env, platform: process.platform, home: homedir() },
  runs: (file: string) => boolean = canRun,
): string | null {
  return placesOf(system).find(runs) ?? null
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
