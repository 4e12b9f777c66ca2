import { describe, expect, it } from 'vitest'
import { betweenKnots } from '../../../src-main/bots/value/features.ts'

describe('between two knots', () => {
  const knots = [40, 20, 0]
  it('the nearer counts the more, the nearer it is', () => {
    expect(betweenKnots(knots, 30)).toEqual({ knot: 0, part: 0.5 })
    expect(betweenKnots(knots, 25)).toEqual({ knot: 0, part: 0.75 })
    expect(betweenKnots(knots, 5)).toEqual({ knot: 1, part: 0.75 })
  })
  it('beyond the first the first counts alone, at the end the last', () => {
    expect(betweenKnots(knots, 60)).toEqual({ knot: 0, part: 0 })
    expect(betweenKnots(knots, 0)).toEqual({ knot: 1, part: 1 })
  })
  it('at a knot it counts alone, from whichever side one comes', () => {
    const { knot, part } = betweenKnots(knots, 20)
    expect(knot + part).toBe(1)
  })
})
