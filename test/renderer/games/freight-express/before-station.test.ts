import { expect, it } from 'vitest'
import { EAST, EW, FACING_IN, innerPoint, outerPoint, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { reach } from '../../../../src-renderer/games/freight-express/layout/crowding.ts'
import type { Ground } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { standingAfter, waysOf } from '../../../../src-renderer/games/freight-express/track/travel.ts'

const straight = TRACK_CARDS.findIndex(({ rails }) => rails === EW)
const turned = straight < 0 ? TRACK_CARDS.findIndex(({ rails }) => rails === 1 || rails === 2) : straight
/** A straight from west to east, and behind it a station. */
const ground: Ground = {
  columns: 2,
  cells: [
    { station: -1, height: 1, card: turned, rotation: straight < 0 ? 1 : 0 },
    { station: 1, height: 0, card: -1, rotation: 0 },
  ],
} as never
const last = { sleeper: sleeperAt(0, outerPoint(EAST)), facing: EAST }
const nose = (x: number, scale: number) => x + scale * reach({ x, y: 50, angle: 0 }, { x: x + 1, y: 50, angle: 0 })

it('a locomotive on the last sleeper before a station, heading for it, has its nose outside', () => {
  const { x, scale, angle } = standingAfter(ground, 0, last, [])
  expect(angle).toBe(0)
  expect(nose(x, scale)).toBeLessThan(100)
  // Its sleeper lies under it.
  expect(nose(x, scale)).toBeGreaterThan(90)
  expect(x).toBeLessThan(90)
})

it('one that turns its back on the station, or is not there yet, stands in full on its sleeper', () => {
  const back = standingAfter(ground, 0, { ...last, facing: FACING_IN }, [])
  expect([back.x, back.scale]).toEqual([90, 1])
  const before = standingAfter(ground, 0, { sleeper: sleeperAt(0, innerPoint(EAST)), facing: EAST }, [])
  expect([before.x, before.scale]).toEqual([70, 1])
})

it('it grows small on its way there, and has its size again on its way on', () => {
  const before = { sleeper: sleeperAt(0, innerPoint(EAST)), facing: EAST }
  const end = standingAfter(ground, 0, last, [])
  const [way] = waysOf(ground, 0, [before, last], { end })
  expect([way(0).scale, way(1).scale]).toEqual([1, end.scale])
  expect(way(1).x).toBeCloseTo(end.x)
  const [on] = waysOf(ground, 0, [last, { sleeper: sleeperAt(1, 0), facing: 5 }], { start: end })
  expect(on(0).scale).toBeCloseTo(end.scale, 1)
})
