// Runs a test runner for as long as it says something: a slow machine needs time, only silence is a fault.
import { spawn, spawnSync } from 'node:child_process'
import { root } from './helpers.mjs'

/** Milliseconds without a word after which a runner is ended. */
export const SILENCE = 3 * 60 * 1000
/** Milliseconds that an ended runner has to put its things away. */
export const GRACE = 10_000

/**
 * Runs a Node script whose reporter tells of its tests (scripts/reporters), and passes on what it prints.
 * `start` is for tests: what starts the script.
 * @returns {Promise<import('./test-tally.mjs').Watched>} when the runner and all it started have closed their output
 */
export function watched(script, args, { env = {}, start = startScript, out = process } = {}) {
  return new Promise((resolve) => {
    const running = new Map()
    const ended = new Map()
    const child = start(script, args, env)
    let silent = false
    let timer
    const heard = () => {
      clearTimeout(timer)
      if (!silent) timer = setTimeout(giveUp, SILENCE)
    }
    const giveUp = () => {
      silent = true
      child.end('SIGTERM')
      timer = setTimeout(() => child.end('SIGKILL'), GRACE)
    }
    const stopToo = (signal) => {
      child.end('SIGTERM')
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.once('SIGINT', stopToo)
    process.once('SIGTERM', stopToo)
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (data) => {
        // After it was ended its last words must not keep it from being killed.
        if (!silent) heard()
        out[stream].write(data)
      })
    }
    child.on('message', ({ kind, id, name, outcome, ms }) => {
      if (!silent) heard()
      if (kind === 'begins') running.set(id, name)
      if (kind === 'ends' || kind === 'done') running.delete(id)
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

/** A script as a child; `end` reaches what it started too: workers, hosts, browsers. */
function startScript(script, args, env) {
  const group = process.platform !== 'win32'
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
    detached: group,
  })
  const end = (signal) => {
    try {
      if (group) process.kill(-child.pid, signal)
      else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    } catch {
      // It is gone already.
    }
  }
  return Object.assign(child, { end })
}
