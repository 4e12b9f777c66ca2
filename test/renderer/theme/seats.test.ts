import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closest, distance } from '../../../src-main/measure/sight.ts'
import { seatShape } from '../../../src-renderer/stage/art/seat-shape.ts'
import { seatStyle } from '../../../src-renderer/theme/seat-style.ts'
import { readTheme, seatColours } from '../../../src-renderer/theme/palette.ts'
import { SEAT_COLOURS } from '../../../src-shared/table.ts'

const read = (path: string) => readFileSync(new URL(`../../../src-renderer/${path}`, import.meta.url), 'utf8')
const css = read('theme/tokens.css')

describe('the seats', () => {
  // Yellow and blue are mixed up by one in ten thousand: whoever does has the other palettes.
  const SIGHTS = {
    railway: ['deuteranopia', 'protanopia'],
    strong: ['deuteranopia', 'protanopia', 'tritanopia'],
    safe: ['deuteranopia', 'protanopia', 'tritanopia'],
  } as const
  for (const theme of ['day', 'night'] as const)
    for (const palette of SEAT_COLOURS)
      it(`in the colours '${palette}' stay apart by ${theme} for every kind of eyes that they are for`, () => {
        const colours = seatColours(css, theme, palette)
        expect(closest(colours, 'usual').distance).toBeGreaterThan(40)
        for (const sight of SIGHTS[palette])
          // Ten times what can just be seen.
          expect(closest(colours, sight).distance, `${sight} ${closest(colours, sight).pair}`).toBeGreaterThan(20)
      })

  it('of the house have no colour that is nearly the gold of what may be chosen', () => {
    for (const theme of ['day', 'night'] as const) {
      const { glow } = readTheme(css, theme, 'railway')
      for (const colour of Object.values(seatColours(css, theme, 'railway')))
        expect(distance(colour, glow, 'usual')).toBeGreaterThan(25)
    }
  })

  it('have letters that can be read on every colour', () => {
    for (const theme of ['day', 'night'] as const)
      for (const palette of SEAT_COLOURS) {
        const colours = readTheme(css, theme, palette)
        for (const seat of ['a', 'b', 'c', 'd'])
          expect(
            distance(colours[`seat-${seat}`], colours[`seat-${seat}-ink`], 'usual'),
            `${theme} ${palette} ${seat}`,
          ).toBeGreaterThan(40)
      }
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
    for (const screen of ['ui/faces/SeatMark.svelte', 'screens/score/SeatShape.svelte'])
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

it('stand on the curtain in the colours of the chosen palette, with letters that go with them', () => {
  expect(seatStyle('day', 'safe')).toContain('--seat-a: #d55e00; --seat-a-ink: #1d2426')
  expect(seatStyle('day', 'railway')).toContain('--seat-a: #c3441c; --seat-a-ink: #fcf7ea')
})
