import { describe, expect, it } from 'vitest'
import { CARDS, isIntake, isPallet, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { cellOfStart, startLayout, type Start } from '../../../../src-shared/games/transport/layouts.ts'
import { BELT_SIDES, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import { cellAt, neighbour, opposite, SIDES } from '../../../../src-shared/geometry/hexagons.ts'

const beltOf = (start: Start): number => BELT_SIDES[poseOf(SHAPE_OF[start.card], start.rotation)]
const byCell = (layout: readonly Start[]): Map<number, Start> =>
  new Map(layout.map((start) => [cellOfStart(start), start]))

/** Cards from a pallet to each intake along the belt, shortest first. Start belts run both ways. */
function distances(layout: readonly Start[], pallet: Start): number[] {
  const cells = byCell(layout)
  const reached = new Map<number, number>([[cellOfStart(pallet), 0]])
  for (const [cell, steps] of reached) {
    for (let side = 0; side < SIDES; side++) {
      const next = neighbour(cell, side)
      const joined = (beltOf(cells.get(cell)!) >> side) & 1
      if (joined && cells.has(next) && !reached.has(next)) reached.set(next, steps + 1)
    }
  }
  return layout
    .filter((start) => isIntake(start.card))
    .map((start) => reached.get(cellOfStart(start))!)
    .sort()
}

function openEnds(layout: readonly Start[]): number {
  const cells = byCell(layout)
  let open = 0
  for (const start of layout) {
    for (let side = 0; side < SIDES; side++) {
      if ((beltOf(start) >> side) & 1 && !cells.has(neighbour(cellOfStart(start), side))) open++
    }
  }
  return open
}

const pallets = (layout: readonly Start[]): Start[] => layout.filter((start) => isPallet(start.card))

describe.each([2, 3, 4])('the start layout for %i seats', (seats) => {
  const layout = startLayout(seats)

  it('has a pallet for each seat and no other', () => {
    expect(
      pallets(layout)
        .map((start) => start.card)
        .sort(),
    ).toEqual(Array.from({ length: seats }, (_, i) => i))
  })

  it('lays start cards only, each once, each in a cell of its own', () => {
    expect(new Set(layout.map((start) => start.card)).size).toBe(layout.length)
    expect(layout.every((start) => start.card < 11)).toBe(true)
    expect(byCell(layout).size).toBe(layout.length)
  })

  it('fits: neighbouring sides are both belt or both floor', () => {
    const cells = byCell(layout)
    for (const start of layout) {
      for (let side = 0; side < SIDES; side++) {
        const other = cells.get(neighbour(cellOfStart(start), side))
        if (other)
          expect((beltOf(start) >> side) & 1, `${start.card} and ${other.card}`).toBe(
            (beltOf(other) >> opposite(side)) & 1,
          )
      }
    }
  })

  it('gives every seat the same distances to the intakes', () => {
    const all = pallets(layout).map((pallet) => distances(layout, pallet))
    for (const one of all) expect(one).toEqual(all[0])
  })
})

describe('the start layouts', () => {
  it('have 9, 7 and 11 cards, and 4, 3 and 4 intakes', () => {
    expect([2, 3, 4].map((seats) => startLayout(seats).length)).toEqual([9, 7, 11])
    expect([2, 3, 4].map((seats) => startLayout(seats).filter((start) => isIntake(start.card)).length)).toEqual([
      4, 3, 4,
    ])
  })

  it('put a pallet of two or four seats 2, 3, 5 and 6 cards from the intakes, one of three 1, 3 and 3', () => {
    for (const seats of [2, 4])
      expect(distances(startLayout(seats), pallets(startLayout(seats))[0])).toEqual([2, 3, 5, 6])
    expect(distances(startLayout(3), pallets(startLayout(3))[0])).toEqual([1, 3, 3])
  })

  it('leave 6, 3 and 4 ends open', () => {
    expect([2, 3, 4].map((seats) => openEnds(startLayout(seats)))).toEqual([6, 3, 4])
  })

  it('look the same turned by half a turn, or by a third for three seats', () => {
    const turn = (seats: number, q: number, r: number): number => (seats === 3 ? cellAt(-q - r, q) : cellAt(-q, -r))
    for (const seats of [2, 3, 4]) {
      const layout = startLayout(seats)
      const shapeAt = new Map(layout.map((start) => [cellOfStart(start), CARDS[start.card].shape]))
      for (const { card, q, r } of layout) expect(shapeAt.get(turn(seats, q, r))).toBe(CARDS[card].shape)
    }
  })

  it('lay the pallets of partners opposite each other', () => {
    const at = (seat: number): Start => pallets(startLayout(4)).find((start) => start.card === seat)!
    for (const seat of [0, 1]) {
      expect([at(seat).q + at(seat + 2).q, at(seat).r + at(seat + 2).r]).toEqual([0, 0])
    }
  })

  it('are for 2 to 4 seats', () => {
    for (const seats of [0, 1, 5]) expect(() => startLayout(seats)).toThrow(RangeError)
  })
})
