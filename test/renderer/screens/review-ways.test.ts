import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RefKind } from '../../../src-shared/core.ts'
import { platesOf, readIn } from '../../../src-renderer/screens/review/plates.ts'
import { apart, hexagonIn, wayOf, waysOf } from '../../../src-renderer/screens/review/ways.ts'

const ROOM = { width: 800, height: 600 }
const BOX = { x: 300, y: 200, width: 40, height: 40 }

describe('a move of a moment over the table', () => {
  it('is an arrow along its way, whose head looks where the last stretch goes', () => {
    const way = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 200, y: 180 },
    ]
    const { path, tip } = wayOf({ way, ends: [] })
    expect(path).toBe('M100.0 100.0L200.0 100.0L200.0 180.0')
    expect(tip).toEqual({ at: { x: 200, y: 180 }, degrees: 90 })
  })

  it('is bent where it goes far from one point to another, and ends downwards or upwards', () => {
    const far = [
      { x: 100, y: 100 },
      { x: 400, y: 500 },
    ]
    expect(wayOf({ way: far, ends: [] }).path).toContain('C')
    expect(wayOf({ way: far, ends: [] }).tip?.degrees).toBe(90)
  })

  it('is an arrow where it drives to and fro and ends where it began', () => {
    const way = [BOX, { x: 100, y: 200 }, BOX].map(({ x, y }) => ({ x, y }))
    const { path, tip } = wayOf({ way, ends: [] })
    expect(path).toBe('M300.0 200.0L100.0 200.0L300.0 200.0')
    expect(tip?.degrees).toBe(0)
  })

  it('ends beside the head of the other where both change the same first, uncrossed', () => {
    const to = { x: 400, y: 500 }
    const right = { way: [{ x: 500, y: 100 }, to], ends: [] }
    const left = { way: [{ x: 100, y: 100 }, to], ends: [] }
    const [a, b] = apart([right, left]).map(({ way }) => way[1])
    expect(a.x - b.x).toBeGreaterThanOrEqual(24)
    expect((a.x + b.x) / 2).toBe(to.x)
    const far = {
      way: [
        { x: 100, y: 100 },
        { x: 500, y: 500 },
      ],
      ends: [],
    }
    expect(apart([right, far])).toEqual([right, far])
    // What follows rails ends where those do.
    const rails = { way: [{ x: 100, y: 100 }, { x: 400, y: 100 }, to], ends: [] }
    expect(apart([rails, left])).toEqual([rails, left])
  })

  it('is rings alone where nothing goes anywhere', () => {
    const { path, tip, rings } = wayOf({ way: [], ends: [BOX, BOX, BOX, BOX] })
    expect([path, tip]).toEqual(['', null])
    expect(rings).toHaveLength(3)
    expect(rings[0].width).toBeGreaterThan(BOX.width)
  })

  it('is seen where the other rings the same: the later ring stands round the first', () => {
    const [first, second] = waysOf([
      { way: [], ends: [BOX] },
      { way: [], ends: [BOX, { ...BOX, x: 500, hexagon: true }] },
    ]).map(({ rings }) => rings)
    expect(second[0].x).toBeLessThan(first[0].x - 3)
    expect(second[0].width).toBeGreaterThan(first[0].width + 6)
    expect(second[1]).toEqual({ x: 495, y: 195, width: 50, height: 50, hexagon: true })
  })

  it('has a ring of six corners round a hexagon', () => {
    const [ring] = wayOf({ way: [], ends: [{ ...BOX, hexagon: true }] }).rings
    expect(ring.hexagon).toBe(true)
    const corners = hexagonIn(ring)
      .slice(1, -1)
      .split('L')
      .map((point) => point.split(' ').map(Number))
    expect(corners).toHaveLength(6)
    const heights = corners.map(([, y]) => y)
    expect(Math.min(...heights)).toBeLessThan(BOX.y)
    expect(Math.max(...heights)).toBeGreaterThan(BOX.y + BOX.height)
  })

  it('has its plate above its end, the other below it, and neither beyond the edge of the table', () => {
    const [above, below] = platesOf(
      [
        { way: [], ends: [BOX] },
        { way: [], ends: [BOX] },
      ],
      ROOM,
    )
    expect(above.at.y).toBeLessThan(BOX.y)
    expect(below.at.y).toBeGreaterThan(BOX.y + BOX.height)
    const read = { ...BOX, y: above.at.y - 10, height: 20 }
    const [clear] = platesOf([{ way: [], ends: [BOX] }], ROOM, [read])
    expect(clear.at).not.toEqual(above.at)
    const [{ at }] = platesOf([{ way: [], ends: [{ x: -50, y: -50, width: 10, height: 10 }] }], ROOM)
    expect(at.x).toBeGreaterThan(0)
    expect(at.y).toBeGreaterThan(0)
  })

  it('has its plate beside a station, a city, a train and a wagon, which are read, but over bare track', () => {
    const trace = { way: [], ends: [BOX] }
    const [{ at }] = platesOf([trace], ROOM)
    const box = { x: at.x - 20, y: at.y - 12, width: 40, height: 24 }
    const plateWith = (kind: RefKind) => platesOf([trace], ROOM, readIn([{ ref: { kind, id: 0 }, box }]))[0].at
    for (const kind of ['station', 'locomotive', 'wagon', 'city'] as const) expect(plateWith(kind)).not.toEqual(at)
    expect(plateWith('sleeper')).toEqual(at)
  })

  it('has its plate beside a name that is written on the board', () => {
    const trace = { way: [], ends: [BOX] }
    const [{ at }] = platesOf([trace], ROOM)
    const name = { x: at.x - 40, y: at.y - 12, width: 80, height: 24 }
    const [aside] = platesOf([trace], ROOM, readIn([], [name]))
    const isClear = Math.abs(aside.at.x - at.x) >= 90 || Math.abs(aside.at.y - at.y) >= 32
    expect(isClear).toBe(true)
  })

  it('has its plate where the line to it crosses no station, where another side is free', () => {
    const way = [
      { x: 100, y: 400 },
      { x: 400, y: 400 },
    ]
    const read = [
      { x: 320, y: 360, width: 60, height: 60 },
      { x: 440, y: 340, width: 60, height: 60 },
      { x: 380, y: 420, width: 60, height: 60 },
    ]
    const [{ at, of }] = platesOf([{ way, ends: [] }], ROOM, read)
    const crossed = read.filter(({ x, y, width, height }) =>
      Array.from({ length: 101 }, (_, i) => ({
        x: at.x + ((of!.x - at.x) * i) / 100,
        y: at.y + ((of!.y - at.y) * i) / 100,
      })).some((on) => on.x >= x && on.x <= x + width && on.y >= y && on.y <= y + height),
    )
    expect(crossed).toEqual([])
  })

  it('has its plate at the place that it alone rings, where both ways end together', () => {
    const [way, other] = [
      { ...BOX, x: 120, y: 420 },
      { ...BOX, x: 640, y: 120 },
    ]
    const drive = [
      { x: 260, y: 260 },
      { x: 400, y: 260 },
    ]
    const [played, better] = platesOf(
      [way, other].map((ring) => ({ way: drive, ends: [BOX, ring] })),
      ROOM,
    )
    for (const [{ at }, ring] of [[played, way] as const, [better, other] as const])
      expect(Math.hypot(at.x - ring.x - 20, at.y - ring.y - 20)).toBeLessThan(120)
  })

  it('has its plate beside what lies at the upper edge, not on the names of the seats', () => {
    const [{ at, of }] = platesOf([{ way: [], ends: [{ ...BOX, y: 64 }] }], ROOM)
    expect(at.y - 17).toBeGreaterThanOrEqual(60)
    expect(at.x + 46 <= BOX.x || at.x - 46 >= BOX.x + BOX.width || at.y - 17 >= 64 + BOX.height).toBe(true)
    expect(of).not.toBeNull()
  })

  it('that is nowhere on the table is told at its lower edge, the two one over the other', () => {
    const none = { way: [], ends: [] }
    const [above, below] = platesOf([none, none], ROOM)
    expect(above.at.y).toBeLessThan(below.at.y)
    expect(below.at.y).toBeLessThan(ROOM.height)
    expect(below.of).toBeNull()
  })

  it('has its plate on nothing that either move shows, with a line to what it is about', () => {
    const way = [
      { x: 100, y: 220 },
      { x: 320, y: 220 },
    ]
    const big = { x: 250, y: 130, width: 140, height: 180 }
    const traces = [
      { way, ends: [big] },
      { way: [], ends: [{ ...big, y: 320 }] },
    ]
    const plates = platesOf(traces, ROOM)
    for (const { at } of plates)
      for (const { x, y, width, height } of traces.flatMap(({ ends }) => ends))
        expect(at.x + 46 <= x || at.x - 46 >= x + width || at.y + 17 <= y || at.y - 17 >= y + height).toBe(true)
    expect(plates[0].of).toEqual({ x: 320, y: 220 })
    const [first, second] = plates
    expect(Math.abs(first.at.x - second.at.x) >= 92 || Math.abs(first.at.y - second.at.y) >= 34).toBe(true)
  })
})

it('no plate lies over the other, though there is room for one alone', () => {
  const trace = { way: [], ends: [BOX] }
  const [{ at: free }] = platesOf([trace], ROOM)
  const [left, right, top, foot] = [free.x - 50, free.x + 50, free.y - 20, free.y + 20]
  const round = [
    { x: 0, y: 0, width: left, height: ROOM.height },
    { x: right, y: 0, width: ROOM.width - right, height: ROOM.height },
    { x: left, y: 0, width: 100, height: top },
    { x: left, y: foot, width: 100, height: ROOM.height - foot },
  ]
  const [{ at }, other] = platesOf([trace, trace], ROOM, [...round, ...round])
  expect(at).toEqual(free)
  expect(Math.abs(at.x - other.at.x) >= 92 || Math.abs(at.y - other.at.y) >= 34).toBe(true)
})

it('the move that was played is drawn in no colour of a seat, over the table and beside it', () => {
  const styleOf = (file: string, rule: string) =>
    readFileSync(`src-renderer/screens/review/${file}.svelte`, 'utf8').split(`${rule} {`)[1].split('}')[0]
  for (const told of [styleOf('TwoWays', '.plate.played'), styleOf('MomentCard', '.played .plate')]) {
    expect(told).toContain('var(--ink)')
    expect(told).not.toMatch(/#|seat/)
  }
})
