import { describe, expect, it } from 'vitest'
import {
  LAYOUTS,
  areNeighbours,
  cardsBetween,
  hopsFrom,
  type StationLayout,
} from '../../../../src-shared/games/freight-express/layouts.ts'

const names = Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]
const letters = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const pairs = letters.flatMap((a) => letters.filter((b) => b > a).map((b) => [a, b] as const))

const column = (layout: StationLayout, station: number): number => layout.stations[station] % layout.columns
const row = (layout: StationLayout, station: number): number => Math.floor(layout.stations[station] / layout.columns)
const colour = (layout: StationLayout, station: number): number => (column(layout, station) + row(layout, station)) % 2

describe('the classic line', () => {
  it('lies as the rules draw it', () => {
    const { classic } = LAYOUTS
    expect([classic.columns, classic.rows]).toEqual([9, 5])
    expect(letters.map((s) => [column(classic, s), row(classic, s)])).toEqual([
      [1, 2],
      [2, 1],
      [4, 1],
      [6, 1],
      [3, 2],
      [5, 2],
      [7, 2],
      [2, 3],
      [4, 3],
      [6, 3],
    ])
  })
})

describe.each(names)('the line %s', (name) => {
  const layout = LAYOUTS[name]

  it('has ten stations on cells of their own', () => {
    expect(new Set(layout.stations).size).toBe(10)
    expect(layout.stations).toHaveLength(10)
    expect(layout.stations.every((cell) => cell >= 0)).toBe(true)
  })

  it('has at most 144 cells, and one free ring around its stations on every side', () => {
    expect(layout.columns * layout.rows).toBeLessThanOrEqual(144)
    const columns = letters.map((s) => column(layout, s))
    const rows = letters.map((s) => row(layout, s))
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([1, layout.columns - 2])
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([1, layout.rows - 2])
  })

  it('has no two stations side by side in a row or column', () => {
    expect(pairs.filter(([a, b]) => cardsBetween(layout, a, b) < 1)).toEqual([])
  })

  it('has a neighbour one or two cards away for every station', () => {
    for (const a of letters) expect(letters.some((b) => areNeighbours(layout, a, b))).toBe(true)
  })

  it('can be travelled from every station to every other', () => {
    for (const a of letters) expect(Math.max(...hopsFrom(layout, a))).toBeLessThan(Infinity)
  })
})

describe('distances in hops from A to each station', () => {
  it.each([
    ['classic', [0, 1, 2, 3, 1, 2, 3, 1, 2, 3]],
    ['longLine', [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]],
    ['ring', [0, 1, 2, 3, 4, 5, 4, 1, 2, 3]],
    ['harbour', [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]],
  ] as const)('%s', (name, hops) => {
    expect(hopsFrom(LAYOUTS[name], 0)).toEqual(hops)
  })
})

describe('gaps between neighbouring stations, in cards', () => {
  it.each([
    ['classic', 22, 0],
    ['longLine', 9, 6],
    ['ring', 12, 0],
    ['harbour', 16, 3],
  ] as const)('%s has %i gaps of one card and %i of two', (name, ones, twos) => {
    const gaps = pairs.map(([a, b]) => cardsBetween(LAYOUTS[name], a, b))
    expect(gaps.filter((gap) => gap === 1)).toHaveLength(ones)
    expect(gaps.filter((gap) => gap === 2)).toHaveLength(twos)
  })

  it('at least one line uses both colours of a chequered table', () => {
    const both = names.filter((name) => new Set(letters.map((s) => colour(LAYOUTS[name], s))).size === 2)
    expect(both).toEqual(['longLine', 'harbour'])
  })
})
