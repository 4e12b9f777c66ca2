import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CARD_KINDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { KIND_TOKENS, onKindToken } from '../../../src-renderer/games/first-class/art/card-kinds.ts'
import { wagonColour } from '../../../src-renderer/games/freight-express/art/wagon-top.ts'
import { colour, readTheme } from '../../../src-renderer/theme/palette.ts'
import { contrast } from '../harness/contrast.ts'
import { SEAT_COLOURS } from '../../../src-shared/table.ts'
import { withoutAir } from '../../../vite.window.ts'

const css = readFileSync(new URL('../../../src-renderer/theme/tokens.css', import.meta.url), 'utf8')
const THEMES = { day: readTheme(css, 'day'), night: readTheme(css, 'night') }

describe('the colours', () => {
  it('have the same names by day and by night', () => {
    expect(Object.keys(THEMES.night).sort()).toEqual(Object.keys(THEMES.day).sort())
    expect(Object.keys(THEMES.day).length).toBeGreaterThan(50)
  })

  it('refuse a name that nobody gave', () => {
    expect(() => colour(THEMES.day, 'papper')).toThrow('papper')
  })

  it('tell the kinds of cards of First Class apart, and let the number of their stack be read on them', () => {
    for (const [theme, colours] of Object.entries(THEMES)) {
      const used = CARD_KINDS.map((kind) => colour(colours, KIND_TOKENS[kind]))
      expect(new Set(used).size, theme).toBe(10)
      for (const kind of CARD_KINDS)
        expect(
          contrast(colour(colours, onKindToken(kind)), colour(colours, KIND_TOKENS[kind])),
          `${kind} by ${theme}`,
        ).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('let text be read on every ground it stands on, and sleepers be counted', () => {
    for (const [theme, colours] of Object.entries(THEMES)) {
      for (const ground of ['paper', 'panel', 'card']) {
        expect(contrast(colours.ink, colours[ground]), `ink on ${ground} by ${theme}`).toBeGreaterThanOrEqual(7)
        expect(
          contrast(colours['ink-soft'], colours[ground]),
          `ink-soft on ${ground} by ${theme}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(colours.sleeper, colours.ballast), `sleeper by ${theme}`).toBeGreaterThanOrEqual(3)
      expect(contrast(colours.on, colours['green-fill']), `button by ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('cards and their edges stand out from the floor of the shed, and what is painted on it does not', () => {
  for (const [theme, colours] of Object.entries(THEMES)) {
    expect(contrast(colours.paving, colours.shed), `cards by ${theme}`).toBeGreaterThanOrEqual(2.6)
    expect(contrast(colours['rim-white'], colours.shed), `rims by ${theme}`).toBeGreaterThanOrEqual(3)
    expect(contrast(colours['card-edge'], colours.casing), `edges by ${theme}`).toBeGreaterThanOrEqual(1.5)
    expect(contrast(colours.stencil, colours.shed), `paint by ${theme}`).toBeLessThan(2.4)
  }
  expect(contrast(THEMES.day.casing, THEMES.day.shed)).toBeGreaterThanOrEqual(4.5)
})

it('figures on the small wagons of First Class can be read by night', () => {
  for (const value of [0, 1])
    expect(contrast(THEMES.night[`lt${value}`], THEMES.night[`lv${value}`]), `value ${value}`).toBeGreaterThanOrEqual(
      6.5,
    )
})

it('the figure on a wagon of Freight Express can be read by day and by night', () => {
  for (const [theme, colours] of Object.entries(THEMES))
    for (let value = 2; value <= 9; value++)
      expect(
        contrast(colour(colours, 'badge-paper'), colour(colours, wagonColour(value))),
        `${value} by ${theme}`,
      ).toBeGreaterThanOrEqual(6)
})

it('the window reads the same colours out of a text without comments and air', () => {
  const bare = withoutAir(css)
  expect(bare.length).toBeLessThan(0.8 * css.length)
  expect(bare).not.toContain('/*')
  for (const theme of ['day', 'night'] as const)
    for (const seats of SEAT_COLOURS) expect(readTheme(bare, theme, seats)).toEqual(readTheme(css, theme, seats))
})
