import { describe, expect, it } from 'vitest'
import { crowded, crowdedScales } from '../../../../src-renderer/games/freight-express/layout/crowding.ts'
import { LOCOMOTIVE_SCALE } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'

/** From one sleeper of a straight to the next, in u. */
const SLEEPER = 20
const AHEAD = 25 * LOCOMOTIVE_SCALE
const BEHIND = 8 * LOCOMOTIVE_SCALE
/** On a line from west to east. */
const at = (sleeper: number, angle = 0) => ({ x: sleeper * SLEEPER, y: 50, angle })

describe('locomotives on the line', () => {
  it('stand in full where they are apart', () => {
    expect(crowdedScales([at(0), at(3)])).toEqual([1, 1])
    expect(crowdedScales([at(0)])).toEqual([1])
  })

  it('stand smaller two sleepers behind one another, so that the buffers of the one meet those of the other', () => {
    const [behind, before] = crowdedScales([at(0), at(2)])
    expect(before).toBe(behind)
    expect(behind * AHEAD + before * BEHIND).toBeCloseTo(2 * SLEEPER)
  })

  it('reach only as far as their cabs where they stand back to back', () => {
    const [west, east] = crowdedScales([at(0, 180), at(1)])
    expect(west * BEHIND + east * BEHIND).toBeCloseTo(SLEEPER)
  })

  it('are never so small that their seat cannot be read, and a third one far off is as it was', () => {
    expect(crowdedScales([at(0), at(1, 180), at(9)])).toEqual([0.55, 0.55, 1])
  })

  it('stand with their buffers together where they can be no smaller, three in a row too', () => {
    const row = crowded([at(0), at(1), at(2)])
    for (const [behind, before] of [
      [row[0], row[1]],
      [row[1], row[2]],
    ])
      expect(before.x - behind.x).toBeGreaterThan(behind.scale * AHEAD + before.scale * BEHIND - 1)
    expect(Math.abs(row[0].x - at(0).x)).toBeLessThan(SLEEPER / 2)
  })
})
