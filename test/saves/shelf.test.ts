import { expect, it } from 'vitest'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '../../src-main/engine/games.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import { Shelf } from '../../src-main/saves/shelf.ts'
import { Slots } from '../../src-main/saves/slots.ts'
import { aFolder } from '../app/playing.ts'
import { finished } from '../e2e/saved.ts'

it('a game that was listed begins no other of the same seed, nor another of the same moment', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'old.journal'), finished('transport'))
  const { header } = readJournal(finished('transport'))
  let looks = 0
  const files = { ...diskFiles, facts: (path: string) => (looks++, diskFiles.facts(path)) }
  const shelf = new Shelf(folder, files, games)
  await shelf.summary('old', 'games')
  looks = 0
  const others = [header!, { ...header!, seed: header!.seed + 1 }, { ...header!, created: header!.created + 1 }]
  const found = []
  for (const other of others) found.push(await shelf.mayBegin('old', other))
  // Only what may be it is looked at again.
  expect([found, looks]).toEqual([[true, false, false], 1])
})

it('deleted games are listed the latest first', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'trash'))
  const header = readJournal(finished('transport')).header!
  for (const [slot, created] of Object.entries({ b: 2000, c: 3000, a: 1000 }))
    await writeFile(join(folder, 'trash', `${slot}.journal`), journalText({ ...header, created }, []).text)
  expect((await new Slots(folder, diskFiles, games).deleted()).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

it('summaries are laid beside the games once twenty were read anew, and again after twenty more', async () => {
  const folder = await aFolder()
  const index = join(folder, 'summaries.json')
  const slots = new Slots(folder, diskFiles, games)
  const isWrittenAfter = async (...names: string[]) => {
    for (const name of names) await writeFile(join(folder, `${name}.journal`), finished('transport'))
    await slots.list()
    const written = (await readdir(folder)).includes('summaries.json')
    await rm(index, { force: true })
    return written
  }
  const nineteen = (letter: string) => Array.from({ length: 19 }, (_, n) => `${letter}-${n}`)
  const found = []
  for (const names of [nineteen('a'), ['one'], nineteen('b'), ['two']]) found.push(await isWrittenAfter(...names))
  expect(found).toEqual([false, true, false, true])
})

it('a journal longer than any game is not read, and told of', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'long.journal'), ' '.repeat(8_000_000))
  await writeFile(join(folder, 'longer.journal'), ' '.repeat(8_000_001))
  const slots = new Slots(folder, diskFiles, games)
  await slots.list()
  expect(
    slots
      .takeNews()
      .map(({ code, params }) => `${code} ${params?.['file']}`)
      .sort(),
  ).toEqual(['cannotRead longer.journal', 'damaged long.journal'])
  expect(await readdir(folder)).toEqual(['longer.journal', 'set-aside'])
})
