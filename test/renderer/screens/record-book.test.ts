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
import { STAMPS, stampsEarned, stampsOf } from '../../../src-renderer/screens/statistics/stamps.ts'
import type { Book, BookGame, BookSeat } from '../../../src-shared/statistics.ts'

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
  ...more,
})
const bot = (player: string, more: Partial<BookSeat> = {}) => seat('Bot', { person: false, player, ...more })
const played = (at: number, seats: BookSeat[], more: Partial<BookGame> = {}): BookGame => ({
  game: 'transport',
  slot: `game-${at}`,
  at,
  turns: 20,
  seats,
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

  it('of days and lessons tell how far one is', () => {
    const all = book(played(1, [seat('Ann', won), bot('controller')]))
    expect([of(all, 'days')?.n, of(all, 'school')?.n, of(all, 'controller')?.done]).toEqual([7, 3, true])
  })
})

describe('the table for other programs', () => {
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
