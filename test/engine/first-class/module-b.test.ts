import { describe, expect, it } from 'vitest'
import { coins, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  ENOUGH,
  POINTS,
  board,
  card,
  city,
  coinsOf,
  drive,
  kinds,
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
import { nextScoring } from '../../../src-renderer/games/first-class/words/hint/next-scoring.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'

const withB = { options: { modules: ['A', 'B'] } }
const scoring = { ...withB, phase: 'scoring' as const, round: 4 }
const star = card({ stack: 1, kind: 'celebrity' })
const second = card({ stack: 1, kind: 'celebrity' }, 1)
const postcard = card({ stack: 1, kind: 'postcard' })
const paid = card({ stack: 2, kind: 'celebrity', frames: [frame(coins(1))] })
const short = card({ stack: 1, kind: 'route' }, 0)
const bonus = card({ stack: 2, kind: 'route', cities: [{ bonus: frame(wagons(1), locomotive(2)) }, { points: 3 }] })

describe('a celebrity', () => {
  it('goes into the first free wagon of the train one chooses, for good [002:946]', () => {
    const s = table({ ...withB, rows: rowsOf(star), boards: [{ trains: [[2, 1], [0]], riders: [[second]] }] })
    play(s, take(star))
    expect(question(s)).toBe('boardCelebrity')
    play(s, { kind: 'board', train: 0 })
    expect(board(s).trains[0].coaches.map((coach) => coach.rider)).toEqual([second, star])
  })
  it('never rides in a mail wagon or on an engine tile [ruling 16]', () => {
    const riders = [0, 1, 2].flatMap((nth) => [
      card({ module: 'B', kind: 'celebrity', stack: 2 }, nth),
      card({ module: 'B', kind: 'celebrity', stack: 3 }, nth),
    ])
    const s = table({
      ...withB,
      rows: rowsOf(star),
      boards: [{ trains: [[1, 1, 1, 1, 1, 0], [0]], riders: [riders.slice(0, 5), [riders[5]]] }],
    })
    play(s, take(star)) // only the lower train is full: no question but the one place
    expect(offersOf(s, 'board')).toEqual([{ kind: 'board', train: 0 }])
    play(s, { kind: 'board', train: 0 })
    expect(board(s).trains[0].coaches[6].rider).toBe(star)
  })
  it('can only be refused when no wagon is free [002:956]', () => {
    const s = table({
      ...withB,
      rows: rowsOf(star),
      boards: [{ riders: [[second], [card({ stack: 1, kind: 'celebrity' }, 2)]] }],
    })
    expect(why(s, take(star))).toBe('noFreeWagon')
    expect(offers(s, refuse(star))).toBe(true)
    play(s, refuse(star), lay(0))
    expect(train(s, 0)).toEqual([0, 0])
  })
  it('does what else its card says, after it has sat down', () => {
    const s = table({ ...withB, round: 3, rows: rowsOf(paid) })
    play(s, take(paid), { kind: 'board', train: 0 })
    expect(coinsOf(s)).toEqual([2, 0, 0])
  })
  it('doubles the points of its wagon once the conductor has come there: the 7-wagon of 002:960', () => {
    const s = table({ ...scoring, boards: [{ trains: [[7, 4], [4]], conductors: [1, 0], riders: [[star], [second]] }] })
    play(s, POINTS)
    expect(points(s)).toBe(14)
  })
  it('moves nowhere when its wagon rises, and doubles the new value', () => {
    const s = table({
      ...scoring,
      boards: [{ trains: [[7], [0]], conductors: [1, 0], riders: [[star]], coins: [0, 0, 1] }],
    })
    play(s, { kind: 'spendUpgrade', train: 0, place: 0 }, POINTS)
    expect(points(s)).toBe(24)
  })
})

describe('a postcard', () => {
  it('goes to any route card without one, not only the first [002:968]', () => {
    const s = table({ ...withB, round: 3, rows: rowsOf(postcard), boards: [{ route: [short, bonus] }] })
    play(s, take(postcard))
    expect(offersOf(s, 'postcard')).toEqual([
      { kind: 'postcard', index: 0 },
      { kind: 'postcard', index: 1 },
    ])
    play(s, { kind: 'postcard', index: 1 })
    expect(board(s).route.map((route) => route.postcard)).toEqual([-1, postcard])
  })
  it('can only be refused without a free route card; the board is none [002:982-988]', () => {
    const s = table({ ...withB, rows: rowsOf(postcard) })
    expect(why(s, take(postcard))).toBe('noFreeRouteCard')
    expect(offersOf(s, 'refuse')).toEqual([refuse(postcard)])
  })
  it('doubles the bonus of its route card at each scoring, one frame after the other, no other city between [002:972; ruling 13]', () => {
    const s = table({
      ...scoring,
      boards: [{ route: [bonus], postcards: [postcard], locomotive: 4, coins: [0, 0, 0] }],
    })
    const events = play(s, city(3))
    expect(events.find((event) => event.kind === 'cityCollected')).toMatchObject({ times: 2 })
    play(s, lay(0), ENOUGH)
    expect(question(s)).toBe('effect')
    expect(offersOf(s, 'lay')).toHaveLength(2)
    play(s, lay(1), drive(1))
    expect([question(s), train(s, 0), train(s, 1), board(s).locomotive]).toEqual(['scoring', [0, 0], [0, 0], 5])
  })
  it('lets coins and contracts come between its two bonuses, never another city [002:738; ruling 2]', () => {
    const position = {
      ...scoring,
      boards: [{ route: [bonus], postcards: [postcard], locomotive: 4, coins: [2, 0, 0] }],
    }
    const s = table(position)
    play(s, city(3), lay(0), ENOUGH)
    expect([question(s), offersOf(s, 'city')]).toEqual(['nextFrame', []])
    play(s, { kind: 'spendWagon', train: 1 }, { kind: 'frame', index: 0 }, lay(1), ENOUGH)
    expect([question(s), train(s, 1)]).toEqual(['scoring', [0, 0, 0]])
    const old = table({ ...position, rulesVersion: 1 })
    play(old, city(3), lay(0), ENOUGH)
    expect(question(old)).toBe('effect')
  })
  it('doubles no points of point cities [ruling 16]', () => {
    const s = table({
      ...scoring,
      boards: [{ route: [bonus], postcards: [postcard], locomotive: 3, coins: [0, 1, 0] }],
    })
    play(s, { kind: 'spendStep', piece: 2 }, { kind: 'takePoints' })
    expect(points(s)).toBe(0)
    const other = table({
      ...scoring,
      boards: [{ route: [bonus], postcards: [postcard], locomotive: 4, coins: [0, 1, 0] }],
    })
    play(other, { kind: 'spendStep', piece: 2 })
    expect(points(other)).toBe(3)
  })
  it('does not double the bonus city of the board [002:988]', () => {
    const s = table({ ...scoring, boards: [{ route: [short], postcards: [postcard], locomotive: 1 }] })
    expect(kinds(play(s, city(0)))).toContain('coinsLaid')
    expect(coinsOf(s)).toEqual([3, 0, 0])
  })
})

describe('a contract of B', () => {
  const tiles = card({ module: 'B', condition: { kind: 'tiles', n: 1 } })
  const full = Array(8).fill(1) as number[]
  it('gives one end card for one engine tile, two for both [002:1006]', () => {
    const one = table({ ...withB, round: 5, boards: [{ trains: [full, [0]], contracts: [tiles] }] })
    play(one, { kind: 'fulfil', card: tiles }, { kind: 'takeEndCard', endCard: view(one).openEndCards[0] })
    expect(question(one)).toBe('turn')
    const both = table({ ...withB, round: 5, boards: [{ trains: [full, full], contracts: [tiles] }] })
    play(both, { kind: 'fulfil', card: tiles }, { kind: 'takeEndCard', endCard: view(both).openEndCards[0] })
    expect(question(both)).toBe('effect')
    play(both, { kind: 'takeEndCard', endCard: view(both).openEndCards[1] })
    expect(board(both).endCards).toHaveLength(2)
  })
  it('gives no more end cards than lie open, the rest lapses [ruling 12]', () => {
    const s = table({ ...withB, round: 5, openEndCards: [4], boards: [{ trains: [full, full], contracts: [tiles] }] })
    play(s, { kind: 'fulfil', card: tiles }, { kind: 'takeEndCard', endCard: 4 })
    expect(question(s)).toBe('turn')
  })
})

describe('plans', () => {
  it('name card and place in one', () => {
    const s = table({ ...withB, rows: rowsOf(star) })
    expect(firstClass.plans(s).map((plan) => [plan.kind, plan.facts.card, plan.codes.length])).toEqual([
      ['takeAndPlace', star, 2],
      ['takeAndPlace', star, 2],
    ])
  })
})

describe('B with E and F [ruling 22]', () => {
  const technician = card({ kind: 'technician', level: 2, frames: [frame(coins(2))] })
  const factory = card({ stack: 1, kind: 'factory' })
  const guest = { conductors: [2, 0], riders: [[star, second]] }
  it('lets a celebrity double the value to which a technician raises its wagon', () => {
    const s = table({
      options: { modules: ['B', 'E'] },
      rows: rowsOf(technician),
      boards: [{ trains: [[4, 2], [0]], ...guest }],
    })
    play(s, take(technician), { kind: 'layBetween', place: 0 })
    expect([train(s), nextScoring(view(s), 0)]).toEqual([[4, 4], 16])
  })
  it('lets a celebrity double the value to which a factory raises its wagon', () => {
    const s = table({
      options: { modules: ['B', 'F'] },
      rows: rowsOf(factory),
      boards: [{ trains: [[4, 2], [0]], ...guest }],
    })
    play(s, take(factory), { kind: 'layBetween', place: 0 }, upgradeAt(0, 1))
    expect([train(s), nextScoring(view(s), 0)]).toEqual([[4, 4], 16])
  })
  it("doubles no points of a switch that points to a celebrity's wagon [ruling 13]", () => {
    const points5 = card({ kind: 'switch', level: 1, points: 5 })
    const s = table({
      options: { modules: ['B', 'E'] },
      phase: 'scoring',
      round: 2,
      boards: [{ trains: [[2], [0]], conductors: [1, 0], riders: [[star]], between: [points5] }],
    })
    expect(nextScoring(view(s), 0)).toBe(2 * 2 + 5)
    play(s, POINTS)
    expect(points(s)).toBe(2 * 2 + 5)
  })
})
