import { at, runNode, tool, wantNode } from './helpers.mjs'
import { watched } from './watched.mjs'

wantNode()

const { install } = await import('./install.mjs')
await install()
const { needChromium } = await import('./chromium.mjs')
const chromium = await needChromium()

const check = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 })

async function build() {
  const { build } = await import('./build.mjs')
  return build().then(
    () => check(true),
    (error) => (console.error(error), check(false)),
  )
}

/** A tool that is content or not counts as one check. */
const judged = (script, args) => async () => check((await runNode(script, args)).code === 0)

/** Two at once: each uses one core. */
const both = (one, other) => async () => {
  const [a, b] = await Promise.all([one(), other()])
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

async function lint() {
  const { lint } = await import('./lint.mjs')
  return check((await lint()) === 0)
}

async function unit() {
  return counted(
    await watched(tool('vitest'), ['run', '--reporter=default', `--reporter=${at('scripts/reporters/vitest.mjs')}`]),
  )
}

async function endToEnd() {
  const args = ['test', ...(chromium ? [] : ['--list']), `--reporter=list,${at('scripts/reporters/playwright.mjs')}`]
  const sums = counted(await watched(tool('@playwright/test', 'playwright'), args, { env: { FORCE_COLOR: '0' } }))
  return chromium ? sums : { passed: 0, failed: 1, skipped: 0 }
}

/** What a runner's tests came to. One that ends badly without naming a failed test has failed once more. */
function counted({ code, silent, running, ended }) {
  const sums = { passed: 0, failed: 0, skipped: 0 }
  for (const { outcome } of ended.values()) sums[outcome]++
  if (silent)
    console.error(
      `\nNothing was heard for three minutes, so it was ended. Running then: ${running.join('; ') || 'nothing that has a name'}.`,
    )
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

const RUNNERS = [
  [
    'types',
    both(
      judged(tool('typescript', 'tsc'), ['-p', '.']),
      judged(tool('svelte-check'), ['--fail-on-warnings', '--output', 'human']),
    ),
  ],
  ['format', judged(tool('prettier'), ['--check', '--log-level', 'warn', '.'])],
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
if (!chromium) console.log('\nThe tests in a real browser were not run: there is no Chromium (see above).')
console.log(`\n${line(sums)}`)
process.exitCode = sums.failed === 0 ? 0 : 1

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
