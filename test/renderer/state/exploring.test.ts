import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { nextThing, pickedAt } from '../../../src-renderer/state/exploring.ts'
import { thingsIn } from '../../../src-renderer/stage/things.ts'
import type { Box } from '../../../src-renderer/stage/scene.ts'

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
})
