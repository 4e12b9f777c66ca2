import { describe, expect, test } from 'vitest'
import { landInShort, landscape } from '../../../../src-renderer/games/freight-express/art/landscape.ts'
import { sheet } from '../../../../src-renderer/games/freight-express/art/sheet.ts'
import { tile } from '../../../../src-renderer/games/freight-express/art/tile.ts'
import { riverIn } from '../../../../src-renderer/games/freight-express/layout/river.ts'
import { EW } from '../../../../src-shared/geometry/rails.ts'
import { THEMES } from '../../../../src-renderer/theme/tokens.ts'

const ink = (token: string) => `<${token}>`

describe('The land under the board', () => {
  test('is always the same for a sheet of a size, and another for another', () => {
    expect(landscape(ink, 900, 500)).toBe(landscape(ink, 900, 500))
    expect(landscape(ink, 700, 500)).not.toBe(landscape(ink, 900, 500))
  })

  test('covers the whole sheet with fields, and no more than a picture can hold at once', () => {
    const { body, box } = sheet(ink, 9, 5)
    expect(body).toContain('<river>')
    expect(box).toEqual([-8, -8, 916, 516])
    expect(body.length).toBeLessThan(60_000)
  })

  test('is the same in small pictures, in so few drawings that a list can hold many', () => {
    const short = landInShort(ink, 900, 500)
    for (const token of ['field1', 'field2', 'field3', 'field4', 'river', 'wood']) expect(short).toContain(`<${token}>`)
    expect(short.match(/<(path|circle)/g)!.length).toBeLessThan(10)
    const river = /M-27\.0 80\.0C[^"]+/.exec(landscape(ink, 900, 500))![0]
    expect(short).toContain(river)
  })

  test('has a river that flows on under the cards that are laid over it, along the same way', () => {
    const crossed = Array.from({ length: 45 }, (_, cell) => riverIn({ columns: 9, rows: 5 }, cell)).filter(Boolean)
    expect(crossed.length).toBeGreaterThan(9)
    expect(riverIn({ columns: 9, rows: 5 }, 9)).not.toBe('')
    expect(riverIn({ columns: 9, rows: 5 }, 36)).toBe('')
    expect(tile(ink, EW, 1, 1, crossed[0]).body).toContain('<river>')
    expect(tile(ink, EW, 1).body).not.toContain('<river>')
  })

  test.each(['day', 'night'] as const)('has plots and glints on its water as quiet by %s as by day', (theme) => {
    const { glint, river, field1, field3 } = THEMES[theme]
    const drawn = (opacity: number, ground: string) =>
      ratio(luminance(mixed(glint, ground, opacity)), luminance(ground))
    for (const field of [field1, field3]) expect(drawn(0.42, field)).toBeLessThan(1.35)
    expect(drawn(0.22, river)).toBeLessThan(1.15)
    expect(sheet(ink, 9, 5).body).toContain('stroke="<glint>" stroke-opacity=".42"')
    expect(landscape(ink, 900, 500)).toContain('stroke="<glint>" stroke-opacity=".22"')
  })

  test.each(['day', 'night'] as const)(
    'is near in tone, and stations and cards stand out on all of it, by %s',
    (theme) => {
      const colours = THEMES[theme]
      const fields = [1, 2, 3, 4].map((n) => luminance(colours[`field${n}`]))
      expect(ratio(Math.max(...fields), Math.min(...fields))).toBeLessThan(1.25)
      for (const lying of ['pave', 'grass', 'grass2', 'grass3'])
        for (const field of fields) expect(ratio(luminance(colours[lying]), field)).toBeGreaterThan(1.15)
    },
  )
})

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** A colour drawn over another, so much of it. */
const mixed = (over: string, ground: string, part: number): string =>
  `#${[1, 3, 5]
    .map((from) => [over, ground].map((hex) => parseInt(hex.slice(from, from + 2), 16)))
    .map(([a, b]) =>
      Math.round(a * part + b * (1 - part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
