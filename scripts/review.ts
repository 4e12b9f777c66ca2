/** Goes through a game: `npm run --silent review -- --file GAME.signalbox --json`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { games } from '../src-main/engine/games.ts'
import { reviewOfFile } from '../src-main/review/of-file.ts'
import { reviewReport } from '../src-main/review/report.ts'

const USAGE = 'npm run --silent review -- --file GAME.signalbox [--json]'

function stop(why: string, code: number): never {
  process.stderr.write(`review: ${why}\n`)
  process.exit(code)
}

function fileAskedFor(): string {
  try {
    const { values } = parseArgs({ options: { file: { type: 'string' }, json: { type: 'boolean' } } })
    return values.file ?? stop(`--file is missing\n${USAGE}`, 2)
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`, 2)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return stop((error as Error).message, 1)
  }
}

const text = read(fileAskedFor())
const began = performance.now()
const reviewed = reviewOfFile(text, games)
if (!reviewed.ok) stop(`there is no review of this game: ${reviewed.fault.code}`, 1)
const { review, course } = reviewed.value
const seconds = Math.round((performance.now() - began) / 100) / 10
process.stdout.write(`${JSON.stringify(reviewReport(course, review, seconds))}\n`)
