/** Kills the real host at random moments and counts what is lost: `npm run --silent crash -- --kills 100 --json`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../src-main/measure/arguments.ts'
import { build } from './build.mjs'
import { crash } from './crash-campaign.ts'

const USAGE = 'usage: npm run --silent crash -- [--kills 100] [--seed 1] [--json]'

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { kills: text, seed: text, json: { type: 'boolean' } } })
    return {
      kills: wholeNumber('--kills', values.kills ?? '100', 1, 100_000),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 31),
      json: values.json === true,
    }
  } catch (fault) {
    process.stderr.write(`crash: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const { kills, seed, json } = askedFor()
await build({ say: (line: string) => process.stderr.write(`${line}\n`) })
const folder = mkdtempSync(join(tmpdir(), 'signalbox-crash-'))
const began = performance.now()
const { acknowledged, insideWrites, unheard, lost, broken } = await crash(folder, kills, seed, (kill) => {
  if (kill % 20 === 0) process.stderr.write(`crash: ${kill} of ${kills} kills\n`)
})
;[...lost, ...broken].forEach((sentence) => process.stderr.write(`crash: ${sentence}\n`))
const good = lost.length + broken.length === 0
if (good) rmSync(folder, { recursive: true, force: true })
else process.stderr.write(`crash: the games are in ${folder}\n`)
const all = Object.values(acknowledged).reduce((sum, n) => sum + n, 0)
const report = {
  kills,
  acknowledged: all,
  lost: lost.length,
  broken: broken.length,
  seconds: Math.round((performance.now() - began) / 100) / 10,
  insideWrites,
  unheard,
  seed,
}
process.stdout.write(
  json
    ? `${JSON.stringify(report)}\n`
    : `${kills} kills, ${all} changes acknowledged, ${lost.length} lost, ${broken.length} broken\n`,
)
process.exitCode = good ? 0 : 1
