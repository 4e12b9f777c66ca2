import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dealOf } from '../../src-main/app/daily-deal.ts'
import { games } from '../../src-main/engine/games.ts'
import { isReason } from '../../src-shared/core.ts'
import { later, numberOf, type Day } from '../../src-shared/daily.ts'
import { END_TURN } from '../table/toy.ts'
import { aFolder, start, type Playing } from './playing.ts'

/** Noon of a day, which the test's own clock shows. */
const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`)
const clockAt = (day: Day) => {
  let now = noon(day)
  return { now: () => now, set: (next: Day) => void (now = noon(next)) }
}
const toyDeal = () => ({ seats: 2, options: {}, starter: 0, seed: 7, bot: 'random' as const })
const GAME = 'freight-express'

async function open(folder: string, now: () => number): Promise<Playing> {
  return start({ folder, tuning: { now, dealOf: toyDeal } })
}
const wish = (day: Day, name = 'Ada') => ({ game: GAME, day, title: 'Daily board', names: [name, 'Bot'] }) as const
const board = async (playing: Playing, day: Day | null = null, name = 'Ada') => {
  const { daily } = await playing.get('daily', { day, name })
  return { ...daily.boards[0], played: daily.played, shown: daily.day }
}

/** Plays the table that is open to its end. */
async function toTheEnd(playing: Playing, slot: string): Promise<void> {
  let { table } = await playing.get('showTable', { slot })
  while (!table.outcome) {
    const { seq } = table
    const { choices } = table
    if (choices.length > 0)
      ({ table } = await playing.get('act', { slot, seq, codes: [choices.includes(END_TURN) ? END_TURN : choices[0]] }))
    else
      ({ table } = await playing.until(
        (update) => update.table.seq > seq && (update.table.choices.length > 0 || update.table.outcome !== null),
      ))
  }
}
async function playBoard(playing: Playing, day: Day, name = 'Ada'): Promise<string> {
  const { slot } = (await playing.get('playDaily', wish(day, name))).table
  await toTheEnd(playing, slot)
  await playing.get('leaveTable', { slot })
  return slot
}

describe('the deal of a day', () => {
  it('is the same whenever it is asked for, another on every day, and of a set-up that its game knows', () => {
    for (const game of games) {
      const deals = Array.from({ length: 90 }, (_, n) => dealOf(game.id, later('2026-11-21', n), game.rulesVersion))
      expect(dealOf(game.id, '2026-11-21', game.rulesVersion)).toEqual(deals[0])
      expect(new Set(deals.map(({ seed }) => seed)).size).toBe(90)
      for (const [n, { options, seats, starter }] of deals.entries()) {
        const before = deals[n - 1]
        expect(isReason(game.options.parse(options))).toBe(false)
        expect(seats >= game.seats.min && seats <= game.seats.max && starter < seats).toBe(true)
        expect(before && [before.options, before.seats]).not.toEqual([options, seats])
      }
    }
  })

  it('never changes: these were played', () => {
    expect(dealOf('freight-express', '2026-11-21', 3)).toEqual({
      seats: 2,
      options: { layout: 'harbour', advanced: true, stations: 'default' },
      seed: 663493120,
      starter: 1,
      bot: 'driver',
    })
  })

  it('is called by the number of its day in the year', () => {
    expect([numberOf('2026-01-01'), numberOf('2026-11-21'), numberOf('2028-12-31')]).toEqual([1, 325, 366])
  })
})

describe('a daily board', () => {
  it('counts when it is first played on its day; whoever plays it once more practises', async () => {
    const playing = await open(await aFolder(), clockAt('2026-11-21').now)
    expect(await board(playing)).toMatchObject({ counts: true, own: null, tries: 0, running: false, slot: null })
    const slot = await playBoard(playing, '2026-11-21')
    const first = await board(playing)
    expect(first).toMatchObject({ counts: false, tries: 1, running: false, slot, best: { name: 'Ada' } })
    expect(first.played).toEqual([{ day: '2026-11-21', games: [GAME], wins: Number(first.own?.won) }])
    const again = await playing.get('playDaily', wish('2026-11-21'))
    expect(again.table.practice).toBe(true)
    await toTheEnd(playing, again.table.slot)
    expect(await board(playing)).toMatchObject({ own: first.own, tries: 2, played: first.played })
  })

  it('that was begun is gone on with: a second one begun beside it is for practice, though the first was deleted', async () => {
    const playing = await open(await aFolder(), clockAt('2026-11-21').now)
    const { table } = await playing.get('playDaily', wish('2026-11-21'))
    expect(table.practice).toBe(false)
    expect(await board(playing)).toMatchObject({ running: true, slot: table.slot, counts: false })
    await playing.get('deleteSlot', { slot: table.slot })
    expect((await playing.get('playDaily', wish('2026-11-21'))).table.practice).toBe(true)
  })

  it('is each person’s own, however the name is written, and the best of all here is told', async () => {
    const playing = await open(await aFolder(), clockAt('2026-11-21').now)
    await playBoard(playing, '2026-11-21', 'Ada')
    expect(await board(playing, null, 'Ben')).toMatchObject({ counts: true, own: null, best: { name: 'Ada' } })
    expect(await board(playing, null, 'ADA')).toMatchObject({ counts: false, tries: 1 })
  })

  it('of a day that is past is for practice; of a day to come there is none', async () => {
    const playing = await open(await aFolder(), clockAt('2026-11-21').now)
    expect(await board(playing, '2026-11-20')).toMatchObject({ counts: false, shown: '2026-11-20' })
    await playBoard(playing, '2026-11-20')
    expect(await board(playing, '2026-11-20')).toMatchObject({ own: null, tries: 1, played: [] })
    expect(await playing.refusal('playDaily', wish('2026-11-22'))).toBe('noSuchBoard')
    expect(await playing.refusal('playDaily', wish('2025-12-31'))).toBe('noSuchBoard')
    expect((await board(playing, '2026-11-22')).shown).toBe('2026-11-21')
  })

  it('begun before midnight and ended after it counts for its day', async () => {
    const clock = clockAt('2026-11-21')
    const playing = await open(await aFolder(), clock.now)
    const { slot } = (await playing.get('playDaily', wish('2026-11-21'))).table
    clock.set('2026-11-22')
    await toTheEnd(playing, slot)
    expect((await board(playing)).played.map(({ day }) => day)).toEqual(['2026-11-21'])
  })

  it('no clock that is set back brings a day again, and none loses what was reached', async () => {
    const clock = clockAt('2026-11-21')
    const folder = await aFolder()
    const playing = await open(folder, clock.now)
    await playBoard(playing, '2026-11-21')
    clock.set('2026-11-19')
    expect(await board(playing)).toMatchObject({ counts: false, shown: '2026-11-19' })
    await playBoard(playing, '2026-11-19')
    expect((await board(playing)).played).toEqual([])
    clock.set('2026-11-22')
    expect((await board(playing)).played.map(({ day }) => day)).toEqual(['2026-11-21'])
    await playing.app.close()
    const next = await open(folder, clock.now)
    expect((await board(next)).played.map(({ day }) => day)).toEqual(['2026-11-21'])
    expect((await board(next)).counts).toBe(true)
  })

  it('never counts where another sat in for the person', async () => {
    const playing = await open(await aFolder(), clockAt('2026-11-21').now)
    const { table } = await playing.get('playDaily', wish('2026-11-21'))
    const { slot } = table
    const sit = (seq: number, player: 'person' | 'random') =>
      playing.get('command', { slot, seq, command: { kind: 'sit', seat: 0, who: { name: 'Ada', player } } })
    const bot = await sit(table.seq, 'random')
    const { table: over } = await playing.until(({ table: now }) => now.seq > bot.table.seq && now.outcome !== null)
    expect(over.outcome).not.toBeNull()
    expect(await board(playing)).toMatchObject({ own: null, tries: 1, played: [] })
  })

  it('whose record is broken begins a new one, the file set aside; a newer one is not written to', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'daily.json'), '{"kind":"signalbox-daily","format":1,"boards":[{}]}')
    const playing = await open(folder, clockAt('2026-11-21').now)
    const { faults } = await playing.get('daily', { day: null, name: '' })
    const [aside] = await readdir(join(folder, 'set-aside'))
    expect(faults).toEqual([{ code: 'dailyBroken', params: { file: aside } }])
    await playBoard(playing, '2026-11-21')
    expect((await board(playing)).tries).toBe(1)
    await playing.app.close()
    const newer = '{"kind":"signalbox-daily","format":2,"strips":[]}'
    await writeFile(join(folder, 'daily.json'), newer)
    const later = await open(folder, clockAt('2026-11-22').now)
    expect((await later.get('daily', { day: null, name: '' })).faults).toEqual([
      { code: 'dailyNewer', params: { file: 'daily.json' } },
    ])
    await playBoard(later, '2026-11-22')
    expect(await readFile(join(folder, 'daily.json'), 'utf8')).toBe(newer)
  })
})
