import { describe, expect, it } from 'vitest'
import { MAIL_WAGONS } from '../../../src-shared/games/first-class/cards/index.ts'
import { frame, free, upgrade, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  ENOUGH,
  board,
  card,
  lay,
  offers,
  offersOf,
  play,
  question,
  rowsOf,
  table,
  take,
  train,
  upgradeAt,
  view,
  why,
} from './helpers.ts'

const two = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] })
const upgrades = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0, 2))] })
const mixed = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0), upgrade(1))] })
const freeTwo = card({ stack: 2, kind: 'wagon', frames: [frame(free(2))] })

describe('new wagons', () => {
  it('go behind the last card of either train, chosen anew for each [002:237]', () => {
    const s = table({ rows: rowsOf(two) })
    play(s, take(two), lay(0), lay(1))
    expect([train(s, 0), train(s, 1)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
  it('may all be left [002:193]', () => {
    const s = table({ rows: rowsOf(two) })
    play(s, take(two), lay(0), ENOUGH)
    expect(train(s, 0)).toEqual([0, 0])
    expect(question(s)).toBe('turn')
  })
  it('never go behind an engine tile, and what cannot be laid lapses without a question [002:562]', () => {
    const full = [1, 1, 1, 1, 1, 1, 1, 1]
    const s = table({ rows: rowsOf(two), boards: [{ trains: [full, full] }] })
    play(s, take(two))
    expect(question(s)).toBe('turn')
  })
  it('are unlimited [ruling 11]', () => {
    const s = table({
      seats: 4,
      rows: rowsOf(two),
      boards: Array(4).fill({ trains: [Array(7).fill(0), Array(7).fill(0)] }),
    })
    expect(offers(s, take(two))).toBe(true)
    play(s, take(two), lay(0))
    expect(board(s).trains[0].coaches).toHaveLength(10)
  })
})

describe('an upgrade', () => {
  it('of one value takes the leftmost wagon of that value in a train [002:281]', () => {
    const s = table({
      rows: rowsOf(upgrades),
      boards: [
        {
          trains: [
            [1, 0, 0],
            [0, 0],
          ],
        },
      ],
    })
    play(s, take(upgrades))
    expect(offersOf(s, 'upgradeWagon')).toEqual([upgradeAt(0, 1), upgradeAt(1, 0)])
    play(s, upgradeAt(0, 1), upgradeAt(1, 0))
    expect([train(s, 0), train(s, 1)]).toEqual([
      [1, 1, 0],
      [1, 0],
    ])
  })
  it('may raise one wagon more than once [002:283]', () => {
    const s = table({ rows: rowsOf(mixed), boards: [{ trains: [[0], [0]] }] })
    play(s, take(mixed), upgradeAt(0, 0), upgradeAt(0, 0))
    expect(train(s, 0)).toEqual([2])
  })
  it('follows the order 0 1 2 4 7 12 and ends there [002:285]', () => {
    const s = table({ round: 3, rows: rowsOf(freeTwo), boards: [{ trains: [[7], [12]] }] })
    play(s, take(freeTwo), upgradeAt(0, 0))
    expect(train(s, 0)).toEqual([12])
    expect(why(s, upgradeAt(0, 0))).toBe('highestAlready')
  })
  it('never makes a wagon worth more than the one before it, across the mail wagon too [002:276; ruling 9]', () => {
    const s = table({ round: 3, rows: rowsOf(freeTwo), boards: [{ trains: [[2, 2, 2, 2, 1, 1], [0]] }] })
    play(s, take(freeTwo))
    expect(why(s, upgradeAt(0, 6))).toBe('wagonBefore')
    expect(why(s, upgradeAt(0, 5))).toBe('notUpgradable')
    play(s, upgradeAt(0, 4), upgradeAt(0, 6))
    expect(train(s, 0)).toEqual([2, 2, 2, 2, 2, 'mail', 2])
  })
  it('of any wagon may be a new 0-wagon, a fixed one may not [002:289; ruling 8]', () => {
    const s = table({ round: 3, rows: rowsOf(freeTwo, upgrades) })
    play(s, take(freeTwo), lay(1), lay(1))
    expect(train(s, 1)).toEqual([0, 0, 0])
    const other = table({ rows: rowsOf(upgrades) })
    play(other, take(upgrades))
    expect(offersOf(other, 'lay')).toEqual([])
  })
  it('of a kind that no wagon can use lapses', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[2], [1]] }] })
    play(s, take(upgrades))
    expect(question(s)).toBe('turn')
  })
})

describe('the mail wagon', () => {
  const four = { trains: [[1, 1, 1, 1], [0]] }
  it('must follow the fifth wagon at once, whichever of the four one likes [002:523]', () => {
    const s = table({ rows: rowsOf(two), boards: [four] })
    play(s, take(two), lay(0))
    expect(question(s)).toBe('mailWagon')
    expect(offersOf(s, 'mail')).toHaveLength(4)
    play(s, { kind: 'mail', mail: 2 })
    expect(train(s, 0)).toEqual([1, 1, 1, 1, 0, 'mail'])
    expect(board(s).mail).toEqual([0, 1, 3])
  })
  it('comes inside the frame, which then goes on; its bonus waits [002:503; ruling 3]', () => {
    const s = table({ rows: rowsOf(two), boards: [four] })
    play(s, take(two), lay(0), { kind: 'mail', mail: 0 })
    expect(question(s)).toBe('effect')
    expect(view(s).gained).toEqual([{ source: { kind: 'mail', id: 0 }, frame: MAIL_WAGONS[0] }])
    play(s, lay(0))
    expect(train(s, 0)).toEqual([1, 1, 1, 1, 0, 'mail', 0])
    expect(question(s)).toBe('turn')
  })
  it('is laid at most once a train, so at most two a seat, each another one [002:525]', () => {
    const s = table({
      rows: rowsOf(two),
      boards: [
        {
          trains: [
            [1, 1, 1, 1, 1],
            [0, 0, 0, 0],
          ],
          mail: [3, 0],
        },
      ],
    })
    play(s, take(two), lay(1))
    expect(offersOf(s, 'mail')).toEqual([0, 1, 2].map((mail) => ({ kind: 'mail', mail })))
  })
})

describe('the engine tile', () => {
  const nine = { trains: [[1, 1, 1, 1, 1, 1, 1], [0]] }
  it('is laid by itself behind the ninth card: the lowest of the stack, its upgrades wait [002:550]', () => {
    const s = table({ rows: rowsOf(two), boards: [nine] })
    play(s, take(two), lay(0))
    expect(train(s, 0)).toEqual([1, 1, 1, 1, 1, 'mail', 1, 1, 0, 'tile'])
    expect(board(s).trains[0].coaches[9].value).toBe(5)
    expect(view(s).gained[0].source).toEqual({ kind: 'engineTile', id: 0 })
    expect(offersOf(s, 'lay')).toEqual([lay(1)])
  })
  it('comes in the order 5 6 7 8 12 13 14 15', () => {
    const full = Array(8).fill(1)
    const s = table({ rows: rowsOf(two), boards: [nine, { trains: [full, full] }] })
    play(s, take(two), lay(0))
    expect(board(s).trains[0].coaches[9].value).toBe(7)
  })
  it('leaves the wagons of its train to rise [002:564]', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[1, 1, 1, 1, 1, 1, 1, 0], [0]] }] })
    play(s, take(upgrades))
    expect(offers(s, upgradeAt(0, 8))).toBe(true)
  })
})

describe('a bonus of two upgrades from a mail wagon', () => {
  it('may be used in the other train [002:545]', () => {
    const s = table({ rows: rowsOf(two), boards: [{ trains: [[1, 1, 1, 1], [0]] }] })
    play(s, take(two), lay(0), { kind: 'mail', mail: 1 }, ENOUGH, { kind: 'use', index: 0 }, upgradeAt(1, 0))
    expect(train(s, 1)).toEqual([1])
  })
  it('of two steps for both conductors takes in a 0-wagon bought before [002:1314]', () => {
    const s = table({
      rows: rowsOf(two),
      boards: [{ trains: [[1, 1, 1, 1], [0]], conductors: [4, 0], coins: [1, 0, 0] }],
    })
    play(
      s,
      take(two),
      lay(0),
      { kind: 'mail', mail: 2 },
      ENOUGH,
      { kind: 'spendWagon', train: 0 },
      { kind: 'use', index: 0 },
    )
    expect(offers(s, { kind: 'walk', train: 0, steps: 2 })).toBe(true)
  })
})
