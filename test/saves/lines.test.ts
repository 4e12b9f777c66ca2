import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from '../../src-shared/games/freight-express/layouts.ts'
import { DEFAULT_SPECIALS } from '../../src-shared/games/freight-express/specials.ts'
import { LONGEST_LINE_FILE, lineText, NOWHERE, readLine, type OwnLine } from '../../src-shared/lines.ts'
import { aFolder, start } from '../app/playing.ts'
import { failingFiles } from './failing-files.ts'

const line: OwnLine = { name: 'Harbour loop', ...LAYOUTS.classic, specials: { ...DEFAULT_SPECIALS, I: 'abduction' } }
const draft: OwnLine = {
  ...line,
  name: 'Half done',
  stations: line.stations.map((cell, i) => (i < 5 ? cell : NOWHERE)),
}
const changed = (change: object): string =>
  JSON.stringify({ kind: 'signalbox-line', format: 1, line: { ...line, ...change } })

describe('the file of a line', () => {
  it('is read as it was written, drafts too', () => {
    expect(readLine(lineText(line))).toEqual({ ok: true, line })
    expect(readLine(lineText(draft))).toEqual({ ok: true, line: draft })
  })

  it.each([
    ['no JSON', 'Dear aunt', 'notJson', ''],
    ['another program', '{"name":"x","columns":9}', 'foreign', ''],
    ['a list', '[]', 'foreign', ''],
    ['something far too long', lineText(line) + ' '.repeat(20_000), 'foreign', ''],
    ['a newer form', '{"kind":"signalbox-line","format":2,"line":{"curves":true}}', 'newer', ''],
    ['nine stations', changed({ stations: line.stations.slice(1) }), 'broken', 'line.stations'],
    ['an unknown special', changed({ specials: { ...line.specials, C: 'teleport' } }), 'broken', 'line.specials.C'],
    ['no name', changed({ name: '  ' }), 'broken', 'line.name'],
    ['a field too many', changed({ colour: 'red' }), 'broken', 'line.colour'],
    ['a grid too large', changed({ columns: 18, rows: 18 }), 'broken', 'line'],
    ['a station beyond the grid', changed({ rows: 3 }), 'broken', 'line'],
    [
      'two stations on one place',
      changed({ stations: line.stations.map((cell, i) => (i === 3 ? line.stations[2] : cell)) }),
      'broken',
      'line',
    ],
    ['half a place', changed({ columns: 9.5 }), 'broken', 'line.columns'],
  ])('is refused with the reason: %s', (_, text, why, where) => {
    expect(readLine(text)).toEqual({ ok: false, why, where })
  })
})

describe('kept lines', () => {
  it('are there after a restart, changed in place, and gone when deleted', async () => {
    const folder = await aFolder()
    const first = await start({ folder })
    const { id } = await first.get('keepLine', { id: null, line })
    await first.get('keepLine', { id: null, line: draft })
    await first.get('keepLine', { id, line: { ...line, name: 'Other name' } })
    await first.app.close()

    const second = await start({ folder })
    const { lines, faults } = await second.get('listLines', {})
    expect(lines.map((kept) => kept.line.name).sort()).toEqual(['Half done', 'Other name'])
    expect(faults).toEqual([])
    const left = await second.get('deleteLine', { id })
    expect(left.lines.map((kept) => kept.line)).toEqual([draft])
    expect(await readdir(join(folder, 'lines', 'trash'))).toEqual([`${id}.line.json`])
    expect(await second.refusal('deleteLine', { id })).toBe('noSuchLine')
    expect(await second.refusal('keepLine', { id, line })).toBe('noSuchLine')
  })

  it('are listed the latest first, and those of one moment by their files', async () => {
    const folder = await aFolder()
    await mkdir(join(folder, 'lines'))
    const written: readonly [file: string, second: number][] = [
      ['b', 2],
      ['c', 3],
      ['a', 2],
      ['d', 1],
    ]
    for (const [file, second] of written) {
      const path = join(folder, 'lines', `${file}.line.json`)
      await writeFile(path, lineText(line))
      await utimes(path, second, second)
    }
    const { lines } = await (await start({ folder })).get('listLines', {})
    expect(lines.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('that are broken are set aside untouched and told once; newer ones stay', async () => {
    const folder = await aFolder()
    await mkdir(join(folder, 'lines'))
    await writeFile(join(folder, 'lines', 'torn.line.json'), lineText(line).slice(0, 60))
    await writeFile(join(folder, 'lines', 'next.line.json'), '{"kind":"signalbox-line","format":7}')
    await writeFile(join(folder, 'lines', 'good.line.json'), lineText(line))
    const playing = await start({ folder })
    const { lines, faults } = await playing.get('listLines', {})
    expect(lines.map(({ id }) => id)).toEqual(['good'])
    expect(faults).toEqual([
      { code: 'lineNewer', params: { file: 'next.line.json' } },
      { code: 'lineBroken', params: { file: 'torn.line.json' } },
    ])
    expect(await readFile(join(folder, 'lines', 'set-aside', 'torn.line.json'), 'utf8')).toBe(
      lineText(line).slice(0, 60),
    )
    expect((await readdir(join(folder, 'lines'))).sort()).toEqual(['good.line.json', 'next.line.json', 'set-aside'])
    expect((await playing.get('listLines', {})).faults).toEqual([])
  })

  it('that are deleted under one name lie in the trash side by side', async () => {
    const folder = await aFolder()
    await mkdir(join(folder, 'lines'))
    const playing = await start({ folder })
    const id = 'x'.repeat(64)
    for (const name of ['First', 'Second', 'Third']) {
      await writeFile(join(folder, 'lines', `${id}.line.json`), lineText({ ...line, name }))
      await playing.get('deleteLine', { id })
    }
    const trash = join(folder, 'lines', 'trash')
    const files = (await readdir(trash)).sort()
    expect([files.length, files.includes(`${id}.line.json`)]).toEqual([3, true])
    // Each is still known by the name it had.
    for (const file of files) expect(file).toMatch(/^x{56}[x-][a-z0-9-]{0,7}\.line\.json$/)
    const names = await Promise.all(files.map(async (file) => readLine(await readFile(join(trash, file), 'utf8'))))
    expect(names.map((read) => read.ok && read.line.name).sort()).toEqual(['First', 'Second', 'Third'])
  })

  it('far longer than any of ours are told of and stay; those not quite so long are broken ones', async () => {
    const folder = await aFolder()
    await mkdir(join(folder, 'lines'))
    await writeFile(join(folder, 'lines', 'long.line.json'), ' '.repeat(4 * LONGEST_LINE_FILE))
    await writeFile(join(folder, 'lines', 'longer.line.json'), ' '.repeat(4 * LONGEST_LINE_FILE + 1))
    const playing = await start({ folder })
    expect((await playing.get('listLines', {})).faults).toEqual([
      { code: 'lineBroken', params: { file: 'long.line.json' } },
      { code: 'cannotRead', params: { file: 'longer.line.json', reason: 'ETOOLONG' } },
    ])
    expect(await readdir(join(folder, 'lines'))).toEqual(['longer.line.json', 'set-aside'])
  })

  it('stay as they were when the disk refuses', async () => {
    const folder = await aFolder()
    const files = failingFiles()
    const playing = await start({ folder, tuning: { files } })
    const { id } = await playing.get('keepLine', { id: null, line })
    files.fail('ENOSPC')
    expect(await playing.refusal('keepLine', { id, line: draft })).toBe('noSpace')
    expect(await playing.refusal('deleteLine', { id })).toBe('noSpace')
    files.fail(null)
    expect((await playing.get('listLines', {})).lines.map((kept) => kept.line)).toEqual([line])
  })

  it('cannot be asked for outside their folder', async () => {
    const playing = await start({ folder: await aFolder() })
    for (const id of ['../settings', 'a/b', '', 'X'])
      expect(await playing.refusal('deleteLine', { id })).toBe('malformed')
  })
})
