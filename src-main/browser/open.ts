import { spawn } from 'node:child_process'

/** How each system opens an address in the browser its user likes. */
function opener(platform: NodeJS.Platform, address: string): [string, string[]] {
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]]
  if (platform === 'darwin') return ['open', [address]]
  return ['xdg-open', [address]]
}

const hasScreen = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean =>
  platform === 'win32' || platform === 'darwin' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])

/** Opens the default browser. Says whether it could; where it could not, the printed address is there. */
export function openBrowser(address: string, env = process.env, platform = process.platform): Promise<boolean> {
  if (!hasScreen(env, platform)) return Promise.resolve(false)
  const [command, args] = opener(platform, address)
  return new Promise((opened) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true })
    child.once('error', () => opened(false))
    child.once('exit', (code) => opened(code === 0))
    // Some openers stay as long as the browser does.
    setTimeout(() => opened(true), 3000).unref()
    child.unref()
  })
}
