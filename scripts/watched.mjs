// Runs a test runner for as long as it says something: a slow machine needs time, only silence is a fault.
import { spawn, spawnSync } from 'node:child_process'
import { root } from './helpers.mjs'

/** Milliseconds without a word after which a runner is ended. */
const SILENCE = 3 * 60 * 1000
/** Milliseconds that an ended runner has to put its things away. */
const GRACE = 10_000

/**
 * Runs a Node script whose reporter tells of its tests (scripts/reporters).
 * @returns {Promise<{ code: number, silent: boolean, running: string[], ended: Map<string, { name: string, outcome: string, ms: number }> }>}
 *   its exit code, whether it was ended for its silence, what was running then, and each test by its id, with its outcome
 *   and milliseconds
 */
export function watched(script, args, { env = {}, silence = SILENCE } = {}) {
  return new Promise((resolve) => {
    const running = new Map()
    const ended = new Map()
    const group = process.platform !== 'win32'
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
      detached: group,
    })
    let silent = false
    let timer
    const heard = () => {
      clearTimeout(timer)
      if (!silent) timer = setTimeout(giveUp, silence)
    }
    const giveUp = () => {
      silent = true
      end(child, group, 'SIGTERM')
      timer = setTimeout(() => end(child, group, 'SIGKILL'), GRACE)
    }
    const stopToo = (signal) => {
      end(child, group, 'SIGTERM')
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.once('SIGINT', stopToo)
    process.once('SIGTERM', stopToo)
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (data) => {
        heard()
        to.write(data)
      })
    }
    child.on('message', ({ kind, id, name, outcome, ms }) => {
      heard()
      if (kind === 'begins') running.set(id, name)
      else running.delete(id)
      if (kind === 'ends') ended.set(id, { name, outcome, ms })
    })
    const closed = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', stopToo)
      process.off('SIGTERM', stopToo)
      resolve({ code: code ?? 1, silent, running: [...running.values()], ended })
    }
    child.on('error', () => closed(127))
    child.on('close', closed)
    heard()
  })
}

/** The runner and what it started: workers, hosts, browsers. */
function end(child, group, signal) {
  try {
    if (group) process.kill(-child.pid, signal)
    else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  } catch {
    // It is gone already.
  }
}
