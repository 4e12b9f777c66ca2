import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Where games are kept: where the player wishes, or the place each system has for what a program keeps.
 * Both shells use the same one, so that a game begun in the window goes on in the browser.
 * @param wish `--folder`; a relative one counts from where the command was typed
 */
export function gamesFolder(
  wish: string | undefined,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  home = homedir(),
): string {
  const named = wish ?? env['SIGNALBOX_FOLDER']
  // npm runs scripts in the project's folder and tells where it was called.
  if (named) return resolve(env['INIT_CWD'] ?? '.', named)
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Signalbox')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Signalbox')
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'signalbox')
}
