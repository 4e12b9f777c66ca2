import { describe, expect, it } from 'vitest'
import {
  CENTRE,
  CROSSING,
  EW,
  FACING_IN,
  NE,
  NS,
  NW,
  RAILS,
  RAIL_SIDES,
  SE,
  SW,
  innerPoint,
  outerPoint,
  pointOfSleeper,
  sideOfPoint,
  sleeperAt,
  turnRails,
} from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Ground } from '../../../../src-renderer/games/freight-express/track/track.ts'
import {
  alongRail,
  isStraight,
  SIDE_SPOTS,
  plankAt,
  planksOf,
  railsPastPoints,
  railsAt,
  railsIn,
  standing,
} from '../../../../src-renderer/games/freight-express/track/track.ts'
import {
  branchesAhead,
  standingAfter,
  waysOf,
  type Stand,
} from '../../../../src-renderer/games/freight-express/track/travel.ts'
import { normal, type Spot } from '../../../../src-renderer/stage/motion/turning.ts'

/** Cells in a row, each with the first card of the box that shows just these rails, turned as it must be. */
function rowOf(...masks: readonly number[]): Ground {
  const showing = (mask: number) =>
    [0, 1, 2, 3]
      .map((rotation) => ({
        rotation,
        card: TRACK_CARDS.findIndex(({ rails }) => turnRails(rails, rotation) === mask),
      }))
      .find(({ card }) => card >= 0)!
  return { columns: masks.length, cells: masks.map((mask) => ({ station: -1, height: 1, ...showing(mask) })) }
}

/** The stands of a drive over a rail from one of its ends to the other. */
function throughRail(ground: Ground, rail: number, end: number): Stand[] {
  const [a, b] = end === 0 ? RAIL_SIDES[rail] : [RAIL_SIDES[rail][1], RAIL_SIDES[rail][0]]
  const isCrossing = railsIn(railsAt(ground, 0)).filter(isStraight).length > 1
  return [
    { sleeper: sleeperAt(0, outerPoint(a)), facing: FACING_IN },
    { sleeper: sleeperAt(0, innerPoint(a)), facing: FACING_IN },
    ...(isStraight(rail) && !isCrossing ? [{ sleeper: sleeperAt(0, CENTRE), facing: b }] : []),
    { sleeper: sleeperAt(0, innerPoint(b)), facing: b },
    { sleeper: sleeperAt(0, outerPoint(b)), facing: b },
  ]
}

/** How far a place is from the nearest of these rails, in u, and how many degrees askew to it. */
function besideRails(at: Spot, rails: readonly number[]): [off: number, askew: number] {
  const near = rails.flatMap((rail) =>
    Array.from({ length: 101 }, (_, n) => alongRail(rail, n / 100)).map((spot) => ({
      off: Math.hypot(spot.x - at.x, spot.y - at.y),
      askew: Math.min(Math.abs(normal(spot.angle - at.angle)), 180 - Math.abs(normal(spot.angle - at.angle))),
    })),
  )
  const best = near.filter(({ off }) => off < 1).sort((a, b) => a.askew - b.askew)[0]
  return best ? [best.off, best.askew] : [Math.min(...near.map(({ off }) => off)), 180]
}

/** Every card, turned every way, with the drives over each of its rails from each of their ends. */
function throughEveryCard() {
  const masks = new Set(TRACK_CARDS.flatMap(({ rails }) => [0, 1, 2, 3].map((turn) => turnRails(rails, turn))))
  expect(masks.size).toBeGreaterThan(20)
  return [...masks].flatMap((mask) => {
    const ground = rowOf(mask)
    return railsIn(mask).flatMap((rail) =>
      [0, 1].map((end) => ({ mask, ground, rail, stands: throughRail(ground, rail, end) })),
    )
  })
}

describe('rails and sleepers as they are drawn', () => {
  it('has five sleepers on a straight, four on a curve and eight on a crossing', () => {
    expect(planksOf(NS)).toHaveLength(5)
    for (const curve of [NE, SE, SW, NW]) expect(planksOf(curve)).toHaveLength(4)
    expect(planksOf(CROSSING)).toHaveLength(8)
    expect(planksOf(EW | NE).filter(({ point }) => point === innerPoint(1))).toHaveLength(1)
  })

  it('leads every rail from the middle of one side to the middle of the other, heading out', () => {
    const middles = [
      [50, 0],
      [100, 50],
      [50, 100],
      [0, 50],
    ]
    RAILS.forEach((_, rail) => {
      const ends = [alongRail(rail, 0), alongRail(rail, 1)]
      for (const end of ends) expect(middles.some(([x, y]) => Math.hypot(end.x - x, end.y - y) < 1e-6)).toBe(true)
      const step = alongRail(rail, 0.001)
      const heading = (Math.atan2(step.y - ends[0].y, step.x - ends[0].x) * 180) / Math.PI
      expect(Math.abs(normal(heading - ends[0].angle))).toBeLessThan(0.2)
    })
  })

  it('makes a shared sleeper long enough for the rails of all who share it', () => {
    const inner = planksOf(EW | NE).find(({ point }) => point === innerPoint(1))!
    expect(inner.length).toBeGreaterThan(26)
    expect(planksOf(EW).every(({ length }) => length === 26)).toBe(true)
  })

  it('turns a locomotive the way it faces', () => {
    const ground = rowOf(NS)
    expect(standing(ground, 0, sleeperAt(0, outerPoint(0)), 0).angle).toBeCloseTo(-90)
    expect(standing(ground, 0, sleeperAt(0, outerPoint(0)), FACING_IN).angle).toBeCloseTo(90)
    expect(standing(ground, 0, sleeperAt(0, CENTRE), 2).angle).toBeCloseTo(90)
  })
})

describe('a locomotive on its way', () => {
  const curve = rowOf(NE)
  const through = [
    { sleeper: sleeperAt(0, outerPoint(0)), facing: FACING_IN },
    { sleeper: sleeperAt(0, innerPoint(0)), facing: FACING_IN },
    { sleeper: sleeperAt(0, innerPoint(1)), facing: 1 },
    { sleeper: sleeperAt(0, outerPoint(1)), facing: 1 },
  ]

  it('begins and ends each step exactly where it stands at rest', () => {
    waysOf(curve, 0, through).forEach((way, i) => {
      const [from, to] = [through[i], through[i + 1]].map(({ sleeper, facing }) => standing(curve, 0, sleeper, facing))
      for (const [at, part] of [
        [from, 0],
        [to, 1],
      ] as const) {
        expect(Math.hypot(way(part).x - at.x, way(part).y - at.y)).toBeLessThan(1e-6)
        expect(Math.abs(normal(way(part).angle - at.angle))).toBeLessThan(1e-6)
      }
    })
  })

  it('keeps to the quarter circle of a curve and heads along it', () => {
    for (const way of waysOf(curve, 0, through)) {
      for (let part = 0; part <= 1; part += 0.1) {
        const { x, y, angle } = way(part)
        expect(Math.hypot(x - 100, y)).toBeCloseTo(50, 6)
        const tangent = (Math.atan2(y, x - 100) * 180) / Math.PI - 90
        expect(Math.abs(normal(angle - tangent))).toBeLessThan(1e-6)
      }
    }
  })

  it('does not leave its rail on the way, nor sway, over sleepers that another rail shares', () => {
    const ground = rowOf(EW | NE)
    const straight = [outerPoint(3), innerPoint(3), CENTRE, innerPoint(1), outerPoint(1)].map((point, i) => ({
      sleeper: sleeperAt(0, point),
      facing: i < 2 ? FACING_IN : 1,
    }))
    for (const way of waysOf(ground, 0, straight))
      for (let part = 0; part <= 1; part += 0.1) {
        expect(way(part).y).toBeCloseTo(50, 6)
        expect(Math.abs(normal(way(part).angle))).toBeLessThan(1e-6)
      }
  })

  it('stands on a rail of its card and along it, whichever card, rail and sleeper, and goes along one', () => {
    for (const { mask, ground, rail, stands } of throughEveryCard())
      stands.forEach((stand, i) => {
        if (railsPastPoints(mask, pointOfSleeper(stand.sleeper), stand.facing).length > 0) return
        const at = standingAfter(ground, 0, stand, stands.slice(0, i + 1))
        const [off, askew] = besideRails(at, railsIn(mask))
        expect([off < 1, askew < 2], `mask ${mask}, rail ${rail}, stand ${i}`).toEqual([true, true])
        if (i > 0 && stand.facing !== FACING_IN) expect(besideRails(at, [rail])[0]).toBeLessThan(1)
        const unknown = standing(ground, 0, stand.sleeper, stand.facing)
        expect(besideRails(unknown, railsIn(mask))[1]).toBeLessThan(2)
        if (i === 0) return
        const ways = waysOf(ground, 0, stands.slice(0, i + 1))
        for (let part = 0; part <= 1; part += 0.1) {
          const [away, turned] = besideRails(ways[i - 1](part), railsIn(mask))
          expect([away < 1, turned < 2], `mask ${mask}, rail ${rail}, to stand ${i}`).toEqual([true, true])
        }
      })
  })

  it('comes to points in the midst of the rails they lead to, and stands on its sleeper there, heading for none', () => {
    let points = 0
    for (const { mask, ground, rail, stands } of throughEveryCard())
      stands.slice(0, 2).forEach((stand, i) => {
        const point = pointOfSleeper(stand.sleeper)
        if (railsPastPoints(mask, point, stand.facing).length === 0) return
        points++
        const { x, y, angle } = plankAt(mask, point)!
        const at = standingAfter(ground, 0, stand, stands.slice(0, i + 1))
        const told = `mask ${mask}, rail ${rail}, stand ${i}`
        expect([at.x, at.y], told).toEqual([x, y])
        expect(Math.abs(normal(2 * (at.angle - angle))), told).toBeLessThan(1e-6)
        // Facing in it looks away from the side that it came in over.
        const inward = SIDE_SPOTS[sideOfPoint(point)].angle + 180
        expect(Math.abs(normal(at.angle - inward)), told).toBeLessThan(30)
        if (i === 0) return
        const [way] = waysOf(ground, 0, stands.slice(0, 2))
        for (const part of [0, 0.3, 0.7, 1]) {
          const far = railsPastPoints(mask, point, FACING_IN).map((one) => besideRails(way(part), [one])[0])
          if (far.length === 2) expect(Math.abs(far[0] - far[1]), told).toBeLessThan(1)
        }
      })
    expect(points).toBeGreaterThan(40)
  })

  it('has a way on along each of the rails behind points, from where it stands to the edge, and else none', () => {
    const ground = rowOf(NW | SW)
    const [outer, inner] = [outerPoint(3), innerPoint(3)].map((point) => sleeperAt(0, point))
    const ways = branchesAhead(ground, { sleeper: inner, facing: FACING_IN })
    const ends = ways.map((way) => way[way.length - 1]).map(({ x, y }) => [Math.round(x), Math.round(y)])
    expect(ends.sort(([, a], [, b]) => a - b)).toEqual([
      [50, 0],
      [50, 100],
    ])
    for (const [{ x, y }] of ways) expect(Math.hypot(x - 28, y - 50)).toBeLessThan(9)
    expect(branchesAhead(ground, { sleeper: inner, facing: 3 })).toEqual([])
    expect(branchesAhead(rowOf(EW), { sleeper: outer, facing: FACING_IN })).toEqual([])
  })

  it('keeps its facing when it is pushed backwards', () => {
    const backwards = through.map(({ sleeper, facing }) => ({ sleeper, facing: facing === 1 ? FACING_IN : 0 }))
    for (const way of waysOf(curve, 0, backwards)) {
      const [before, after] = [way(0.4), way(0.6)]
      const heading = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
      expect(Math.abs(normal(heading - way(0.5).angle))).toBeGreaterThan(170)
    }
  })

  it('crosses the seam between two cells without a jump', () => {
    const ground = rowOf(EW, EW)
    const [way] = waysOf(ground, 0, [
      { sleeper: sleeperAt(0, outerPoint(1)), facing: 1 },
      { sleeper: sleeperAt(1, outerPoint(3)), facing: FACING_IN },
    ])
    let last = way(0)
    for (let part = 0.02; part <= 1; part += 0.02) {
      expect(Math.hypot(way(part).x - last.x, way(part).y - last.y)).toBeLessThan(0.5)
      last = way(part)
    }
    expect(way(0.5).x).toBeCloseTo(100)
  })
})
