import { describe, expect, it } from 'vitest'
import {
  REST,
  againstBots,
  meansOf,
  ownGames,
  ownRecords,
  peopleIn,
  sourcesOf,
} from '../../../src-renderer/screens/statistics/book.ts'
import { csvOf } from '../../../src-renderer/screens/statistics/csv.ts'
import { bookOf } from '../../../src-main/saves/statistics.ts'
import { STAMPS, stampsEarned, stampsOf } from '../../../src-renderer/screens/statistics/stamps.ts'
import type { Book, BookGame, BookSeat } from '../../../src-shared/statistics.ts'

/** Whoever is given no partner has none. */
const ALONE = -1
const seat = (name: string, more: Partial<BookSeat> = {}): BookSeat => ({
  name,
  person: true,
  points: 10,
  won: false,
  place: 2,
  player: 'person',
  sources: {},
  feats: {},
  hints: 0,
  side: ALONE,
  out: false,
  ...more,
})
const bot = (player: string, more: Partial<BookSeat> = {}) => seat('Bot', { person: false, player, ...more })
const played = (at: number, seats: BookSeat[], more: Partial<BookGame> = {}): BookGame => ({
  game: 'transport',
  slot: `game-${at}`,
  at,
  turns: 20,
  seats: seats.map((one, n) => (one.side === ALONE ? { ...one, side: n } : one)),
  ...more,
})
const book = (...games: BookGame[]): Book => ({
  games,
  lessons: { done: 3, all: 26 },
  days: [{ name: 'ann', days: 7 }],
})
const won = { won: true, place: 1 }

describe('the record book of a person', () => {
  it('has the games of that person, however the name was written, and the people who played most first', () => {
    const all = book(
      played(1, [seat('Ben'), seat('Cid')]),
      played(2, [seat('ANN'), seat('Ben')]),
      played(3, [seat('Ann'), seat('Ben')], { game: 'first-class' }),
    )
    expect(peopleIn(all)).toEqual(['Ben', 'Ann', 'Cid'])
    expect(ownGames(all, 'ann', null).map(({ game }) => game.at)).toEqual([2, 3])
    expect(ownGames(all, 'ann', 'transport').map(({ game }) => game.at)).toEqual([2])
  })

  it('draws the mean of the last eight places, and none while there are fewer than five', () => {
    expect(meansOf([1, 2, 3, 4])).toEqual([])
    expect(meansOf([4, 4, 1, 1, 1, 1, 1, 1, 1, 1]).slice(-3)).toEqual([14 / 8, 11 / 8, 1])
  })

  it('tells where points come from in hundredths, trains as one and small ones as the rest', () => {
    const sources = {
      trains1: 30,
      trains2: 20,
      trains3: 2,
      cities: 24,
      endCards: 12,
      coins: 8,
      evidence: 4,
      murderer: -9,
    }
    const named = Object.fromEntries(Object.entries(sources).map(([key, n]) => [`first-class.score.${key}`, n]))
    const all = book(played(1, [seat('Ann', { points: 100, sources: named }), seat('Ben')], { game: 'first-class' }))
    expect(sourcesOf(ownGames(all, 'Ann', null))).toEqual([
      {
        game: 'first-class',
        games: 1,
        points: 100,
        wagons: [
          { key: 'statistics.from.trains', share: 52 },
          { key: 'first-class.score.cities', share: 24 },
          { key: 'first-class.score.endCards', share: 12 },
          { key: REST, share: 12 },
        ],
      },
    ])
  })

  it('counts games without a point as such, and shares that add up to a hundred', () => {
    const scored = (points: number) =>
      seat('Ann', { points, sources: Object.fromEntries(['a', 'b', 'c'].slice(0, points).map((key) => [key, 1])) })
    const [{ games, points, wagons }] = sourcesOf(
      ownGames(book(played(1, [scored(3)]), played(2, [scored(0)])), 'Ann', null),
    )
    expect([games, points, wagons.map(({ share }) => share)]).toEqual([2, 1.5, [34, 33, 33]])
  })

  it('measures the widest lead against those who could win, and holds none against nobody', () => {
    const of = (...out: number[]) => {
      const others = [70, 40].map((points, n) => bot('driver', { points, out: out.includes(n) }))
      return ownRecords(ownGames(book(played(1, [seat('Ann', { points: 50, ...won }), ...others])), 'Ann', null))
    }
    const widest = (...out: number[]) => of(...out).flatMap(({ kind, value }) => (kind === 'widest' ? [value] : []))
    expect([widest(0), widest(0, 1)]).toEqual([[10], []])
  })

  it('takes no partner for an opponent', () => {
    const sides = [0, 1, 0, 1].map((side) => ({ side }))
    const all = book(
      played(1, [
        seat('Ann', { ...sides[0], ...won }),
        bot('porter', sides[1]),
        bot('controller', { ...sides[2], ...won }),
        bot('porter', sides[3]),
      ]),
    )
    const own = ownGames(all, 'Ann', null)
    expect(againstBots(own).flatMap(({ level, games }) => (games > 0 ? [level] : []))).toEqual(['porter'])
    expect(stampsOf(own, all, 'Ann').find(({ id }) => id === 'controller')?.done).toBe(false)
  })

  it('counts wins by the level of the bots at the table', () => {
    const all = book(
      played(1, [seat('Ann', won), bot('porter'), bot('porter')]),
      played(2, [seat('Ann'), bot('porter', won), bot('controller')]),
      played(3, [seat('Ann', won), bot('')]),
    )
    expect(againstBots(ownGames(all, 'Ann', null)).filter(({ games }) => games > 0)).toEqual([
      { level: 'porter', games: 2, wins: 1 },
      { level: 'controller', games: 1, wins: 0 },
    ])
  })

  it('names records with the game they come from; a shared win is no shortest one', () => {
    const all = book(
      played(1, [seat('Ann', { points: 12, ...won }), seat('Ben', { points: 5 })], { turns: 30 }),
      played(2, [seat('Ann', { points: 12, ...won }), seat('Ben', { points: 12, ...won })], { turns: 5 }),
    )
    expect(ownRecords(ownGames(all, 'Ann', null)).map(({ kind, value, slot }) => [kind, value, slot])).toEqual([
      ['highest', 12, 'game-1'],
      ['widest', 7, 'game-1'],
      ['shortest', 30, 'game-1'],
    ])
  })
})

describe('stamps', () => {
  const of = (all: Book, id: string) => stampsOf(ownGames(all, 'Ann', null), all, 'Ann').find((one) => one.id === id)

  it('are twelve, none of them for showing up: a book without a feat has none', () => {
    const all = book(...[1, 2, 3].map((at) => played(at, [seat('Ann'), bot('porter', won)])))
    const stamps = stampsOf(ownGames(all, 'Ann', null), all, 'Ann')
    expect([stamps.map(({ id }) => id), stamps.filter(({ done }) => done)]).toEqual([STAMPS, []])
  })

  it('are cancelled with the day of the game that brought them, and stay', () => {
    const all = book(
      played(1, [seat('Ann', { feats: { delivered: 4, pushes: 12, derailed: 1 } }), seat('Ben')], {
        game: 'freight-express',
      }),
      played(2, [seat('Ann', { feats: { delivered: 5, pushes: 8, derailed: 0 } }), seat('Ben')], {
        game: 'freight-express',
      }),
      played(3, [seat('Ann', { feats: { delivered: 0, pushes: 0, derailed: 0 } }), seat('Ben')], {
        game: 'freight-express',
      }),
    )
    expect(of(all, 'train')).toEqual({ id: 'train', n: 5, of: 5, done: true, at: 2 })
    expect(of(all, 'ram')).toEqual({ id: 'ram', n: 20, of: 20, done: true, at: 2 })
    expect(of(all, 'rails')).toEqual({ id: 'rails', n: 2, of: 10, done: false, at: null })
  })

  it('stand however many games were played since', () => {
    const all = Array.from({ length: 1001 }, (_, n) => ({
      ...{ slot: `game-${n}`, game: 'transport', at: n, turns: 10 },
      seats: [{ name: 'Ann', person: true, points: 1, won: n === 0 }],
    }))
    expect(of(bookOf(all, [], []), 'win')).toMatchObject({ done: true, at: 0 })
  })

  it('of days and lessons tell how far one is', () => {
    const all = book(played(1, [seat('Ann', won), bot('controller')]))
    expect([of(all, 'days')?.n, of(all, 'school')?.n, of(all, 'controller')?.done]).toEqual([7, 3, true])
  })
})

describe('the table for other programs', () => {
  it('names nobody who was forgotten', () => {
    const all = book(played(0, [seat('Ann', { person: false }), seat('Ben'), bot('driver')]))
    const names = csvOf(all)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[3])
    expect(names).toEqual(['', 'Ben', 'Bot'])
  })

  it('has a row for each seat; a name that would be a formula there is none', () => {
    const all = book(played(0, [seat('=1+1', { points: 3 }), bot('driver', { name: 'Bo, "B"', ...won })]))
    expect(csvOf(all).split('\r\n')).toEqual([
      'ended,game,turns,name,player,place,points,won,hints',
      "1970-01-01T00:00:00.000Z,transport,20,'=1+1,person,2,3,0,0",
      '1970-01-01T00:00:00.000Z,transport,20,"Bo, ""B""",driver,1,10,1,0',
      '',
    ])
  })
})

describe('stamps that a game has given', () => {
  const first = played(1, [seat('Ann', { won: true }), bot('porter')])
  const second = played(2, [seat('ann', { won: true }), seat('Ben', { won: true })])

  it('are told of the game that reached them, and of no later one', () => {
    expect(stampsEarned(book(first, second), first.slot)).toEqual([{ name: 'Ann', stamp: 'win' }])
    expect(stampsEarned(book(first, second), second.slot)).toEqual([{ name: 'Ben', stamp: 'win' }])
  })

  it('are none of a game that is not counted', () => {
    expect(stampsEarned(book(first), 'elsewhere')).toEqual([])
  })
})
