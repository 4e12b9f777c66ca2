import { homedir } from 'node:os'
import { join, posix, resolve, win32 } from 'node:path'

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
  const { isAbsolute } = platform === 'win32' ? win32 : posix
  // One that is empty or counts from somewhere is none: the games would be elsewhere at each start.
  const placeOr = (usual: string, place = '') => (isAbsolute(place) ? place : usual)
  if (platform === 'win32') return join(placeOr(join(home, 'AppData', 'Roaming'), env['APPDATA']), 'Signalbox')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Signalbox')
  return join(placeOr(join(home, '.local', 'share'), env['XDG_DATA_HOME']), 'signalbox')
}
