// The real browser host as a program of its own, and a client that speaks the bridge: for tests and pictures.
import { spawn } from 'node:child_process'
import WebSocket from 'ws'
import { at, root } from './helpers.mjs'

/** Starts the game on a folder, as `npm start -- --no-open` does, or with other options. */
export function startHost(folder, { args = ['--no-open'], env = {}, node = [] } = {}) {
  const child = spawn(process.execPath, [...node, at('scripts', 'start.mjs'), ...args, '--folder', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Npm passes no signal on to ours: it need not wait for a second one when it ends.
    env: { ...process.env, SIGNALBOX_ENDS_AT_ONCE: 'yes', ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (data) => {
      said += data
      const address = /Signalbox is at (\S+)/.exec(said)?.[1]
      if (address)
        resolve({
          address,
          said: () => said,
          gone: () => child.exitCode !== null || child.signalCode !== null,
          end: (signal = 'SIGINT') => (child.kill(signal), ended),
        })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(({ code }) => reject(new Error(`the host ended with ${code}: ${said}`)))
  })
}

/** What the page that came with the token was given to come in by; '' when it was given nothing. */
export const keyIn = (page) => /name="signalbox-key" content="([^"]+)"/.exec(page)?.[1] ?? ''

/** Comes in by the printed address, as a browser would, and asks over the socket. */
export async function openClient(address) {
  const { origin } = new URL(address)
  const key = keyIn(await (await fetch(address)).text())
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/bridge`, ['signalbox', key], { headers: { origin } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return client(socket)
}

function client(socket) {
  const waiting = new Map()
  let lastId = 0
  let table = null
  let changed = () => undefined
  const see = (update) => {
    if (!update?.table) return
    table = update.table
    changed()
  }
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.kind === 'notice') return see(message.notice.update)
    if (message.result.ok) see(message.result.value)
    waiting.get(message.id)?.(message.result)
    waiting.delete(message.id)
  })
  const gone = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  return {
    table: () => table,
    /** The host's answer; 'disconnected' when it is gone before it answered. */
    ask(name, payload) {
      const id = ++lastId
      const answered = new Promise((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, name, payload }), () => undefined)
      return Promise.race([answered, gone.then(() => ({ ok: false, fault: { code: 'disconnected' } }))])
    },
    /** When the table changes unasked, or the host is gone. */
    change: () => Promise.race([new Promise((resolve) => (changed = resolve)), gone]),
    close: () => socket.close(),
  }
}

/** One thing a person would do: lift the curtain, wait for a bot, or take a choice. False when the game is over. */
export async function step(player, pick) {
  const table = player.table()
  if (table.outcome) return null
  const { slot, seq } = table
  if (table.curtain)
    return player.ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: table.curtain.seat } })
  if (table.choices.length > 0) return player.ask('act', { slot, seq, codes: [pick(table.choices)] })
  await player.change()
  return { ok: true, value: null }
}

/** A small seeded generator: the same choices for the same seed. */
export function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
