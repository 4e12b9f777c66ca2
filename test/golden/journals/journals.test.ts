import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { games } from '../../../src-main/engine/games.ts'
import { readingGameFile } from '../../../src-main/saves/game-file.ts'
import { atOnce } from '../../../src-main/slices.ts'
import { readJournal } from '../../../src-main/saves/journal.ts'
import { playable, replaying } from '../../../src-main/saves/replay.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.signalbox'))
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it('there is a golden journal for every version of every game\'s rules (record.ts makes the one that is missing)', () => {
  const wanted = games.flatMap(({ id, rulesVersion }) => Array.from({ length: rulesVersion }, (_, i) => `${id}-rules-${i + 1}.signalbox`))
  expect(files).toEqual(expect.arrayContaining(wanted))
})

it.each(files)('%s is played again to the end it had', (file) => {
  const text = textOf(file)
  expect(atOnce(readingGameFile(text, games))).toMatchObject({ ok: true })
  const { header, lines } = readJournal(text)
  const known = playable(header!, games)!
  const played = atOnce(replaying(known.game, known.options, header!, lines))!
  expect([played.good, played.course.status.outcome !== null]).toEqual([lines.length, true])
})
