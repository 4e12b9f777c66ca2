import { describe, expect, it } from 'vitest'
import { coins, frame, upgrade, wagons } from '../../../src-shared/games/first-class/effects.ts'
import { TEATIME_PRICE, WAGON_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { AT } from '../../../src-main/engine/first-class/state.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import {
  END,
  ENOUGH,
  POINTS,
  START,
  between,
  by,
  card,
  coinsOf,
  lay,
  offers,
  offersOf,
  play,
  points,
  question,
  refuse,
  rowsOf,
  table,
  take,
  train,
  upgradeAt,
  view,
  why,
} from './helpers.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'

const teatime = { options: { modules: ['A', 'B'], teatime: true } }
const order = (tile: number, which: number, place: number): Action => ({
  kind: 'order',
  tile,
  wagon: which * 16 + place,
})
const pay = (column: number): Action => ({ kind: 'pay', column })

describe('teatime', () => {
  it("offers seats + 1 tiles of the present stack's colour [004:722]", () => {
    expect(view(table({ ...teatime, seats: 3 })).orders).toHaveLength(4)
    expect(view(table({ ...teatime, round: 3 })).orders.every((tile) => tile >= 5 && tile < 10)).toBe(true)
  })
  it('lets unsold tiles go when the next stack starts', () => {
    const s = table({ options: { modules: [], teatime: true }, turnsDone: 5, taken: true, orders: [0, 1, 2] })
    play(s, END, POINTS, POINTS)
    expect(view(s).orders).toHaveLength(3)
    expect(view(s).orders.every((tile) => tile >= 5)).toBe(true)
  })
  it("costs 2 coins, from columns of one's choice, for any wagon good enough [004:728]", () => {
    const s = table({ ...teatime, orders: [0, 2, 4], boards: [{ trains: [[1, 0], [2]], coins: [1, 1, 0] }] })
    expect(offersOf(s, 'order')).toHaveLength(3 * 2)
    play(s, order(4, 1, 0), pay(0), pay(1))
    expect([coinsOf(s), firstClass.view(s, 1).seats[0].trains[1].coaches[0].order]).toEqual([[0, 0, 0], 4])
    expect(view(s).orders).toEqual([0, 2])
  })
  it('offers tiles that are alike once', () => {
    const s = table({ ...teatime, orders: [0, 1, 4], boards: [{ trains: [[1], [0]], coins: [2, 0, 0] }] })
    expect(offersOf(s, 'order')).toEqual([order(0, 0, 0), order(4, 0, 0)])
  })
  it('allows one of each colour a train and one a wagon [004:732-733]', () => {
    const s = table({
      ...teatime,
      round: 3,
      orders: [5, 9],
      boards: [{ trains: [[4, 4, 4], [4]], coins: [5, 0, 0], orders: [[0]] }],
    })
    expect(why(s, order(5, 0, 0))).toBe('orderThere')
    play(s, order(5, 0, 1), pay(0), pay(0))
    expect(why(s, order(9, 0, 0))).toBe('orderThere')
    expect(offersOf(s, 'order')).toEqual([order(9, 1, 0)])
    expect(why(s, order(9, 0, 2))).toBe('orderColour')
  })
  it('asks for a wagon of 1, 4 or 7', () => {
    const s = table({ ...teatime, round: 3, orders: [5], boards: [{ trains: [[2], [0]], coins: [2, 0, 0] }] })
    expect(why(s, order(5, 0, 0))).toBe('orderTooGood')
  })
  it('names the price to whoever has too few coins', () => {
    const s = table({ ...teatime, orders: [0], boards: [{ trains: [[1], [0]], coins: [1, 0, 0] }] })
    expect(firstClass.explain(s, { kind: 'order', id: 0 })).toMatchObject([
      { key: 'first-class.reason.tooFewForOrder', n: TEATIME_PRICE },
    ])
  })
  it('minds no celebrity in the wagon, and is not doubled by it [004:732, 740]', () => {
    const celebrity = card({ stack: 1, kind: 'celebrity' })
    const s = table({
      ...teatime,
      phase: 'scoring',
      round: 2,
      orders: [4],
      boards: [{ trains: [[1], [0]], conductors: [1, 0], riders: [[celebrity]], coins: [2, 0, 0] }],
    })
    play(s, order(4, 0, 0), pay(0), pay(0), POINTS) // bought in one's scoring
    expect(points(s)).toBe(1 + 1 + 4)
  })
  it('scores only where the conductor has come', () => {
    const s = table({
      ...teatime,
      phase: 'scoring',
      round: 2,
      boards: [{ trains: [[1], [0]], conductors: [0, 0], orders: [[4]] }],
    })
    play(s, POINTS)
    expect(points(s)).toBe(0)
  })
})

describe('startBonusOnOwnTurn [004:38-40]', () => {
  const options = { modules: [], startBonusOnOwnTurn: true }
  it("gives the bonus at the beginning of one's own turn", () => {
    const s = table({ options, seats: 3 })
    play(s, START, END)
    expect([by(s), question(s)]).toEqual([1, 'turn'])
    play(s, refuse(view(s).rows[0].find((id) => id >= 0)!), ENOUGH, END)
    expect([by(s), question(s)]).toEqual([2, 'effect'])
    play(s, lay(0))
    expect([by(s), question(s), train(s, 0, 2)]).toEqual([2, 'turn', [0, 0]])
  })
  it('gives whoever has no turn left a bonus alone at the end of the round', () => {
    const engine = card({ stack: 1, kind: 'locomotive' })
    const s = table({ options, seats: 3, turnsDone: 8, rows: rowsOf(engine) })
    play(s, START, END)
    expect([by(s), question(s)]).toEqual([1, 'effect'])
    play(s, ENOUGH)
    expect(question(s)).toBe('scoring')
  })
})

describe('limitedWagons [002:101; ruling 11]', () => {
  const options = { modules: [], limitedWagons: true }
  const two = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] })
  const rise = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0), upgrade(1))] })
  it('lets no 0-wagon be laid when the 0/1 cards are used up', () => {
    const s = table({ options, rows: rowsOf(two), wagonCards: [1, 24, 20] })
    play(s, take(two), lay(0))
    expect([question(s), train(s)]).toEqual(['turn', [0, 0]])
    expect(why(s, { kind: 'spendWagon', train: 0 })).toBe('noneLeft')
  })
  it('lets a wagon rise within its card always, to the next card only if one is left', () => {
    const s = table({ options, rows: rowsOf(rise), wagonCards: [0, 0, 0] })
    play(s, take(rise), upgradeAt(0, 0))
    expect([train(s), question(s)]).toEqual([[1], 'turn'])
    const other = table({ options, rows: rowsOf(rise), wagonCards: [0, 1, 0] })
    play(other, take(rise), upgradeAt(0, 0), upgradeAt(0, 0))
    expect(train(other)).toEqual([2])
  })
  it('in a position leaves in the box what the trains of all seats do not need', () => {
    const laid = (trains: number[][]) => {
      const s = table({ options, boards: [{ trains }, { trains }] })
      return WAGON_CARDS.map((_, pair) => s[AT.supply + pair])
    }
    expect(laid([[4, 1], [2]])).toEqual(WAGON_CARDS.map((n, pair) => n - [2, 4, 0][pair]))
    expect(laid([[12, 7, 4], [0]])).toEqual(WAGON_CARDS.map((n, pair) => n - [2, 2, 4][pair]))
  })
  it('puts the card of a wagon that rose back into the box', () => {
    const s = table({ options, rows: rowsOf(rise), wagonCards: [0, 1, 0], boards: [{ coins: [1, 0, 0] }] })
    expect(offers(s, { kind: 'spendWagon', train: 0 })).toBe(false)
    play(s, take(rise), upgradeAt(0, 0), upgradeAt(0, 0))
    expect(offers(s, { kind: 'spendWagon', train: 0 })).toBe(true)
  })
  it('gives a technician no wagon when the 0/1 cards are used up: his upgrade lapses', () => {
    const technician = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
    const position = {
      options: { modules: ['A', 'E'], limitedWagons: true },
      rows: rowsOf(technician),
      wagonCards: [0, 24, 20],
      boards: [{ trains: [[2], [0]], coins: [5, 0, 0] }],
    }
    const s = table(position)
    const events = play(s, take(technician), between(0))
    expect(train(s)).toEqual([2])
    expect(events.find((event) => event.kind === 'technicianWorked')).toMatchObject({ train: 0, lapsed: true })
    expect(why(s, { kind: 'spendWagon', train: 0 })).toBe('noneLeft')
    const old = table({ ...position, rulesVersion: 1 })
    play(old, take(technician), between(0))
    expect(train(old)).toEqual([2, 0])
  })
  it('is off by default: wagons are unlimited', () => {
    expect(firstClass.options.default.limitedWagons).toBe(false)
  })
})
