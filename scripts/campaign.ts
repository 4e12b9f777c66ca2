/**
 * Runs a campaign, portion by portion, and keeps what came of each: `npm run campaign -- first-class --minutes 10`;
 * `npm run campaign -- page` writes docs/campaigns.md and docs/strength.md from what was kept.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BadArguments, shardOf, wholeNumber } from '../src-main/measure/arguments.ts'
import { CAMPAIGNS, type Campaign, type CampaignName } from '../test/campaign/campaigns.ts'
import { keepPortion, portionsIn } from '../test/campaign/kept.ts'
import { numbersIn, page, tallied, type Tallies } from '../test/campaign/page.ts'
import { strengthPage } from '../test/campaign/strength.ts'
import { build } from './build.mjs'

const NAMES = Object.keys(CAMPAIGNS) as CampaignName[]
const USAGE = `usage: npm run campaign -- ${NAMES.join('|')} [--seed 1] [--shard 1/4] [--minutes 60] [--only PORTION]\n         [--of 'driver shunter'] | page`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'campaigns')
const figures = join(root, 'docs/campaigns.json')

/** Above every portion's last seed: seeds of two campaigns' seeds do not meet. */
const SEEDS_A_CAMPAIGN = 10_000_000

function askedFor() {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      options: { seed: text, shard: text, minutes: text, only: text, of: text },
      allowPositionals: true,
    })
    const [name, more] = positionals
    if (name === undefined || more !== undefined) throw new BadArguments('which campaign?')
    if (values.of !== undefined && name !== 'strength')
      throw new BadArguments('--of chooses among the matches of strength')
    if (name !== 'page' && !Object.hasOwn(CAMPAIGNS, name)) throw new BadArguments(`there is no campaign '${name}'`)
    return {
      name: name as CampaignName | 'page',
      seed: wholeNumber('--seed', values.seed ?? '1', 1, 200),
      of: values.of ?? '',
      shard: shardOf(values.shard ?? '1/1'),
      minutes: values.minutes === undefined ? Infinity : wholeNumber('--minutes', values.minutes, 1, 100_000),
      only: values.only === undefined ? null : wholeNumber('--only', values.only, 0, 10_000_000),
    }
  } catch (fault) {
    process.stderr.write(`campaign: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const asked = askedFor()
if (asked.name === 'page') writePage()
else process.exit((await run(asked.name)) ? 0 : 1)

/** @returns whether nothing was found */
async function run(name: CampaignName): Promise<boolean> {
  const { seed, shard, minutes, only } = asked
  const campaign: Campaign = CAMPAIGNS[name]
  if (campaign.needs === 'build') await build({ say: (line: string) => process.stderr.write(`${line}\n`) })
  // What the program tells its log while it is tormented is none of the report.
  console.error = () => undefined
  const seedOf = (number: number): number => seed * SEEDS_A_CAMPAIGN + number * campaign.portion
  if (only !== null) {
    const portion = await campaign.run(seedOf(only), only)
    process.stdout.write(`${JSON.stringify(portion, null, 2)}\n`)
    return portion.found.length === 0
  }
  const file = join(folder, `${name}-seed-${seed}-shard-${shard.index}-of-${shard.of}.jsonl`)
  const standing = onPage()[name]
  const kept = new Set([
    ...portionsIn(file).map(({ number }) => number),
    ...(standing?.seed === seed ? numbersIn(standing.portions) : []),
  ])
  const all = Math.ceil(campaign.goal / campaign.portion)
  const end = performance.now() + minutes * 60_000
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  let good = true
  for (let number = shard.index - 1; number < all && performance.now() < end; number += shard.of) {
    if (kept.has(number) || !isAskedFor(campaign, number)) continue
    const { counts, found } = await campaign.run(seedOf(number), number)
    keepPortion(file, { number, counts, found, commit, day: new Date().toISOString().slice(0, 10) })
    found.forEach((sentence) => process.stderr.write(`campaign: portion ${number}: ${sentence}\n`))
    good &&= found.length === 0
    process.stderr.write(`campaign: ${name}, portion ${number + 1} of ${all}\n`)
  }
  return good
}

function isAskedFor(campaign: Campaign, number: number): boolean {
  return campaign.about?.(number).includes(asked.of) ?? true
}

/** What stands on the page. */
function onPage(): Tallies {
  return existsSync(figures) ? (JSON.parse(readFileSync(figures, 'utf8')) as Tallies) : {}
}

/** The figures of each campaign that lies in the folder are added to those of the same seed on the page. */
function writePage(): void {
  const tallies = { ...onPage() }
  for (const name of NAMES) {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((file) => file.startsWith(`${name}-seed-${asked.seed}-shard-`))
      : []
    const tally = tallied(
      asked.seed,
      files.flatMap((file) => portionsIn(join(folder, file))),
      tallies[name],
    )
    if (tally) tallies[name] = tally
  }
  writeFileSync(figures, `${JSON.stringify(tallies, null, 2)}\n`)
  writeFileSync(join(root, 'docs/campaigns.md'), page(tallies))
  writeFileSync(join(root, 'docs/strength.md'), strengthPage(tallies.strength?.counts ?? {}))
}
