import { describe, expect, it } from 'vitest'
import { DailyRecord } from '../../src-main/saves/daily-record.ts'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'
import { ProblemRecord, type Solver } from '../../src-main/saves/problem-record.ts'
import { aFolder } from '../app/playing.ts'

const tried = { stars: 3, tries: 0, at: 1, day: '2026-03-02', spent: 0 }
const solving =
  (...ids: string[]) =>
  (solver: Solver): Solver => ({
    ...solver,
    problems: { ...solver.problems, ...Object.fromEntries(ids.map((id) => [id, tried])) },
  })
const board = (slot: string) => ({
  day: '2026-03-02',
  game: 'transport' as const,
  name: 'Ann',
  slot,
  counts: true,
  at: 1,
})

/** Files that another program holds until they are let go. */
function heldFiles(): { files: Files; letGo(): void } {
  let busy = true
  const read: Files['read'] = async (path, most) => {
    if (busy) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    return diskFiles.read(path, most)
  }
  return { files: { ...diskFiles, read }, letGo: () => void (busy = false) }
}

describe('a record that could not be read when it was first asked for', () => {
  it('tells so with each change, holds it, and keeps it once the file can be read', async () => {
    const folder = await aFolder()
    await new ProblemRecord(folder, diskFiles).change('Ann', solving('before'))
    const { files, letGo } = heldFiles()
    const record = new ProblemRecord(folder, files)
    expect(await record.change('Ann', solving('meanwhile'))).toMatchObject({ code: 'cannotRead' })
    expect(Object.keys((await record.of('Ann')).problems)).toEqual(['meanwhile'])
    letGo()
    expect(Object.keys((await record.of('Ann')).problems)).toEqual(['before', 'meanwhile'])
    const later = new ProblemRecord(folder, diskFiles)
    expect(Object.keys((await later.of('Ann')).problems)).toEqual(['before', 'meanwhile'])
  })

  it('is written over by nothing meanwhile', async () => {
    const folder = await aFolder()
    await new DailyRecord(folder, diskFiles).begin(board('before'))
    const { files, letGo } = heldFiles()
    const record = new DailyRecord(folder, files)
    await record.begin(board('meanwhile'))
    await record.end('meanwhile', { points: 7, place: 1, won: true }, true)
    const slots = async () => (await new DailyRecord(folder, diskFiles).all()).map(({ slot }) => slot)
    expect(await slots()).toEqual(['before'])
    letGo()
    expect(await record.begin(board('after'))).toBeNull()
    expect(await slots()).toEqual(['before', 'meanwhile', 'after'])
    expect((await record.all()).map(({ result }) => result?.points ?? null)).toEqual([null, 7, null])
  })

  it('learns how a board ended that was begun before, the first time alone', async () => {
    const folder = await aFolder()
    await new DailyRecord(folder, diskFiles).begin(board('before'))
    const { files, letGo } = heldFiles()
    const record = new DailyRecord(folder, files)
    for (const points of [7, 9]) await record.end('before', { points, place: 1, won: true }, true)
    letGo()
    expect((await record.all()).map(({ result }) => result?.points)).toEqual([7])
  })
})
