import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { games } from '../../src-main/engine/games.ts'
import { readingGameFile } from '../../src-main/saves/game-file.ts'
import { atOnce } from '../../src-main/slices.ts'
import { freeName } from '../../src-main/saves/numbered.ts'
import { summaryOf } from '../../src-main/saves/summary.ts'
import { slotSummarySchema } from '../../src-shared/table-schemas.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import type { Header, KeptLine } from '../../src-main/saves/line-text.ts'
import { readFromHost } from '../../src-renderer/bridge/check.ts'
import { checkNotice, checkReply } from '../../src-shared/bridge.ts'
import { readLine } from '../../src-shared/lines.ts'
import { anUpdate } from '../hosts/messages.ts'
import { chained } from '../saves/chained.ts'
import { asText, oneOf, wrongText, wrongValue, type Random } from './mutate.ts'

/** Takes one wrong thing; throws where the program would have crashed. Says what it took, for the report. */
export type Target = (random: Random) => Promise<string>

const sample = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const journals = [
  ...['freight-express', 'first-class', 'transport'].map((game) => sample(`golden/journals/${game}-rules-1.signalbox`)),
  sample('saves/formats/journal-1.journal'),
  sample('saves/formats/journal-2.journal'),
  sample('saves/formats/journal-3.journal'),
]
const settings = [1, 2, 3, 4, 5, 6, 7].map((n) => sample(`saves/formats/settings-${n}.json`))
const line = sample('saves/formats/line-1.line.json')

/** Journals as somebody without the chain would change them. */
export const journal: Target = async (random) => {
  const text = wrongText(random, oneOf(random, journals))
  readJournal(text)
  atOnce(readingGameFile(text, games))
  return text
}

/** Journals with a chain that holds, made by somebody who means harm: the chain is no secret. */
export const forged: Target = async (random) => {
  const text = forgedJournal(random)
  atOnce(readingGameFile(text, games))
  return text
}

/** One that is as it should be. */
export const wholeJournal = (random: Random): string => oneOf(random, journals)

export function forgedJournal(random: Random): string {
  const read = readJournal(oneOf(random, journals))
  if (!read.header) throw new Error('the sample has no header')
  const lines: unknown[] = read.lines.slice(0, 1 + Math.floor(random() * 30))
  const at = Math.floor(random() * lines.length)
  const ofHeader = random() < 0.4
  if (!ofHeader) lines[at] = wrongValue(random, lines[at])
  const header = ofHeader ? wrongValue(random, read.header) : read.header
  try {
    // Whatever came out is written as if it were one.
    return journalText((header ?? {}) as Header, lines as KeptLine[]).text
  } catch {
    // Nested too deep to be written down.
    return asText(header)
  }
}

/** One field of a whole game at an extreme, or one line many times: what an import takes must be listed and opened. */
export const extreme: Target = async (random) => {
  const read = readJournal(oneOf(random, journals))
  const numbers = [99, -1, 0, 8.64e15, 1e308, 2 ** 31, 'number 1e400', 'number -1e400', 'Sun\n 2', '\u202e', '', []]
  const changed = (one: object): object => ({ ...one, [oneOf(random, Object.keys(one))]: oneOf(random, numbers) })
  const lines: object[] = [...read.lines]
  const at = Math.floor(random() * lines.length)
  if (random() < 0.3) lines.splice(at, 0, ...Array.from({ length: 2000 }, () => lines[at]))
  else lines[at] = changed(lines[at])
  const text = chained([random() < 0.5 ? changed(read.header!) : read.header, ...lines])
  const taken = atOnce(readingGameFile(text, games))
  if (!taken.ok) return text
  const { header, lines: kept } = taken.value
  const again = readJournal(journalText(header, kept).text)
  const row = summaryOf('fuzz', again, games, 0)
  if (row.state !== 'running' && row.state !== 'finished') throw new Error(`taken in, and then ${row.state}`)
  if (!v.is(slotSummarySchema, row)) throw new Error('taken in, and then not to be listed')
  const names = new Set([header.name])
  for (let n = 0; n < 3; n++) names.add(freeName(header.name, names))
  if (names.size !== 4) throw new Error('no free name for what was taken in again')
  return text
}

/** What lay in the settings file is there afterwards, in its place or aside. */
export const settingsFile: Target = async (random) => {
  const text = wrongText(random, oneOf(random, settings))
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-fuzz-'))
  try {
    writeFileSync(join(folder, 'settings.json'), text)
    const store = browserSettings(folder)
    store.read()
    if (readFileSync(store.setAside ?? join(folder, 'settings.json')).compare(Buffer.from(text)) !== 0)
      throw new Error('settings were written over')
    store.write(store.read())
  } finally {
    rmSync(folder, { recursive: true })
  }
  return text
}

export const ownLine: Target = async (random) => {
  const text = wrongText(random, line)
  readLine(text)
  return text
}

/** The window's end of the bridge. */
export const toWindow: Target = async (random) => {
  const notice = wrongValue(random, { kind: 'table', update: anUpdate })
  checkNotice(notice)
  checkReply(
    oneOf(random, ['newGame', 'hello', 'listSlots', 'preview'] as const),
    wrongValue(random, { ok: true, value: anUpdate }),
  )
  const text = wrongText(random, JSON.stringify({ kind: 'notice', notice: { kind: 'table', update: anUpdate } }))
  readFromHost(text)
  return text
}
