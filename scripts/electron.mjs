import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at, runNode } from './helpers.mjs'

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds for the download of about 110 MB. */
const DOWNLOAD = 5 * 60 * 1000
/** Milliseconds in which a shell that cannot run here ends by itself. */
const FALL = 15_000
/** What the shell itself ends with after saying why it cannot start. */
const SAID_WHY = 1
const tried = at('out', 'electron-tried')

/** The program's file, or null. */
export function binary() {
  const named = at('node_modules', 'electron', 'path.txt')
  if (!existsSync(named)) return null
  const file = at('node_modules', 'electron', 'dist', readFileSync(named, 'utf8'))
  return existsSync(file) ? file : null
}

export function hasScreen() {
  if (process.platform === 'win32' || process.platform === 'darwin') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** Why Electron will not do here; null when its binary is ready. */
export async function whyNoElectron() {
  if (!hasScreen()) return 'there is no screen to open a window on'
  if (process.platform === 'linux' && process.getuid?.() === 0)
    return 'Electron keeps its guard up only when it is not run by root'
  if (binary()) return null
  if (existsSync(tried) && Date.now() - Number(readFileSync(tried, 'utf8')) < DAY)
    return 'its program could not be fetched today'
  if (!(await reachable())) return missed('its program is not here and its server cannot be reached')
  console.log('Fetching Electron, once (about 110 MB).')
  const { code } = await runNode(at('node_modules', 'electron', 'install.js'), [], {
    timeout: DOWNLOAD,
    env: { NODE_OPTIONS: '' },
  })
  return code === 0 && binary() ? null : missed('its program could not be fetched')
}

function missed(why) {
  writeFileSync(tried, String(Date.now()))
  return why
}

/** A server that does not answer within seconds will not give 110 MB. */
async function reachable() {
  const mirror = process.env.ELECTRON_MIRROR || process.env.npm_config_electron_mirror
  if (process.env.ELECTRON_GET_USE_PROXY) return true
  try {
    await fetch(mirror || 'https://github.com', {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    return true
  } catch {
    return false
  }
}

/** Runs the game in Electron to its end. Gives null when it crashed at once: then the browser may do better. */
export function runElectron(args) {
  return new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(binary(), [at(), ...args], {
      stdio: 'inherit',
      env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
    })
    // Ctrl+C reaches Electron too; it ends by itself and so do we.
    const wait = () => undefined
    process.on('SIGINT', wait)
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', () => resolve(null))
    child.on('close', (code, signal) => {
      const crashed =
        signal !== 'SIGINT' && signal !== 'SIGTERM' && code !== 0 && code !== SAID_WHY && Date.now() - began < FALL
      resolve(crashed ? null : (code ?? 0))
    })
  })
}
