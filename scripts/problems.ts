/**
 * Finds problems in games between bots, `npm run problems -- --game transport --find 60 --seed 1`, or proves those that
 * are kept anew: `npm run --silent problems -- --check --json`. A run that was ended goes on from its file.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { SET_UPS } from '../src-main/app/daily-deal.ts'
import type { AnyGame } from '../src-main/engine/game.ts'
import { games } from '../src-main/engine/games.ts'
import { seedOfGame } from '../src-main/measure/arena.ts'
import { BadArguments, gameNamed, wholeNumber } from '../src-main/measure/arguments.ts'
import { checked } from '../src-main/measure/problems/checking.ts'
import { foundIn } from '../src-main/measure/problems/finding.ts'
import { readProblems, type WrittenProblem } from '../src-main/problems/problem.ts'

/** A run that finds nothing more ends after so many games. */
const MOST_GAMES = 10_000

const tell = (line: string) => process.stderr.write(`problems: ${line}\n`)

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { values } = parseArgs({
      options: {
        game: text,
        find: text,
        seed: text,
        file: text,
        shard: text,
        most: text,
        from: text,
        games: text,
        check: flag,
        json: flag,
      },
    })
    const [index, of] = (values.shard ?? '1/1').split('/')
    return {
      games: values.game === undefined && values.check ? games : [gameNamed(values.game)],
      find: wholeNumber('--find', values.find ?? '60', 1, 1000),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 0x7fffffff),
      most: wholeNumber('--most', values.most ?? '1000', 1, 1000),
      shard: wholeNumber('--shard', index, 1, 100) - 1,
      of: wholeNumber('--shard', of, 1, 100),
      from: values.from === undefined ? null : wholeNumber('--from', values.from, 0, MOST_GAMES),
      gamesAtMost: wholeNumber('--games', values.games ?? String(MOST_GAMES), 1, MOST_GAMES),
      file: values.file,
      check: values.check ?? false,
    }
  } catch (error) {
    if (!(error instanceof BadArguments) && !(error instanceof TypeError)) throw error
    tell(error.message)
    process.exit(2)
  }
}

const asked = askedFor()
const fileOf = (game: AnyGame): string =>
  asked.file ?? fileURLToPath(new URL(`../problems/${game.id}.json`, import.meta.url))

const kept = (game: AnyGame): WrittenProblem[] =>
  existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as WrittenProblem[]) : []

/** A line each, so that a new one is a line more. */
function keep(game: AnyGame, all: readonly WrittenProblem[]): void {
  const path = fileOf(game)
  writeFileSync(`${path}.new`, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  renameSync(`${path}.new`, path)
}

/** So much of what is wanted may be of one theme, and of one difficulty. */
const MOST_OF_THEME = 0.34
const MOST_OF_STEP = 0.3

function find(game: AnyGame): void {
  let all = kept(game)
  const wanted = (theme: string, difficulty: number): boolean =>
    all.filter((one) => one.theme === theme).length < MOST_OF_THEME * asked.find &&
    all.filter((one) => one.difficulty === difficulty).length < MOST_OF_STEP * asked.find
  const seeds = new Set(all.map(({ seed }) => seed))
  const numbers = Array.from({ length: MOST_GAMES }, (_, n) => n).filter((n) => n % asked.of === asked.shard)
  // From where it is told, or after the last game that a problem was found in.
  const begun = asked.from ?? (numbers.findLast((n) => seeds.has(seedOfGame(asked.seed, n))) ?? -1) + 1
  for (const n of numbers.filter((n) => n >= begun).slice(0, asked.gamesAtMost)) {
    const seed = seedOfGame(asked.seed, n)
    const setUps = SET_UPS[game.id]
    const { seats, options } = setUps[(n * 17) % setUps.length]
    for (const one of foundIn(game, { seats, seed, starter: n % seats, options }, all, wanted)) {
      all = [...all, one]
      keep(game, all)
      tell(`${game.id} ${all.length}: ${one.id}, ${one.theme}, ${one.difficulty} of 5`)
      if (all.length >= asked.find) return
    }
    tell(`${game.id}: game ${n} done`)
  }
}

if (asked.check) {
  const report = Object.fromEntries(
    asked.games.map((game) => [game.id, checked(game, readProblems(kept(game)).slice(0, asked.most), tell)]),
  )
  process.stdout.write(`${JSON.stringify({ games: report })}\n`)
  const unproven = Object.values(report).some(({ problems, proven }) => proven < problems)
  process.exit(unproven ? 1 : 0)
} else asked.games.forEach(find)
