import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dice } from '../../scripts/host.mjs'
import { readJournal } from '../../src-main/saves/journal.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'
import { isBeginning } from '../../src-main/saves/merging.ts'
import type { TableState } from '../../src-shared/table.ts'
import { aFolder, gameOf, person, start, type Playing } from '../app/playing.ts'
import { daily } from '../daily.ts'
import { seedFor } from '../seed.ts'

/**
 * A folder that a drive of some company carries between two computers: a file that changed on one side is carried to
 * the other some time, whole; of two that changed the later keeps the name, and the other lies beside it.
 */
class Drive {
  readonly sides: readonly [string, string]
  /** What both sides had when a file was last carried. */
  readonly #last = new Map<string, string>()

  constructor(sides: readonly [string, string]) {
    this.sides = sides
  }

  /** Carries the files that `comes` says yes to; the others come late. */
  async carry(comes: (file: string) => boolean = () => true): Promise<void> {
    const files = new Set((await Promise.all(this.sides.map(journalsIn))).flat())
    for (const file of files) if (comes(file)) await this.#carryOne(file)
  }

  async #carryOne(file: string): Promise<void> {
    const [a, b] = await Promise.all(this.sides.map((side) => textOf(join(side, file))))
    if (a === b) return
    const last = this.#last.get(file) ?? null
    const from = b === last ? 0 : a === last ? 1 : null
    if (from !== null && [a, b][from] === null) {
      // Deleted on one side, and the other has nothing new of it.
      await rm(join(this.sides[1 - from], file), { force: true })
      this.#last.delete(file)
    } else if (from !== null) await this.#copy(file, from)
    else if (a === null || b === null) await this.#copy(file, a === null ? 1 : 0)
    else {
      const times = await Promise.all(this.sides.map(async (side) => (await stat(join(side, file))).mtimeMs))
      const later = times[0] >= times[1] ? 0 : 1
      const beside = file.replace('.journal', ` (conflicted copy ${this.#last.size}).journal`)
      await copyFile(join(this.sides[1 - later], file), join(this.sides[1 - later], beside))
      await this.#copy(beside, 1 - later)
      await this.#copy(file, later)
    }
  }

  async #copy(file: string, from: number): Promise<void> {
    const [source, target] = [join(this.sides[from], file), join(this.sides[1 - from], file)]
    await mkdir(join(target, '..'), { recursive: true })
    const text = await readFile(source, 'utf8')
    await writeFile(target, text)
    const { atime, mtime } = await stat(source)
    await utimes(target, atime, mtime)
    this.#last.set(file, text)
  }
}

const journalsIn = async (side: string): Promise<string[]> =>
  (await readdir(side, { recursive: true })).filter((file) => file.endsWith('.journal'))
const textOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

const begun = async (playing: Playing): Promise<TableState> =>
  (await playing.get('newGame', gameOf([person('Ann'), person('Bob')], { practice: true }))).table

/** A step by this lot; lifts the curtain where it is down. */
async function step(
  { ask }: Playing,
  { slot, seq, curtain, choices }: TableState,
  lot: number,
): Promise<TableState | null> {
  const result = curtain
    ? await ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
    : await ask('act', { slot, seq, codes: [choices[Math.floor(lot * choices.length)]] })
  return result.ok ? result.value.table : null
}

async function play(playing: Playing, from: TableState, steps: number, lot: () => number): Promise<TableState> {
  let table = from
  for (let n = 0; n < steps && !table.outcome; n++) table = (await step(playing, table, lot())) ?? table
  return table
}

const told = ({ notices }: Playing): string[] =>
  notices.flatMap((notice) => (notice.kind === 'fault' ? [notice.fault.code] : []))
const namesOf = async (playing: Playing): Promise<string[]> =>
  (await playing.get('listSlots', {})).slots.map(({ name }) => name).sort()

async function twoComputers(): Promise<{ drive: Drive; here: Playing; there: Playing }> {
  const sides = [await aFolder(), await aFolder()] as const
  const [here, there] = [await start({ folder: sides[0] }), await start({ folder: sides[1] })]
  return { drive: new Drive(sides), here, there }
}

describe('a folder on a synchronised drive', () => {
  it('lets a game go on at the other computer once it has come', async () => {
    const { drive, here, there } = await twoComputers()
    const table = await play(here, await begun(here), 5, () => 0.9)
    await here.get('leaveTable', { slot: table.slot })
    expect(await namesOf(there)).toEqual([])
    await drive.carry()
    const opened = (await there.get('openSlot', { slot: table.slot })).table
    expect(opened.status).toEqual(table.status)
  })

  it('keeps both courses of a game that was played on at both, says so once, and shows them at both', async () => {
    const { drive, here, there } = await twoComputers()
    const table = await begun(here)
    await here.get('leaveTable', { slot: table.slot })
    await drive.carry()
    const ends = []
    for (const [playing, lot] of [
      [here, 0],
      [there, 0.99],
    ] as const) {
      const opened = (await playing.get('openSlot', { slot: table.slot })).table
      ends.push((await play(playing, opened, 8, () => lot)).status)
      await playing.get('leaveTable', { slot: table.slot })
    }
    await drive.carry()
    // The window is told to ask for the list, and hears of it then.
    expect((await here.get('hello', {})).moreSlots).toBe(true)
    expect(await namesOf(here)).toEqual(['A game', 'A game 2'])
    expect((await here.get('hello', {})).moreSlots).toBe(false)
    expect(told(here)).toEqual(['conflictCopy'])
    await drive.carry()
    expect(await namesOf(there)).toEqual(['A game', 'A game 2'])
    const { slots } = await there.get('listSlots', {})
    const found = []
    for (const { id } of slots) found.push((await there.get('openSlot', { slot: id })).table.status)
    for (const end of ends) expect(found).toContainEqual(end)
    expect(told(there)).toEqual([])
  })

  it('lets the shorter version of a game go on as far as the other, without a second one', async () => {
    const { drive, here, there } = await twoComputers()
    const table = await play(here, await begun(here), 3, () => 0)
    await here.get('leaveTable', { slot: table.slot })
    await drive.carry()
    const opened = (await here.get('openSlot', { slot: table.slot })).table
    const farther = await play(here, opened, 4, () => 0)
    await here.get('leaveTable', { slot: table.slot })
    await there.get('renameSlot', { slot: table.slot, name: 'Sunday' })
    await drive.carry()
    expect(await namesOf(there)).toEqual([await namesOf(here)].flat())
    expect((await namesOf(there)).length).toBe(1)
    expect((await there.get('openSlot', { slot: table.slot })).table.status).toEqual(farther.status)
  })

  it('leaves a second version alone that has come only in part, and takes it in once it is whole', async () => {
    const { drive, here } = await twoComputers()
    const { slot } = await begun(here)
    const whole = await readFile(join(drive.sides[0], `${slot}.journal`), 'utf8')
    const beside = join(drive.sides[0], `${slot} (conflicted copy).journal`)
    await writeFile(beside, whole.slice(0, whole.length / 2))
    expect(await namesOf(here)).toEqual(['A game'])
    expect((await here.get('hello', {})).moreSlots).toBe(false)
    await writeFile(beside, whole)
    expect((await here.get('hello', {})).moreSlots).toBe(true)
    expect(await namesOf(here)).toEqual(['A game'])
    expect(existsSync(beside)).toBe(false)
  })

  it('leaves a second version alone that cannot be read', async () => {
    const { drive, here } = await twoComputers()
    const table = await begun(here)
    const beside = join(drive.sides[0], `${table.slot} (conflicted copy).journal`)
    await writeFile(beside, 'Dear diary\n')
    expect(await namesOf(here)).toEqual(['A game'])
    expect(await textOf(beside)).toBe('Dear diary\n')
    expect((await here.get('hello', {})).moreSlots).toBe(false)
  })

  const seed = seedFor(2211)
  const rounds = daily(16, 60)
  it(`loses no acknowledged step, whatever comes late (seed ${seed})`, async () => {
    const { drive, here, there } = await twoComputers()
    const random = dice(seed)
    const acknowledged: { readonly lines: readonly KeptLine[]; readonly when: string }[] = []
    for (let round = 0; round < rounds; round++) {
      const at = random() < 0.5 ? 0 : 1
      const playing = [here, there][at]
      const { slots } = await playing.get('listSlots', {})
      const chosen = slots[Math.floor(random() * slots.length)]
      const opened = chosen && random() < 0.8 ? await playing.ask('openSlot', { slot: chosen.id }) : null
      let table = opened?.ok ? opened.value.table : await begun(playing)
      for (let n = 0; n < 6; n++) {
        // A file may come, or be taken from under the game that is being played.
        if (random() < 0.3) await drive.carry(() => random() < 0.5)
        if (table.outcome) break
        const next = await step(playing, table, random())
        if (!next) break
        table = next
        const text = await textOf(join(drive.sides[at], `${table.slot}.journal`))
        if (text !== null) acknowledged.push({ lines: readJournal(text).lines, when: `round ${round}, step ${n}` })
      }
      if (random() < 0.5) await playing.get('leaveTable', { slot: table.slot })
    }
    for (let n = 0; n < 4; n++) {
      await drive.carry()
      await Promise.all([here, there].map((playing) => playing.get('listSlots', {})))
    }
    for (const side of drive.sides) {
      const texts = await Promise.all(
        (await journalsIn(side)).map(async (file) => (await textOf(join(side, file))) ?? ''),
      )
      const kept = texts.map((text) => readJournal(text).lines)
      const lost = acknowledged.filter(({ lines }) => !kept.some((some) => isBeginning(lines, some)))
      expect({ seed, lost: lost.map(({ when }) => when) }).toEqual({ seed, lost: [] })
    }
  })
})
