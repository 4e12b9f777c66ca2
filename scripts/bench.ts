/**
 * How fast the games, the saves and the window are here: `npm run --silent bench -- --json`,
 * `npm run bench -- --compare before.json`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '../src-main/engine/games.ts'
import { gamesFolder } from '../src-main/games-folder.ts'
import { BadArguments, wholeNumber } from '../src-main/measure/arguments.ts'
import { compareReports } from '../src-main/measure/compare.ts'
import { saveTime } from '../src-main/measure/save-time.ts'
import { closest } from '../src-main/measure/sight.ts'
import type { Theme } from '../src-renderer/theme/palette.ts'
import { seatColours } from '../src-renderer/theme/palette.ts'
import { benchGames } from './bench-games.ts'
import { benchMany } from './bench-many.ts'
import { benchTurns } from './bench-turns.ts'
import { benchWindow } from './bench-window.ts'

const USAGE = `usage: npm run --silent bench -- [--json] [--parts games,turns,saves,window,many] [--game ID,ID] [--ms 1000] [--saves 300] [--folder DIR]
  [--steps 40] [--lot] [--seconds 10] [--starts 5] [--turns 20] [--many 5000] [--broken 1000] [--compare FILE]
  --turns    games in which the Controller's turns are timed, at each number of seats
  --steps    choices made before a table is watched in the browser
  --lot      they are made by lot alone: for a table as full as it gets
  --seconds  how long it is watched, moving and at rest
  --starts   how often the way to home is taken
  --many     so many saved games, and --broken so many damaged files, lie in the folder that is opened`

const PARTS = ['games', 'turns', 'saves', 'window', 'many'] as const
/** What is measured when nobody names a part: turns take minutes. */
const USUAL_PARTS = PARTS.filter((part) => part !== 'turns')

function refuse(sentence: string): never {
  process.stderr.write(`bench: ${sentence}\n${USAGE}\n`)
  process.exit(2)
}

/** The folder of the games, or where it would be made: saves are measured on its disk. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)))

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        lot: { type: 'boolean', default: false },
        parts: text,
        game: text,
        ms: text,
        saves: text,
        folder: text,
        compare: text,
        turns: text,
        steps: text,
        seconds: text,
        starts: text,
        many: text,
        broken: text,
      },
    })
    return {
      parts: someOf('--parts', values.parts ?? USUAL_PARTS.join(), PARTS),
      asked: someOf(
        '--game',
        values.game,
        games.map(({ id }) => id),
      ),
      ms: wholeNumber('--ms', values.ms ?? '1000', 10, 600_000),
      saves: wholeNumber('--saves', values.saves ?? '300', 1, 1_000_000),
      folder: standing(gamesFolder(values.folder, process.env, process.platform)),
      lot: values.lot,
      turns: wholeNumber('--turns', values.turns ?? '20', 1, 10_000),
      steps: wholeNumber('--steps', values.steps ?? '40', 0, 100_000),
      seconds: wholeNumber('--seconds', values.seconds ?? '10', 1, 600),
      starts: wholeNumber('--starts', values.starts ?? '5', 1, 100),
      many: wholeNumber('--many', values.many ?? '5000', 3, 100_000),
      broken: wholeNumber('--broken', values.broken ?? '1000', 0, 100_000),
      before: values.compare === undefined ? undefined : readEarlier(values.compare),
    }
  } catch (fault) {
    if (fault instanceof BadArguments || fault instanceof TypeError) refuse(fault.message)
    throw fault
  }
}

/** Those named in a list with commas; all of them when nobody names any. */
function someOf<T extends string>(name: string, text: string | undefined, all: readonly T[]): T[] {
  const named = (text ?? all.join()).split(',')
  const strange = named.find((one) => !all.some((known) => known === one))
  if (strange !== undefined) throw new BadArguments(`${name} takes ${all.join(', ')}, not '${strange}'`)
  return all.filter((known) => named.includes(known))
}

function readEarlier(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    throw new BadArguments(
      `'${file}' is no result of an earlier run: ${fault instanceof Error ? fault.message : String(fault)}`,
    )
  }
}

const clock = (): number => performance.now()
const say = (what: string): void => void process.stderr.write(`bench: ${what}\n`)

async function benchSaves() {
  say(`saves in ${folder}`)
  return { saveMs: await saveTime(saves, clock, folder), savesIn: folder }
}

async function benchScreens() {
  say('window')
  return {
    window: await benchWindow({ games: asked, steps, lot, seconds, starts }),
    leastSeatDistance: { day: seatDistances('day'), night: seatDistances('night') },
  }
}

/** How far the two seats that are most alike lie apart, to usual eyes and to those that do not tell red from green. */
function seatDistances(theme: Theme) {
  const colours = seatColours(readFileSync(new URL('../src-renderer/theme/tokens.css', import.meta.url), 'utf8'), theme)
  return { usual: closest(colours, 'usual'), deuteranopia: closest(colours, 'deuteranopia') }
}

const { parts, asked, ms, saves, folder, before, turns, steps, lot, seconds, starts, many, broken } = askedFor()
const report = {
  ...(parts.includes('games') && benchGames(asked, ms)),
  ...(parts.includes('turns') && benchTurns(asked, turns)),
  ...(parts.includes('saves') && (await benchSaves())),
  ...(parts.includes('window') && (await benchScreens())),
  ...(parts.includes('many') && { many: (say(`${many} games`), await benchMany(many, broken)) }),
}
if (before !== undefined) compareReports(before, report).forEach((line) => process.stderr.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report)}\n`)
