import { expect, it } from 'vitest'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

it('deleted games are listed as they were deleted, the last first, of one moment by when they were played', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'trash'))
  const header = readJournal(finished('transport')).header!
  for (const [slot, created] of Object.entries({ b: 2000, c: 3000, a: 1000 }))
    await writeFile(join(folder, 'trash', `${slot}.journal`), journalText({ ...header, created }, []).text)
  const listed = async (order: string) => {
    const facts = async (path: string) => ({
      ...(await diskFiles.facts(path)),
      moved: order.indexOf(basename(path, '.journal')),
    })
    return (await new Slots(folder, { ...diskFiles, facts }, games).deleted()).map(({ id }) => id)
  }
  expect([await listed('cab'), await listed('')]).toEqual([
    ['b', 'a', 'c'],
    ['c', 'b', 'a'],
  ])
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

it('a game is read anew where its file has another length or another time than when it was listed', async () => {
  const folder = await aFolder()
  const { header } = readJournal(finished('transport'))
  const path = join(folder, 'game.journal')
  const shelf = new Shelf(folder, diskFiles, games)
  const named = async (name: string, second: number) => {
    await writeFile(path, journalText({ ...header!, name }, []).text)
    await utimes(path, second, second)
    return (await shelf.summary('game', 'games')).name
  }
  expect([await named('One', 1), await named('Two', 2), await named('Three', 2)]).toEqual(['One', 'Two', 'Three'])
})

it('a damaged game is said to be good up to the turn of its last good line', async () => {
  const folder = await aFolder()
  const { header, lines } = readJournal(finished('transport'))
  // The third line begins the second turn.
  const torn = `${journalText(header!, lines.slice(0, 3)).text}torn\n`
  await writeFile(join(folder, 'game.journal'), torn)
  expect(await new Slots(folder, diskFiles, games).list()).toMatchObject([{ state: 'damaged', goodTurn: 2 }])
  expect(lines.slice(1, 3).map(({ turn }) => turn)).toEqual([1, 2])
})

it('a game that is whole again and breaks once more is told of once more', async () => {
  const folder = await aFolder()
  const path = join(folder, 'game.journal')
  // What breaks stays where it is.
  const move = () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }))
  const slots = new Slots(folder, { ...diskFiles, move }, games)
  const toldOf = async (text: string) => {
    await writeFile(path, text)
    await slots.list()
    return slots.takeNews().map(({ code }) => code)
  }
  const torn = finished('transport').replace('"step"', '"stop"')
  const told = [await toldOf(torn), await toldOf(torn), await toldOf(finished('transport')), await toldOf(torn)]
  expect(told).toEqual([['damaged'], [], [], ['damaged']])
})

it('of what was taken away for good nothing is left in the summaries', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'trash'))
  for (let n = 0; n < 20; n++) await writeFile(join(folder, 'trash', `gone-${n}.journal`), finished('transport'))
  const slots = new Slots(folder, diskFiles, games)
  await slots.deleted()
  await slots.emptyTrash(async () => undefined)
  await slots.list()
  expect(await readFile(join(folder, 'summaries.json'), 'utf8')).not.toContain('gone')
})

it('summaries are read up to a length, beyond which each game is read anew', async () => {
  const folder = await aFolder()
  for (let n = 0; n < 20; n++) await writeFile(join(folder, `game-${n}.journal`), finished('transport'))
  await new Slots(folder, diskFiles, games).list()
  const index = join(folder, 'summaries.json')
  const text = await readFile(index, 'utf8')
  const readAnew = async (length: number) => {
    await writeFile(index, text.padEnd(length))
    let journals = 0
    const read = (path: string, most: number) => {
      journals += Number(path.endsWith('.journal'))
      return diskFiles.read(path, most)
    }
    await new Slots(folder, { ...diskFiles, read }, games).list()
    return journals
  }
  expect([await readAnew(16_000_000), await readAnew(16_000_001)]).toEqual([0, 20])
})

it('a game that a drive brought back is deleted, and set aside, once more: each under a name of its own', async () => {
  const folder = await aFolder()
  const text = finished('transport')
  const slots = new Slots(folder, diskFiles, games)
  for (let n = 0; n < 2; n++) {
    await writeFile(join(folder, 'back.journal'), text)
    expect(await slots.remove('back')).toEqual({ ok: true, value: null })
    await writeFile(join(folder, 'broken.journal'), text.replace('"steps"', '"stops"').slice(0, -3) + `${n}\n`)
    const opened = await slots.open('broken')
    expect(opened).toMatchObject({ ok: false, fault: { code: 'damaged' } })
  }
  expect((await slots.deleted()).length).toBe(2)
  expect((await readdir(join(folder, 'set-aside'))).length).toBe(2)
  expect((await slots.list()).map(({ state }) => state)).toEqual(['damaged', 'damaged'])
})

it('a game that was deleted last is the one that is restored, whatever of its name lay in the trash before', async () => {
  const folder = await aFolder()
  const slots = new Slots(folder, diskFiles, games)
  for (const game of ['transport', 'first-class'] as const) {
    await writeFile(join(folder, 'back.journal'), finished(game))
    await slots.remove('back')
  }
  expect(await slots.restore('back')).toEqual({ ok: true, value: null })
  expect((await slots.list()).map(({ id, game }) => [id, game])).toEqual([['back', 'first-class']])
  expect((await slots.deleted()).map(({ game }) => game)).toEqual(['transport'])
})
