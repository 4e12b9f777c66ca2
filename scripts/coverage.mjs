/** Which branches of a game's rules its own tests and goldens reach, random games left out: `npm run coverage -- freight-express`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readJson, runNode, tool } from './helpers.mjs'

const game = process.argv[2] ?? 'freight-express'
/** Files and tests that play by lot: what they happen to reach is no proof. */
const BY_LOT = '**/{lively,reference,conformance,properties}.test.ts'
const NOT_BY_LOT = String.raw`^(?!.*\(seeds? )`

const reports = mkdtempSync(join(tmpdir(), 'signalbox-coverage-'))
const { code } = await runNode(tool('vitest'), [
  'run',
  `test/engine/${game}`,
  `test/golden/${game}`,
  '--exclude',
  BY_LOT,
  '-t',
  NOT_BY_LOT,
  '--reporter=dot',
  '--coverage.enabled',
  '--coverage.provider=v8',
  `--coverage.include=src-main/engine/${game}/**`,
  '--coverage.reporter=text-summary',
  '--coverage.reporter=json',
  `--coverage.reportsDirectory=${reports}`,
])
const files = readJson(join(reports, 'coverage-final.json'))
for (const [path, { b, branchMap, f, fnMap }] of Object.entries(files).sort()) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = (line) => `${basename(path)}:${line}: ${lines[line - 1].trim()}`
  const branches = Object.entries(b).flatMap(([id, counts]) =>
    counts.flatMap((count, i) =>
      count > 0
        ? []
        : [`${at(branchMap[id].locations[i].start.line ?? branchMap[id].loc.start.line)} (${branchMap[id].type} ${i})`],
    ),
  )
  const functions = Object.entries(f).flatMap(([id, count]) =>
    count > 0 ? [] : [`${at(fnMap[id].loc.start.line)} (never called)`],
  )
  for (const line of [...branches, ...functions]) console.log(line)
}
rmSync(reports, { recursive: true })
process.exit(code)
