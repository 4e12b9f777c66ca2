import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gamesFolder } from '../games-folder.ts'
import type { Electron } from './electron.ts'

/**
 * Where Chromium keeps what is its own: beside the games, which is also what makes a second start on the same games
 * find the first. On Windows that folder travels with its person from computer to computer; caches stay where they are.
 */
export function chromiumFolders(
  folder: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): { userData: string; sessionData: string } {
  const userData = join(folder, 'window')
  const travels = platform === 'win32' && folder === gamesFolder(undefined, { ...env, SIGNALBOX_FOLDER: '' }, platform)
  const local = env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  return { userData, sessionData: travels ? join(local, 'Signalbox', 'window') : userData }
}

/** Makes them first: Electron takes no path that is not there. @throws NodeJS.ErrnoException */
export function keepChromiumIn({ app }: Electron, folders: ReturnType<typeof chromiumFolders>): void {
  for (const [name, path] of Object.entries(folders) as [keyof typeof folders, string][]) {
    mkdirSync(path, { recursive: true })
    app.setPath(name, path)
  }
}
