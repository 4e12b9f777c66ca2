import { describe, expect, it } from 'vitest'
import {
  CENTRE,
  EAST,
  FACING_IN,
  NO_FACING,
  NORTH,
  NS,
  EW,
  SOUTH,
  WEST,
  outerPoint,
  sleeperAt,
  turnRails,
} from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { IN_STATION, LOCOMOTIVE_SCALE, SIGN } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { standing, type Ground } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { waysOf, type Stand, type Way } from '../../../../src-renderer/games/freight-express/track/travel.ts'
import { normal } from '../../../../src-renderer/stage/motion/turning.ts'

/** Four share a station by quarters, two by halves. */
const SHARED = [
  ['by quarters', [0, 1, 2, 3]],
  ['by halves', [0, 1]],
] as const
const STATION = 4

/** Three cells by three: a station in the middle, a straight beside each of its sides. */
const table: Ground = {
  columns: 3,
  cells: Array.from({ length: 9 }, (_, cell) => {
    if (cell === STATION) return { station: 2, card: -1, rotation: 0, height: 0 }
    const rails = cell === 1 || cell === 7 ? NS : EW
    const rotation = [0, 1, 2, 3].find((turns) => turnRails(TRACK_CARDS[0].rails, turns) === rails) ?? 0
    const card = TRACK_CARDS.findIndex((one) => turnRails(one.rails, rotation) === rails)
    return { station: -1, card, rotation, height: 1 }
  }),
}
const inside: Stand = { sleeper: sleeperAt(STATION, CENTRE), facing: NO_FACING }
const CELLS = { [NORTH]: 1, [EAST]: 5, [SOUTH]: 7, [WEST]: 3 }
const OPPOSITE = { [NORTH]: SOUTH, [EAST]: WEST, [SOUTH]: NORTH, [WEST]: EAST }
const SIDES = [NORTH, EAST, SOUTH, WEST] as const
/** The last sleeper before the station, headed for it, and headed away from it. */
const before = (side: (typeof SIDES)[number], facing: number): Stand => ({
  sleeper: sleeperAt(CELLS[side], outerPoint(OPPOSITE[side])),
  facing,
})

/** What a locomotive covers: its two ends, and its corners. */
function corners({ x, y, angle, scale }: ReturnType<typeof standing>) {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const large = LOCOMOTIVE_SCALE * scale
  return [-10, 27].flatMap((long) =>
    [-13, 13].map((wide) => ({ x: x + (dx * long - dy * wide) * large, y: y + (dy * long + dx * wide) * large })),
  )
}

/** Half way between its axles. */
const middle = ({ x, y, angle, scale = 1 }: ReturnType<Way>) => ({
  x: x + Math.cos((angle * Math.PI) / 180) * 9.5 * LOCOMOTIVE_SCALE * scale,
  y: y + Math.sin((angle * Math.PI) / 180) * 9.5 * LOCOMOTIVE_SCALE * scale,
})

describe.each(SHARED)('the sidings of a station shared %s', (shared, seats) => {
  const ground: Ground = { ...table, seats }
  const spots = seats.map((seat) => standing(ground, seat, inside.sleeper, NO_FACING))

  it('hold each the locomotive of its seat, straight, in a place of their own, clockwise', () => {
    const quarters = [
      [true, true],
      [false, true],
      [false, false],
      [true, false],
    ]
    expect(spots.map(({ x, y }) => [x < 150, y < 150])).toEqual(quarters.slice(0, seats.length))
    for (const { angle, scale } of spots) {
      expect(Math.abs(angle % (shared === 'by halves' ? 90 : 180))).toBe(0)
      expect(scale).toBe(shared === 'by halves' ? IN_STATION.half : IN_STATION.quarter)
    }
  })

  it('hold it wholly: it lies on no neighbour, not under the sign, and on none of the lines to the four sides', () => {
    for (const { x, y } of spots.flatMap(corners)) {
      const [right, down] = [Math.abs(x - 150), Math.abs(y - 150)]
      expect(Math.max(right, down)).toBeLessThanOrEqual(49.5)
      expect(Math.min(right, down)).toBeGreaterThan(8.5)
      expect(Math.hypot(right, down)).toBeGreaterThan(SIGN)
    }
  })
})

describe.each(SHARED)('a locomotive that comes into its siding in a station shared %s, or leaves it', (_, seats) => {
  const ground: Ground = { ...table, seats }
  const comes = SIDES.flatMap((side) =>
    seats.map((seat) => waysOf(ground, seat, [before(side, OPPOSITE[side]), inside])),
  )
  const goes = SIDES.flatMap((side) => seats.map((seat) => waysOf(ground, seat, [inside, before(side, FACING_IN)])))

  it('moves along its rails over any side, smaller and larger by and by, never sideways', () => {
    for (const [way] of [...comes, ...goes]) {
      let last = way(0)
      for (let part = 0.01; part <= 1; part += 0.01) {
        const now = way(part)
        expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(3)
        expect(Math.abs((now.scale ?? 1) - (last.scale ?? 1))).toBeLessThan(0.05)
        expect(Math.abs(normal(now.angle - last.angle))).toBeLessThan(15)
        const [a, b] = [last, now].map(middle)
        const slip = Math.abs(normal((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI - now.angle))
        expect(slip).toBeLessThan(70)
        last = now
      }
    }
  })

  it('ends exactly where it stands, at its size there', () => {
    SIDES.forEach((_, i) =>
      seats.forEach((seat) => {
        const nth = i * seats.length + seat
        const [[into], [out]] = [comes[nth], goes[nth]]
        const rest = standing(ground, seat, inside.sleeper, NO_FACING)
        for (const end of [into(1), out(0)])
          for (const of of ['x', 'y', 'scale'] as const) expect(end[of]).toBeCloseTo(rest[of])
        expect(Math.abs(normal(into(1).angle - rest.angle))).toBeLessThan(0.01)
        expect(out(1).scale).toBeCloseTo(1)
      }),
    )
  })

  it('keeps its facing where it is pushed in backwards', () => {
    for (const side of SIDES)
      for (const seat of seats) {
        const [way] = waysOf(ground, seat, [before(side, FACING_IN), inside])
        const [a, b] = [way(0.1), way(0.2)]
        const moves = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
        expect(Math.abs(normal(moves - a.angle))).toBeGreaterThan(150)
        for (let part = 0.01; part <= 1; part += 0.01)
          expect(Math.abs(normal(way(part).angle - way(part - 0.01).angle))).toBeLessThan(15)
      }
  })
})
