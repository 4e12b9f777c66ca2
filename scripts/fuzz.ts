/** Throws wrong files and messages at all that reads them: `npm run --silent fuzz -- --seconds 30 --seed 1 --json`. */
import { parseArgs } from 'node:util'
import { wholeNumber } from '../src-main/measure/arguments.ts'
import { fuzz } from '../test/fuzz/fuzz.ts'

const USAGE = 'usage: npm run --silent fuzz -- [--seconds 30] [--seed 1] [--json]'

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { seconds: text, seed: text, json: { type: 'boolean' } } })
    return {
      seconds: wholeNumber('--seconds', values.seconds ?? '30', 1, 1_000_000),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 31),
      json: values.json === true,
    }
  } catch (fault) {
    process.stderr.write(`fuzz: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const { seconds, seed, json } = askedFor()
const end = performance.now() + seconds * 1000
// What the program tells its log while it is tormented is none of the report.
console.error = () => undefined
const { found, slow, ...report } = await fuzz(seed, () => performance.now() < end)
for (const sentence of [...found, ...slow.map((what) => `slow: ${what}`)]) process.stderr.write(`fuzz: ${sentence}\n`)
process.stdout.write(
  json
    ? `${JSON.stringify({ ...report, slow: slow.length })}\n`
    : `${report.inputs} inputs: ${report.crashes} crashes, ${report.hangs} hangs, ${report.changedStates} changed states, ${slow.length} slow (seed ${seed})\n`,
)
process.exit(found.length === 0 ? 0 : 1)
