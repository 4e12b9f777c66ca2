import { expect, it } from 'vitest'
import { pillByWagon } from '../../../../src-renderer/games/first-class/layout/pill-by-wagon.ts'
import { placeInLane } from '../../../../src-renderer/games/first-class/layout/board-layout.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const { first } = randomFirstClass(42, 2, 0, firstClassOptions.default)
const [lane] = layoutOf(BASE, first).own.lanes
const box = { ...lane, height: lane.scene + lane.platform }
const pill = { width: 137, height: 43 }
const picked = (...ids: number[]) => ids.map((id) => ({ ref: { kind: 'train', id } as const, box }))
const withWagons = (n: number) => {
  const [own, other] = first.seats
  const [upper, lower] = own.trains
  const coaches = Array.from({ length: n }, () => upper.coaches[0])
  return { seats: [{ ...own, trains: [{ ...upper, coaches }, lower] }, other] } as Pick<FirstClassView, 'seats'>
}

it('the pill of a wagon that is to be laid stands in its lane, beside the place where it would come', () => {
  for (const n of [1, 2, 5]) {
    const { x, y } = pillByWagon(withWagons(n), pill, picked(0))!
    const ends = placeInLane(lane, n) + lane.pitch
    expect(x - ends).toBeGreaterThanOrEqual(0)
    expect(x - ends).toBeLessThan(16)
    expect(y).toBeGreaterThan(lane.y)
    expect(y + pill.height).toBeLessThan(lane.y + lane.scene)
  }
})

it('at the end of a train the pill stays within the lane, and of a full one it has no place there', () => {
  const { x } = pillByWagon(withWagons(9), pill, picked(0))!
  expect(x + pill.width).toBeLessThan(lane.x + lane.width)
  expect(pillByWagon(withWagons(10), pill, picked(0))).toBeNull()
})

it('the place of the wagon and the coins that pay for it may be picked too, a wagon that is upgraded may not', () => {
  const also = (kind: 'coach' | 'column', id: number) => [...picked(0), { ref: { kind, id }, box }]
  const alone = pillByWagon(withWagons(2), pill, picked(0))
  expect(pillByWagon(withWagons(2), pill, also('coach', 2))).toEqual(alone)
  expect(pillByWagon(withWagons(2), pill, also('column', 0))).toEqual(alone)
  expect(pillByWagon(withWagons(2), pill, also('coach', 1))).toBeNull()
})

it('where both trains or nothing is picked the pill has no place beside a wagon', () => {
  expect(pillByWagon(withWagons(2), pill, picked(0, 1))).toBeNull()
  expect(pillByWagon(withWagons(2), pill, [])).toBeNull()
})
