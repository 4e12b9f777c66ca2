import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'
import { Journal, journalText, readingJournal, readJournal } from '../../src-main/saves/journal.ts'
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

  it('that has gone is rewritten whole, but where it cannot be looked at nothing is written', async () => {
    const journal = await journalOf(2)
    await rm(path)
    await journal.rewrite(header)
    expect(codesOf((await read()).lines)).toEqual([1, 2])
    const before = await readFile(path, 'utf8')
    const unseen = Object.assign(new Error('the disk says EIO'), { code: 'EIO' })
    const blind = { ...diskFiles, verify: () => Promise.reject(unseen), read: () => Promise.reject(unseen) }
    await expect(Journal.resume(blind, path, { ...(await read()), header }).rewrite(header, [])).rejects.toThrow('EIO')
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('that somebody made shorter in the meantime is written anew, whole', async () => {
    const journal = await journalOf(2)
    await writeFile(path, journalText(header, []).text)
    expect(await journal.keep(line(3))).toMatchObject({ kept: true, fault: { code: 'rewritten' } })
    expect(readJournal(await readFile(path, 'utf8'))).toMatchObject({
      state: 'good',
      lines: [line(1), line(2), line(3)],
    })
  })

  it('pauses every few lines while it is read, and says how far it is', () => {
    const lines = Array.from({ length: 600 }, (_, n) => ({ ...line(n), at: 1 }))
    // After 256 of them, and again: the header is a line, too.
    expect([...readingJournal(journalText(header, lines).text)]).toEqual([256 / 601, 512 / 601])
  })

  it('remembers eight refused lines, any of which may lie beyond its end, and leaves the file alone where it was an earlier one', async () => {
    for (const [more, kept] of [
      [7, true],
      [8, false],
    ] as const) {
      const files = failingFiles()
      const journal = await journalOf(1, files)
      files.fail('ENOSPC', true)
      await expect(journal.keep(line(2))).rejects.toThrow('ENOSPC')
      files.fail('ENOSPC')
      for (let n = 0; n < more; n++) await expect(journal.keep(line(100 + n))).rejects.toThrow('ENOSPC')
      files.fail(null)
      expect(await journal.keep(line(3))).toMatchObject({ kept })
    }
  })

  it('in which a seat is named that its table does not have is damaged from there on', () => {
    const good = { ...line(1), at: 1 }
    const of = (last: object) => readJournal(journalText(header, [good, { ...good, ...last }]).text)
    expect(
      [of({ by: 1, active: 1 }), of({ by: 2 }), of({ active: 2 })].map(({ state, lines }) => [state, lines.length]),
    ).toEqual([
      ['good', 2],
      ['damaged', 1],
      ['damaged', 1],
    ])
    const begun = (more: Partial<Header>) => readJournal(journalText({ ...header, ...more }, []).text).state
    expect([begun({ starter: 1, active: 1 }), begun({ starter: 2 }), begun({ active: 2 })]).toEqual([
      'good',
      'damaged',
      'damaged',
    ])
  })

  it('has what a refused line left beyond its end cut off, whole or in part, before and after it is read again', async () => {
    const files = failingFiles()
    let journal = await journalOf(1, files)
    for (const n of [2, 3]) {
      files.fail('ENOSPC', true)
      await expect(journal.keep(line(n))).rejects.toThrow('ENOSPC')
      files.fail(null)
    }
    const found = await read()
    expect(found.torn).not.toBe('')
    journal = Journal.resume(files, path, { ...found, header })
    await journal.keep(line(4))
    expect(codesOf((await read()).lines)).toEqual([1, 4])
    expect((await read()).state).toBe('good')
  })
})

describe('a journal in which another program has written', () => {
  const theirs = async (change: (journal: Journal) => Promise<unknown>): Promise<void> => {
    const found = await read()
    await change(Journal.resume(diskFiles, path, { ...found, header: found.header! }))
  }
  const others = async (): Promise<string[]> =>
    (await readdir(dirname(path))).filter((name) => join(dirname(path), name) !== path)
  const CHANGES: readonly [how: string, change: (journal: Journal) => Promise<unknown>][] = [
    ['goes on', (journal) => journal.keep(line(8))],
    ['has another name', (journal) => journal.rewrite({ ...header, name: 'Theirs' })],
    [
      'is as long, and another',
      (journal) =>
        journal.rewrite(
          header,
          journal.lines.map((one) => ({ ...one, at: one.at + 1 })),
        ),
    ],
    ['is shorter, and another', (journal) => journal.rewrite({ ...header, name: 'T' }, [])],
    [
      'lost a step and got another',
      async (journal) => (await journal.rewrite(header, journal.lines.slice(0, 1)), journal.keep(line(7))),
    ],
  ]

  it.each(CHANGES)('and which %s is left to it; ours is kept as a copy, once, and it is told', async (_how, change) => {
    const journal = await journalOf(2)
    await theirs(change)
    const left = await readFile(path, 'utf8')
    for (let n = 0; n < 3; n++)
      expect(await journal.keep(line(3))).toMatchObject({
        kept: false,
        fault: { code: 'divided', params: { file: 'game.journal', name: 'Zoë & Jürgen 2' } },
      })
    expect(await journal.mend()).toBeNull()
    expect(await readFile(path, 'utf8')).toBe(left)
    const [copy, ...more] = await others()
    expect(more).toEqual([])
    expect(readJournal(await readFile(join(dirname(path), copy), 'utf8'))).toMatchObject({
      state: 'good',
      header: { name: 'Zoë & Jürgen 2', copied: true },
      lines: [line(1), line(2)],
    })
  })

  it('of which the disk has a line whole that it would not vouch for has it no more when it is left', async () => {
    let fails = false
    const append: Files['append'] = async (...args) => {
      const bytes = await diskFiles.append(...args)
      if (fails) throw Object.assign(new Error('not synced'), { code: 'EIO' })
      return bytes
    }
    const journal = await journalOf(1, { ...diskFiles, append })
    fails = true
    await expect(journal.keep(line(2))).rejects.toThrow('not synced')
    fails = false
    expect(codesOf((await read()).lines)).toEqual([1, 2])
    expect(await journal.mend()).toBeNull()
    expect(codesOf((await read()).lines)).toEqual([1])
    await journal.keep(line(3))
    expect(codesOf((await read()).lines)).toEqual([1, 3])
  })

  it.each(CHANGES)('and which %s is neither renamed nor mended over when the game is left', async (_how, change) => {
    const journal = await journalOf(2)
    await theirs(change)
    const left = await readFile(path, 'utf8')
    await expect(journal.rewrite({ ...header, name: 'Ours' })).rejects.toThrow()
    expect(await journal.mend()).toMatchObject({ code: 'divided' })
    expect(await readFile(path, 'utf8')).toBe(left)
    expect(await others()).toHaveLength(1)
  })
})
