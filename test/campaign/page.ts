import { CAMPAIGNS, type Campaign, type CampaignName } from './campaigns.ts'
import type { KeptPortion } from './kept.ts'

/** What has been run of a campaign, from all portions there are of it. */
export interface Tally {
  readonly seed: number
  /** Which portions, as `0-17,20`: they are not run again. */
  readonly portions: string
  readonly counts: Readonly<Record<string, number>>
  readonly found: readonly string[]
  readonly days: readonly [first: string, last: string]
  readonly commits: readonly [first: string, last: string]
}
export type Tallies = Readonly<Partial<Record<CampaignName, Tally>>>

/**
 * Adds portions up, whichever machine ran them, to what stands on the page of the same seed; one that is there twice
 * counts once. null where there is none.
 */
export function tallied(seed: number, portions: readonly KeptPortion[], standing: Tally | null = null): Tally | null {
  const before = standing?.seed === seed ? standing : null
  const counted = new Set(numbersIn(before?.portions ?? ''))
  const fresh = new Map(portions.filter(({ number }) => !counted.has(number)).map((one) => [one.number, one]))
  const inTime = [...fresh.values()].sort((a, b) => a.day.localeCompare(b.day) || a.number - b.number)
  const [first] = inTime
  const last = inTime.at(-1)
  if (!first || !last) return before
  const counts: Record<string, number> = { ...before?.counts }
  for (const { counts: some } of inTime)
    for (const [what, n] of Object.entries(some)) counts[what] = (counts[what] ?? 0) + n
  return {
    seed,
    portions: rangesOf([...counted, ...fresh.keys()]),
    counts,
    found: [...(before?.found ?? []), ...inTime.flatMap(({ found }) => found)],
    days: [before?.days[0] ?? first.day, last.day],
    commits: [before?.commits[0] ?? first.commit, last.commit],
  }
}

/** The numbers of `0-2,5`: 0, 1, 2 and 5. */
export function numbersIn(ranges: string): number[] {
  if (ranges === '') return []
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

/** 0, 1, 2 and 5 as `0-2,5`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

const grouped = (n: number): string => n.toLocaleString('en')

/** `docs/campaigns.md`, whole. */
export function page(tallies: Tallies): string {
  const rows = (Object.entries(CAMPAIGNS) as [CampaignName, Campaign][]).map(([name, { what, unit, goal }]) => {
    const tally = tallies[name]
    if (!tally) return `| \`${name}\` | ${what} | 0 of ${grouped(goal)} ${unit} | | | |`
    const { counts, found, seed, days, commits } = tally
    // What each match has come to stands on the page of strength.
    const others = Object.entries(counts)
      .filter(([other]) => other !== unit && name !== 'strength')
      .map(([other, n]) => `${grouped(n)} ${other}`)
    const when = days[0] === days[1] ? days[0] : `${days[0]} to ${days[1]}`
    const by = commits[0] === commits[1] ? commits[0] : `${commits[0]} to ${commits[1]}`
    return `| \`${name}\` | ${what} | ${grouped(counts[unit] ?? 0)} of ${grouped(goal)} ${unit} | ${others.join(', ')} | ${found.length} | seed ${seed}, ${when}, ${by} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}

const HEAD = `# Campaigns

What is run again and again until it can be trusted, and what came of it. Written by \`npm run campaign -- page\`, never by hand: what
was not run stands here with a nought.

A campaign is cut into portions. Each is repeated by its number and the seed, so that a run can be ended and gone on with, and
portions of several machines add up:

- \`npm run campaign -- NAME [--seed 1] [--shard 1/4] [--minutes 60]\` runs the portions that neither this page nor a file in
  \`campaigns/\` has yet.
- \`npm run campaign -- NAME --only 17\` runs that portion alone, to look at what it found.
- \`npm run campaign -- page\` adds what lies in \`campaigns/\` to what stands here and writes this page.

'Found' counts sentences: a game that broke a rule of the contract, something lost, a crash. Each is to be mended and to get a
test of its own; the number of its portion, kept in campaigns.json, shows it again.

| Campaign | What | Run | Beside that | Found | Repeated by |
| --- | --- | --- | --- | --- | --- |
`
