import { describe, expect, it } from 'vitest'
import { apart, wayOf } from '../../../src-renderer/screens/review/ways.ts'

const ROOM = { width: 800, height: 600 }
const BOX = { x: 300, y: 200, width: 40, height: 40 }

describe('a move of a moment over the table', () => {
  it('is an arrow along its way, whose head looks where the last stretch goes', () => {
    const way = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 200, y: 180 },
    ]
    const { path, tip } = wayOf({ way, ends: [] }, ROOM, true)
    expect(path).toBe('M100.0 100.0L200.0 100.0L200.0 180.0')
    expect(tip).toEqual({ at: { x: 200, y: 180 }, degrees: 90 })
  })

  it('is bent where it goes far from one point to another, and ends downwards or upwards', () => {
    const far = [
      { x: 100, y: 100 },
      { x: 400, y: 500 },
    ]
    expect(wayOf({ way: far, ends: [] }, ROOM, true).path).toContain('C')
    expect(wayOf({ way: far, ends: [] }, ROOM, true).tip?.degrees).toBe(90)
  })

  it('is rings alone where nothing goes anywhere', () => {
    const { path, tip, rings } = wayOf({ way: [], ends: [BOX, BOX, BOX, BOX] }, ROOM, true)
    expect([path, tip]).toEqual(['', null])
    expect(rings).toHaveLength(3)
    expect(rings[0].width).toBeGreaterThan(BOX.width)
  })

  it('has its plate above its end, the other below it, and neither beyond the edge of the table', () => {
    const [above, below] = [true, false].map((up) => wayOf({ way: [], ends: [BOX] }, ROOM, up).plate)
    expect(above.y).toBeLessThan(BOX.y)
    expect(below.y).toBeGreaterThan(BOX.y + BOX.height)
    const corner = { x: -50, y: -50, width: 10, height: 10 }
    const { x, y } = wayOf({ way: [], ends: [corner] }, ROOM, true).plate
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
  })

  it('that is nowhere on the table is told at its lower edge, the two one over the other', () => {
    const [above, below] = [true, false].map((up) => wayOf({ way: [], ends: [] }, ROOM, up).plate)
    expect(above.y).toBeLessThan(below.y)
    expect(below.y).toBeLessThan(ROOM.height)
  })

  it('has its plate where no other lies: below it, or above it at the lower edge', () => {
    const at = { x: 200, y: 300 }
    expect(apart(at, { x: 210, y: 310 }, ROOM.height).y).toBeGreaterThanOrEqual(334)
    expect(apart(at, { x: 400, y: 310 }, ROOM.height)).toEqual({ x: 400, y: 310 })
    expect(apart({ x: 200, y: 580 }, { x: 200, y: 583 }, ROOM.height).y).toBeLessThan(560)
  })
})
