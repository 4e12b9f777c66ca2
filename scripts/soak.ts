/** Plays random games of every kind for a while: `npm run --silent soak -- --minutes 10 --json`. */
import { parseArgs } from 'node:util'
import { wholeNumber } from '../src-main/measure/arguments.ts'
import { soak } from '../test/soak/soak.ts'

const USAGE = 'usage: npm run --silent soak -- [--minutes 10] [--seed 1] [--json]'

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { minutes: text, seed: text, json: { type: 'boolean' } } })
    const minutes = Number(values.minutes ?? '10')
    if (!(minutes > 0)) throw new RangeError(`--minutes takes a number above 0, not ${values.minutes}`)
    return { minutes, seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 31), json: values.json === true }
  } catch (fault) {
    process.stderr.write(`soak: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const { minutes, seed, json } = askedFor()
const began = performance.now()
const within = () => (performance.now() - began) / (minutes * 60_000)
const { found, ...report } = await soak(seed, () => within() < 1, within)
found.forEach((sentence) => process.stderr.write(`soak: ${sentence}\n`))
const { longest } = report
process.stdout.write(
  json
    ? `${JSON.stringify(report)}\n`
    : `${report.games} games, ${report.actions} actions, ${report.failures} failures, ${report.heapGrowthMB} MB grown; an action of the longest game, ${longest.actions}: ${longest.firstMs} ms at its start, ${longest.lastMs} ms at its end\n`,
)
process.exitCode = report.failures === 0 ? 0 : 1
