import { describe, expect, it } from 'vitest'
import type { FreightEvent, Move } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import {
  CENTRE,
  EAST,
  EW,
  FACING_IN,
  NO_FACING,
  NW,
  WEST,
  innerPoint,
  outerPoint,
  sleeperAt,
  turnRails,
} from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { PITCH, tails } from '../../../../src-renderer/games/freight-express/tails.ts'
import { LOCOMOTIVE_SCALE, SIDING } from '../../../../src-renderer/games/freight-express/sizes.ts'
import { standing, type Ground } from '../../../../src-renderer/games/freight-express/track.ts'
import type { Stand } from '../../../../src-renderer/games/freight-express/travel.ts'
import { lastStretch, waysAfter, waysIn } from '../../../../src-renderer/games/freight-express/ways.ts'

const STATION = -1
const MEADOW = 0

/** Cells in a row: a station, a meadow, or a card that shows just these rails. */
function rowOf(...masks: readonly number[]): Ground {
  const showing = (mask: number) =>
    [0, 1, 2, 3]
      .map((rotation) => ({
        rotation,
        card: TRACK_CARDS.findIndex(({ rails }) => turnRails(rails, rotation) === mask),
      }))
      .find(({ card }) => card >= 0)!
  const cells = masks.map((mask, i) =>
    mask === STATION || mask === MEADOW
      ? { station: mask === STATION ? i : -1, height: 0, card: -1, rotation: 0 }
      : { station: -1, height: 1, ...showing(mask) },
  )
  return { columns: masks.length, cells }
}

/** From west to east through a cell with a straight. */
const through = (cell: number): Stand[] => [
  { sleeper: sleeperAt(cell, outerPoint(WEST)), facing: FACING_IN },
  { sleeper: sleeperAt(cell, innerPoint(WEST)), facing: FACING_IN },
  { sleeper: sleeperAt(cell, CENTRE), facing: EAST },
  { sleeper: sleeperAt(cell, innerPoint(EAST)), facing: EAST },
  { sleeper: sleeperAt(cell, outerPoint(EAST)), facing: EAST },
]
const stationAt = (cell: number): Stand => ({ sleeper: sleeperAt(cell, CENTRE), facing: NO_FACING })
const train = (way: readonly Stand[], wagons: number) => ({ stand: way[way.length - 1], way, wagons })

describe('the wagons of a train on the line', () => {
  it('stand behind their locomotive along the way it came, one behind the other', () => {
    const ground = rowOf(EW, EW, EW)
    const [spots] = tails(ground, [train([...through(1), ...through(2)], 3)])
    expect(spots).toHaveLength(3)
    expect(spots.map(({ y, angle }) => [y, angle])).toEqual(spots.map(() => [50, 0]))
    const [x] = spots.map((spot) => spot.x)
    expect(x).toBeLessThan(standing(ground, 0, sleeperAt(2, outerPoint(EAST)), EAST).x)
    expect(spots.map((spot) => Math.round(x - spot.x))).toEqual([0, PITCH, 2 * PITCH])
  })

  it('stand along the rails there are where no way is known', () => {
    const stand = { sleeper: sleeperAt(2, innerPoint(EAST)), facing: EAST }
    const [spots] = tails(rowOf(EW, EW, EW), [train([stand], 4)])
    expect(spots).toHaveLength(4)
    for (const { y } of spots) expect(y).toBe(50)
  })

  it('bend with a curve', () => {
    const ground: Ground = { ...rowOf(NW), columns: 1 }
    const stand = { sleeper: sleeperAt(0, outerPoint(WEST)), facing: WEST }
    const [[wagon]] = tails(ground, [train([stand], 1)])
    expect(Math.hypot(wagon.x, wagon.y)).toBeCloseTo(50, 0)
    expect(Math.abs(wagon.angle)).toBeGreaterThan(100)
    expect(Math.abs(wagon.angle)).toBeLessThan(170)
  })

  it('are fewer where the line is too short: none stands on the meadow', () => {
    const stand = { sleeper: sleeperAt(1, CENTRE), facing: EAST }
    const [spots] = tails(rowOf(MEADOW, EW, EW), [train([stand], 5)])
    expect(spots).toHaveLength(1)
    expect(spots[0].x).toBeGreaterThan(100)
  })

  it('stand straight behind their locomotive on the sidings of a station, and leave its letter free', () => {
    const ground = rowOf(EW, EW, STATION)
    const [spots] = tails(ground, [train([...through(1), stationAt(2)], 4)])
    expect(spots).toHaveLength(4)
    const cab = standing(ground, 0, stationAt(2).sleeper, NO_FACING)
    ;[cab, ...spots].slice(0, -1).forEach((one, i) => {
      expect(Math.hypot(one.x - spots[i].x, one.y - spots[i].y)).toBeLessThan(PITCH + 3)
    })
    for (const { x, y, angle } of spots) {
      expect(Math.max(Math.abs(x - 250), Math.abs(y - 50))).toBeCloseTo(SIDING)
      expect(Math.abs(angle % 90)).toBe(0)
    }
  })

  it('stand clear of each other and of both locomotives where two trains came into a station over one side', () => {
    const ground = rowOf(EW, EW, STATION)
    const way = [...through(0), ...through(1)]
    const bays = [0, 3].map((bay): Stand => ({ ...stationAt(2), bay }))
    const spots = tails(
      ground,
      bays.map((stand) => ({ stand, way: [...way, stand], wagons: 2 })),
    )
    expect(spots.map(({ length }) => length)).toEqual([2, 2])
    const engines = bays.flatMap(({ bay = 0, sleeper }) => {
      const { x, y, angle, scale } = standing(ground, bay, sleeper, NO_FACING)
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const long = LOCOMOTIVE_SCALE * scale
      return [-8, 0, 8, 16, 26].map((ahead) => ({ x: x + dx * ahead * long, y: y + dy * ahead * long }))
    })
    const all = spots.flat()
    all.forEach((one, i) => {
      all.slice(i + 1).forEach(({ x, y }) => expect(Math.hypot(one.x - x, one.y - y)).toBeGreaterThan(PITCH - 4))
      for (const { x, y } of engines) expect(Math.max(Math.abs(one.x - x), Math.abs(one.y - y))).toBeGreaterThan(14)
    })
  })

  it('stand behind their own locomotive where four trains share a station', () => {
    const ground = rowOf(STATION)
    const spots = tails(
      ground,
      [0, 1, 2, 3].map(() => train([stationAt(0)], 1)),
    )
    spots.forEach(([wagon], seat) => {
      const away = [0, 1, 2, 3].map((other) => {
        const { x, y } = standing(ground, other, stationAt(0).sleeper, NO_FACING)
        return Math.hypot(wagon.x - x, wagon.y - y)
      })
      expect(away.indexOf(Math.min(...away))).toBe(seat)
    })
  })

  it('go on along the line their locomotive came by where another waits behind them in the station', () => {
    const ground = rowOf(EW, EW, STATION)
    const way = [...through(1), stationAt(2)]
    const [spots] = tails(ground, [train(way, 3), null, null, train([stationAt(2)], 0)])
    expect(spots).toHaveLength(3)
    expect(spots.slice(1).every(({ x, y }) => x < 200 && y === 50)).toBe(true)
  })

  it('that went through a station leave its letter free too', () => {
    const ground = rowOf(EW, STATION, EW)
    const [spots] = tails(ground, [train([...through(0), stationAt(1), ...through(2).slice(0, 3)], 3)])
    expect(spots).toHaveLength(3)
    for (const { x, y } of spots) expect(Math.hypot(x - 150, y - 50)).toBeGreaterThan(36)
  })

  it('lie round the platform of a station behind them, where the line ends there', () => {
    const ground = rowOf(STATION, EW)
    const [spots] = tails(ground, [train([through(1)[0]], 3)])
    expect(spots).toHaveLength(3)
    for (const { x, y } of spots) expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeCloseTo(SIDING)
    spots.forEach((one, i) =>
      spots.slice(i + 1).forEach(({ x, y }) => expect(Math.hypot(one.x - x, one.y - y)).toBeGreaterThan(PITCH - 1.01)),
    )
  })

  it('are drawn through the station when their locomotive has come out where it went in', () => {
    const ground = rowOf(EW, STATION, EW)
    const back = through(2).reverse()
    const way = [...back, stationAt(1), ...through(2).slice(0, 2)]
    const [spots] = tails(ground, [train(way, 2)])
    expect(spots).toHaveLength(2)
    for (const { x } of spots) expect(x).toBeLessThan(standing(ground, 0, way[way.length - 1].sleeper, FACING_IN).x)
  })

  it('never stand on another locomotive or on the wagons of another', () => {
    const ground = rowOf(EW, EW, EW, EW)
    const trains = [
      train([...through(1), ...through(2), ...through(3)], 4),
      train([...through(0), ...through(1), ...through(2).slice(0, 2)], 3),
    ]
    const spots = tails(ground, trains)
    const other = standing(ground, 1, trains[1].stand.sleeper, trains[1].stand.facing)
    for (const { x } of spots[0]) expect(Math.abs(x - other.x)).toBeGreaterThan(20)
    const all = spots.flat()
    all.forEach((one, i) => all.slice(i + 1).forEach(({ x }) => expect(Math.abs(one.x - x)).toBeGreaterThan(18)))
  })
})

describe('the ways that locomotives came', () => {
  const move = (seat: number, { sleeper, facing }: Stand): Move => ({ seat, sleeper, facing }) as Move
  const drove = (seat: number, [first, ...steps]: readonly Stand[]) =>
    ({
      kind: 'drove',
      seat,
      from: [move(seat, first)],
      steps: steps.map((step) => [move(seat, step)]),
    }) as unknown as FreightEvent
  const standsOn = (sleeper: number) =>
    ({ seats: [{ locomotive: { sleeper, facing: EAST } }] }) as unknown as FreightView
  const sleepers = (way: readonly Stand[]) => way.map(({ sleeper }) => sleeper)
  const [one, two] = [through(0), through(1)]

  it('grow with each stretch of a drive, and begin anew where somebody was put elsewhere', () => {
    const first = waysAfter(null, drove(0, one))
    const second = waysAfter(first, drove(0, [one[4], ...two]))
    expect(sleepers(second![0])).toEqual(sleepers([...one, ...two]))
    expect(sleepers(waysAfter(second, drove(0, one))![0])).toEqual(sleepers(one))
  })

  it('get shorter for whoever is pushed back over them, and keep the wagons behind', () => {
    const ways = waysAfter(null, drove(0, [...one, ...two]))
    const rams = (steps: readonly Stand[]) =>
      ({
        kind: 'drove',
        seat: 1,
        from: [move(1, stationAt(3)), move(0, two[4])],
        steps: steps.map((step) => [move(0, step)]),
      }) as unknown as FreightEvent
    const pushed = waysAfter(ways, rams([two[3], two[2]]))
    expect(sleepers(pushed![0])).toEqual(sleepers([...one, ...two.slice(0, 3)]))
    const beyond = waysAfter([[two[3], two[4]]], rams([two[3], two[2], two[1]]))
    expect(beyond![0]).toMatchObject([two[1]])
    const ground = rowOf(EW, EW, EW)
    const [spots] = tails(ground, [train(beyond![0], 2)])
    expect(spots).toHaveLength(2)
    for (const { x } of spots) expect(x).toBeLessThan(130)
  })

  it('end where the locomotive stands when one goes back, and are found in the log when a game is opened', () => {
    const ways = waysAfter(null, drove(0, one))
    expect(sleepers(waysIn(ways, standsOn(one[2].sleeper), [])[0])).toEqual(sleepers(one.slice(0, 3)))
    expect(sleepers(waysIn(null, standsOn(one[4].sleeper), [drove(0, one)])[0])).toEqual(sleepers(one))
    expect(waysIn(ways, standsOn(two[2].sleeper), [])).toEqual([[]])
  })

  const bay = (way: readonly Stand[]) => way.at(-1)?.bay
  const [WEST_BAY, EAST_BAY, OTHER_WEST_BAY] = [0, 2, 3]
  const twoIn = (sleeper: number) =>
    ({ seats: [0, 1].map(() => ({ locomotive: { sleeper, facing: NO_FACING } })) }) as unknown as FreightView

  it('end in a station beside the side they came in over, whose seat it may be', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(bay(waysAfter(null, drove(seat, [...one, stationAt(1)]))![seat])).toBe(WEST_BAY)
      expect(bay(waysAfter(null, drove(seat, [...two.toReversed(), stationAt(0)]))![seat])).toBe(EAST_BAY)
    }
  })

  it('end beside it too for who comes second, and who stands there stays; opened anew they stand the same', () => {
    const events = [drove(1, [...one, stationAt(1)]), drove(0, [...one, stationAt(1)])]
    const ways = events.reduce(waysAfter, null as ReturnType<typeof waysAfter>)!
    expect(ways.slice(0, 2).map(bay)).toEqual([OTHER_WEST_BAY, WEST_BAY])
    expect(waysIn(null, twoIn(stationAt(1).sleeper), events).map(bay)).toEqual([OTHER_WEST_BAY, WEST_BAY])
    const gone = waysAfter(ways, drove(1, [stationAt(1), ...through(2)]))
    expect(waysIn(gone, twoIn(stationAt(1).sleeper), []).map(bay)).toEqual([OTHER_WEST_BAY, WEST_BAY])
  })

  it('end where nobody waits who has never moved', () => {
    const events = [drove(1, [...one, stationAt(1)])]
    expect(waysIn(null, twoIn(stationAt(1).sleeper), events).map(bay)).toEqual([WEST_BAY, OTHER_WEST_BAY])
  })

  it('hold only as far back as their rails still lie there', () => {
    expect(sleepers(lastStretch(rowOf(MEADOW, EW), [...one, ...two]))).toEqual(sleepers(two))
    expect(sleepers(lastStretch(rowOf(EW, EW), [...one, ...two]))).toEqual(sleepers([...one, ...two]))
  })
})
