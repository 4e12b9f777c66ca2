import { describe, expect, it } from 'vitest'
import { TOOLBOX_ID } from '../../../src-shared/games/first-class/cards/index.ts'
import { coins, conductor, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  END,
  ENOUGH,
  between,
  board,
  card,
  coinsOf,
  drive,
  fulfil,
  kinds,
  lay,
  offers,
  offersOf,
  play,
  question,
  refuse,
  rowsOf,
  table,
  take,
  train,
  upgradeAt,
  view,
  walk,
} from './helpers.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import { firstClassTestable } from '../../testable/first-class/index.ts'

const withF = { options: { modules: ['A', 'F'] } }
const withEF = { options: { modules: ['E', 'F'] } }
const factories = [0, 1, 2].map((nth) => card({ stack: 1, kind: 'factory' }, nth))
const paying = card({ stack: 2, kind: 'factory', frames: [frame(coins(1))] })
const warehouse = card({ stack: 1, kind: 'warehouse' })
const two = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] })
const engine = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(3))] })
const purse = card({ stack: 1, module: 'F', kind: 'coins' })
const endCard = card({ stack: 1, module: 'A', kind: 'endCard' })
const route = card({ stack: 1, kind: 'route' })
const contract = card({ stack: 1, module: 'A', condition: { kind: 'wagons', level: 1, n: 3 } })
const fetch = (id: number): Action => ({ kind: 'fetch', card: id })

describe('a warehouse', () => {
  const spec = { ...withF, rows: rowsOf(warehouse, ...Array(5).fill(-1)), stackTop: [two, engine, route] }
  it('opens three cards of what is left of the stack, and the toolbox [004:751]', () => {
    const s = table(spec)
    const events = play(s, take(warehouse))
    expect(view(s).warehouse).toEqual([two, engine, route, TOOLBOX_ID])
    expect(events.find((event) => event.kind === 'warehouseOpened')?.learnt).toEqual([0, 1])
  })
  it('carries out up to two, one after the other; all are shuffled back, only the warehouse is filed [004:760]', () => {
    const s = table(spec)
    const left = view(s).stacks[0]
    play(s, take(warehouse), fetch(engine), drive(3), fetch(two), lay(0), lay(0))
    expect(question(s)).toBe('turn')
    expect(board(s)).toMatchObject({ filed: [warehouse], locomotive: 3 })
    expect(train(s, 0)).toEqual([0, 0, 0])
    expect(view(s).stacks[0]).toBe(left)
    expect(firstClassTestable.hiddenFrom(s, 0)[0]).toContain(engine)
  })
  it('takes base locomotive, conductor and wagon cards, coins and end cards of either module, nothing else [004:756-758]', () => {
    const s = table({ ...spec, stackTop: [route, contract, factories[0]] })
    play(s, take(warehouse))
    expect(offersOf(s, 'fetch')).toEqual([fetch(TOOLBOX_ID)])
    const other = table({ ...spec, stackTop: [purse, endCard, card({ stack: 1, kind: 'conductor' })] })
    play(other, take(warehouse))
    expect(offersOf(other, 'fetch')).toHaveLength(4)
    play(other, fetch(purse), fetch(endCard), { kind: 'takeEndCard', endCard: view(other).openEndCards[0] })
    expect(coinsOf(other)).toEqual([5, 1, 0])
    expect(board(other).endCards).toHaveLength(1)
  })
  it('always has the toolbox: one upgrade of any wagon [004:760]', () => {
    const s = table({ ...spec, stackTop: [route, contract, factories[0]] })
    play(s, take(warehouse), fetch(TOOLBOX_ID), upgradeAt(0, 0))
    expect([train(s, 0), question(s)]).toEqual([[1], 'turn'])
  })
  it('lets coins and contracts come between its two cards, not before the first [004:764; ruling 20]', () => {
    const s = table({ ...spec, boards: [{ trains: [[1, 1], [0]], contracts: [contract], coins: [1, 0, 0] }] })
    play(s, take(warehouse))
    expect(offersOf(s, 'spendPoint')).toEqual([])
    play(s, fetch(TOOLBOX_ID), upgradeAt(1, 0))
    expect(offers(s, fulfil(contract)) && offers(s, { kind: 'spendWagon', train: 0 })).toBe(true)
    play(s, fulfil(contract), lay(0), ENOUGH, fetch(two), ENOUGH)
    expect(question(s)).toBe('turn')
  })
  it('passes its second card over only after coins, contracts and orders have had their turn [004:764; ruling 26]', () => {
    const conductors = card({ stack: 1, kind: 'conductor', frames: [frame(conductor(2))] })
    const routes = [0, 1].map((nth) => card({ stack: 1, kind: 'route' }, nth))
    const position = {
      options: { modules: ['A', 'F'] },
      rows: rowsOf(warehouse),
      stackTop: [conductors, ...routes],
      boards: [{ trains: [[0], [0]], conductors: [1, 1], coins: [1, 0, 0] }],
    }
    const s = table(position)
    play(s, take(warehouse), fetch(TOOLBOX_ID), upgradeAt(0, 0))
    expect([question(s), offersOf(s, 'fetch')]).toEqual(['warehouse', []])
    play(s, { kind: 'spendWagon', train: 0 }, fetch(conductors))
    play(s, walk(0, 1))
    expect([question(s), board(s).trains[0].conductor]).toEqual(['turn', 2])
    const done = table(position)
    play(done, take(warehouse), fetch(TOOLBOX_ID), upgradeAt(0, 0), ENOUGH)
    expect(question(done)).toBe('turn')
  })
  it('closes by itself when nothing could make its second card do something', () => {
    const s = table({ ...spec, stackTop: [route, contract, factories[0]], boards: [{ coins: [5, 0, 0] }] })
    play(s, take(warehouse), fetch(TOOLBOX_ID), upgradeAt(0, 0))
    expect(question(s)).toBe('turn')
  })
  it('knows no refusing of its cards, and may be left after one', () => {
    const s = table(spec)
    play(s, take(warehouse), fetch(engine), ENOUGH)
    expect(offersOf(s, 'refuse')).toEqual([])
    play(s, ENOUGH)
    expect(question(s)).toBe('turn')
  })
  it('finds the four undealt cards in the second round of a stack, which leave the game with it [ruling 20]', () => {
    const s = table({ ...withF, seats: 2, round: 2, turnsDone: 5, rows: rowsOf(warehouse, two) })
    expect(view(s).stacks[0]).toBe(4)
    play(s, take(warehouse), ENOUGH, END)
    expect(view(s).stacks[0]).toBe(0)
  })
  it('when refused opens nothing', () => {
    const s = table(spec)
    expect(kinds(play(s, refuse(warehouse), ENOUGH))).not.toContain('warehouseOpened')
  })
})

describe('a factory', () => {
  it('gives as many upgrades as its place says, up to the higher of its two left wagons [004:792-794]', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[2]),
      boards: [
        {
          trains: [
            [4, 1, 1],
            [2, 1, 1],
          ],
          between: factories.slice(0, 1),
        },
      ],
    })
    play(s, take(factories[2]), between(1))
    expect(question(s)).toBe('factory')
    expect(view(s).frame).toMatchObject({ free: 2, limit: 1 }) // place 2: the third wagons are 1
    expect(offersOf(s, 'upgradeWagon')).toEqual([])
    play(s, lay(0), lay(1))
    expect(view(s).frame).toMatchObject({ free: 1, limit: 4 }) // then place 1
    play(s, upgradeAt(0, 1))
    expect([train(s, 0), train(s, 1), question(s)]).toEqual([[4, 2, 1, 0], [2, 1, 1, 0], 'turn'])
  })
  it('that is new sets all uncovered ones to work, from right to left [004:786-790]', () => {
    const wagons = [2, 2, 2, 2, 2]
    const s = table({
      ...withF,
      rows: rowsOf(factories[2]),
      boards: [{ trains: [wagons, wagons], between: factories.slice(0, 2) }],
    })
    const order: number[] = []
    const note = (events: ReturnType<typeof play>) =>
      order.push(...events.flatMap((event) => (event.kind === 'factoryWorks' ? [event.place] : [])))
    note(play(s, take(factories[2]), between(2)))
    while (question(s) === 'factory') note(play(s, ENOUGH))
    expect(order).toEqual([2, 1, 0])
  })
  it('covered by another is not set to work', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[2]),
      boards: [{ between: factories.slice(0, 2), trains: [[1, 1, 1], [0]] }],
    })
    play(s, take(factories[2]), between(1), ENOUGH)
    expect(view(s).frame).toMatchObject({ free: 1 })
    play(s, ENOUGH)
    expect(question(s)).toBe('turn')
  })
  it('without a wagon beside it gives nothing, and is passed over when nothing could change that [004:795]', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[1]),
      boards: [{ trains: [[0, 0], [0]], between: factories.slice(0, 1), coins: [0, 0, 0] }],
    })
    play(s, take(factories[1]), between(1))
    expect(view(s).frame).toMatchObject({ free: 1 }) // straight to the first place
  })
  it('beside 0-wagons gives 0-wagons only', () => {
    const s = table({ ...withF, rows: rowsOf(factories[0]), boards: [{ trains: [[0, 0], [0]] }] })
    play(s, take(factories[0]), between(0))
    expect([offersOf(s, 'upgradeWagon'), offersOf(s, 'lay')]).toEqual([[], [lay(0), lay(1)]])
  })
  it('reckons its limit when its turn comes: an earlier factory may have raised it', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[1]),
      boards: [
        {
          trains: [
            [1, 1, 1],
            [2, 2, 2],
          ],
          between: factories.slice(0, 1),
          coins: [0, 0, 1],
        },
      ],
    })
    play(s, take(factories[1]), between(1), ENOUGH)
    expect(view(s).frame).toMatchObject({ free: 1, limit: 2 })
    play(s, { kind: 'spendUpgrade', train: 1, place: 0 })
    expect(view(s).frame).toMatchObject({ free: 1, limit: 4 })
  })
  it('lets coins and contracts come before and after all its upgrades, not between them [004:799]', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[1]),
      boards: [
        {
          trains: [
            [1, 1, 1],
            [1, 1, 1],
          ],
          between: factories.slice(0, 1),
          contracts: [contract],
        },
      ],
    })
    play(s, take(factories[1]), between(1))
    expect(offers(s, { kind: 'spendPoint', column: 0 }) && offers(s, fulfil(contract))).toBe(true)
    play(s, lay(0))
    expect(question(s)).toBe('effect')
    expect(offersOf(s, 'fulfil').concat(offersOf(s, 'spendPoint'))).toEqual([])
    play(s, lay(1))
    expect(question(s)).toBe('factory')
    play(s, fulfil(contract), upgradeAt(0, 0), ENOUGH)
    expect(view(s).frame).toMatchObject({ free: 1, limit: 2 })
  })
  it('that has nothing to do yet is passed over only after coins, contracts and orders have had their turn [004:799; ruling 26]', () => {
    const [laid, fulfilled] = [
      card({ stack: 1, kind: 'switch' }),
      card({ stack: 2, module: 'E', condition: { kind: 'between', n: 2 } }),
    ]
    const position = {
      options: { modules: ['E', 'F'] },
      round: 3,
      rows: rowsOf(paying),
      boards: [{ trains: [[1, 1], [0]], between: [laid], contracts: [fulfilled], coins: [0, 0, 0] }],
    }
    const s = table(position)
    const events = play(s, take(paying), between(1))
    expect([question(s), view(s).frame, kinds(events)]).toEqual([
      'factory',
      null,
      expect.not.arrayContaining(['factoryWorks']),
    ])
    expect(offersOf(s, 'fulfil')).toEqual([fulfil(fulfilled)])
    play(s, fulfil(fulfilled), lay(0), ENOUGH)
    expect(view(s).frame).toMatchObject({ free: 2, limit: 0 }) // a third wagon stands beside it now
    const passed = table(position)
    const ended = kinds(play(passed, take(paying), between(1), ENOUGH)).filter((kind) => kind === 'frameEnded')
    expect(ended).toHaveLength(1) // that of its own small box
    expect([question(passed), coinsOf(passed)]).toEqual(['turn', [1, 0, 0]])
    const old = table({ ...position, rulesVersion: 1 })
    play(old, take(paying), between(1))
    expect(question(old)).toBe('turn')
  })
  it('of a later stack gives its own small frame when the factories are done', () => {
    const s = table({ ...withF, round: 3, rows: rowsOf(paying), boards: [{ trains: [[1], [0]] }] })
    play(s, take(paying), between(0))
    expect(coinsOf(s)).toEqual([1, 0, 0])
    play(s, lay(0))
    expect(coinsOf(s)).toEqual([2, 0, 0])
  })
  it('whose wagons reach the mail place asks for the mail wagon, and goes on', () => {
    const s = table({
      ...withF,
      rows: rowsOf(factories[1]),
      boards: [{ trains: [[1, 1, 1, 1], [0]], between: factories.slice(0, 1) }],
    })
    play(s, take(factories[1]), between(1), lay(0), { kind: 'mail', mail: 1 }, lay(0))
    expect(train(s, 0)).toEqual([1, 1, 1, 1, 0, 'mail', 0])
    expect(question(s)).toBe('factory')
  })
})

describe('E and F together', () => {
  const technician = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
  const aSwitch = card({ kind: 'switch', level: 1, points: 5 })
  it('share the four places and may cover each other [004:807]', () => {
    const s = table({ ...withEF, rows: rowsOf(factories[0]), boards: [{ between: [aSwitch, technician] }] })
    play(s, take(factories[0]))
    expect(offersOf(s, 'layBetween')).toEqual([between(0), between(1), between(2)])
  })
  it("let a factory's place count, not the number of factories: place 3 gives three [004:809]", () => {
    const s = table({
      ...withEF,
      rows: rowsOf(factories[0]),
      boards: [{ trains: [[1, 1, 1, 1, 1], [0]], between: [aSwitch, technician] }],
    })
    play(s, take(factories[0]), between(2))
    expect(view(s).frame).toMatchObject({ free: 3 })
  })
  it('set no factory to work when a switch or technician is laid [ruling 19]', () => {
    const s = table({ ...withEF, rows: rowsOf(aSwitch), boards: [{ between: [factories[0]] }] })
    play(s, take(aSwitch), between(1))
    expect(question(s)).toBe('turn')
  })
  it("let a factory's upgrade set a technician to work", () => {
    const s = table({
      ...withEF,
      rows: rowsOf(factories[0]),
      boards: [
        {
          trains: [
            [1, 1, 1],
            [2, 2, 2],
          ],
          between: [technician, aSwitch],
          done: [2],
        },
      ],
    })
    play(s, take(factories[0]), between(1), upgradeAt(0, 0))
    expect(train(s, 0)).toEqual([2, 2, 1])
  })
  it('let what covers a technician end his work for good', () => {
    const s = table({
      ...withEF,
      rows: rowsOf(factories[0]),
      boards: [
        {
          trains: [
            [1, 1],
            [1, 1],
          ],
          between: [technician],
        },
      ],
    })
    play(s, take(factories[0]), between(0), ENOUGH)
    expect(board(s).between[0]).toMatchObject({ card: factories[0], covered: [technician], done: [false, false] })
  })
})
