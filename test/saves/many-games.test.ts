import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'
import { aFolder, start } from '../app/playing.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { aGameFile, forge } from './forging.ts'

/** A disk that counts the journals that are read, and those that are looked at. */
function countingFiles(): Files & { journals(): number; looks(): number } {
  let journals = 0
  let looks = 0
  return {
    ...diskFiles,
    facts: (path) => {
      if (path.endsWith('.journal')) looks++
      return diskFiles.facts(path)
    },
    looks: () => looks,
    read: (path, most) => {
      if (path.endsWith('.journal')) journals++
      return diskFiles.read(path, most)
    },
    journals: () => journals,
  }
}

const playedAt = (at: number) => ({ lines: (lines: readonly KeptLine[]) => lines.map((line) => ({ ...line, at })) })

/** A folder of so many games. */
async function aFolderOf(count: number): Promise<string> {
  const folder = await aFolder()
  const sample = join(folder, 'game-0.journal')
  await writeFile(sample, await aGameFile(await aFolder()))
  for (let n = 1; n < count; n++) await copyFile(sample, join(folder, `game-${n}.journal`))
  return folder
}

describe('a folder of many games', () => {
  it('is read once: the next start looks at summaries kept beside the journals', async () => {
    const folder = await aFolderOf(50)
    const first = await start({ folder })
    const before = (await first.get('listSlots', {})).slots
    await first.app.close()
    const files = countingFiles()
    const second = await start({ folder, tuning: { files } })
    expect((await second.get('listSlots', {})).slots).toEqual(before)
    expect(files.journals()).toBe(0)
  })

  it('is not read through when a running game is taken in: only what it may have been saved from is', async () => {
    const folder = await aFolderOf(50)
    const first = await start({ folder })
    await first.get('listSlots', {})
    await first.app.close()
    await writeFile(join(folder, 'other.journal'), forge(await aGameFile(await aFolder()), { header: { created: 8 } }))
    const files = countingFiles()
    const second = await start({ folder, tuning: { files } })
    await second.get('importGame', { text: await readFile(join(folder, 'other.journal'), 'utf8') })
    // The file itself and its copy, for their rows, and once more to write down in it that it is known.
    expect(files.journals()).toBeLessThan(6)
    await second.app.close()
    expect(readJournal(await readFile(join(folder, 'other.journal'), 'utf8')).header).toMatchObject({
      known: 'exported',
    })
    expect(readJournal(await readFile(join(folder, 'game-7.journal'), 'utf8')).header).not.toHaveProperty('known')
  })

  it('reads a journal that has changed since its summary was kept', async () => {
    const folder = await aFolderOf(30)
    const first = await start({ folder })
    await first.get('listSlots', {})
    await first.app.close()
    await writeFile(join(folder, 'game-7.journal'), 'broken\n')
    const second = await start({ folder })
    const { slots } = await second.get('listSlots', {})
    expect(slots.filter(({ state }) => state === 'damaged').map(({ id }) => id)).toEqual(['game-7'])
  })

  it.each([
    ['is none', 'x'],
    ['is of another form', '{"stamp":"","seen":{"games/game-1":{}}}'],
    ['has a row that cannot be shown', null],
  ])('is listed right where the file of summaries %s', async (_what, text) => {
    const folder = await aFolderOf(25)
    const first = await start({ folder })
    const before = (await first.get('listSlots', {})).slots
    await first.app.close()
    const path = join(folder, 'summaries.json')
    await writeFile(path, text ?? (await readFile(path, 'utf8')).replaceAll('"active":1', '"active":99'))
    const second = await start({ folder })
    expect((await second.get('listSlots', {})).slots).toEqual(before)
  })

  it('is told by its first page: the latest games, and the running one that home offers', async () => {
    const folder = await aFolder()
    const game = await aGameFile(await aFolder())
    await writeFile(join(folder, 'running.journal'), forge(game, playedAt(1)))
    for (let n = 0; n < 60; n++) await writeFile(join(folder, `broken-${n}.journal`), 'x\n')
    const playing = await start({ folder })
    const hello = await playing.get('hello', {})
    const { slots } = await playing.get('listSlots', {})
    expect([slots.length, hello.moreSlots, hello.slots.length]).toEqual([61, true, 41])
    expect(hello.slots.slice(0, 40)).toEqual(slots.slice(0, 40))
    expect(hello.slots[40]).toMatchObject({ id: 'running', state: 'running' })
  })

  it('is looked through again by the whole list, not by its first page', async () => {
    const folder = await aFolderOf(100)
    const first = await start({ folder })
    await first.get('listSlots', {})
    await first.app.close()
    const files = countingFiles()
    const second = await start({ folder, tuning: { files } })
    const { slots } = await second.get('hello', {})
    expect(slots).toHaveLength(40)
    expect(files.looks()).toBeLessThan(50)
    const all = (await second.get('listSlots', {})).slots
    expect([all.length, files.looks() >= 140]).toEqual([100, true])
    expect(slots).toEqual(all.slice(0, 40))
  })

  it('tells of an older file that broke meanwhile when it is looked through', async () => {
    const folder = await aFolderOf(60)
    await writeFile(join(folder, 'old.journal'), forge(await aGameFile(await aFolder()), playedAt(1)))
    const first = await start({ folder })
    await first.get('listSlots', {})
    await first.app.close()
    await writeFile(join(folder, 'old.journal'), 'broken\n')
    const second = await start({ folder })
    expect((await second.get('hello', {})).faults).toEqual([])
    await second.get('listSlots', {})
    const told = second.notices.flatMap((notice) => (notice.kind === 'fault' ? [notice.fault] : []))
    expect(told).toMatchObject([{ code: 'damaged', params: { file: 'old.journal' } }])
  })

  it('shows a game that was played on here first, however old it was', async () => {
    const folder = await aFolderOf(60)
    const old = forge(await aGameFile(await aFolder()), playedAt(1))
    await writeFile(join(folder, 'old.journal'), old)
    const playing = await start({ folder })
    expect((await playing.get('listSlots', {})).slots.at(-1)?.id).toBe('old')
    let { table } = await playing.get('openSlot', { slot: 'old' })
    if (table.curtain) {
      const command = { kind: 'liftCurtain', seat: table.curtain.seat } as const
      ;({ table } = await playing.get('command', { slot: 'old', seq: table.seq, command }))
    }
    await playing.get('act', { slot: 'old', seq: table.seq, codes: [table.choices[0]] })
    expect((await playing.get('hello', {})).slots[0].id).toBe('old')
  })

  it('of which very many are broken shows each as damaged, and starts', async () => {
    const folder = await aFolder()
    await mkdir(join(folder, 'lines'))
    for (let n = 0; n < 1000; n++) await writeFile(join(folder, `broken-${n}.journal`), 'x\n')
    const playing = await start({ folder })
    const hello = await playing.get('hello', {})
    const { slots } = await playing.get('listSlots', {})
    expect(slots.filter(({ state }) => state === 'damaged')).toHaveLength(1000)
    expect(new Set(hello.faults.map(({ code }) => code))).toEqual(new Set(['damaged']))
  })
})
