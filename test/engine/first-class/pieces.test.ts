import { describe, expect, it } from 'vitest'
import { conductor, conductors, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  ENOUGH,
  board,
  card,
  drive,
  kinds,
  offers,
  offersOf,
  play,
  points,
  question,
  rowsOf,
  table,
  take,
  view,
  walk,
  why,
} from './helpers.ts'

const both = card({ stack: 1, kind: 'conductor', frames: [frame(conductors(2))] })
const shared = card({ stack: 1, kind: 'conductor', frames: [frame(conductor(3))] })
const engine = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(3))] })

describe('conductors', () => {
  it('start left of the first wagon; the symbol for both moves each up to so many cards [002:326]', () => {
    const s = table({
      rows: rowsOf(both),
      boards: [
        {
          trains: [
            [1, 1, 1],
            [1, 1, 1],
          ],
        },
      ],
    })
    play(s, take(both), walk(0, 2), walk(1, 1))
    expect(board(s).trains.map((t) => t.conductor)).toEqual([2, 1])
    expect(question(s)).toBe('turn')
  })
  it('share the steps of the single symbol as one likes [002:336]', () => {
    const s = table({
      rows: rowsOf(shared),
      boards: [
        {
          trains: [
            [1, 1, 1],
            [1, 1, 1],
          ],
        },
      ],
    })
    play(s, take(shared), walk(0, 1))
    expect(offersOf(s, 'walk')).toEqual([walk(1, 2), walk(1, 1)])
    play(s, walk(1, 2))
    expect(board(s).trains.map((t) => t.conductor)).toEqual([1, 2])
  })
  it('stop at the last card, further steps lapse [002:344]', () => {
    const s = table({ rows: rowsOf(both), boards: [{ trains: [[1], [1]], conductors: [1, 0] }] })
    play(s, take(both))
    expect(offersOf(s, 'walk')).toEqual([walk(1, 1)])
    expect(why(s, walk(0, 1))).toBe('conductorAtEnd')
  })
  it('step on the mail wagon like on any card [ruling 9]', () => {
    const s = table({ rows: rowsOf(shared), boards: [{ trains: [[1, 1, 1, 1, 1, 1], [1]], conductors: [5, 0] }] })
    play(s, take(shared), walk(0, 1))
    expect(board(s).trains[0].conductor).toBe(6)
    expect(board(s).trains[0].points).toBe(5)
  })
  const tiled = { trains: [Array(8).fill(1), Array(8).fill(1)], conductors: [9, 9] }
  it('earn nothing in Constantinople on the wagon before the engine tile [002:568-576]', () => {
    const s = table({ rows: rowsOf(both), boards: [{ ...tiled, conductors: [7, 0] }] })
    play(s, take(both), walk(0, 2), ENOUGH)
    expect([view(s).constantinople, points(s)]).toEqual([[], 0])
  })
  it('earn 20, 10 and 5 points in Constantinople on an engine tile; both in one move take two places [002:568-578; ruling 3]', () => {
    const s = table({ rows: rowsOf(both), boards: [tiled] })
    play(s, take(both), walk(0, 1), walk(1, 1))
    expect(points(s)).toBe(30)
    expect(view(s).constantinople).toEqual([0, 0])
  })
  it('are told there by their place: first and second', () => {
    const s = table({ rows: rowsOf(both), boards: [tiled] })
    const told = play(s, take(both), walk(0, 1), walk(1, 1)).filter((event) => event.kind === 'constantinople')
    expect(told).toMatchObject([
      { train: 0, place: 1, points: 20 },
      { train: 1, place: 2, points: 10 },
    ])
  })
  it('do not stand still for a step, nor go further than the symbol says', () => {
    const s = table({ rows: rowsOf(both), boards: [tiled] })
    play(s, take(both))
    expect([why(s, walk(0, 0)), why(s, walk(0, 9))]).toEqual(['tooFar', 'tooFar'])
  })
  it('earn nothing as the fourth there', () => {
    const s = table({ rows: rowsOf(both), boards: [tiled], constantinople: [1, 1, 0] })
    const events = play(s, take(both), walk(0, 1))
    expect(points(s)).toBe(0)
    expect(kinds(events)).not.toContain('constantinople')
  })
  it('earn 5 as the third', () => {
    const s = table({ rows: rowsOf(both), boards: [tiled], constantinople: [1, 1] })
    play(s, take(both), walk(0, 1))
    expect(points(s)).toBe(5)
  })
})

describe('the locomotive', () => {
  it('drives up to so many cities and has points of point cities at once, passed ones too [002:354, 380]', () => {
    const s = table({ rows: rowsOf(engine) })
    play(s, take(engine), drive(3))
    expect(board(s).locomotive).toBe(3)
    expect(points(s)).toBe(3 + 8)
  })
  it('goes at least to the next city and no further than the symbol says', () => {
    const s = table({ rows: rowsOf(engine) })
    play(s, take(engine))
    expect([why(s, drive(0)), why(s, drive(9))]).toEqual(['tooFar', 'tooFar'])
  })
  it('may stop earlier', () => {
    const s = table({ rows: rowsOf(engine) })
    play(s, take(engine), drive(2))
    expect(points(s)).toBe(3)
    expect(question(s)).toBe('turn')
  })
  it('cannot go on at the last city; steps lapse [002:388]', () => {
    const s = table({ rows: rowsOf(engine), boards: [{ locomotive: 2 }] })
    play(s, take(engine))
    expect(offersOf(s, 'drive')).toEqual([drive(1)])
    const end = table({ rows: rowsOf(engine), boards: [{ locomotive: 3 }] })
    play(end, take(engine))
    expect(question(end)).toBe('turn')
  })
  it('pays nothing for a bonus city before the scoring [002:370]', () => {
    const s = table({ rows: rowsOf(engine) })
    play(s, take(engine), drive(1))
    expect(board(s).coins).toEqual([1, 0, 0])
  })
  it('has each point city once only', () => {
    const s = table({ rows: rowsOf(engine), boards: [{ locomotive: 2 }] })
    play(s, take(engine), drive(1))
    expect(points(s)).toBe(8)
  })
})

describe('a route card', () => {
  const route = card({ stack: 1, kind: 'route' }, 0)
  const longer = card({ stack: 1, kind: 'route' }, 3)
  it('lengthens the route; cities count from when the locomotive has come to them [002:394]', () => {
    const s = table({ rows: rowsOf(longer, engine), boards: [{ locomotive: 3 }] })
    play(s, take(longer))
    expect(board(s)).toMatchObject({ cities: 6, points: 0, route: [{ card: longer, postcard: -1 }] })
    expect(board(s).filed).toEqual([])
  })
  it('is laid behind those laid before', () => {
    const s = table({ rows: rowsOf(longer, engine), boards: [{ route: [route] }] })
    play(s, take(longer))
    expect(board(s).route.map((r) => r.card)).toEqual([route, longer])
  })
})

describe('effects of one frame', () => {
  const mixed = card({ stack: 2, kind: 'locomotive', frames: [frame(locomotive(2), conductor(1))] })
  it('are carried out in any order, one may be left [002:1310-1311]', () => {
    const s = table({ round: 3, rows: rowsOf(mixed), boards: [{}] })
    play(s, take(mixed))
    expect(offers(s, drive(2)) && offers(s, walk(0, 1))).toBe(true)
    play(s, walk(0, 1), ENOUGH)
    expect(board(s).locomotive).toBe(0)
  })
  const frames = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(1)), frame(wagons(1))] })
  it('of two frames are not mixed: the first frame is carried out before the other [002:1310-1311]', () => {
    const s = table({ rows: rowsOf(frames) })
    play(s, take(frames))
    expect(question(s)).toBe('chooseFrame')
    play(s, { kind: 'frame', index: 1 })
    expect(offersOf(s, 'drive')).toEqual([])
    play(s, { kind: 'lay', train: 0 })
    expect(question(s)).toBe('effect')
    expect(offersOf(s, 'drive')).toEqual([drive(1)])
  })
  it('are not asked about when only one frame can do anything', () => {
    const s = table({ rows: rowsOf(frames), boards: [{ locomotive: 3 }] })
    play(s, take(frames))
    expect(question(s)).toBe('effect')
    expect(offersOf(s, 'lay')).toHaveLength(2)
  })
})
