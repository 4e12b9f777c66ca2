// What the tests reach. Of the whole project, by folder: `npm run coverage`. Of a game's rules, every branch that its
// own tests and goldens do not reach, random games left out: `npm run coverage -- freight-express`. Of the units that
// lie in some folders, by folder too: `npm run coverage -- test/saves test/table`. What runs in a program of its own
// (hosts, bots' workers, the real browser) is not measured.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { byFolder, table } from './coverage-folders.mjs'
import { at, readJson, root, runNode, tool } from './helpers.mjs'

/** Files and tests that play by lot: what they happen to reach is no proof. */
const BY_LOT = '**/{lively,reference,conformance,properties}.test.ts'
const NOT_BY_LOT = String.raw`^(?!.*\(seeds? )`

const wanted = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'signalbox-coverage-'))
const game = wanted.length === 1 && existsSync(at('src-main', 'engine', wanted[0])) ? wanted[0] : null
process.exitCode = game ? await branchesOf(game) : await folders(wanted)
rmSync(reports, { recursive: true })

/** Runs these tests and leaves what they reached in `reports`. */
async function measure(args) {
  const measuring = ['--coverage.enabled', '--coverage.provider=v8', `--coverage.reportsDirectory=${reports}`]
  return (await runNode(tool('vitest'), ['run', ...args, '--reporter=dot', ...measuring])).code
}

async function folders(tests) {
  const include = ['src-main', 'src-shared', 'src-renderer'].map(
    (folder) => `--coverage.include=${folder}/**/*.{ts,svelte}`,
  )
  // A test that is too slow while it is measured, or fails, does not make what is measured worthless.
  const code = await measure([...tests, ...include, '--coverage.reporter=json-summary', '--coverage.reportOnFailure'])
  console.log(`\n${table(byFolder(readJson(join(reports, 'coverage-summary.json')), root))}`)
  return code
}

async function branchesOf(game) {
  const code = await measure([
    `test/engine/${game}`,
    `test/golden/${game}`,
    '--exclude',
    BY_LOT,
    '-t',
    NOT_BY_LOT,
    `--coverage.include=src-main/engine/${game}/**`,
    '--coverage.reporter=text-summary',
    '--coverage.reporter=json',
  ])
  const files = readJson(join(reports, 'coverage-final.json'))
  for (const [path, { b, branchMap, f, fnMap }] of Object.entries(files).sort()) {
    const lines = readFileSync(path, 'utf8').split('\n')
    const place = (line) => `${basename(path)}:${line}: ${lines[line - 1].trim()}`
    const branches = Object.entries(b).flatMap(([id, counts]) =>
      counts.flatMap((count, i) =>
        count > 0
          ? []
          : [
              `${place(branchMap[id].locations[i].start.line ?? branchMap[id].loc.start.line)} (${branchMap[id].type} ${i})`,
            ],
      ),
    )
    const functions = Object.entries(f).flatMap(([id, count]) =>
      count > 0 ? [] : [`${place(fnMap[id].loc.start.line)} (never called)`],
    )
    for (const line of [...branches, ...functions]) console.log(line)
  }
  return code
}
