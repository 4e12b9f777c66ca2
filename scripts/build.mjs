import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root, wantNode } from './helpers.mjs'
import { licenceCollector } from './licences.mjs'
import { install } from './install.mjs'

const FOLDERS = ['lessons', 'src-shared', 'src-main', 'src-renderer', 'assets']
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.window.ts',
  'vite.node.config.ts',
  'svelte.config.js',
  'scripts/licences.mjs',
]
// The worker first: the program under Electron keeps its hash.
const BUNDLES = ['worker', 'electron', 'preload', 'host']
const stamp = at('out', 'fingerprint')

/** One hash of all that a build is made of: names and contents, no times. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) =>
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n')
  FOLDERS.flatMap((folder) => filesIn(at(folder))).forEach(add)
  FILES.map((file) => at(file))
    .filter(existsSync)
    .forEach(add)
  return hash.digest('hex')
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name !== 'node_modules')
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

/** Builds the window and the programs beside it, when their sources are not those of the last build. */
export async function build({ force = false, say = console.log } = {}) {
  const now = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  say('Building Signalbox.')
  rmSync(stamp, { force: true })
  // A program that has another name since the last build would be packed with the others.
  rmSync(at('out', 'main'), { recursive: true, force: true })
  mkdirSync(at('out'), { recursive: true })
  const vite = await import('vite')
  const licences = licenceCollector()
  // A test runner says otherwise, and a window built for tests is larger than the one that ships.
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const quiet = { root, logLevel: 'warn' }
    await vite.build({
      ...quiet,
      root: at('src-renderer'),
      configFile: at('vite.config.ts'),
      plugins: [licences.plugin],
    })
    for (const bundle of BUNDLES)
      await vite.build({ ...quiet, mode: bundle, configFile: at('vite.node.config.ts'), plugins: [licences.plugin] })
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
  writeFileSync(at('out', 'renderer', 'licences.json'), JSON.stringify(licences.all()))
  copyFileSync(at('assets', 'icons', '256x256.png'), at('out', 'main', 'icon.png'))
  writeFileSync(stamp, now)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  wantNode()
  await install()
  const built = await build({ force: process.argv.includes('--force') })
  console.log(built ? 'Built into out/.' : 'Nothing has changed since the last build.')
}
