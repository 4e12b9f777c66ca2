/** How fast the games and the saves are here: `npm run --silent bench -- --json`, `npm run bench -- --compare before.json`. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { botOf } from '../src-main/bots/registry.ts'
import { gameOf, games } from '../src-main/engine/games.ts'
import { gamesFolder } from '../src-main/games-folder.ts'
import { BadArguments, wholeNumber } from '../src-main/measure/arena-arguments.ts'
import { msPerMove } from '../src-main/measure/balance-speed.ts'
import { compareReports } from '../src-main/measure/compare.ts'
import { saveTime } from '../src-main/measure/save-time.ts'
import { speedOf } from '../src-main/measure/speed.ts'

const USAGE = 'usage: npm run --silent bench -- [--json] [--ms 1000] [--saves 300] [--folder DIR] [--compare FILE]'

function refuse(sentence: string): never {
  process.stderr.write(`bench: ${sentence}\n${USAGE}\n`)
  process.exit(2)
}

/** The folder of the games, or where it would be made: saves are measured on its disk. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)))

function askedFor(): { ms: number; saves: number; folder: string; before: unknown } {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, ms: text, saves: text, folder: text, compare: text } })
    return {
      ms: wholeNumber('--ms', values.ms ?? '1000', 10, 600_000),
      saves: wholeNumber('--saves', values.saves ?? '300', 1, 1_000_000),
      folder: standing(gamesFolder(values.folder, process.env, process.platform)),
      before: values.compare === undefined ? undefined : readEarlier(values.compare),
    }
  } catch (fault) {
    if (fault instanceof BadArguments || fault instanceof TypeError) refuse(fault.message)
    throw fault
  }
}

function readEarlier(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    throw new BadArguments(`'${file}' is no result of an earlier run: ${fault instanceof Error ? fault.message : String(fault)}`)
  }
}

/** Enough for some hundred choices. */
const GREEDY_GAMES = 3

const clock = (): number => performance.now()
const { ms, saves, folder, before } = askedFor()
const speeds = games.map((game) => {
  process.stderr.write(`bench: ${game.id}\n`)
  return [game.id, speedOf(game, ms, clock)] as const
})
process.stderr.write('bench: greedy\n')
const greedyMsPerMove = msPerMove(gameOf('freight-express'), botOf('greedy'), GREEDY_GAMES, clock)
process.stderr.write(`bench: saves in ${folder}\n`)
const report = { games: Object.fromEntries(speeds), greedyMsPerMove, saveMs: await saveTime(saves, clock, folder), savesIn: folder }
if (before !== undefined) compareReports(before, report).forEach((line) => process.stderr.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report)}\n`)
