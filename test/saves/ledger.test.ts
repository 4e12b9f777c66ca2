import { expect, it } from 'vitest'
import { diskFiles } from '../../src-main/saves/files.ts'
import type { Finished } from '../../src-main/saves/finished.ts'
import { Ledger } from '../../src-main/saves/ledger.ts'
import { aFolder } from '../app/playing.ts'
import { failingFiles } from './failing-files.ts'

const ended = (at: number, ...names: string[]): Finished => ({
  slot: `${names.join(' and ')} at ${at}`,
  game: 'transport',
  at,
  turns: 9,
  seats: [...names, 'Bot'].map((name) => ({ name, person: name !== 'Bot', points: 1, won: false })),
})
const fresh = async () => new Ledger(await aFolder(), diskFiles)
const counted = async (ledger: Ledger) =>
  (await ledger.all()).map(({ at, seats }) => [at, ...seats.filter(({ person }) => person).map(({ name }) => name)])

it('a game is counted once, and no longer for who was forgotten since it ended', async () => {
  const ledger = await fresh()
  for (const game of [ended(5, 'Ann', 'Ben'), ended(6, 'Ann'), ended(6, 'Ann')])
    expect(await ledger.add(game)).toBeNull()
  await ledger.clear(10, 'ann')
  expect(await counted(ledger)).toEqual([[5, 'Ben']])
  for (const at of [9, 10, 11]) await ledger.add(ended(at, 'Ann', 'Cid'))
  expect(await counted(ledger)).toEqual([
    [5, 'Ben'],
    [9, 'Cid'],
    [10, 'Cid'],
    [11, 'Ann', 'Cid'],
  ])
})

it('who was forgotten is named in no game any more', async () => {
  const ledger = await fresh()
  await ledger.add(ended(5, 'Ann', 'Ben'))
  await ledger.clear(10, 'ann')
  await ledger.add(ended(9, 'Ann', 'Ben'))
  const names = (await ledger.all()).map(({ seats }) => seats.map(({ name }) => name))
  expect(names).toEqual([
    ['', 'Ben', 'Bot'],
    ['', 'Ben', 'Bot'],
  ])
})

it('who is forgotten again is forgotten until then, and the others stay forgotten as they were', async () => {
  const ledger = await fresh()
  for (const [at, name] of [
    [10, 'Ann'],
    [12, 'Ben'],
    [20, 'ann'],
  ] as const)
    await ledger.clear(at, name)
  for (const game of [ended(15, 'Ann'), ended(11, 'Ben'), ended(13, 'Ben'), ended(21, 'Ann')]) await ledger.add(game)
  expect(await counted(ledger)).toEqual([
    [13, 'Ben'],
    [21, 'Ann'],
  ])
})

it('clearing all can be taken back once, and what has ended since stays', async () => {
  const ledger = await fresh()
  await ledger.add(ended(5, 'Ann'))
  await ledger.clear(8, null)
  await ledger.add(ended(8, 'Ben'))
  expect(await counted(ledger)).toEqual([])
  await ledger.add(ended(9, 'Ben'))
  await ledger.restore()
  expect(await counted(ledger)).toEqual([
    [5, 'Ann'],
    [9, 'Ben'],
  ])
  await ledger.clear(9, 'Ann')
  expect(await counted(ledger)).toEqual([[9, 'Ben']])
})

it('a clearing that cannot be written changes nothing, and what it would have undone can still be brought back', async () => {
  const files = failingFiles()
  const ledger = new Ledger(await aFolder(), files)
  await ledger.add(ended(5, 'Ann'))
  files.fail('ENOSPC')
  expect(await ledger.clear(8, null)).toMatchObject({ fault: { code: 'noSpace' } })
  files.fail(null)
  expect(await counted(ledger)).toEqual([[5, 'Ann']])
  await ledger.clear(8, null)
  files.fail('ENOSPC')
  expect(await ledger.restore()).toMatchObject({ fault: { code: 'noSpace' } })
  expect(await ledger.clear(9, null)).toMatchObject({ ok: false })
  expect(await counted(ledger)).toEqual([])
  files.fail(null)
  expect(await ledger.restore()).toMatchObject({ ok: true })
  expect(await counted(ledger)).toEqual([[5, 'Ann']])
})

it('bringing back where nothing was cleared writes nothing, nor does it twice', async () => {
  const files = failingFiles()
  const ledger = new Ledger(await aFolder(), files)
  await ledger.add(ended(5, 'Ann'))
  await ledger.clear(8, 'Ann')
  await ledger.restore()
  files.fail('ENOSPC')
  expect([await ledger.restore(), files.refusals()]).toEqual([{ ok: true, value: null }, 0])
})
