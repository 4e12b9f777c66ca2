import { describe, expect, it } from 'vitest'
import { cloneState } from '../../../src-main/engine/flat.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import {
  CENTRE,
  CROSSING,
  FACING_IN,
  NO_FACING,
  RAILS,
  RAIL_SIDES,
  STEP_X,
  STEP_Y,
  innerPoint,
  opposite,
  outerPoint,
  sleeperAt,
  turnRails,
} from '../../../src-shared/geometry/rails.ts'

/**
 * Drives, counted a second time in the plainest way: a line is a list of sleepers from side to side, a train
 * somewhere on it follows it to the end and goes on with every line that begins there. It shares nothing
 * with the engine but the numbering of sleepers.
 */
interface Line {
  readonly cell: number
  readonly to: number
  readonly sleepers: readonly number[]
}

function linesOf(view: FreightView, cell: number): Line[] {
  const { card, rotation } = view.cells[cell]
  if (card < 0) return []
  const rails = turnRails(TRACK_CARDS[card].rails, rotation)
  return RAILS.flatMap((rail, r) => {
    if (!(rails & rail)) return []
    const [a, b] = RAIL_SIDES[r]
    const middle = opposite(a) === b && rails !== CROSSING ? [CENTRE] : []
    const points = [outerPoint(a), innerPoint(a), ...middle, innerPoint(b), outerPoint(b)]
    const there = points.map((point) => sleeperAt(cell, point))
    return [
      { cell, to: b, sleepers: there },
      { cell, to: a, sleepers: [...there].reverse() },
    ]
  })
}

/** A train at the n-th sleeper of a line. */
type Place = { readonly line: Line; readonly n: number }

function nextCell(view: FreightView, cell: number, side: number): number {
  const x = (cell % view.columns) + STEP_X[side]
  const y = Math.floor(cell / view.columns) + STEP_Y[side]
  return x >= 0 && y >= 0 && x < view.columns && y < view.rows ? y * view.columns + x : -1
}

/** Lines that begin beyond a side, or 'station', or nothing. */
function beyond(view: FreightView, cell: number, side: number): Place[] | 'station' {
  const next = nextCell(view, cell, side)
  if (next < 0) return []
  if (view.cells[next].station >= 0) return 'station'
  const edge = sleeperAt(next, outerPoint(opposite(side)))
  return linesOf(view, next)
    .filter((line) => line.sleepers[0] === edge)
    .map((line) => ({ line, n: 0 }))
}

function startingPlaces(view: FreightView, sleeper: number, facing: number): Place[] {
  const cell = Math.floor(sleeper / 9)
  return linesOf(view, cell)
    .filter((line) => line.sleepers.includes(sleeper))
    .map((line) => ({ line, n: line.sleepers.indexOf(sleeper) }))
    .filter(({ line, n }) =>
      facing === FACING_IN
        ? n < line.sleepers.length / 2 - 0.5
        : line.to === facing && n >= (line.sleepers.length - 1) / 2,
    )
}

/** All ways of a locomotive with so many steps: lists of sleepers, a station written as its centre. */
function ways(view: FreightView, seat: number, steps: number): string[] {
  const found = new Set<string>()
  const { sleeper, facing } = view.seats[seat].locomotive
  const arrive = (cell: number, side: number, done: readonly number[]): void => {
    const there = beyond(view, cell, side)
    if (there === 'station') found.add([...done, sleeperAt(nextCell(view, cell, side), CENTRE)].join(' '))
    else for (const place of there) stand(place, [...done, place.line.sleepers[0]])
  }
  const stand = (place: Place, done: readonly number[]): void => {
    if (done.length === steps) return void found.add(done.join(' '))
    const { line, n } = place
    if (n + 1 === line.sleepers.length) arrive(line.cell, line.to, done)
    else stand({ line, n: n + 1 }, [...done, line.sleepers[n + 1]])
  }
  if (facing === NO_FACING) for (const side of [0, 1, 2, 3]) arrive(Math.floor(sleeper / 9), side, [])
  else for (const place of startingPlaces(view, sleeper, facing)) stand(place, [])
  return [...found].sort()
}

/** A way up to its first hop over a crossing's centre: a plan says no more. */
function untilCrossing(view: FreightView, start: number, way: string): string {
  const sleepers = [start, ...way.split(' ').map(Number)]
  const hop = sleepers.findIndex((sleeper, i) => {
    const card = view.cells[Math.floor(sleeper / 9)].card
    return (
      i > 0 &&
      card >= 0 &&
      TRACK_CARDS[card].rails === CROSSING &&
      sleeper % 9 === ((sleepers[i - 1] % 9) + 4) % 8 &&
      Math.abs(sleeper - sleepers[i - 1]) === 4
    )
  })
  return sleepers.slice(1, hop < 0 ? undefined : hop + 1).join(' ')
}

describe('drives of Freight Express, counted a second time from the view alone', () => {
  const seed = 20_261_120
  it(`agree with the plans at every question 'act' of 12 random games (seed ${seed})`, () => {
    const rng = generator(seed)
    const out = new Int32Array(MAX_CHOICES)
    let compared = 0
    let crossed = 0
    for (let n = 0; n < 12; n++) {
      const s = freightExpress.setup({
        options: freightExpress.options.default,
        seatCount: 2 + (n % 3),
        seed: seed + n,
      })
      for (let count = freightExpress.choices(s, out); count > 0; count = freightExpress.choices(s, out)) {
        const { decision } = freightExpress.status(s)
        const seat = decision!.by
        const view = freightExpress.view(s, seat)
        if (decision!.kind === 'act') {
          const coupled = view.seats[seat].coupled.length
          for (const card of view.seats[seat].hand) {
            const expected = TRACK_CARDS[card].action >= coupled ? ways(view, seat, TRACK_CARDS[card].wagon) : []
            const planned = freightExpress.plans(cloneState(s)).filter((plan) => plan.facts.card === card)
            const told = planned
              .filter((plan) => (plan.facts.derails as number[]).length === 0)
              .map((plan) => (plan.facts.steps as number[]).join(' '))
            const cut = new Set(expected.map((way) => untilCrossing(view, view.seats[seat].locomotive.sleeper, way)))
            if (planned.some((plan) => plan.facts.flips)) crossed++
            for (const way of told) expect([...cut], `card ${card}`).toContain(way)
            if (planned.length === told.length) expect(new Set(told)).toEqual(cut)
            compared++
          }
        }
        freightExpress.apply(s, preferred(s, out, count, rng))
      }
    }
    expect(compared).toBeGreaterThan(1000)
    expect(crossed).toBeGreaterThan(5)
  })
})

/** Any choice, but a drive twice as often as chance would have it: laying alone leaves the trains in A. */
function preferred(s: Int32Array, out: Int32Array, count: number, rng: Int32Array): number {
  const drives = [...out.subarray(0, count)].filter((code) => freightExpress.decode(s, code).kind === 'drive')
  const from = drives.length > 0 && nextBelow(rng, 0, 4) === 0 ? drives : [...out.subarray(0, count)]
  return from[nextBelow(rng, 0, from.length)]
}
