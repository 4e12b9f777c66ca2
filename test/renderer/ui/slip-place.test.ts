import { describe, expect, it } from 'vitest'
import { slipPlace } from '../../../src-renderer/ui/slip-place.ts'

const room = { width: 900, height: 600 }
const slip = { width: 300, height: 150 }
const meets = (
  a: { x: number; y: number; width: number; height: number },
  b: { x: number; y: number; width: number; height: number },
) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the place of a slip over the table', () => {
  it.each([
    ['in the middle', { x: 420, y: 270, width: 60, height: 60 }],
    ['at the left edge', { x: 0, y: 270, width: 60, height: 60 }],
    ['in the upper right corner', { x: 840, y: 0, width: 60, height: 60 }],
    ['at the foot', { x: 420, y: 540, width: 60, height: 60 }],
  ])('hides neither a thing %s nor what lies beside it', (_, thing) => {
    const box = { ...slipPlace(slip, thing, [], room), ...slip }
    const beside = { x: thing.x - 60, y: thing.y - 60, width: 180, height: 180 }
    expect(meets(box, beside)).toBe(false)
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 900 && box.y + box.height <= 600).toBe(true)
  })

  it('leaves what is to stay in sight free, though it stands further away then', () => {
    const thing = { x: 420, y: 270, width: 60, height: 60 }
    const near = { ...slipPlace(slip, thing, [], room), ...slip }
    const train = { x: near.x, y: near.y, width: 300, height: 100 }
    expect(meets({ ...slipPlace(slip, thing, [train], room), ...slip }, train)).toBe(false)
  })
})
