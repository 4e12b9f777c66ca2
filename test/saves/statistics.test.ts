import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'
import type { Finished } from '../../src-main/saves/finished.ts'
import { bookOf, statisticsOf } from '../../src-main/saves/statistics.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { END_TURN } from '../table/toy.ts'

const sat = (name: string, points: number, won = false) => ({ name, points, won, person: true })
const bots = (points: number, won = false) => ({ name: 'Bot', points, won, person: false })
const ended = (n: number, seats: Finished['seats'], more: Partial<Finished> = {}): Finished => ({
  slot: `game-${n}`,
  game: 'transport',
  at: n,
  turns: 10 + n,
  seats,
  ...more,
})

describe('what is counted', () => {
  it('is how each person fared: games, wins, shared ones too, average and best, hints taken, however the name was written', () => {
    const [{ game, games, people }] = statisticsOf([
      ended(1, [sat('ann', 4), sat('Ben', 9, true)]),
      ended(2, [{ ...sat('Ann', 7, true), hints: 1 }, bots(7, true)]),
      ended(3, [{ ...sat('Ann', 10, true), hints: 2 }, bots(20)]),
    ])
    expect([game, games]).toEqual(['transport', 3])
    expect(people).toEqual([
      { name: 'Ann', games: 3, wins: 2, average: 7, best: 10, hints: 3 },
      { name: 'Ben', games: 1, wins: 1, average: 9, best: 9, hints: 0 },
    ])
  })

  it('puts who won more often first, then who has the better average, then by name', () => {
    const [{ people }] = statisticsOf([
      ended(1, [sat('Dan', 5), sat('Cid', 5), sat('Ben', 6), sat('Ann', 4, true)]),
      ended(2, [sat('Ann', 4), sat('Ben', 6)]),
    ])
    expect(people.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cid', 'Dan'])
  })

  it('holds a lead of nothing for no record, nor a game without points for the highest', () => {
    const [{ records }] = statisticsOf([ended(1, [sat('Ann', 0, true), sat('Ben', 0)])])
    expect(records.map(({ kind }) => kind)).toEqual(['shortest', 'longest'])
    const [{ records: one }] = statisticsOf([ended(1, [sat('Ann', 1, true), sat('Ben', 0)])])
    expect(one.map(({ kind, value }) => [kind, value]).slice(0, 2)).toEqual([
      ['highest', 1],
      ['widest', 1],
    ])
  })

  it('reckons the places of games of an earlier version by points alone, shared ones too', () => {
    const [game] = bookOf([ended(1, [sat('Ann', 9, true), sat('Ben', 5), sat('Cid', 5), sat('Dan', 2)])], [], []).games
    expect(game.seats.map(({ place }) => place)).toEqual([1, 2, 2, 4])
  })

  it('measures the widest lead against those who could win, and holds none against nobody', () => {
    const of = (...out: number[]) => {
      const seats = [sat('Ann', 50, true), bots(70), bots(40)].map((one, n) => ({ ...one, out: out.includes(n) }))
      return statisticsOf([ended(1, seats)])[0].records.filter(({ kind }) => kind === 'widest')
    }
    expect(of(1).map(({ value }) => value)).toEqual([10])
    expect(of(1, 2)).toEqual([])
  })

  it('tells one by one all games that this program knows, the latest last', () => {
    const all = Array.from({ length: 1001 }, (_, n) => ended(1001 - n, [sat('Ann', 1, true), bots(0)]))
    const { games, lessons } = bookOf(
      [...all, ended(2000, [sat('Ann', 1)], { game: 'gone' })],
      [{ done: true }, { done: false }],
      [],
    )
    expect([games.length, games[0].at, games.at(-1)?.at, lessons]).toEqual([1001, 1, 1001, { done: 1, all: 2 }])
    const untold = { player: '', sources: {}, feats: {}, hints: 0, side: 0, out: false }
    expect(games[0].seats[0]).toEqual({ name: 'Ann', person: true, points: 1, won: true, place: 1, ...untold })
  })

  it('keeps the games apart', () => {
    const counted = statisticsOf([
      ended(1, [sat('Ann', 4)]),
      ended(2, [sat('Ann', 90)], { game: 'first-class' }),
      ended(3, [sat('Ann', 1)], { game: 'gone' }),
    ])
    expect(counted.map(({ game, people }) => [game, people[0].best])).toEqual([
      ['first-class', 90],
      ['transport', 4],
    ])
  })

  it('knows the records of persons; who held one first keeps it until it is beaten', () => {
    const [{ records }] = statisticsOf([
      ended(3, [sat('Cid', 12, true), sat('Ben', 10)], { turns: 30 }),
      ended(1, [sat('Ann', 12, true), bots(3)], { turns: 12 }),
      ended(2, [sat('Ann', 5, true), sat('Ben', 5, true), bots(1)], { turns: 12 }),
      ended(4, [sat('Ann', 5), bots(50, true)], { turns: 12 }),
    ])
    expect(records).toEqual([
      { kind: 'highest', value: 12, names: ['Ann'], at: 1, slot: 'game-1' },
      { kind: 'widest', value: 9, names: ['Ann'], at: 1, slot: 'game-1' },
      { kind: 'shortest', value: 12, names: ['Ann'], at: 1, slot: 'game-1' },
      { kind: 'longest', value: 30, names: ['Cid', 'Ben'], at: 3, slot: 'game-3' },
    ])
  })
})

/** Two people, or one and a bot, play to the end; gives the game. */
async function play(playing: Playing, seats: SeatInfo[] = [person('Ann'), person('Ben')], more = {}): Promise<string> {
  let { table } = await playing.get('newGame', gameOf(seats, more))
  const { slot } = table
  while (!table.outcome) {
    const { seq, curtain } = table
    if (curtain)
      table = (await playing.get('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })).table
    else if (table.choices.length > 0)
      table = (await playing.get('act', { slot, seq, codes: [table.choices[0]] })).table
    else
      table = (
        await playing.until(
          (update) => update.table.seq > seq && (update.table.choices.length > 0 || update.table.outcome !== null),
        )
      ).table
  }
  return slot
}

const counted = async (playing: Playing) =>
  (await playing.get('statistics', {})).statistics.map(({ games, people }) => [
    games,
    ...people.map(({ name, games }) => `${name} ${games}`),
  ])

describe('the statistics of the people at this computer', () => {
  it('count a game once when it ends, and still when it was opened again, deleted and the program restarted', async () => {
    const folder = await aFolder()
    const first = await start({ folder })
    expect(await counted(first)).toEqual([])
    const slot = await play(first)
    await first.get('leaveTable', { slot })
    await first.get('openSlot', { slot })
    await first.get('deleteSlot', { slot })
    await first.app.close()
    const second = await start({ folder })
    expect(await counted(second)).toEqual([[1, 'Ann 1', 'Ben 1']])
  })

  it('count a game that a bot ended', async () => {
    const playing = await start({ folder: await aFolder() })
    await play(playing, [person('Ann'), bot('Bot')], { starter: 1 })
    expect(await counted(playing)).toEqual([[1, 'Ann 1']])
  })

  it('leave out games of bots alone, games for practice and copies', async () => {
    const playing = await start({ folder: await aFolder() })
    await play(playing, [bot('Bot'), bot('Bob')])
    const practised = await play(playing, undefined, { practice: true })
    const { table } = await playing.get('playOn', { slot: practised, n: 0 })
    expect(table.practice).toBe(true)
    const real = await play(playing, [person('Cid'), person('Dan')])
    const copy = await playing.get('duplicateSlot', { slot: real })
    await playing.get('openSlot', { slot: copy.slot })
    expect(await counted(playing)).toEqual([[1, 'Cid 1', 'Dan 1']])
  })

  it('can be cleared: what ended before is not counted again, what ends later is', async () => {
    const folder = await aFolder()
    const playing = await start({ folder })
    const slot = await play(playing)
    await playing.get('clearStatistics', { name: null })
    expect(await counted(playing)).toEqual([])
    await playing.get('leaveTable', { slot })
    await playing.get('openSlot', { slot })
    expect(await counted(playing)).toEqual([])
    await play(playing, [person('Cid'), person('Dan')])
    expect(await counted(playing)).toEqual([[1, 'Cid 1', 'Dan 1']])
  })

  it('can be cleared of one person: what that person played is not counted again, what others did stays', async () => {
    const folder = await aFolder()
    const playing = await start({ folder })
    await play(playing)
    const alone = await play(playing, [person('ann'), bot('Bot')])
    await playing.get('clearStatistics', { name: 'Ann' })
    expect(await counted(playing)).toEqual([[1, 'Ben 1']])
    await playing.get('leaveTable', { slot: alone })
    await playing.get('openSlot', { slot: alone })
    expect(await counted(playing)).toEqual([[1, 'Ben 1']])
    await play(playing, [person('Ann'), bot('Bot')])
    expect(await counted(playing)).toEqual([[2, 'Ann 1', 'Ben 1']])
  })

  it('that were cleared are brought back, and what has ended since stays', async () => {
    const playing = await start({ folder: await aFolder() })
    await play(playing)
    await playing.get('clearStatistics', { name: null })
    await play(playing, [person('Cid'), person('Dan')])
    await playing.get('restoreStatistics', {})
    const [[games, ...people]] = await counted(playing)
    expect([games, people.sort()]).toEqual([2, ['Ann 1', 'Ben 1', 'Cid 1', 'Dan 1']])
    await playing.get('restoreStatistics', {})
    expect((await counted(playing))[0][0]).toBe(2)
  })

  it('begin anew where their file is broken, which is set aside untouched and told once', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'statistics.json'), '{"kind":"signalbox-stat')
    const playing = await start({ folder })
    const { statistics, faults } = await playing.get('statistics', {})
    const [aside] = await readdir(join(folder, 'set-aside'))
    expect(statistics).toEqual([])
    expect(faults).toEqual([{ code: 'statisticsBroken', params: { file: aside } }])
    expect(await readFile(join(folder, 'set-aside', aside), 'utf8')).toBe('{"kind":"signalbox-stat')
    expect((await playing.get('statistics', {})).faults).toEqual([])
    await play(playing)
    expect(await counted(playing)).toEqual([[1, 'Ann 1', 'Ben 1']])
  })

  it('of a newer program stay as they are', async () => {
    const folder = await aFolder()
    const newer = '{"kind":"signalbox-statistics","format":2,"people":{}}'
    await writeFile(join(folder, 'statistics.json'), newer)
    const playing = await start({ folder })
    await play(playing)
    expect((await playing.get('statistics', {})).faults).toEqual([
      { code: 'statisticsNewer', params: { file: 'statistics.json' } },
    ])
    expect(await playing.refusal('clearStatistics', { name: null })).toBe('statisticsNewer')
    expect(await readFile(join(folder, 'statistics.json'), 'utf8')).toBe(newer)
  })

  it('that cannot be written say so; the game counts when it is opened again', async () => {
    let refuses = true
    const replace: Files['replace'] = async (path, text) => {
      if (refuses && path.endsWith('statistics.json'))
        throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
      return diskFiles.replace(path, text)
    }
    const playing = await start({ folder: await aFolder(), tuning: { files: { ...diskFiles, replace } } })
    const slot = await play(playing)
    expect(playing.notices.filter(({ kind }) => kind === 'fault')).toEqual([
      { kind: 'fault', fault: { code: 'notCounted', params: { file: 'statistics.json' } } },
    ])
    expect(await counted(playing)).toEqual([])
    refuses = false
    await playing.get('leaveTable', { slot })
    await playing.get('openSlot', { slot })
    expect(await counted(playing)).toEqual([[1, 'Ann 1', 'Ben 1']])
  })
})

describe('a note on a saved game', () => {
  it('is shown in the list, of the game that is open too, and stays when the game goes on', async () => {
    const folder = await aFolder()
    const playing = await start({ folder })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), person('Ben')]))
    const { slot, seq } = table
    const notes = (slots: readonly { note: string }[]) => slots.map(({ note }) => note)
    expect(notes((await playing.get('annotateSlot', { slot, note: '  Ben fetches cake ' })).slots)).toEqual([
      'Ben fetches cake',
    ])
    const lifted = await playing.get('command', { slot, seq, command: { kind: 'liftCurtain', seat: 0 } })
    await playing.get('act', { slot, seq: lifted.table.seq, codes: [END_TURN] })
    expect(notes((await playing.get('leaveTable', { slot })).slots)).toEqual(['Ben fetches cake'])
    expect(notes((await playing.get('renameSlot', { slot, name: 'Sunday' })).slots)).toEqual(['Ben fetches cake'])
    expect((await playing.get('openSlot', { slot })).table.status.turn).toBe(2)
    await playing.get('leaveTable', { slot })
    expect(notes((await playing.get('annotateSlot', { slot, note: '' })).slots)).toEqual([''])
    expect(await playing.refusal('annotateSlot', { slot, note: 'x'.repeat(281) })).toBe('malformed')
  })
})
