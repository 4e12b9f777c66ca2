import { readdir, readFile, rm, truncate, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../src-main/app.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import type { Result } from '../../src-shared/bridge.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, gameOf, partsFor, person, start, type Playing } from '../app/playing.ts'
import { seedFor } from '../seed.ts'
import { dice } from '../../scripts/host.mjs'
import { toy } from '../table/toy.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { LOCK_NAME } from '../../src-main/saves/faults.ts'
import { failingFiles } from './failing-files.ts'

const pathOf = (folder: string, { table }: TableUpdate): string => join(folder, `${table.slot}.journal`)
const told = ({ notices }: Playing): string[] =>
  notices.flatMap((notice) => (notice.kind === 'fault' ? [notice.fault.code] : []))

/** Two people at a game for practice, a step made. */
async function begun(folder: string, tuning = {}): Promise<{ playing: Playing; now: TableUpdate }> {
  const playing = await start({ folder, tuning })
  const now = await playing.get('newGame', gameOf([person('Ann'), person('Bob')], { practice: true }))
  return { playing, now: await on(playing, now) }
}

/** Takes the first choice there is; lifts the curtain where it is down. */
function tryStep(playing: Playing, { table }: TableUpdate): Promise<Result<TableUpdate>> {
  const { slot, seq, curtain, choices } = table
  if (curtain) return playing.ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
  return playing.ask('act', { slot, seq, codes: [choices[0]] })
}

async function on(playing: Playing, now: TableUpdate): Promise<TableUpdate> {
  const result = await tryStep(playing, now)
  if (!result.ok) throw new Error(`refused: ${result.fault.code}`)
  return result.value
}

const refusedBecause = (code: string) => ({ ok: false, fault: { code } })

/** What a program started afterwards finds. */
async function foundLater(folder: string, playing: Playing, { table }: TableUpdate): Promise<unknown> {
  await playing.app.close()
  const later = await start({ folder })
  const found = (await later.get('openSlot', { slot: table.slot })).table.status
  await later.app.close()
  return found
}

describe('a game whose file is taken away while it is played', () => {
  it.each([
    ['has vanished', (folder: string, now: TableUpdate) => unlink(pathOf(folder, now))],
    ['was cut short', (folder: string, now: TableUpdate) => truncate(pathOf(folder, now), 100)],
    ['went with its whole folder', (folder: string) => rm(folder, { recursive: true })],
  ])('that %s goes on, is written anew with every step, and it is told', async (_how, takeAway) => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await takeAway(folder, now)
    const next = await on(playing, now)
    expect(told(playing)).toEqual(['rewritten'])
    const last = await on(playing, next)
    expect(told(playing)).toEqual(['rewritten'])
    expect(await foundLater(folder, playing, last)).toEqual(last.table.status)
  })

  it('is written anew when the table is left, if nobody made a step before', async () => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await rm(folder, { recursive: true })
    const { slots } = await playing.get('leaveTable', { slot: now.table.slot })
    expect(slots.map(({ id }) => id)).toEqual([now.table.slot])
    expect(told(playing)).toEqual(['rewritten'])
    expect(await foundLater(folder, playing, now)).toEqual(now.table.status)
  })

  it('is written anew when the program ends', async () => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await unlink(pathOf(folder, now))
    expect(await foundLater(folder, playing, now)).toEqual(now.table.status)
  })
})

describe('a folder that was cleared away while it was in use', () => {
  it('is taken again with the first write, and refused to others from then on', async () => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await rm(folder, { recursive: true })
    await on(playing, now)
    expect(await createApp(partsFor({ folder }), [toy])).toMatchObject({ ok: false, fault: { code: 'inUse' } })
  })

  it('is left to whoever took it in the meantime, and ours again when they have gone', async () => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await rm(folder, { recursive: true })
    const other = await start({ folder })
    expect(await tryStep(playing, now)).toMatchObject(refusedBecause('inUse'))
    expect(Object.keys(await everything(folder))).toEqual([])
    await other.app.close()
    const next = await on(playing, now)
    expect(await foundLater(folder, playing, next)).toEqual(next.table.status)
  })
})

describe('a folder that two programs use at once, because neither sees the other', () => {
  it('keeps both courses of a game, says so to both, and loses no acknowledged step', async () => {
    const folder = await aFolder()
    const { playing, now } = await begun(folder)
    await rm(join(folder, LOCK_NAME))
    const second = await start({ folder })
    let theirs = await second.get('openSlot', { slot: now.table.slot })
    while (theirs.table.status.turn === now.table.status.turn) theirs = await on(second, theirs)
    expect(await tryStep(playing, now)).toMatchObject(refusedBecause('divided'))
    const { slots } = await playing.get('leaveTable', { slot: now.table.slot })
    expect(slots.map(({ name }) => name).sort()).toEqual(['A game', 'A game 2'])
    const copy = slots.find(({ name }) => name === 'A game 2')!
    expect((await playing.get('openSlot', { slot: copy.id })).table.status).toEqual(now.table.status)
    theirs = await on(second, theirs)
    expect(await foundLater(folder, second, theirs)).toEqual(theirs.table.status)
  })
})

describe('a disk that refuses now and then', () => {
  it.each([
    ['ENOSPC', 'noSpace'],
    ['EACCES', 'notAllowed'],
    ['EROFS', 'notAllowed'],
  ])('refuses each kind of writing in words (%s) and changes nothing', async (code, fault) => {
    const folder = await aFolder()
    const files = failingFiles()
    const { playing, now } = await begun(folder, { files })
    const { slot } = now.table
    const other = await playing.get('duplicateSlot', { slot })
    const before = await everything(folder)
    files.fail(code)
    expect(await tryStep(playing, now)).toMatchObject(refusedBecause(fault))
    expect(await playing.refusal('renameSlot', { slot, name: 'Sunday' })).toBe(fault)
    expect(await playing.refusal('duplicateSlot', { slot })).toBe(fault)
    expect(await playing.refusal('deleteSlot', { slot: other.slot })).toBe(fault)
    expect(await playing.refusal('newGame', gameOf([person('Ann'), person('Bob')]))).toBe(fault)
    expect(await everything(folder)).toEqual(before)
    files.fail(null)
    const next = await on(playing, now)
    expect(await foundLater(folder, playing, next)).toEqual(next.table.status)
  })

  const seed = seedFor(4107)
  it(`keeps each acknowledged step of a game through 150 tries (seed ${seed})`, async () => {
    const folder = await aFolder()
    const files = failingFiles()
    const random = dice(seed)
    let { playing, now } = await begun(folder, { files })
    let refused = 0
    for (let n = 0; n < 150 && !now.table.outcome; n++) {
      files.fail(random() < 0.5 ? ['ENOSPC', 'EACCES', 'EIO'][n % 3] : null, random() < 0.5)
      const result = await tryStep(playing, now)
      if (result.ok) now = result.value
      else refused++
      files.fail(null)
      if (n % 10 !== 9) continue
      expect({ seed, n, kept: await foundLater(folder, playing, now) }).toEqual({ seed, n, kept: now.table.status })
      playing = await start({ folder, tuning: { files } })
      now = await playing.get('openSlot', { slot: now.table.slot })
    }
    expect(refused).toBeGreaterThan(10)
    expect(readJournal(await readFile(pathOf(folder, now), 'utf8')).state).toBe('good')
  })
})

it('a file that cannot be written whole is told of by its own name, not by that of its draft', async () => {
  const path = join(await aFolder(), 'gone', 'game.journal')
  await expect(diskFiles.replace(path, 'all of it')).rejects.toMatchObject({ code: 'ENOENT', path })
})

async function everything(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.journal'))
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}
