import { describe, expect, it } from 'vitest'
import { DailyRecord } from '../../src-main/saves/daily-record.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { aFolder } from '../app/playing.ts'

const [monday, tuesday] = ['2026-03-02', '2026-03-03'] as const
const board = (day: string, name: string, more: object = {}) => ({
  day,
  game: 'transport' as const,
  name,
  slot: `${day} ${name}`,
  counts: true,
  at: 1,
  ...more,
})
const fresh = async () => new DailyRecord(await aFolder(), diskFiles)
const result = { points: 7, place: 1, won: true }

describe('a board of the day', () => {
  it('counts once for a person and game, however the name is written, and for everyone else still', async () => {
    const record = await fresh()
    const would = (name: string, game: 'transport' | 'first-class' = 'transport') =>
      record.wouldCount({ day: monday, game, name }, monday)
    expect(await would('Ann')).toBe(true)
    await record.begin(board(monday, 'Ann'))
    expect([await would('ann'), await would('Ben'), await would('Ann', 'first-class')]).toEqual([false, true, true])
  })

  it('counts on its own day alone, and not after a later day was begun here', async () => {
    const record = await fresh()
    const would = (day: string, today: string) => record.wouldCount({ day, game: 'transport', name: 'Ben' }, today)
    expect([await would(monday, monday), await would(monday, tuesday)]).toEqual([true, false])
    await record.begin(board(tuesday, 'Ann', { counts: false }))
    expect(await would(monday, monday)).toBe(true)
    await record.begin(board(tuesday, 'Cleo'))
    expect([await would(monday, monday), await would(tuesday, tuesday)]).toEqual([false, true])
  })

  it('counts once for a person, though what was begun before could not be read when that was asked', async () => {
    const record = await fresh()
    for (const slot of ['first', 'second']) await record.begin(board(monday, 'Ann', { slot }))
    expect((await record.all()).map(({ slot, counts }) => [slot, counts])).toEqual([
      ['first', true],
      ['second', false],
    ])
  })

  it('is kept whether it counts or is only tried', async () => {
    const record = await fresh()
    await record.begin(board(monday, 'Ann'))
    await record.begin(board(monday, 'Ann', { counts: false, slot: 'again' }))
    expect((await record.all()).map(({ slot, counts, result }) => [slot, counts, result])).toEqual([
      [`${monday} Ann`, true, null],
      ['again', false, null],
    ])
  })

  it('ends for the first time alone, and only its own game', async () => {
    const record = await fresh()
    for (const name of ['Ann', 'Ben']) await record.begin(board(monday, name))
    await record.end(`${monday} Ben`, result, true)
    await record.end(`${monday} Ben`, { ...result, points: 99 }, true)
    await record.end('another game', { ...result, points: 98 }, true)
    expect((await record.all()).map((one) => one.result)).toEqual([null, result])
    await record.end(`${monday} Ann`, result, false)
    expect((await record.all()).map(({ counts }) => counts)).toEqual([false, true])
  })
})
