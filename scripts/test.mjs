// `npm test`: everything. `npm test -- PATTERN`: the tests whose file or title has it. See usage below.
import { askedFor, at, runNode, tool, wantNode } from './helpers.mjs'
import { added, check, line, slowest, tallied, whySilent } from './test-tally.mjs'
import { asExpression, isBrowsers, matching } from './test-matching.mjs'
import { watched } from './watched.mjs'

wantNode()
const { pattern, slow, long } = wanted()

const { install } = await import('./install.mjs')
await install()

const found = pattern ? matching(pattern) : null
const inBrowser = !found || [...found.whole, ...found.titled].some(isBrowsers)
const { needChromium } = await import('./chromium.mjs')
const chromium = inBrowser ? await needChromium() : null

/** Every test that has ended, for the table of the slowest. */
const ended = []

const sums = []
for (const [name, runner] of found ? matchingRunners(found) : allRunners()) {
  const since = Date.now()
  console.log(`\n== ${name}`)
  const came = await runner().catch((error) => (console.error(error), check(false)))
  sums.push(came)
  console.log(`-- ${name}: ${line(came)} in ${Math.round((Date.now() - since) / 1000)} s`)
}
if (found && sums.length === 0) {
  console.error(`\nNo test has '${pattern}' in its file's name or its title.`)
  sums.push(check(false))
}
if (inBrowser && !chromium) console.log('\nThe tests in a real browser were not run: there is no Chromium (see above).')
if (slow) console.log(`\nThe slowest tests:\n${slowest(ended)}`)
console.log(`\n${line(added(...sums))}`)
process.exitCode = added(...sums).failed === 0 ? 0 : 1

function wanted() {
  const { values, positionals } = askedFor('npm test -- [--slow] [--long] [PATTERN]', {
    options: { slow: { type: 'boolean', default: false }, long: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  return { ...values, pattern: positionals.join(' ') }
}

function allRunners() {
  return [
    [
      'types',
      // By the compiler in native code, the .ts files too: a fifth of what the other two took.
      judged(tool('svelte-check'), ['--tsgo', '--fail-on-warnings', '--output', 'human']),
    ],
    ['format and lint', both(judged(tool('prettier'), ['--check', '--log-level', 'warn', '.']), lint)],
    ['build', build],
    ['unit and conformance', () => vitest([])],
    ['end to end', () => playwright([])],
  ]
}

/** Units and browser tests that the pattern means; a browser is shown what was built. */
function matchingRunners({ whole, titled }) {
  const [wholeUnits, titledUnits] = [whole, titled].map((files) => files.filter((file) => !isBrowsers(file)))
  const [wholeSpecs, titledSpecs] = [whole, titled].map((files) => files.filter(isBrowsers))
  return [
    ...(wholeUnits.length > 0 ? [['units in files of that name', () => vitest(wholeUnits)]] : []),
    ...(titledUnits.length > 0 ? [['units of that title', () => vitest(titledUnits, pattern)]] : []),
    ...(inBrowser ? [['build', build]] : []),
    ...(wholeSpecs.length > 0 ? [['browser tests in files of that name', () => playwright(wholeSpecs)]] : []),
    ...(titledSpecs.length > 0
      ? [
          [
            'browser tests of that title',
            () => playwright([...titledSpecs, '--grep', asExpression(pattern), '--pass-with-no-tests']),
          ],
        ]
      : []),
  ]
}

async function build() {
  const { build } = await import('./build.mjs')
  return build().then(
    () => check(true),
    (error) => (console.error(error), check(false)),
  )
}

/** A tool that is content or not counts as one check. */
function judged(script, args) {
  return async () => check((await runNode(script, args)).code === 0)
}

/** Two at once: each uses one core. */
function both(one, other) {
  return async () => added(...(await Promise.all([one(), other()])))
}

async function lint() {
  const { lint } = await import('./lint.mjs')
  return check((await lint()) === 0)
}

function vitest(files, title = '') {
  const reporters = ['--reporter=default', `--reporter=${at('scripts/reporters/vitest.mjs')}`]
  return counted(tool('vitest'), ['run', ...files, ...reporters], { SIGNALBOX_TITLE: title })
}

async function playwright(args) {
  const reporters = `--reporter=list,${at('scripts/reporters/playwright.mjs')}`
  const script = tool('@playwright/test', 'playwright')
  const came = await counted(script, ['test', ...args, ...(chromium ? [] : ['--list']), reporters], {
    FORCE_COLOR: '0',
  })
  return chromium ? came : check(false)
}

async function counted(script, args, env) {
  const came = await watched(script, args, { env: { ...env, ...(long && { SIGNALBOX_LONG: '1' }) } })
  ended.push(...came.ended.values())
  const why = whySilent(came)
  if (why) console.error(`\n${why}`)
  return tallied(came)
}
