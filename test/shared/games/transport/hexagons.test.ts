import { describe, expect, it } from 'vitest'
import {
  cellAt,
  centreX,
  centreY,
  distance,
  isRim,
  neighbour,
  opposite,
  qOf,
  rOf,
  SIDES,
  sideTowards,
  turnSides,
} from '../../../../src-shared/geometry/hexagons.ts'

const around = (q: number, r: number): string[] =>
  Array.from({ length: SIDES }, (_, side) => neighbour(cellAt(q, r), side)).map((cell) => `${qOf(cell)},${rOf(cell)}`)

describe('hexagons', () => {
  it('have a number each, from which q and r are read again', () => {
    for (const [q, r] of [
      [0, 0],
      [3, -7],
      [-127, 126],
    ]) {
      expect([qOf(cellAt(q, r)), rOf(cellAt(q, r))]).toEqual([q, r])
    }
  })

  it('have their neighbours counter-clockwise from east', () => {
    expect(around(0, 0)).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
    const angles = Array.from({ length: SIDES }, (_, side) => {
      const cell = neighbour(cellAt(0, 0), side)
      return Math.round((Math.atan2(-centreY(cell), centreX(cell)) * 180) / Math.PI + 360) % 360
    })
    expect(angles).toEqual([0, 60, 120, 180, 240, 300])
  })

  it('meet over opposite sides', () => {
    for (let side = 0; side < SIDES; side++) {
      expect(neighbour(neighbour(cellAt(2, 5), side), opposite(side))).toBe(cellAt(2, 5))
      expect(sideTowards(cellAt(2, 5), neighbour(cellAt(2, 5), side))).toBe(side)
    }
    expect(sideTowards(cellAt(0, 0), cellAt(2, 0))).toBe(-1)
  })

  it('lie as far apart as the steps between them', () => {
    expect(distance(cellAt(0, 0), cellAt(3, -1))).toBe(3)
    expect(distance(cellAt(-2, -2), cellAt(1, 0))).toBe(5)
  })

  it('turn masks of sides round and round', () => {
    expect(turnSides(0b000101, 1)).toBe(0b001010)
    expect(turnSides(0b100001, 1)).toBe(0b000011)
    for (let mask = 0; mask < 64; mask++) expect(turnSides(turnSides(mask, 2), 4)).toBe(mask)
  })

  it('end in a rim on which nothing lies', () => {
    expect([cellAt(-128, 0), cellAt(127, 0), cellAt(0, -128), cellAt(0, 127)].every(isRim)).toBe(true)
    expect([cellAt(0, 0), cellAt(-127, 126), cellAt(126, -127)].some(isRim)).toBe(false)
  })
})
