import { describe, expect, it } from 'vitest'
import { coins, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  END,
  ENOUGH,
  WAIVE,
  board,
  card,
  coinsOf,
  drive,
  endCard,
  kinds,
  lay,
  offers,
  offersOf,
  play,
  points,
  question,
  rowsOf,
  table,
  take,
  train,
  view,
  walk,
  why,
} from './helpers.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import type { RefKind } from '../../../src-shared/core.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'

const purse = card({ stack: 2, module: 'A', kind: 'coins' }) // 4 coins
const withCoin = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2)), frame(coins(1))] })
const three = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
const step = (piece: number): Action => ({ kind: 'spendStep', piece })
const point = (column: number): Action => ({ kind: 'spendPoint', column })
const withA = { options: { modules: ['A', 'B'] }, round: 3 }

describe('coins', () => {
  it('fill the columns from the left, the gaps first; those that lie never move [002:612]', () => {
    const s = table({ ...withA, rows: rowsOf(purse), boards: [{ coins: [3, 4, 0] }] })
    play(s, take(purse))
    expect(coinsOf(s)).toEqual([5, 5, 1])
  })
  it('of a frame come without a question when there is room', () => {
    const s = table({ ...withA, rows: rowsOf(purse) })
    play(s, take(purse))
    expect([question(s), coinsOf(s)]).toEqual(['turn', [5, 0, 0]])
  })
  it('buy a 0-wagon from column 1, a step of a conductor or the locomotive from 2, an upgrade from 3 [002:621-623]', () => {
    const s = table({ boards: [{ coins: [1, 3, 1] }] })
    play(s, { kind: 'spendWagon', train: 1 }, step(0), step(1), step(2), { kind: 'spendUpgrade', train: 1, place: 0 })
    expect(train(s, 1)).toEqual([1, 0])
    expect(board(s)).toMatchObject({ locomotive: 1, coins: [0, 0, 0] })
    expect(board(s).trains.map((t) => t.conductor)).toEqual([1, 1])
  })
  it('of column 3 may buy a new 0-wagon [ruling 8]', () => {
    const s = table({ boards: [{ coins: [0, 0, 1] }] })
    play(s, { kind: 'spendUpgrade', train: 0, place: 1 })
    expect(train(s, 0)).toEqual([0, 0])
  })
  it('of column 3 raise the first wagon of a train as well as the last', () => {
    const s = table({ boards: [{ coins: [0, 0, 1], trains: [[1, 0], [0]] }] })
    expect(offersOf(s, 'spendUpgrade')).toContainEqual({ kind: 'spendUpgrade', train: 0, place: 0 })
    expect(offersOf(s, 'spendUpgrade')).toContainEqual({ kind: 'spendUpgrade', train: 1, place: 0 })
  })
  it('buy a point from any column [002:625]', () => {
    const s = table({ boards: [{ coins: [1, 1, 1] }] })
    play(s, point(2), point(1), point(0))
    expect(points(s)).toBe(3)
  })
  it("never do another column's action [002:628]", () => {
    const s = table({ boards: [{ coins: [1, 0, 0] }] })
    expect(why(s, step(0))).toBe('noCoinInColumn')
  })
  it('are missed where one points at what they would be spent on, unless something else speaks against it', () => {
    const s = table({ rows: rowsOf(), boards: [{ coins: [0, 0, 0], trains: [[1, 1], [0]] }] })
    const said = (kind: RefKind, id: number) => firstClass.explain(s, { kind, id })[0].key.split('.').at(-1)
    expect([said('train', 0), said('conductor', 1), said('locomotive', 0)]).toEqual(Array(3).fill('noCoinForIt'))
    expect([0, 1, 2, 3].map((place) => said('coach', place))).toEqual([
      'noCoinForIt',
      'wagonBefore',
      'noCoinForIt', // where a new wagon would stand
      'noWagonThere',
    ])
    expect(said('column', 0)).toBe('noCoinInColumn')
  })
  it('are not offered for what would achieve nothing; the point always is [ruling 7]', () => {
    const s = table({
      boards: [
        { coins: [1, 1, 1], trains: [Array(8).fill(12), Array(8).fill(12)], conductors: [10, 10], locomotive: 3 },
      ],
      constantinople: [0, 0],
    })
    expect(offersOf(s, 'spendWagon').concat(offersOf(s, 'spendStep'), offersOf(s, 'spendUpgrade'))).toEqual([])
    expect(offersOf(s, 'spendPoint')).toHaveLength(3)
  })
  it('are spent before and after the card, but not between its frames [002:619, 1310]', () => {
    const s = table({ rows: rowsOf(withCoin), boards: [{ coins: [2, 0, 0] }] })
    play(s, point(0), take(withCoin))
    expect(question(s)).toBe('effect')
    expect(offersOf(s, 'spendPoint')).toEqual([])
    play(s, ENOUGH)
    expect(offersOf(s, 'spendPoint')).not.toEqual([])
  })
  it('of column 1 that lay the fifth wagon bring the mail wagon too', () => {
    const s = table({ boards: [{ coins: [1, 0, 0], trains: [[0, 0, 0, 0], [0]] }] })
    play(s, { kind: 'spendWagon', train: 0 })
    expect(question(s)).toBe('mailWagon')
  })
})

describe('an end card for coins', () => {
  it("costs four, from columns of one's choice [002:624]", () => {
    const open = [
      endCard({ counts: 'wagon' }),
      endCard({ counts: 'conductor' }),
      endCard({ counts: 'locomotive' }),
      endCard({ counts: 'wagon' }, 1),
    ]
    const s = table({ openEndCards: open, boards: [{ coins: [3, 2, 1] }] })
    play(s, { kind: 'buy', endCard: open[0] })
    play(s, { kind: 'pay', column: 0 })
    expect(offersOf(s, 'pay')).toEqual([
      { kind: 'pay', column: 0 },
      { kind: 'pay', column: 1 },
    ])
    play(s, { kind: 'pay', column: 1 })
    expect(offersOf(s, 'pay')).toEqual([{ kind: 'pay', column: 1 }]) // columns are named from left to right
    play(s, { kind: 'pay', column: 1 }, { kind: 'pay', column: 2 })
    expect(coinsOf(s)).toEqual([2, 0, 0])
    expect(board(s).endCards).toEqual([open[0]])
  })
  it('is not to be had for three', () => {
    const s = table({ boards: [{ coins: [3, 0, 0] }] })
    expect(offersOf(s, 'buy')).toEqual([])
    expect(why(s, { kind: 'buy', endCard: view(s).openEndCards[0] })).toBe('tooFewCoins')
  })
  it('gives its action at once, to be used in the turn; the open four are filled when the turn is over [002:503]', () => {
    const wanted = endCard({ counts: 'wagon', points: 1 }, 2) // two conductor steps
    const s = table({ rows: rowsOf(three, withCoin), openEndCards: [wanted], boards: [{ coins: [4, 0, 0] }] })
    const pay = Array(4).fill({ kind: 'pay', column: 0 }) as Action[]
    play(s, { kind: 'buy', endCard: wanted }, ...pay, { kind: 'use', index: 0 }, walk(0, 1), ENOUGH)
    expect(view(s).openEndCards).toEqual([])
    const events = play(s, take(three), ENOUGH, END)
    expect(kinds(events)).toContain('endCardsOpened')
    expect(view(s).openEndCards).toHaveLength(4)
  })
  it('can be bought more than once a turn', () => {
    const s = table({ boards: [{ coins: [5, 3, 0] }] })
    const [first, second] = view(s).openEndCards
    const column = (n: number, times: number) => Array(times).fill({ kind: 'pay', column: n }) as Action[]
    play(
      s,
      { kind: 'buy', endCard: first },
      ...column(0, 4),
      { kind: 'buy', endCard: second },
      ...column(0, 1),
      ...column(1, 3),
    )
    expect([...board(s).endCards].sort()).toEqual([first, second].sort())
  })
})

describe('coins that do not fit', () => {
  const full = { coins: [5, 5, 0] }
  it('wait until one has spent enough; all are laid together [002:611-615]', () => {
    const s = table({ ...withA, rows: rowsOf(purse), boards: [full] })
    play(s, take(purse))
    expect(question(s)).toBe('makeRoom')
    expect(view(s).coinsWaiting).toBe(4)
    play(s, { kind: 'spendWagon', train: 0 })
    expect(question(s)).toBe('makeRoom')
    play(s, { kind: 'spendWagon', train: 0 })
    expect(coinsOf(s)).toEqual([5, 5, 2])
    expect(train(s, 0)).toEqual([0, 0, 0])
  })
  it('may be let go', () => {
    const s = table({ ...withA, rows: rowsOf(purse), boards: [full] })
    play(s, take(purse), WAIVE)
    expect([question(s), coinsOf(s)]).toEqual(['turn', [5, 5, 0]])
  })
  it('can be made room for by an end card', () => {
    const s = table({ ...withA, rows: rowsOf(purse), boards: [full] })
    const bought = view(s).openEndCards[0]
    play(s, take(purse), { kind: 'buy', endCard: bought }, ...(Array(4).fill({ kind: 'pay', column: 0 }) as Action[]))
    expect(coinsOf(s)).toEqual([5, 5, 0])
    expect(view(s).gained).toHaveLength(1)
  })
  it('and whose room reaches the mail place ask for the mail wagon in between', () => {
    const s = table({ ...withA, rows: rowsOf(purse), boards: [{ ...full, trains: [[1, 1, 1, 1], [0]] }] })
    play(s, take(purse), { kind: 'spendWagon', train: 0 })
    expect(question(s)).toBe('mailWagon')
    play(s, { kind: 'mail', mail: 0 })
    expect(question(s)).toBe('makeRoom')
  })
  it('of a frame with other effects are taken when one chooses: before, between or after them [002:1310]', () => {
    const engine = card({ stack: 2, kind: 'locomotive', frames: [frame(locomotive(3), coins(1))] })
    const s = table({ ...withA, rows: rowsOf(engine), boards: [{ coins: [5, 5, 2] }] })
    play(s, take(engine))
    expect(offers(s, { kind: 'takeCoins' }) && offers(s, drive(3))).toBe(true)
    play(s, { kind: 'takeCoins' })
    expect(question(s)).toBe('makeRoom')
    play(s, step(2))
    expect([question(s), board(s).locomotive, coinsOf(s)]).toEqual(['effect', 1, [5, 5, 2]])
    play(s, drive(2))
    expect(question(s)).toBe('turn')
  })
  it('of a frame need room when the other effects are done', () => {
    const engine = card({ stack: 2, kind: 'locomotive', frames: [frame(locomotive(3), coins(1))] })
    const s = table({ ...withA, rows: rowsOf(engine), boards: [{ coins: [5, 5, 2] }] })
    play(s, take(engine), drive(3))
    expect(question(s)).toBe('makeRoom')
  })
  it('of a city wait in the scoring too', () => {
    const s = table({ ...withA, phase: 'scoring', round: 4, boards: [{ coins: [5, 5, 2], locomotive: 1 }] })
    play(s, { kind: 'city', index: 0 })
    expect(question(s)).toBe('makeRoom')
  })
  it('score a point each under the house rule, and nobody must make room [004:37]', () => {
    const s = table({
      options: { modules: ['A', 'B'], overflowCoinsScore: true },
      round: 3,
      rows: rowsOf(purse),
      boards: [full],
    })
    play(s, take(purse))
    expect([question(s), coinsOf(s), points(s)]).toEqual(['turn', [5, 5, 2], 2])
  })
  it.each([false, true])('are lost off turn [ruling 7], scored else or not: %s', (overflowCoinsScore) => {
    const options = { modules: [], overflowCoinsScore }
    const s = table({ seats: 3, options, boards: [{}, {}, { coins: [5, 5, 1], trains: [[0, 0, 0, 0], [0]] }] })
    play(s, { kind: 'takeStart' }, END, lay(0), { kind: 'mail', mail: 3 })
    expect(question(s)).toBe('bonus')
    play(s, { kind: 'use', index: 0 })
    expect([coinsOf(s, 2), points(s, 2)]).toEqual([[5, 5, 2], 0])
    expect(offers(s, point(0))).toBe(question(s) === 'turn')
  })
})
