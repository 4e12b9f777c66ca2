import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { Journal, journalText, readJournal } from '../../src-main/saves/journal.ts'
import type { Header, KeptLine } from '../../src-main/saves/line-text.ts'
import { Slots } from '../../src-main/saves/slots.ts'
import { aFolder } from '../app/playing.ts'
import { finished } from '../e2e/saved.ts'

const recorded = readJournal(finished('transport'))
const header = recorded.header!
const over = recorded.lines
/** The same game when it still ran. */
const early = over.slice(0, 4)
const farther = over.slice(0, 8)

interface Kept {
  readonly folder: string
  readonly slots: Slots
  /** Writes a game into the folder, and gives the journal that goes on in it. */
  put(slot: string, header: Header, lines?: readonly KeptLine[]): Promise<Journal>
  headerOf(slot: string): Promise<Header>
  linesOf(slot: string): Promise<readonly KeptLine[]>
}

async function kept(): Promise<Kept> {
  const folder = await aFolder()
  const pathOf = (slot: string) => join(folder, `${slot}.journal`)
  const read = async (slot: string) => readJournal(await readFile(pathOf(slot), 'utf8'))
  return {
    folder,
    slots: new Slots(folder, diskFiles, games),
    put: (slot, header, lines = early) => Journal.create(diskFiles, pathOf(slot), header, lines),
    headerOf: async (slot) => (await read(slot)).header!,
    linesOf: async (slot) => (await read(slot)).lines,
  }
}

/** Games that differ from the recorded one by one thing each, from which they would else be taken for. */
const OTHERS: readonly (readonly [what: string, change: Partial<Header>])[] = [
  ['of another seed', { seed: header.seed + 1 }],
  ['of another moment', { created: header.created + 1 }],
  ['of another kind', { game: 'first-class' }],
]

describe('a game that is taken in from a file', () => {
  it('is known while it runs, with the one it was saved from, whether that is open or lies in the list', async () => {
    for (const taking of ['takeIn', 'merge'] as const) {
      const { slots, put, headerOf } = await kept()
      // Both went another way from the beginning on.
      const open = await put('open', header, [{ ...over[0], at: 1 }])
      await put('listed', header, [{ ...over[0], at: 2 }])
      await slots[taking]({ header, lines: early }, open)
      const known = [open.header.known, (await headerOf('open')).known, (await headerOf('listed')).known]
      expect([taking, ...known]).toEqual([taking, 'exported', 'exported', 'exported'])
      expect(await open.keep(over[1])).toEqual({ kept: true, fault: null })
    }
  })

  it.each(OTHERS)('makes no game known that is %s', async (_what, change) => {
    const { slots, put, headerOf } = await kept()
    const open = await put('open', { ...header, ...change })
    await put('listed', { ...header, ...change })
    await slots.takeIn({ header, lines: early }, open)
    expect([open.header.known, (await headerOf('listed')).known]).toEqual([undefined, undefined])
  })

  it('leaves a game as it is that was known for another reason', async () => {
    const { slots, put, headerOf } = await kept()
    const open = await put('open', { ...header, known: 'sameDeal' })
    await put('listed', { ...header, known: 'sameDeal' })
    await slots.takeIn({ header, lines: early }, open)
    expect([open.header.known, (await headerOf('listed')).known]).toEqual(['sameDeal', 'sameDeal'])
  })

  it('is a copy where it is over, and makes no other known', async () => {
    const { slots, put, headerOf } = await kept()
    await put('here', header)
    const taken = await slots.takeIn({ header, lines: over })
    expect(await headerOf(taken.slot)).toEqual({ ...header, name: taken.name, copied: true })
    expect((await headerOf('here')).known).toBeUndefined()
  })

  it('is taken in whatever else lies in the folder that cannot be read or played', async () => {
    const { folder, slots, put, headerOf } = await kept()
    await mkdir(join(folder, 'a-folder.journal'))
    await writeFile(join(folder, 'broken.journal'), journalText(header, early).text.replace('"step"', '"stop"'))
    await put('newer', { ...header, rulesVersion: 99 })
    await put('here', header)
    const { name } = await slots.takeIn({ header, lines: early })
    expect([name, (await headerOf('here')).known]).toEqual([`${header.name} 2`, 'exported'])
    expect((await headerOf('newer')).known).toBeUndefined()
  })
})

describe('a game that is merged', () => {
  it('stays as counted as it was where it is over, and makes no other known', async () => {
    const { folder, slots, put, headerOf } = await kept()
    await put('parted', header, [{ ...over[0], at: 1 }])
    expect(await slots.merge({ header, lines: over })).toEqual({ how: 'taken', name: `${header.name} 2` })
    const [slot] = (await readdir(folder)).filter((file) => file !== 'parted.journal' && file.endsWith('.journal'))
    expect(await headerOf(slot.replace('.journal', ''))).toEqual({ ...header, name: `${header.name} 2` })
    expect((await headerOf('parted')).known).toBeUndefined()
  })

  it('goes on here as far as there, and is known where it still runs', async () => {
    for (const [lines, known] of [
      [farther, 'exported'],
      [over, undefined],
    ] as const) {
      const { slots, put, headerOf, linesOf } = await kept()
      await put('here', { ...header, name: 'Sunday' })
      expect(await slots.merge({ header, lines })).toEqual({ how: 'continued', name: 'Sunday' })
      expect([await linesOf('here'), (await headerOf('here')).known]).toEqual([lines, known])
    }
  })

  it('is known already where all of it is here but what was taken back there', async () => {
    const { slots, put, linesOf } = await kept()
    await put('here', header, farther)
    const back = (count: number): KeptLine => ({ ...early[3], kind: 'undo', count })
    const parted = [...early, { ...over[4], at: 1 }]
    expect((await slots.merge({ header, lines: [...parted, back(1)] })).how).toBe('known')
    expect((await slots.merge({ header, lines: parted })).how).toBe('taken')
    // What does not fit together is held by nothing.
    expect((await slots.merge({ header, lines: [...early.slice(0, 1), back(2)] })).how).toBe('taken')
    expect(await linesOf('here')).toEqual(farther)
  })

  it.each([
    ...OTHERS.slice(0, 2),
    ['with other options', { options: { ...(header.options as object), handOfThree: true } }],
  ] as const)('goes on in no game %s', async (_what, change) => {
    const { slots, put, linesOf } = await kept()
    await put('here', { ...header, ...change })
    expect((await slots.merge({ header, lines: farther })).how).toBe('taken')
    expect(await linesOf('here')).toEqual(early)
  })

  it('goes on in a game that is sound, and leaves those alone that cannot be read or played', async () => {
    const { folder, slots, put, linesOf } = await kept()
    await mkdir(join(folder, 'a-folder.journal'))
    const torn = journalText(header, early).text.replace('"step"', '"stop"')
    await writeFile(join(folder, 'broken.journal'), torn)
    await put('newer', { ...header, rulesVersion: 99 })
    await put('sound', header)
    expect((await slots.merge({ header, lines: farther })).how).toBe('continued')
    expect([await linesOf('sound'), await linesOf('newer')]).toEqual([farther, early])
    expect(await readFile(join(folder, 'set-aside', 'broken.journal'), 'utf8')).toBe(torn)
  })

  it('gets a name of its own among the names of games that nobody has listed', async () => {
    const { slots, put } = await kept()
    await put('one', { ...header, seed: 1 })
    await put('two', { ...header, seed: 2, name: `${header.name} 2` })
    expect((await slots.merge({ header, lines: early })).name).toBe(`${header.name} 3`)
    expect((await slots.merge({ header: { ...header, seed: 3 }, lines: early })).name).toBe(`${header.name} 4`)
  })
})

describe('the second version of a game that a synchronised drive laid beside the first', () => {
  const FILE = 'here (conflicted copy).journal'
  const lie = (folder: string, lines: readonly KeptLine[]) =>
    writeFile(join(folder, FILE), journalText(header, lines).text)

  it('stands as a copy beside the one it parted from, and its file lies whole in the trash', async () => {
    const { folder, slots, put, headerOf } = await kept()
    await put('here', header, [{ ...over[0], at: 1 }])
    await lie(folder, early)
    expect(await slots.conflictCopies()).toEqual([FILE])
    const merged = await slots.mergeConflictCopy(FILE, { header, lines: early }, null)
    expect([merged.how, await slots.conflictCopies()]).toEqual(['taken', []])
    const [other] = (await slots.list()).filter(({ id }) => id !== 'here')
    expect(await headerOf(other.id)).toEqual({ ...header, name: `${header.name} 2`, copied: true })
    expect((await headerOf('here')).known).toBeUndefined()
    const [thrown] = await readdir(join(folder, 'trash'))
    expect(await readFile(join(folder, 'trash', thrown), 'utf8')).toBe(journalText(header, early).text)
  })

  it('lets the one here go on as far, which is neither a copy then nor known', async () => {
    const { folder, slots, put, headerOf, linesOf } = await kept()
    await put('here', header)
    await lie(folder, farther)
    expect((await slots.mergeConflictCopy(FILE, { header, lines: farther }, null)).how).toBe('continued')
    expect([await headerOf('here'), await linesOf('here')]).toEqual([header, farther])
  })

  it('is not looked at again where it was left alone; another is', async () => {
    const { folder, slots } = await kept()
    await lie(folder, early)
    await writeFile(join(folder, 'here (second).journal'), 'milk')
    slots.leaveConflictCopy(FILE, await slots.stateOfConflictCopy(FILE))
    expect(await slots.conflictCopies()).toEqual(['here (second).journal'])
    expect([await slots.conflictCopy(FILE), await slots.conflictCopy('gone (1).journal')]).toEqual([
      journalText(header, early).text,
      null,
    ])
  })
})

describe('the games of a folder', () => {
  it('are led on by lines that can all be played from their beginning, and by no others', async () => {
    const { slots } = await kept()
    const skipped = [...early.slice(0, 1), ...early.slice(2)]
    const leads = [slots.leadsOn(header, over), slots.leadsOn(header, skipped)]
    leads.push(slots.leadsOn({ ...header, rulesVersion: 99 }, over), slots.leadsOn({ ...header, turn: 9 }, []))
    expect(await Promise.all(leads)).toEqual([true, false, false, false])
  })

  it('have a good part that can be opened where a line is broken, the set-aside file too, and none where nothing can be played', async () => {
    const { folder, slots, put, linesOf } = await kept()
    const torn = (header: Header) => journalText(header, early).text.replace(/"step"(?![^]*"step")/, '"stop"')
    await writeFile(join(folder, 'broken.journal'), torn(header))
    await put('elsewhere', header, [...early.slice(0, 2), ...early.slice(3)])
    for (const slot of ['broken', 'elsewhere']) {
      const opened = await slots.openGoodPart(slot)
      if (!opened.ok) throw new Error(opened.fault.code)
      expect(await linesOf(opened.value.slot)).toEqual(early.slice(0, slot === 'broken' ? 3 : 2))
    }
    await slots.list()
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['broken.journal'])
    expect(await slots.openGoodPart('broken')).toMatchObject({ ok: true })
    await writeFile(join(folder, 'newer.journal'), torn({ ...header, rulesVersion: 99 }))
    await put('nowhere', { ...header, turn: 9 }, [])
    const before = await readdir(folder)
    for (const slot of ['newer', 'nowhere'])
      expect(await slots.openGoodPart(slot)).toMatchObject({ fault: { code: 'damaged', params: { turn: 0 } } })
    expect(await slots.openGoodPart('gone')).toMatchObject({ fault: { code: 'noSuchSlot' } })
    expect(await readdir(folder)).toEqual(before)
  })

  it('are set aside where they begin elsewhere than they say, and nothing of them is said to be good but the first turn', async () => {
    const { slots, put } = await kept()
    await put('nowhere', { ...header, turn: 9 }, [])
    expect(await slots.open('nowhere')).toMatchObject({ fault: { code: 'damaged', params: { turn: 1 } } })
  })

  it('never come back from the trash over one that is there', async () => {
    const { folder, slots, put, headerOf } = await kept()
    await put('here', header)
    expect(await slots.remove('here')).toMatchObject({ ok: true })
    await put('here', { ...header, name: 'Newer' })
    expect(await slots.restore('here')).toMatchObject({ fault: { code: 'noSuchSlot' } })
    expect((await headerOf('here')).name).toBe('Newer')
    expect(await readdir(join(folder, 'trash'))).toEqual(['here.journal'])
    // Nor do they go there over one: that makes room.
    const texts = async () =>
      Promise.all((await readdir(join(folder, 'trash'))).map((file) => readFile(join(folder, 'trash', file), 'utf8')))
    const [first] = await texts()
    expect(await slots.remove('here')).toMatchObject({ ok: true })
    expect(await texts()).toHaveLength(2)
    expect(await texts()).toContain(first)
  })

  it('lie in the trash with all they take, fifty of them listed, those that cannot be read counted too', async () => {
    const { folder, slots } = await kept()
    await mkdir(join(folder, 'trash'))
    for (let n = 100; n < 151; n++)
      await writeFile(join(folder, 'trash', `g-${n}.journal`), journalText({ ...header, created: n }, []).text)
    const deleted = await slots.deleted()
    expect([deleted.length, deleted[0].id, deleted.at(-1)?.id]).toEqual([50, 'g-150', 'g-101'])
    const each = 51 * journalText({ ...header, created: 100 }, []).text.length
    await mkdir(join(folder, 'trash', 'a-folder.journal'))
    expect(await slots.inTrash()).toEqual({ all: 52, bytes: each })
    await writeFile(join(folder, 'trash', 'long.journal'), 'x'.repeat(1000))
    expect(await slots.inTrash()).toEqual({ all: 53, bytes: each + 1000 })
  })

  it('are looked at again at first sight where they are the latest, the latest that runs, or were played on here', async () => {
    const { slots, put } = await kept()
    const playedAt = (at: number, lines: readonly KeptLine[]) => lines.map((line) => ({ ...line, at }))
    const putAll = async (name: string) => {
      await put('over', { ...header, name }, playedAt(9000, over))
      await put('runs', { ...header, name }, playedAt(8000, early))
      await put('runs-longer', { ...header, name }, playedAt(7000, early))
    }
    await putAll('before')
    await put('ours', { ...header, name: 'before' }, playedAt(6000, early))
    await slots.list()
    await putAll('behind us')
    await slots.rewrite('ours', { name: 'by us' })
    const namesOf = async (most: number) => (await slots.glance(most)).map(({ id, name }) => `${id}: ${name}`)
    expect(await namesOf(1)).toEqual(['over: behind us', 'runs: behind us', 'runs-longer: before', 'ours: by us'])
    await put('new', { ...header, created: 1, name: 'new' }, [])
    expect((await namesOf(3)).slice(2)).toEqual(['runs-longer: behind us', 'ours: by us', 'new: new'])
  })
})
