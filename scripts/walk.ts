/** Asks of the program, by lot, all that a window may ask: `npm run --silent walk -- --minutes 5 --seed 1 --json`. */
import { parseArgs } from 'node:util'
import { wholeNumber } from '../src-main/measure/arguments.ts'
import { walk } from '../test/walk/walk.ts'

const USAGE = 'usage: npm run --silent walk -- [--minutes 5] [--seed 1] [--json]'

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { minutes: text, seed: text, json: { type: 'boolean' } } })
    return {
      minutes: wholeNumber('--minutes', values.minutes ?? '5', 1, 100_000),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 31),
      json: values.json === true,
    }
  } catch (fault) {
    process.stderr.write(`walk: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const { minutes, seed, json } = askedFor()
const end = performance.now() + minutes * 60_000
const { found, ...report } = await walk(seed, () => performance.now() < end)
found.forEach((sentence) => process.stderr.write(`walk: ${sentence}\n`))
const requests = Object.values(report.asked).reduce((sum, n) => sum + n, 0)
process.stdout.write(
  json
    ? `${JSON.stringify(report)}\n`
    : `${requests} requests, ${report.answers} answers at tables, ${report.failures} failures (seed ${seed})\n`,
)
process.exit(report.failures === 0 ? 0 : 1)
