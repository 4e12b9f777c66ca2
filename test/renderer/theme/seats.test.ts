import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closest, distance } from '../../../src-main/measure/sight.ts'
import { seatShape } from '../../../src-renderer/stage/art/seat-shape.ts'
import { seatColours } from '../../../src-renderer/theme/palette.ts'

const read = (path: string) => readFileSync(new URL(`../../../src-renderer/${path}`, import.meta.url), 'utf8')
const css = read('theme/tokens.css')

describe('the seats', () => {
  for (const theme of ['day', 'night'] as const)
    it(`stay apart by ${theme}, also for who does not tell red from green`, () => {
      const colours = seatColours(css, theme)
      expect(closest(colours, 'usual').distance).toBeGreaterThan(40)
      // Ten times what can just be seen.
      expect(
        closest(colours, 'deuteranopia').distance,
        JSON.stringify(closest(colours, 'deuteranopia')),
      ).toBeGreaterThan(20)
    })

  it('have a shape each on the table, and the same shapes on the screens', () => {
    const shapes = [0, 1, 2, 3].map((seat) => seatShape(seat, 10))
    expect(new Set(shapes).size).toBe(4)
    // Round; lines along the sides; three corners; four corners.
    expect(shapes.map((path) => [...path].filter((letter) => 'AHVL'.includes(letter)).join(''))).toEqual([
      'AA',
      'HVH',
      'LH',
      'LLL',
    ])
    for (const screen of ['ui/SeatMark.svelte', 'screens/score/SeatShape.svelte'])
      expect(read(screen), screen).toMatch(/<path\s[^>]*d=\{seatShape\(/)
  })
})

describe('how eyes are counted', () => {
  it('knows black from white as far as can be, and a colour from itself not at all', () => {
    expect(distance('#000000', '#ffffff', 'usual')).toBeCloseTo(100, 0)
    expect(distance('#c3441c', '#c3441c', 'deuteranopia')).toBe(0)
  })

  it('brings red and green together for who does not tell them apart, and leaves blue and yellow apart', () => {
    expect(distance('#a04000', '#4a7000', 'deuteranopia')).toBeLessThan(distance('#a04000', '#4a7000', 'usual') / 3)
    expect(distance('#0000ff', '#ffff00', 'deuteranopia')).toBeGreaterThan(150)
  })
})
