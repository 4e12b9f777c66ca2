import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson, runNode, tool, wantNode } from './helpers.mjs'

wantNode()

const { install } = await import('./install.mjs')
await install()
const { needChromium } = await import('./chromium.mjs')
const chromium = await needChromium()

const reports = mkdtempSync(join(tmpdir(), 'signalbox-test-'))
const began = Date.now()
/** Milliseconds after which a runner is ended and counts as failed. */
const MOST = 9.5 * 60 * 1000

const check = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 })

async function build() {
  const { build } = await import('./build.mjs')
  return build().then(() => check(true), (error) => (console.error(error), check(false)))
}

/** A tool that is content or not counts as one check. */
const judged = (script, args) => async () => check((await runNode(script, args)).code === 0)

async function lint() {
  const { lint } = await import('./lint.mjs')
  return check((await lint()) === 0)
}

async function unit() {
  const file = join(reports, 'vitest.json')
  const { code } = await runNode(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { timeout: left() })
  const said = readReport(file)
  if (!said) return check(false)
  // A file that did not load has no tests to count.
  const broken = said.testResults.filter((result) => result.status === 'failed' && result.assertionResults.every((one) => one.status !== 'failed')).length
  return closing(code, { passed: said.numPassedTests, failed: said.numFailedTests + broken, skipped: said.numPendingTests + said.numTodoTests })
}

async function endToEnd() {
  const file = join(reports, 'playwright.json')
  const args = ['test', ...(chromium ? [] : ['--list']), '--reporter=list,json']
  const { code } = await runNode(tool('@playwright/test', 'playwright'), args, { timeout: left(), env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' } })
  const said = readReport(file)
  if (!said) return check(false)
  const { expected, unexpected, flaky, skipped } = said.stats
  if (!chromium) return { passed: 0, failed: 1, skipped: countTests(said) }
  return closing(code, { passed: expected, failed: unexpected + flaky, skipped })
}

const countTests = (said) => JSON.stringify(said.suites).split('"projectName"').length - 1

/** A runner that ends badly without naming a failed test has failed once more. */
const closing = (code, sums) => (code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums)

const left = () => Math.max(1000, MOST - (Date.now() - began))

function readReport(file) {
  try {
    return readJson(file)
  } catch {
    return null
  }
}

const RUNNERS = [
  ['types', judged(tool('typescript', 'tsc'), ['-p', '.'])],
  ['types of the screens', judged(tool('svelte-check'), ['--fail-on-warnings', '--output', 'human'])],
  ['lint and layer arrows', lint],
  ['build', build],
  ['unit and conformance', unit],
  ['end to end', endToEnd],
]

const sums = { passed: 0, failed: 0, skipped: 0 }
for (const [name, runner] of RUNNERS) {
  const since = Date.now()
  console.log(`\n== ${name}`)
  const found = await runner().catch((error) => (console.error(error), check(false)))
  for (const kind of Object.keys(sums)) sums[kind] += found[kind]
  console.log(`-- ${name}: ${line(found)} in ${Math.round((Date.now() - since) / 1000)} s`)
}
rmSync(reports, { recursive: true, force: true })
if (!chromium) console.log('\nThe tests in a real browser were not run: there is no Chromium (see above).')
console.log(`\n${line(sums)}`)
process.exitCode = sums.failed === 0 ? 0 : 1

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
