import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { at, readJson, root } from './helpers.mjs'

/** Whether every package the lockfile asks for is there in that version. */
function installed() {
  const kept = at('node_modules', '.package-lock.json')
  if (!existsSync(kept)) return false
  const there = readJson(kept).packages
  const wanted = Object.entries(readJson(at('package-lock.json')).packages)
  return wanted.every(
    ([name, entry]) => name === '' || entry.optional || entry.link || there[name]?.version === entry.version,
  )
}

/** How to run npm without a shell: the one that runs us, or the one beside this Node. */
function npm() {
  if (process.env.npm_execpath) return [process.execPath, [process.env.npm_execpath]]
  return process.platform === 'win32' ? ['npm.cmd', []] : ['npm', []]
}

/** Installs what the lockfile names where it is missing or old. Ends the program when it cannot. */
export async function install() {
  if (installed()) return
  console.log('Installing what is missing, from the lockfile. This happens once and takes a minute or two.')
  const all = Object.keys(readJson(at('package-lock.json')).packages).length - 1
  const code = await clean(all)
  if (code === 0) return
  console.error('Installing failed. Look at the lines above; with the network back, start again.')
  process.exit(1)
}

/** `npm ci` with a line of progress: how many packages have come. */
function clean(all) {
  const [command, args] = npm()
  const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=http']
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...flags], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: command.endsWith('.cmd'),
    })
    const came = counter(all)
    child.stderr.on('data', (data) => String(data).split('\n').forEach(came))
    child.on('error', () => resolve(127))
    child.on('close', (code) => {
      if (process.stdout.isTTY) process.stdout.write('\n')
      resolve(code ?? 1)
    })
  })
}

function counter(all) {
  let n = 0
  const step = process.stdout.isTTY ? 1 : 50
  return (line) => {
    if (!line) return
    if (!/^npm http/.test(line)) {
      if (!/^npm warn/i.test(line)) console.error(line)
      return
    }
    n++
    if (n % step === 0 && n <= all)
      process.stdout.write(
        `${process.stdout.isTTY ? '\r' : ''}  ${n} of ${all} packages${process.stdout.isTTY ? '' : '\n'}`,
      )
  }
}
