import { describe, expect, test } from 'vitest'
import { isOverTrain, placeLight } from '../../../../src-renderer/games/freight-express/overlay/lit-places.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'

const light = (states: readonly MarkState[], more: { isLaid?: boolean; isPlacing?: boolean; drives?: boolean } = {}) =>
  placeLight(new Set(states), { isLaid: false, isPlacing: false, drives: false, ...more })

describe('Places of the board', () => {
  test('what joins shines alike, however many places do', () => {
    expect(light(['legalAmongMany'])).toEqual(light(['legal']))
    expect(light(['legal']).ring).toBeGreaterThanOrEqual(3)
  })

  test('what joins lets the land be seen, and what is pointed at shines in full', () => {
    expect(light(['legal']).fill).toBeLessThanOrEqual(0.3)
    expect(light(['legal', 'hovered']).fill).toBeGreaterThan(2 * light(['legal']).fill)
  })

  test('what does not join has a hairline and no tint, until it is pointed at', () => {
    expect(light(['legalAside'])).toMatchObject({ ring: 0, fill: 0, isFaint: true })
    expect(light(['legalAside', 'hovered'])).toEqual(light(['legal', 'hovered']))
  })

  test('a card that may be covered is still read through its tint', () => {
    expect(light(['legal'], { isLaid: true }).fill).toBeLessThan(light(['legal']).fill / 1.5)
  })

  test('a place that is only pointed at, or was the last to be laid on, is not tinted', () => {
    expect(light(['hovered']).fill).toBe(0)
    expect(light(['lastMove'])).toEqual({ ring: 0, fill: 0, isFaint: false })
  })

  test('where the same card may drive its track is a light tint, and what is pointed at shines as ever', () => {
    expect(light(['legal'], { drives: true }).fill).toBeLessThanOrEqual(light(['legal']).fill / 2)
    expect(light(['legal'], { drives: true }).ring).toBeLessThan(light(['legal']).ring)
    expect(light(['legal', 'hovered'], { drives: true })).toEqual(light(['legal', 'hovered']))
  })

  test('places for track fall back while a card is held over a train', () => {
    const train = (...states: MarkState[]) => [{ ref: { kind: 'train', id: 0 }, states: new Set(states) }] as const
    const card = { kind: 'card', id: 3 } as const
    expect([isOverTrain(card, train('legal', 'selected')), isOverTrain(card, train('legal'))]).toEqual([true, false])
    expect(isOverTrain(null, train('hovered'))).toBe(false)
    const placed = placeLight(new Set(['legal']), { isLaid: false, isPlacing: false, drives: false, isElsewhere: true })
    expect(placed.fill).toBeLessThanOrEqual(light(['legal']).fill / 2)
  })

  test('while stations are placed the whole table does not turn to gold', () => {
    expect(light(['legalAmongMany'], { isPlacing: true }).fill).toBeLessThan(0.2)
  })
})
