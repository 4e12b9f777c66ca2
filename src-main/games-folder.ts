import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Where games are kept when nobody says otherwise: the place each system has for what a program keeps.
 * Both shells use the same one, so that a game begun in the window goes on in the browser.
 */
export function gamesFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home = homedir()): string {
  if (env['SIGNALBOX_FOLDER']) return resolve(env['SIGNALBOX_FOLDER'])
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Signalbox')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Signalbox')
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'signalbox')
}
