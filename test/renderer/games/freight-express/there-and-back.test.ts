import { describe, expect, test } from 'vitest'
import { thereAndBack } from '../../../../src-renderer/games/freight-express/track/there-and-back.ts'

const east = Array.from({ length: 61 }, (_, i) => ({ x: 3 * i, y: 0 }))
const back = [...east].reverse()
const south = Array.from({ length: 40 }, (_, i) => ({ x: 180, y: 3 * (i + 1) }))

describe('a way that comes back over itself', () => {
  test('keeps to its right there and back, so that the two lie apart', () => {
    const { way } = thereAndBack([...east, ...back])
    expect(way[30]).toEqual({ x: 90, y: 5.5 })
    expect(way[61 + 30].y).toBe(-5.5)
  })
  test('has heads that say which way each part leads', () => {
    const { heads } = thereAndBack([...east, ...back])
    const ways = heads.map((head) => Math.sign(head[head.length - 1].x - head[0].x))
    expect(ways).toEqual([1, 1, -1, -1])
  })
  test('stays on the rail where it is gone over one way alone', () => {
    const once = [...east, ...south]
    expect(thereAndBack(once)).toEqual({ way: once, heads: [] })
    const { way } = thereAndBack([...back, ...east, ...south])
    expect(way.slice(-30)).toEqual(south.slice(-30))
  })
})
