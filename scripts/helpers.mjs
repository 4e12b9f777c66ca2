// What the commands share. Node only: they run before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
// As a whole: an old Node, which is told so, may lack what is named.
import * as util from 'node:util'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const at = (...parts) => join(root, ...parts)

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A tool of node_modules, run by this very Node: no shell, the same on every system. */
export function tool(name, script) {
  const bin = readJson(at('node_modules', name, 'package.json')).bin
  return at('node_modules', name, typeof bin === 'string' ? bin : bin[script ?? name])
}

/** Runs a program to its end. Gives its exit code, and what it printed when `keep` is set. */
export function run(command, args, { keep = false, env = {}, timeout = 0, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const output = keep ? 'pipe' : quiet ? 'ignore' : 'inherit'
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, quiet ? 'ignore' : 'inherit'],
      env: { ...process.env, ...env },
    })
    let text = ''
    child.stdout?.on('data', (data) => (text += data))
    const late = timeout ? setTimeout(() => child.kill('SIGKILL'), timeout) : null
    const end = (code) => {
      if (late) clearTimeout(late)
      resolve({ code, text })
    }
    child.on('error', () => end(127))
    child.on('close', (code) => end(code ?? 1))
  })
}

export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options)

export const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** The first of these that is there. */
export const firstThere = (files) => files.find((file) => file && existsSync(file)) ?? null

/** What a command was asked for; where that cannot be read it says so, and how it is used, and ends. */
export function askedFor(usage, config) {
  try {
    return util.parseArgs(config)
  } catch (error) {
    console.error(`${error.message}\nUsage: ${usage}`)
    process.exit(2)
  }
}

const WANTED = [20, 19]

/** One clear line where this Node is too old; then the end. */
export function wantNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return
  console.error(
    `Signalbox needs Node ${WANTED.join('.')} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
  process.exit(1)
}
