import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from '../../src-main/saves/files.ts'
import { Journal, journalText, readJournal } from '../../src-main/saves/journal.ts'
import { FORMAT, writeLine, type Header, type KeptLine } from '../../src-main/saves/line-text.ts'
import type { Line } from '../../src-main/table/line.ts'
import { aFolder } from '../app/playing.ts'
import { failingFiles } from './failing-files.ts'

const header: Header = {
  format: FORMAT,
  game: 'freight-express',
  rulesVersion: 1,
  deckHash: 'abcd',
  name: 'Zoë & Jürgen',
  seats: [
    { name: 'Zoë', player: 'person' },
    { name: 'Jürgen', player: 'random' },
  ],
  options: {},
  seed: 7,
  starter: null,
  practice: false,
  created: 1000,
  turn: 1,
  active: 0,
}
const line = (n: number): Line => ({ kind: 'step', by: 0, codes: [n], check: '00000000', turn: n, active: 0 })
const codesOf = (lines: readonly KeptLine[]): number[] =>
  lines.flatMap((kept) => (kept.kind === 'step' ? [...kept.codes] : []))

let path = ''
beforeEach(async () => {
  path = join(await aFolder(), 'game.journal')
})
const read = async () => readJournal(await readFile(path, 'utf8'))

async function journalOf(count: number, files = diskFiles): Promise<Journal> {
  const journal = await Journal.create(files, path, header)
  for (let n = 1; n <= count; n++) await journal.keep(line(n))
  return journal
}

describe('a journal', () => {
  it('gives back what was kept, in order', async () => {
    await journalOf(3)
    const found = await read()
    expect(found).toMatchObject({ state: 'good', header })
    expect(codesOf(found.lines)).toEqual([1, 2, 3])
  })

  it('ignores a last line that a crash tore, wherever it tore it, and writes over it', async () => {
    await journalOf(2)
    const whole = await readFile(path, 'utf8')
    const before = whole.lastIndexOf('\n', whole.length - 2) + 1
    for (let end = before; end < whole.length; end++) {
      await writeFile(path, whole.slice(0, end))
      const torn = await read()
      expect(torn.state).toBe('good')
      expect(codesOf(torn.lines)).toEqual([1])
      const journal = Journal.resume(diskFiles, path, { ...torn, header })
      await journal.keep(line(9))
      expect(codesOf((await read()).lines)).toEqual([1, 9])
    }
  })

  it('finds any changed letter in its middle, and everything before it stays good', async () => {
    await journalOf(3)
    const whole = await readFile(path, 'utf8')
    const firstLine = whole.indexOf('\n') + 1
    const third = whole.lastIndexOf('\n', whole.length - 2) + 1
    for (let i = firstLine; i < third - 1; i++) {
      const broken = whole.slice(0, i) + (whole[i] === '7' ? '8' : '7') + whole.slice(i + 1)
      const found = readJournal(broken)
      expect(found.state, `letter ${i}`).toBe('damaged')
      expect(codesOf(found.lines).length, `letter ${i}`).toBeLessThan(2)
    }
  })

  it('finds a line that was left out or put in twice', async () => {
    await journalOf(3)
    const rows = (await readFile(path, 'utf8')).trimEnd().split('\n')
    expect(readJournal([rows[0], rows[2], rows[3], ''].join('\n')).state).toBe('damaged')
    expect(readJournal([rows[0], rows[1], rows[1], rows[2], ''].join('\n')).state).toBe('damaged')
  })

  it('of a newer form is known as such, even where its chain is another', () => {
    const { text } = writeLine('', { ...header, format: FORMAT + 1 })
    expect(readJournal(text).state).toBe('newer')
    expect(readJournal(text.replace(/^.{4}/, 'ffff')).state).toBe('newer')
  })

  it('with a line of a kind we do not know was written by a newer program', () => {
    const first = writeLine('', header)
    const strange = writeLine(first.link, { kind: 'veto', at: 1 } as unknown as KeptLine)
    expect(readJournal(first.text + strange.text).state).toBe('newer')
  })

  it('that is no journal at all is damaged and has no header', () => {
    for (const text of ['', 'hello\n', '{}\n', '\0\0\0\0\n'])
      expect(readJournal(text)).toMatchObject({ state: 'damaged', header: null })
  })

  it('counts a line that could not be written as not written, half of it or none', async () => {
    const files = failingFiles()
    const journal = await journalOf(1, files)
    for (const half of [false, true]) {
      files.fail('ENOSPC', half)
      await expect(journal.keep(line(5))).rejects.toThrow('ENOSPC')
      files.fail(null)
      expect(codesOf((await read()).lines)).not.toContain(5)
    }
    await journal.keep(line(2))
    const found = await read()
    expect(found.state).toBe('good')
    expect(codesOf(found.lines)).toEqual([1, 2])
  })

  it('is rewritten whole or not at all', async () => {
    const files = failingFiles()
    const journal = await journalOf(2, files)
    files.fail('EACCES')
    await expect(journal.rewrite({ ...header, name: 'Other' })).rejects.toThrow()
    expect((await read()).header?.name).toBe('Zoë & Jürgen')
    files.fail(null)
    await journal.rewrite({ ...header, name: 'Other' })
    await journal.keep(line(3))
    const found = await read()
    expect(found).toMatchObject({ state: 'good', header: { name: 'Other' } })
    expect(codesOf(found.lines)).toEqual([1, 2, 3])
  })

  it('that somebody made shorter in the meantime is written anew, whole', async () => {
    const journal = await journalOf(2)
    await writeFile(path, journalText(header, []).text)
    expect(await journal.keep(line(3))).toBe(true)
    expect(readJournal(await readFile(path, 'utf8'))).toMatchObject({
      state: 'good',
      lines: [line(1), line(2), line(3)],
    })
  })

  it('has what was written beyond its end cut off', async () => {
    const journal = await journalOf(1)
    await appendFile(path, 'a line that was refused when it was written already\n'.repeat(5))
    await journal.keep(line(2))
    const found = await read()
    expect(found.state).toBe('good')
    expect(codesOf(found.lines)).toEqual([1, 2])
  })
})
