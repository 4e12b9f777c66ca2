import { describe, expect, it } from 'vitest'
import type { State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { act, codes, kinds, may, offeredOf, open, place } from './helpers.ts'
import { freightExpressTestable } from '../../testable/freight-express/index.ts'

const SIZE = 19
const MIDDLE = 9 * SIZE + 9
const start = (seatCount: number, starter = 0, seed = 5): State =>
  game.setup({ options: { ...game.options.default, layout: 'placed' }, seatCount, starter, seed })

/** Places with a seeded lot until the cards are dealt. */
function placeAll(s: State, seed: number): void {
  const rng = generator(seed)
  while (game.status(s).decision?.kind === 'place') {
    const list = codes(s)
    game.apply(s, list[nextBelow(rng, 0, list.length)])
    freightExpressTestable.census(s)
  }
}

describe('free placement', () => {
  it('deals all stations, the start seat first: 5/5, 4/3/3, 3/3/2/2', () => {
    const counts = (seats: number): number[] => open(start(seats, 1)).seats.map((seat) => seat.stations.length)
    expect([counts(2), counts(3), counts(4)]).toEqual([
      [5, 5],
      [3, 4, 3],
      [2, 3, 3, 2],
    ])
  })

  it('shows each seat its own stations only', () => {
    const seen = game.view(start(3), 1)
    expect(seen.placing).toBe(true)
    expect(seen.seats[1].stations.every((station) => station >= 0)).toBe(true)
    expect([...seen.seats[0].stations, ...seen.seats[2].stations].every((station) => station === -1)).toBe(true)
  })

  it('lets the start seat begin, in the middle of the grid', () => {
    const s = start(3, 2)
    expect(game.status(s)).toMatchObject({ active: 2, turn: 0, decision: { kind: 'place' } })
    const own = open(s).seats[2].stations
    expect(offeredOf(s, 'place')).toEqual(own.map((station) => ({ kind: 'place', station, cell: MIDDLE })))
    expect(may(s, { kind: 'place', station: own[0], cell: 0 })).toBe('placeInMiddle')
  })

  it('goes on clockwise, each station diagonal to one that lies', () => {
    const s = start(3)
    act(s, offeredOf(s, 'place')[0])
    expect(game.status(s).active).toBe(1)
    const cells = [...new Set(offeredOf(s, 'place').map((action) => action.cell - MIDDLE))]
    expect(cells).toEqual([-SIZE - 1, -SIZE + 1, SIZE - 1, SIZE + 1])
    const [mine] = open(s).seats[1].stations
    expect(may(s, { kind: 'place', station: mine, cell: MIDDLE + 1 })).toBe('placeDiagonally')
    expect(may(s, { kind: 'place', station: mine, cell: MIDDLE })).toBe('placeTaken')
    expect(may(s, { kind: 'place', station: mine, cell: SIZE * SIZE })).toBe('offTable')
  })

  it('refuses stations of others and those that lie already', () => {
    const s = start(2)
    const [first] = open(s).seats[0].stations
    act(s, { kind: 'place', station: first, cell: MIDDLE })
    expect(may(s, { kind: 'place', station: first, cell: MIDDLE + SIZE + 1 })).toBe('placedAlready')
    const others = open(s).seats[0].stations
    expect(may(s, { kind: 'place', station: others[0], cell: MIDDLE + SIZE + 1 })).toBe('notYourStation')
  })

  it('skips a seat that has none left', () => {
    const s = start(4)
    const order: number[] = []
    while (game.status(s).decision?.kind === 'place') {
      order.push(game.status(s).active)
      act(s, offeredOf(s, 'place')[0])
    }
    expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1])
  })

  it('then cuts the table to the stations and one cell all round, deals and begins the first turn', () => {
    const s = start(2)
    let last: ReturnType<typeof act> = []
    while (game.status(s).decision?.kind === 'place') last = act(s, offeredOf(s, 'place').at(-1)!)
    expect(kinds(last)).toEqual(['stationPlaced', 'lineSettled', 'dealt', 'dealt', 'turnBegan', 'drew'])
    const { columns, rows, cells, seats, placing } = open(s)
    expect(placing).toBe(false)
    // Always the last place listed: a straight diagonal, the longest there can be.
    expect([columns, rows]).toEqual([12, 12])
    const ring = cells.filter(
      (_, i) => i % columns === 0 || i % columns === columns - 1 || i < columns || i >= columns * (rows - 1),
    )
    expect(ring.every((cell) => cell.station < 0)).toBe(true)
    expect(seats.map((seat) => seat.hand.length)).toEqual([4, 3])
    expect(place(s, 0)).toBe('A')
  })

  it('never lays two stations side by side, whatever is chosen (seeds 1 to 20)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = start(2 + (seed % 3), 0, seed)
      placeAll(s, seed)
      const { columns, rows, cells } = open(s)
      expect(
        cells.filter((cell) => cell.station >= 0),
        `seed ${seed}`,
      ).toHaveLength(10)
      expect(columns * rows, `seed ${seed}`).toBeLessThanOrEqual(144)
      cells.forEach((cell, i) => {
        if (cell.station < 0) return
        expect(i % columns < columns - 1 ? cells[i + 1].station : -1, `seed ${seed}`).toBe(-1)
        expect(cells[i + columns].station, `seed ${seed}`).toBe(-1)
      })
    }
  })
})
