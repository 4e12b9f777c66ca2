import { describe, expect, it } from 'vitest'
import { firstClass } from '../../src-main/engine/first-class/index.ts'
import { freightExpress } from '../../src-main/engine/freight-express/index.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { transport } from '../../src-main/engine/transport/index.ts'
import { fingerprint } from '../../src-main/table/check.ts'

type Json = number | string | boolean | null | Json[] | { [name: string]: Json }

/** Every number in the tables, by the way that leads to it. */
function numbersIn(json: Json, way: readonly string[] = []): (readonly string[])[] {
  if (typeof json === 'number') return [way]
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, inner]) => numbersIn(inner, [...way, name]))
}

/** The tables with one number raised. */
function raised(tables: Json, way: readonly string[]): Json {
  const copy = structuredClone(tables)
  let inner = copy as Record<string, Json>
  for (const name of way.slice(0, -1)) inner = inner[name] as Record<string, Json>
  const last = way.at(-1) as string
  inner[last] = (inner[last] as number) + 1
  return copy
}

const tablesOf = (game: AnyGame): Json => JSON.parse(JSON.stringify(game.components)) as Json

describe.each<[string, AnyGame]>([
  ['Freight Express', freightExpress],
  ['First Class', firstClass],
  ['Transport', transport],
])('the fingerprint of %s', (_, game) => {
  it('changes with any number of its cards and layouts', () => {
    const tables = tablesOf(game)
    const ways = numbersIn(tables)
    // Some of them all over the tables: each is a short game of lots.
    const some = ways.filter((_way, i) => i % Math.ceil(ways.length / 60) === 0)
    expect(some.length).toBeGreaterThan(15)
    const same = some.filter((way) => fingerprint({ ...game, components: raised(tables, way) }) === fingerprint(game))
    expect(same.map((way) => way.join('.'))).toEqual([])
  })

  it('does not change when nothing does', () => {
    expect(fingerprint({ ...game, components: tablesOf(game) })).toBe(fingerprint(game))
  })
})

describe('the tables of Freight Express', () => {
  it('hold each card with its rails, wagon, action and stations, and each layout', () => {
    const { TRACK_CARDS, OTHER_CARDS, LAYOUTS } = tablesOf(freightExpress) as Record<
      string,
      Json[] & Record<string, Json>
    >
    expect(TRACK_CARDS).toHaveLength(50)
    for (const card of TRACK_CARDS!)
      expect(Object.keys(card as object).sort()).toEqual(['action', 'couple', 'rails', 'uncouple', 'wagon'])
    expect(OTHER_CARDS).toHaveLength(20)
    expect(Object.keys(LAYOUTS!)).toEqual(['classic', 'longLine', 'ring', 'harbour'])
  })
})
