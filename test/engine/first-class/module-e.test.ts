import { describe, expect, it } from 'vitest'
import { coins, conductor, frame } from '../../../src-shared/games/first-class/effects.ts'
import { promised } from '../../../src-main/engine/first-class/promised.ts'
import {
  ENOUGH,
  POINTS,
  between,
  board,
  card,
  coinsOf,
  kinds,
  offersOf,
  play,
  points,
  question,
  rowsOf,
  table,
  take,
  train,
  upgradeAt,
  view,
  why,
} from './helpers.ts'

const withE = { options: { modules: ['A', 'E'] } }
const scoring = { ...withE, phase: 'scoring' as const, round: 4 }
const five = card({ kind: 'switch', level: 1, points: 5 })
const six = card({ kind: 'switch', level: 2, points: 6 })
const four = card({ kind: 'switch', level: 1, points: 4 })
const early = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
const late = card({ kind: 'technician', level: 4, frames: [frame(coins(2))] })
const walker = card({ kind: 'technician', level: 7, frames: [frame(coins(3)), frame(conductor(2))] })
const upgrades = card({ stack: 2, kind: 'wagon', frames: [frame({ kind: 'upgrade', from: 1, n: 3 })] })

describe('cards between the trains', () => {
  it('are laid in the next free place whether wagons stand there or not, or over any card one has [002:1223-1224]', () => {
    const s = table({ ...withE, rows: rowsOf(five), boards: [{ between: [six, four] }] })
    play(s, take(five))
    expect(offersOf(s, 'layBetween')).toEqual([between(0), between(1), between(2)])
    expect(why(s, between(3))).toBe('placeLeavesGap')
  })
  it('cover what lies there, which counts no more', () => {
    const s = table({ ...withE, rows: rowsOf(five), boards: [{ between: [six] }] })
    play(s, take(five), between(0))
    expect(board(s).between[0]).toMatchObject({ card: five, covered: [six] })
  })
  it('must cover once all four places are taken', () => {
    const cards = [0, 1, 2].map((nth) => card({ stack: 3, kind: 'switch' }, nth))
    const s = table({ ...withE, rows: rowsOf(five), boards: [{ between: [...cards, six] }] })
    play(s, take(five))
    expect(offersOf(s, 'layBetween')).toEqual([0, 1, 2, 3].map(between))
  })
})

describe('a switch', () => {
  it('scores for the left wagon of the upper and the right wagon of the lower train, each with value and conductor [002:1234]', () => {
    const own = {
      trains: [
        [1, 1],
        [0, 0],
      ],
      conductors: [1, 2],
      between: [five],
    }
    const s = table({ ...scoring, boards: [own] }) // the example of 002:1244: upper yes, lower too low
    expect(promised(s, 0)).toBe(1 + 5)
    play(s, POINTS)
    expect(points(s)).toBe(1 + 5)
    const both = table({
      ...scoring,
      boards: [
        {
          ...own,
          trains: [
            [1, 0],
            [1, 1],
          ],
        },
      ],
    })
    play(both, POINTS)
    expect(points(both)).toBe(1 + 2 + 10)
  })
  it('needs the conductor', () => {
    const s = table({ ...scoring, boards: [{ trains: [[1], [1, 1]], conductors: [0, 1], between: [five] }] })
    play(s, POINTS)
    expect(points(s)).toBe(1)
  })
  it('never scores below at place 3, where the mail wagon stands [ruling 19]', () => {
    const wagons = [2, 2, 2, 2, 2, 2]
    const s = table({
      ...scoring,
      boards: [
        {
          trains: [wagons, wagons],
          conductors: [0, 7],
          between: [card({ stack: 3, kind: 'switch' }, 2), card({ stack: 3, kind: 'switch' }, 1), six],
        },
      ],
    })
    play(s, POINTS)
    expect(points(s)).toBe(12)
  })
  it('scores at every scoring, once for each arrow', () => {
    const s = table({ ...scoring, boards: [{ trains: [[2], [2, 2]], conductors: [1, 2], between: [six] }] })
    const events = play(s, POINTS)
    expect(kinds(events).filter((kind) => kind === 'switchScored')).toHaveLength(2)
  })
})

describe('a technician', () => {
  it('gives his bonus, then works at once where the left wagon is good enough: the example of 002:1270', () => {
    const s = table({
      ...withE,
      round: 3,
      rows: rowsOf(late),
      boards: [
        {
          trains: [
            [7, 2],
            [1, 1],
          ],
        },
      ],
    })
    play(s, take(late))
    expect(coinsOf(s)).toEqual([3, 0, 0])
    play(s, between(0))
    expect(train(s, 0)).toEqual([7, 4])
    expect(train(s, 1)).toEqual([1, 1])
    expect(board(s).between[0].done).toEqual([true, false])
  })
  it('works later in the other train, as soon as its left wagon has risen, inside the frame [002:1258; ruling 2]', () => {
    const s = table({
      ...withE,
      round: 3,
      rows: rowsOf(upgrades),
      boards: [
        {
          trains: [
            [7, 4],
            [1, 1],
          ],
          between: [early],
          done: [1],
        },
      ],
    })
    play(s, take(upgrades), upgradeAt(1, 0))
    expect(train(s, 1)).toEqual([2, 2])
    expect(board(s).between[0].done).toEqual([true, true])
    expect(question(s)).toBe('turn')
  })
  it('needs no conductor [002:1262]', () => {
    const s = table({
      ...withE,
      rows: rowsOf(early),
      boards: [
        {
          trains: [
            [2, 1],
            [2, 1],
          ],
          conductors: [0, 0],
        },
      ],
    })
    play(s, take(early), between(0))
    expect([train(s, 0), train(s, 1)]).toEqual([
      [2, 2],
      [2, 2],
    ])
  })
  it('loses his upgrade for good when the right wagon cannot rise just then [002:1288]', () => {
    const s = table({ ...withE, rows: rowsOf(early), boards: [{ trains: [[2, 2], [0]], coins: [0, 0, 2] }] })
    const events = play(s, take(early), between(0))
    expect(events.find((event) => event.kind === 'technicianWorked')).toMatchObject({ train: 0, lapsed: true })
    play(s, { kind: 'spendUpgrade', train: 0, place: 0 })
    expect(train(s, 0)).toEqual([4, 2])
  })
  it('brings a 0-wagon where the right wagon is missing [004:711]', () => {
    const s = table({ ...withE, rows: rowsOf(early), boards: [{ trains: [[2], [0]] }] })
    play(s, take(early), between(0))
    expect(train(s, 0)).toEqual([2, 0])
  })
  it('loses it at place 3, beside the mail wagon [ruling 19]', () => {
    const wagons = [2, 2, 2, 2, 2]
    const s = table({ ...withE, rows: rowsOf(early), boards: [{ trains: [wagons, [0]], between: [five, four] }] })
    play(s, take(early), between(2))
    expect(train(s, 0)).toEqual([...wagons, 'mail'])
    expect(board(s).between[2].done).toEqual([true, false])
  })
  it('at place 2 works as soon as the third wagon has risen', () => {
    const s = table({
      ...withE,
      boards: [{ trains: [[2, 2, 1, 1], [0]], coins: [0, 0, 1], between: [five, early] }],
    })
    play(s, { kind: 'spendUpgrade', train: 0, place: 2 })
    expect(train(s, 0)).toEqual([2, 2, 2, 2])
  })
  it('at place 4 has to do with the wagons behind the mail wagon', () => {
    const s = table({
      ...withE,
      rows: rowsOf(early),
      boards: [{ trains: [[2, 2, 2, 2, 2, 2, 1], [0]], between: [five, four, six] }],
    })
    play(s, take(early), between(3))
    expect(train(s, 0)).toEqual([2, 2, 2, 2, 2, 'mail', 2, 2])
  })
  it('does his own work in both trains where he covers one who has done his', () => {
    const s = table({
      ...withE,
      rows: rowsOf(late),
      boards: [
        {
          trains: [
            [4, 2],
            [4, 2],
          ],
          between: [early],
          done: [3],
        },
      ],
    })
    play(s, take(late), between(0))
    expect([train(s, 0), train(s, 1)]).toEqual([
      [4, 4],
      [4, 4],
    ])
  })
  it('is covered with half his work undone: the rest is lost [ruling 19]', () => {
    const s = table({
      ...withE,
      rows: rowsOf(five),
      boards: [
        {
          trains: [
            [2, 2],
            [1, 1],
          ],
          between: [early],
          done: [1],
          coins: [0, 0, 1],
        },
      ],
    })
    play(s, take(five), between(0), { kind: 'spendUpgrade', train: 1, place: 0 })
    expect(train(s, 1)).toEqual([2, 1])
  })
  it('works on a wagon that rises because of another upgrade of his bonus', () => {
    const free = card({ stack: 2, kind: 'technician', level: 2 })
    const s = table({ ...withE, round: 3, rows: rowsOf(free), boards: [{ trains: [[1, 1], [0]] }] })
    play(s, take(free), upgradeAt(0, 0), ENOUGH, between(0))
    expect(train(s, 0)).toEqual([2, 2])
  })
  it('with two boxes lets their order be chosen before he takes his place', () => {
    const s = table({ ...withE, round: 5, rows: rowsOf(walker), boards: [{ coins: [5, 5, 1], trains: [[7, 4], [0]] }] })
    play(s, take(walker))
    expect(question(s)).toBe('chooseFrame')
    play(s, { kind: 'frame', index: 1 }, ENOUGH, { kind: 'waive' }, between(0))
    expect(train(s, 0)).toEqual([7, 7])
    expect(view(s).phase).toBe('turn')
  })
})
