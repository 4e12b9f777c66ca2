// `npm run reproduce -- [--packed]`: builds what is committed twice, in two folders and two time zones, and compares
// the bytes: of out/ and, with --packed (it wants Electron's binary), of the program that electron-builder lays out.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askedFor, at, root, run, runNode } from './helpers.mjs'

const ZONES = ['UTC', 'Asia/Tokyo']
const asked = { options: { packed: { type: 'boolean', default: false } } }
const { packed } = askedFor('npm run reproduce -- [--packed]', asked).values

const made = []
try {
  for (const zone of ZONES) made.push(await builtIn(zone))
  const different = differences(...made.map(({ hashes }) => hashes))
  different.forEach((name) => console.error(`not the same bytes: ${name}`))
  console.log(`${made[0].hashes.size} files built twice, ${different.length} of them different.`)
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  for (const { folder } of made) await run('git', ['-C', root, 'worktree', 'remove', '--force', folder])
}

async function builtIn(zone) {
  const folder = join(mkdtempSync(join(tmpdir(), 'signalbox-twice-')), `at-${zone.length}`)
  const env = { TZ: zone }
  await done(run('git', ['-C', root, 'worktree', 'add', '--detach', '--quiet', folder, 'HEAD']), 'git')
  symlinkSync(at('node_modules'), join(folder, 'node_modules'), 'junction')
  await done(runNode(join(folder, 'scripts', 'build.mjs'), ['--force'], { env, cwd: folder }), 'the build')
  rmSync(join(folder, 'out', 'fingerprint'))
  const builder = join(folder, 'node_modules', 'electron-builder', 'cli.js')
  if (packed)
    await done(
      runNode(builder, ['--dir', '--projectDir', folder, '--publish', 'never'], { env, cwd: folder }),
      'electron-builder',
    )
  return { folder, hashes: new Map(['out', 'dist'].flatMap((name) => hashesIn(folder, name))) }
}

async function done(running, name) {
  const { code } = await running
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

function hashesIn(folder, name) {
  const path = join(folder, name)
  const files = existsSync(path) ? readdirSync(path, { recursive: true }) : []
  return (
    files
      // Maps name the folder that the packages lie in, and do not ship.
      .filter((file) => statSync(join(path, file)).isFile() && !file.endsWith('.map'))
      .map((file) => [
        `${name}/${file}`,
        createHash('sha256')
          .update(readFileSync(join(path, file)))
          .digest('hex'),
      ])
  )
}

function differences(one, other) {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort()
}
