import { describe, expect, it } from 'vitest'
import {
  BELT_SIDES,
  poseOf,
  ROTATIONS,
  SHAPES,
  WAYS_IN,
  WAYS_ON,
  WAYS_OUT,
  type Shape,
} from '../../../../src-shared/games/transport/shapes.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'

const pose = (shape: Shape, rotation = 0): number => poseOf(SHAPES.indexOf(shape), rotation)
const sides = (mask: number): number[] =>
  Array.from({ length: SIDES }, (_, side) => side).filter((side) => (mask >> side) & 1)
const waysOn = (shape: Shape, from: number, rotation = 0): number[] =>
  sides(WAYS_ON[pose(shape, rotation) * SIDES + from])

describe('the shapes', () => {
  it('show belt at their sides and floor at the others', () => {
    const belts = Object.fromEntries(SHAPES.map((shape) => [shape, sides(BELT_SIDES[pose(shape)])]))
    expect(belts).toEqual({
      pallet: [0],
      intake: [0, 2, 4],
      straight: [0, 3],
      wideBend: [0, 2],
      sharpBend: [0, 1],
      junction: [0, 2, 4],
      oneWayJunction: [0, 2, 4],
      slope: [0, 3],
      floor: [],
    })
  })

  it('turn counter-clockwise by adding the rotation to their sides', () => {
    expect(sides(BELT_SIDES[pose('sharpBend', 5)])).toEqual([0, 5])
    expect(waysOn('wideBend', 1, 5)).toEqual([5])
  })

  it('have as many rotations as look different; a slope is no straight', () => {
    expect(Object.fromEntries(SHAPES.map((shape, i) => [shape, ROTATIONS[i]]))).toEqual({
      pallet: 6,
      intake: 2,
      straight: 3,
      wideBend: 6,
      sharpBend: 6,
      junction: 2,
      oneWayJunction: 6,
      slope: 6,
      floor: 1,
    })
  })

  it('lead on from no pallet, however it lies: a way leads over none', () => {
    for (let rotation = 0; rotation < SIDES; rotation++)
      for (let from = 0; from < SIDES; from++) expect(waysOn('pallet', from, rotation)).toEqual([])
  })

  it('lead a parcel on by every other belt side, on junctions as on intakes', () => {
    expect(waysOn('junction', 0)).toEqual([2, 4])
    expect(waysOn('intake', 2)).toEqual([0, 4])
    expect(sides(WAYS_OUT[pose('intake')])).toEqual([0, 2, 4])
  })

  it('never lead a parcel back by the side it came in by', () => {
    for (const shape of SHAPES) for (let from = 0; from < SIDES; from++) expect(waysOn(shape, from)).not.toContain(from)
  })

  it('let three ways into a one-way junction and two out', () => {
    expect(waysOn('oneWayJunction', 0)).toEqual([2, 4])
    expect(waysOn('oneWayJunction', 2)).toEqual([4])
    expect(waysOn('oneWayJunction', 4)).toEqual([2])
    expect(sides(WAYS_OUT[pose('oneWayJunction')])).toEqual([2, 4])
    expect(sides(WAYS_IN[pose('oneWayJunction')])).toEqual([0, 2, 4])
  })

  it('let a slope run one way only', () => {
    expect(sides(WAYS_IN[pose('slope')])).toEqual([0])
    expect(sides(WAYS_OUT[pose('slope')])).toEqual([3])
  })

  it('end at a pallet: in, but nowhere on', () => {
    expect(sides(WAYS_IN[pose('pallet', 2)])).toEqual([2])
    expect(WAYS_OUT[pose('pallet', 2)]).toBe(0)
  })
})
