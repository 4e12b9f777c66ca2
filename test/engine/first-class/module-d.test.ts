import { describe, expect, it } from 'vitest'
import { coins, conductors, frame, free, upgrade, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  END,
  ENOUGH,
  POINTS,
  WAIVE,
  board,
  card,
  coinsOf,
  fulfil,
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
  use,
  view,
  walk,
  why,
} from './helpers.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'

const withD = { options: { modules: ['A', 'D'] } }
const boxed = card({ kind: 'boarding', passenger: { n: 2, bonus: frame(wagons(1)) } })
const three = card({ kind: 'boarding', passenger: { n: 3 } }) // luggage 5
const tool = card({ kind: 'boarding', luggage: { n: 2, bonus: frame(free()) } }) // passenger 2
const plain = card({ stack: 1, kind: 'boarding', passenger: { n: 2 }, luggage: { n: 4 } })
const both = card({ stack: 1, kind: 'conductor', frames: [frame(conductors(2))] })
const upgrades = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0, 2))] })
const passenger: Action = { kind: 'board', train: 0 }
const luggage: Action = { kind: 'board', train: 1 }

describe('passengers and luggage', () => {
  it('are chosen when the card is taken: the first free wagon of the upper or of the lower train [002:1130]', () => {
    const s = table({ ...withD, rows: rowsOf(three), boards: [{ trains: [[1, 1], [0]], riders: [[plain]] }] })
    play(s, take(three))
    expect(offersOf(s, 'board')).toEqual([passenger, luggage])
    play(s, passenger)
    expect(board(s).trains[0].coaches.map((coach) => coach.rider)).toEqual([plain, three])
  })
  it('who are aboard in a position are so in the train of their seat', () => {
    const s = table({ ...withD, boards: [{}, { trains: [[1], [1]], riders: [[], [plain]], aboard: [0, 1] }] })
    const aboard = view(s).seats.map(({ trains }) => trains.map(({ coaches }) => coaches[0].boarded))
    expect(aboard).toEqual([
      [false, false],
      [false, true],
    ])
  })
  it('can only be refused without a free wagon [002:1144]', () => {
    const s = table({ ...withD, rows: rowsOf(three), boards: [{ riders: [[plain], [boxed]] }] })
    expect(why(s, take(three))).toBe('noFreeWagon')
    expect(offers(s, refuse(three))).toBe(true)
  })
  it('say of a train without a free wagon that this one has none, where the other has', () => {
    const s = table({ ...withD, rows: rowsOf(three), boards: [{ riders: [[plain]] }] })
    const full = { kind: 'board', train: 0 } as const
    const asked = table({ ...withD, rows: rowsOf(three) })
    play(s, take(three))
    play(asked, take(three))
    expect([s, asked].map((one) => why(one, full))).toEqual(['trainWithoutFreeWagon', 'offered'])
  })
  it('come aboard at once where the wagon is worth 1 and the conductor has come: the example of 002:1170', () => {
    const own = { trains: [[1, 1, 1], [0]], conductors: [3, 0], riders: [[plain]], aboard: [1, 0], coins: [0, 0, 0] }
    const s = table({ ...withD, rows: rowsOf(three), boards: [own] })
    play(s, take(three), passenger)
    expect(coinsOf(s)).toEqual([4, 0, 0]) // 3, and 1 for the one aboard before
    expect(board(s).trains[0].coaches.map((coach) => coach.boarded)).toEqual([true, true, false])
  })
  it('wait for the wagon to rise: the luggage of 002:1193, whose boxed bonus waits in the queue', () => {
    const s = table({
      ...withD,
      rows: rowsOf(upgrades),
      boards: [{ trains: [[0], [0, 0]], conductors: [0, 2], riders: [[], [tool]] }],
    })
    expect(points(s)).toBe(0)
    play(s, take(upgrades), upgradeAt(1, 0))
    expect(points(s)).toBe(2)
    expect(view(s).gained).toHaveLength(1)
    play(s, ENOUGH, use(0))
    expect(offers(s, upgradeAt(1, 0))).toBe(true)
  })
  it('wait in a 0-wagon even where the conductor has come', () => {
    const s = table({ ...withD, rows: rowsOf(plain), boards: [{ conductors: [0, 1] }] })
    play(s, take(plain), luggage)
    expect([points(s), board(s).trains[1].coaches[0].boarded]).toEqual([0, false])
  })
  it('wait for the conductor', () => {
    const s = table({ ...withD, rows: rowsOf(both), boards: [{ trains: [[1], [1]], riders: [[], [plain]] }] })
    play(s, take(both), walk(1, 1))
    expect(points(s)).toBe(4)
  })
  it('pay once', () => {
    const s = table({
      ...withD,
      boards: [{ trains: [[1], [1]], conductors: [0, 1], riders: [[], [plain]], aboard: [0, 1], coins: [0, 0, 1] }],
    })
    play(s, { kind: 'spendUpgrade', train: 1, place: 0 })
    expect(points(s)).toBe(0)
  })
  it('of luggage bring 2 points for each piece loaded before [002:1184]', () => {
    const own = { trains: [[0], [1, 1, 1]], conductors: [0, 1], riders: [[], [tool, plain, three]], aboard: [0, 1] }
    const s = table({ ...withD, rows: rowsOf(both), boards: [own] })
    play(s, take(both), walk(1, 2))
    expect(points(s)).toBe(4 + 2 + (5 + 4))
  })
  it('fill the whole coin board when they bring more than it holds; the rest is lost [ruling 7]', () => {
    const [one, two] = [0, 1].map((nth) => card({ stack: 3, kind: 'boarding' }, nth)) // 4 + 1 and 6 + 2 coins
    const s = table({
      ...withD,
      rows: rowsOf(both),
      boards: [
        {
          trains: [[1, 1, 1, 1], [0]],
          riders: [[plain, one, two]],
          aboard: [1, 0],
          conductors: [1, 1],
          coins: [0, 0, 1],
        },
      ],
    })
    play(s, take(both), walk(0, 2))
    expect([view(s).coinsWaiting, question(s)]).toEqual([12, 'makeRoom'])
    play(s, { kind: 'spendPoint', column: 2 })
    expect([coinsOf(s), view(s).coinsWaiting]).toEqual([[5, 5, 2], 0])
  })
  it('are no celebrities: the wagons they ride in are not doubled [002:953, 1212]', () => {
    const celebrity = card({ stack: 1, module: 'B', kind: 'celebrity' })
    const s = table({
      options: { modules: ['B', 'D'] },
      phase: 'scoring',
      round: 4,
      boards: [{ trains: [[4, 2], [0]], conductors: [2, 0], riders: [[plain, celebrity]], aboard: [1, 0] }],
    })
    play(s, POINTS)
    expect(points(s)).toBe(4 + 2 + 2)
  })
  it("that come aboard together lay all their coins at once, as the frame's last step [002:1172, 1313]", () => {
    const s = table({
      ...withD,
      rows: rowsOf(both),
      boards: [{ trains: [[1, 1], [1]], riders: [[boxed, three]], coins: [5, 5, 0] }],
    })
    play(s, take(both), walk(0, 2))
    expect(coinsOf(s)).toEqual([5, 5, 0]) // the frame goes on first
    play(s, walk(1, 1))
    expect([question(s), view(s).coinsWaiting]).toEqual(['makeRoom', 2 + 3 + 1])
    expect(offersOf(s, 'use')).toEqual([]) // the boxed wagon waits until the coins are laid
    play(s, WAIVE)
    expect(offersOf(s, 'use')).toEqual([use(0)])
  })
  it("from a coin's step pay before anything else is done", () => {
    const s = table({ ...withD, boards: [{ trains: [[1], [0]], riders: [[three]], coins: [0, 1, 0] }] })
    play(s, { kind: 'spendStep', piece: 0 })
    expect(coinsOf(s)).toEqual([3, 0, 0])
  })
  it("may come aboard while room is made for others' coins, with their own coins to lay", () => {
    const s = table({ ...withD, boards: [{ trains: [[1, 1], [0]], riders: [[three, boxed]], coins: [5, 5, 2] }] })
    play(s, { kind: 'spendStep', piece: 0 })
    expect(view(s).coinsWaiting).toBe(3)
    play(s, { kind: 'spendStep', piece: 0 })
    expect(view(s).coinsWaiting).toBe(3) // 2 and 1 for the first
    play(s, { kind: 'spendPoint', column: 0 }, { kind: 'spendPoint', column: 0 })
    expect(question(s)).toBe('makeRoom')
    play(s, WAIVE)
    expect(question(s)).toBe('turn')
  })
  it('stay when the turn is over', () => {
    const s = table({ ...withD, rows: rowsOf(three, plain) })
    play(s, take(three), luggage, END)
    expect(board(s).trains[1].coaches[0]).toMatchObject({ rider: three, boarded: false })
  })
})

describe('the contract of D', () => {
  const contract = card({ module: 'D', condition: { kind: 'boarded', n: 2 } })
  const has = (riders: number[][]): boolean =>
    offers(
      table({
        ...withD,
        boards: [
          {
            trains: [
              [0, 0],
              [0, 0],
            ],
            riders,
            contracts: [contract],
          },
        ],
      }),
      fulfil(contract),
    )
  it('counts passengers alone or luggage alone, aboard or not [002:1201; ruling 18]', () => {
    expect([has([[three, plain]]), has([[], [three, plain]]), has([[three], [plain]])]).toEqual([true, true, false])
  })
})

describe('D with other modules', () => {
  it('never shares a wagon with a celebrity [002:1212]', () => {
    const celebrity = card({ stack: 1, kind: 'celebrity' })
    const s = table({
      options: { modules: ['B', 'D'] },
      rows: rowsOf(three),
      boards: [{ trains: [[1, 1], [0]], riders: [[celebrity]] }],
    })
    play(s, take(three), passenger)
    expect(board(s).trains[0].coaches.map((coach) => coach.rider)).toEqual([celebrity, three])
  })
  it('counts no celebrity as a passenger, and doubles nothing for passengers', () => {
    const celebrity = card({ stack: 1, kind: 'celebrity' })
    const contract = card({ module: 'D', condition: { kind: 'boarded', n: 2 } })
    const s = table({
      options: { modules: ['B', 'D'] },
      boards: [{ trains: [[1, 1], [0]], riders: [[celebrity, three]], contracts: [contract] }],
    })
    expect(offers(s, fulfil(contract))).toBe(false)
  })
  it("lets a technician's upgrade bring a passenger aboard [ruling 22]", () => {
    const technician = card({ kind: 'technician', level: 2 })
    const own = {
      trains: [[2, 0], [0]],
      conductors: [2, 0],
      riders: [[plain, three]],
      aboard: [1, 0],
      coins: [0, 0, 0],
    }
    const s = table({ options: { modules: ['D', 'E'] }, rows: rowsOf(technician), boards: [own] })
    play(s, take(technician), { kind: 'layBetween', place: 0 })
    expect(train(s)).toEqual([2, 1])
    expect(coinsOf(s)).toEqual([5, 1, 0]) // their own 2, then 3 and 1
  })
  it("lets a factory's upgrade load luggage, whose box waits", () => {
    const factory = card({ stack: 1, kind: 'factory' })
    const s = table({
      options: { modules: ['D', 'F'] },
      rows: rowsOf(factory),
      boards: [{ trains: [[1], [0]], conductors: [0, 1], riders: [[], [tool]] }],
    })
    play(s, take(factory), { kind: 'layBetween', place: 0 }, upgradeAt(1, 0))
    expect([points(s), view(s).gained.length]).toEqual([2, 1])
    play(s, use(0), lay(0))
    expect(train(s)).toEqual([1, 0])
  })
  it('goes on and on: a technician brings a passenger aboard, whose box sets him to work below, which loads luggage [ruling 22]', () => {
    const technician = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
    const guest = card({ kind: 'boarding', passenger: { n: 2, bonus: frame(free()) } })
    const own = {
      trains: [
        [2, 0],
        [1, 0],
      ],
      conductors: [2, 2],
      riders: [
        [plain, guest],
        [tool, three],
      ],
      aboard: [1, 1],
      coins: [0, 0, 0],
    }
    const s = table({ options: { modules: ['D', 'E'] }, rows: rowsOf(technician), boards: [own] })
    play(s, take(technician), { kind: 'layBetween', place: 0 })
    expect([coinsOf(s), points(s), view(s).gained.length]).toEqual([[5, 0, 0], 0, 1]) // their 2, then 2 and 1
    play(s, use(0), upgradeAt(1, 0))
    expect([train(s, 0), train(s, 1), points(s)]).toEqual([[2, 1], [2, 1], 5 + 2])
  })
})
