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
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { tails } from '../../../../src-renderer/games/freight-express/track/tails.ts'
import { HALVES } from '../../../../src-renderer/games/freight-express/layout/half-yard.ts'
import { QUARTERS } from '../../../../src-renderer/games/freight-express/layout/quarter-yard.ts'
import { PITCH, SIGN } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { standing, type Ground } from '../../../../src-renderer/games/freight-express/track/track.ts'
import type { Stand } from '../../../../src-renderer/games/freight-express/track/travel.ts'
import { lastStretch, waysAfter, waysIn } from '../../../../src-renderer/games/freight-express/track/ways.ts'
import { dayView } from '../../harness/position.ts'

const STATION = -1
const WAGON_IN_STATION = QUARTERS.wagonScale
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

  it('stand in a station on the siding of their seat, round the bend behind their locomotive, as many as find room', () => {
    const ground = rowOf(EW, EW, STATION)
    for (const seat of [0, 1, 2, 3]) {
      const trains = [0, 1, 2, 3].map((other) => (other === seat ? train([...through(1), stationAt(2)], 4) : null))
      const spots = tails(ground, trains)[seat]
      expect(spots.map(({ scale }) => scale)).toEqual([WAGON_IN_STATION, WAGON_IN_STATION])
      const cab = standing(ground, seat, stationAt(2).sleeper, NO_FACING)
      ;[cab, ...spots].slice(0, -1).forEach((one, i) => {
        expect(Math.hypot(one.x - spots[i].x, one.y - spots[i].y)).toBeLessThan(22)
      })
      for (const { x, y, angle } of spots) {
        expect([x > 250, y > 50]).toEqual([cab.x > 250, cab.y > 50])
        expect(Math.abs(angle % 90)).toBe(0)
      }
    }
  })

  it('that find no room in a station are counted on the last one that does, which shows what each is worth', () => {
    const looks = (seats: number) => (count: number) => {
      const view = dayView(seats)
      const cell = view.cells.findIndex(({ station, card }) => station >= 0 && card < 0)
      const [first, ...others] = view.seats
      const coupled = Array.from({ length: count }, (_, card) => 20 + card)
      const trains = [
        { ...first, coupled, locomotive: { sleeper: sleeperAt(cell, CENTRE), facing: NO_FACING } },
        ...others.map((seat) => ({ ...seat, coupled: [] })),
      ]
      return Object.values(poses({ ...view, seats: trains } as FreightView)).flatMap(({ look }) =>
        look.kind === 'wagonBehind' && look.seat === 0 ? [expectValues(look, coupled)] : [],
      )
    }
    const expectValues = ({ more, values }: { more: number; values?: string }, coupled: number[]) => {
      const hidden = coupled.slice(coupled.length - more).map((card) => TRACK_CARDS[card].wagon)
      expect(values).toBe(more > 0 ? hidden.join(' ') : undefined)
      return more
    }
    expect([1, 2, 3, 5].map(looks(3))).toEqual([[0], [0, 0], [0, 2], [0, 4]])
    expect([1, 2, 3, 5].map(looks(2))).toEqual([[0], [0, 0], [0, 0, 0], [0, 0, 3]])
  })

  it('stand in a row beside the sign where two share a station, each train on its half, larger than by quarters', () => {
    const ground: Ground = { ...rowOf(STATION), seats: [0, 1] }
    const trains = tails(
      ground,
      [0, 1].map(() => train([stationAt(0)], 3)),
    )
    trains.forEach((wagons, seat) => {
      expect(wagons.map(({ scale }) => scale)).toEqual(Array(3).fill(HALVES.wagonScale))
      const cab = standing(ground, seat, stationAt(0).sleeper, NO_FACING)
      expect(wagons.slice(0, 2).map(({ x }) => x)).toEqual([cab.x, cab.x])
      for (const { x, y, angle, scale } of wagons) {
        const half = Math.abs(angle) === 90 ? { x: 12 * scale, y: 15.6 * scale } : { x: 15.6 * scale, y: 12 * scale }
        expect([x - half.x, y - half.y].every((edge) => edge >= 0)).toBe(true)
        expect([x + half.x, y + half.y].every((edge) => edge <= 100)).toBe(true)
        expect(x < 50).toBe(seat === 0)
        const [right, down] = [Math.abs(x - 50) - half.x, Math.abs(y - 50) - half.y]
        expect(Math.hypot(Math.max(0, right), Math.max(0, down))).toBeGreaterThan(SIGN)
      }
    })
  })

  it('stand clear of each other where four trains share a station, each in a quarter of its own', () => {
    const ground = rowOf(STATION)
    const spots = tails(
      ground,
      [0, 1, 2, 3].map(() => train([stationAt(0)], 2)),
    )
    const quarters = spots.map((wagons) => wagons.map(({ x, y }) => `${x < 50} ${y < 50}`))
    expect(quarters).toEqual([
      ['true true', 'true true'],
      ['false true', 'false true'],
      ['false false', 'false false'],
      ['true false', 'true false'],
    ])
    const all = spots.flat()
    all.forEach((one, i) =>
      all
        .slice(i + 1)
        .forEach(({ x, y }) =>
          expect(Math.max(Math.abs(one.x - x), Math.abs(one.y - y))).toBeGreaterThan(29 * WAGON_IN_STATION),
        ),
    )
  })

  it('that went through a station leave its sign free too', () => {
    const ground = rowOf(EW, STATION, EW)
    const [spots] = tails(ground, [train([...through(0), stationAt(1), ...through(2).slice(0, 3)], 3)])
    expect(spots).toHaveLength(3)
    for (const { x, y } of spots) expect(Math.hypot(x - 150, y - 50)).toBeGreaterThan(SIGN)
  })

  it('that follow round the bend of a station lie over its sign with no corner', () => {
    const ground: Ground = { ...rowOf(STATION, EW), seats: [0, 1] }
    let seen = 0
    for (const seat of [0, 1])
      for (let sleepers = 1; sleepers <= 5; sleepers++) {
        const way = [stationAt(0), ...through(1).slice(0, sleepers)]
        const found = tails(
          ground,
          [0, 1].map((one) => (one === seat ? train(way, 3) : null)),
        )
        for (const { x, y, angle, scale } of found[seat].filter((one) => one.x < 100)) {
          seen++
          const turned = (-angle * Math.PI) / 180
          const along = (50 - x) * Math.cos(turned) - (50 - y) * Math.sin(turned)
          const across = (50 - x) * Math.sin(turned) + (50 - y) * Math.cos(turned)
          const far = [Math.abs(along) - 14 * scale, Math.abs(across) - 11.6 * scale].map((one) => Math.max(0, one))
          expect(Math.hypot(...far), `${seat} ${sleepers}`).toBeGreaterThan(SIGN - 2)
        }
      }
    expect(seen).toBeGreaterThan(5)
  })

  it('stand on the siding of a station behind them where the line ends there, all equally large', () => {
    const ground = rowOf(STATION, EW)
    const [spots] = tails(ground, [train([through(1)[0]], 3)])
    expect(spots).toHaveLength(3)
    for (const { scale } of spots) expect(scale).toBe(spots[0].scale)
    expect(spots[0].scale).toBeGreaterThan(WAGON_IN_STATION)
    spots.forEach((one, i) =>
      spots.slice(i + 1).forEach(({ x, y }) => expect(Math.hypot(one.x - x, one.y - y)).toBeGreaterThan(14)),
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

it('wagons of a train that is pushed never come between the locomotive behind it and its own wagons', () => {
  const ground = rowOf(EW, EW, EW, EW, EW)
  const line = [0, 1, 2, 3, 4].flatMap(through)
  // Seat 0 has been pushed on from behind: the place behind it is where seat 1 stands now.
  const [front, back] = tails(ground, [train(line.slice(0, 22), 2), train(line.slice(0, 21), 2)])
  expect([front.length, back.length]).toEqual([2, 2])
  expect(Math.max(...front.map(({ x }) => x))).toBeLessThan(Math.min(...back.map(({ x }) => x)))
  const own = back[0].x - back[1].x
  expect(back[1].x - front[0].x).toBeGreaterThan(own + 4)
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

  it('hold only as far back as their rails still lie there', () => {
    expect(sleepers(lastStretch(rowOf(MEADOW, EW), [...one, ...two]))).toEqual(sleepers(two))
    expect(sleepers(lastStretch(rowOf(EW, EW), [...one, ...two]))).toEqual(sleepers([...one, ...two]))
  })
})
