import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { games } from '../../src-main/engine/games.ts'
import { readGameFile } from '../../src-main/saves/game-file.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import type { Header, KeptLine } from '../../src-main/saves/line-text.ts'
import { readFromHost } from '../../src-renderer/bridge/check.ts'
import { checkNotice, checkReply } from '../../src-shared/bridge.ts'
import { readLine } from '../../src-shared/lines.ts'
import { anUpdate } from '../hosts/messages.ts'
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
const settings = [1, 2, 3, 4, 5].map((n) => sample(`saves/formats/settings-${n}.json`))
const line = sample('saves/formats/line-1.line.json')

/** Journals as somebody without the chain would change them. */
export const journal: Target = async (random) => {
  const text = wrongText(random, oneOf(random, journals))
  readJournal(text)
  readGameFile(text, games)
  return text
}

/** Journals with a chain that holds, made by somebody who means harm: the chain is no secret. */
export const forged: Target = async (random) => {
  const text = forgedJournal(random)
  readGameFile(text, games)
  return text
}

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
