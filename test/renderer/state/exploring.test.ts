import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { nextThing, pickedAt, stopsOf } from '../../../src-renderer/state/table/exploring.ts'
import { thingsIn } from '../../../src-renderer/stage/things.ts'
import type { Box, Thing } from '../../../src-renderer/stage/scene.ts'
import { dice } from '../../../scripts/host.mjs'
import { seedFor } from '../../seed.ts'

const cell = (id: number): Ref => ({ kind: 'cell', id })
/** Nine cells of 100 in rows of three, and a plank too small to stop at on the middle one. */
const boxOf = ({ kind, id }: Ref): Box =>
  kind === 'sleeper'
    ? { x: 145, y: 145, width: 10, height: 10 }
    : { x: (id % 3) * 100, y: Math.floor(id / 3) * 100, width: 100, height: 100 }
const hitsAt = ({ x, y }: { x: number; y: number }): Ref[] => [
  ...(Math.hypot(x - 150, y - 150) < 5 ? [{ kind: 'sleeper', id: 0 } as Ref] : []),
  cell(Math.floor(x / 100) + 3 * Math.floor(y / 100)),
]
const things = thingsIn({ width: 300, height: 300 }, hitsAt, boxOf)

describe('going over the drawn table by keyboard', () => {
  it('finds everything that is large enough to stop at, each once', () => {
    expect(things.map(({ ref }) => ref.id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(things.every(({ ref }) => ref.kind === 'cell')).toBe(true)
  })

  it('goes to the nearest thing each way, and nowhere past the last', () => {
    expect(nextThing(things, cell(4), 1, 0)).toEqual(cell(5))
    expect(nextThing(things, cell(4), -1, 0)).toEqual(cell(3))
    expect(nextThing(things, cell(4), 0, -1)).toEqual(cell(1))
    expect(nextThing(things, cell(4), 0, 1)).toEqual(cell(7))
    expect(nextThing(things, cell(8), 1, 0)).toBeNull()
  })

  it('begins with what asks, else at the upper left', () => {
    expect(nextThing(things, cell(6), 0, 0)).toEqual(cell(6))
    expect(nextThing(things, null, 0, 0)).toEqual(cell(0))
    expect(nextThing(things, { kind: 'pile', id: 0 }, 1, 0)).toEqual(cell(0))
  })

  it('picks all that lies there, as a click does, also what is too small to stop at or lies below', () => {
    expect(pickedAt(things, cell(4))).toEqual([cell(4), { kind: 'sleeper', id: 0 }])
    expect(pickedAt(things, cell(3))).toEqual([cell(3)])
    const card: Ref = { kind: 'card', id: 7 }
    const covered = thingsIn({ width: 100, height: 100 }, () => [cell(0), card], boxOf)
    expect(pickedAt(covered, cell(0))).toEqual([cell(0), card])
  })

  const lit = [2, 6, 7].map((id) => ({ ref: cell(id), box: boxOf(cell(id)), refs: [cell(id)] }))
  const ids = (stops: typeof things) => stops.map(({ ref }) => ref.id)

  it('goes from lit place to lit place while something is picked or asked about, in sight or not', () => {
    expect(stopsOf([], lit, true, () => true)).toEqual(lit)
    expect(nextThing(lit, cell(2), 0, 1)).toEqual(cell(7))
    expect(nextThing(lit, cell(7), -1, 0)).toEqual(cell(6))
  })

  it('else, and where nothing is lit, goes to what has a name or may be picked: empty floor is no stop', () => {
    const isNamed = ({ id }: Ref) => id % 4 === 0
    expect(ids(stopsOf(things, lit, false, isNamed))).toEqual([0, 2, 4, 6, 7, 8])
    expect(ids(stopsOf(things, [], true, isNamed))).toEqual([0, 4, 8])
  })

  it('of two things over one middle only what may be picked is a stop', () => {
    const parcel: Ref = { kind: 'parcel', id: 3 }
    const [over, under] = [parcel, cell(4)].map((ref) => ({ ref, box: boxOf(cell(4)), refs: [ref] }))
    expect(stopsOf([under, over], [over], false, () => true)).toEqual([over])
  })

  it('goes on from a place that is no stop any more', () => {
    expect(nextThing(lit, cell(4), 1, 0, boxOf(cell(4)))).toEqual(cell(2))
  })

  it('comes to every lit place of a belt by arrows alone', () => {
    const random = dice(seedFor(20261129))
    for (let n = 0; n < 60; n++) {
      const places = new Map<number, Thing>()
      for (let id = 0; id < 9; id++) {
        const [row, column] = [Math.floor(random() * 6), Math.floor(random() * 8)]
        const box = { x: 100 * column + (row % 2) * 50, y: 87 * row, width: 100, height: 115 }
        places.set(8 * row + column, { ref: cell(id), box, refs: [] })
      }
      const stops = [...places.values()]
      const seen = new Set([stops[0].ref.id])
      for (const id of seen)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          seen.add(nextThing(stops, cell(id), dx, dy)?.id ?? id)
      expect(seen.size, `game ${n}`).toBe(stops.length)
    }
  })
})
