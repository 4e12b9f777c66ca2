// `npm run --silent sources -- REPORT [--maps FOLDER]`: a report from an installed game, with files and lines of the
// source.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { askedFor } from './helpers.mjs'
import { sourcesOf } from '../src-main/saves/sources.ts'

const USAGE = 'npm run --silent sources -- REPORT [--maps FOLDER]'
const { values, positionals } = askedFor(USAGE, {
  options: { maps: { type: 'string', default: 'out' } },
  allowPositionals: true,
})
if (positionals.length !== 1) {
  console.error(`Usage: ${USAGE}`)
  process.exit(2)
}
process.stdout.write(sourcesOf(resolve(values.maps))(readFileSync(positionals[0], 'utf8')))
