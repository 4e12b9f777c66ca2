import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { layoutOf } from '../../../src-renderer/games/freight-express/layout/layout.ts'
import { BASE } from '../../../src-renderer/stage/craft.ts'

/** Style sheets are empty here: the colours are read from the file. */
vi.mock('../../../src-renderer/theme/tokens.ts', async () => {
  const { readTheme } = await import('../../../src-renderer/theme/palette.ts')
  const css = readFileSync(new URL('../../../src-renderer/theme/tokens.css', import.meta.url), 'utf8')
  return { coloursOf: (scheme: 'day' | 'night') => readTheme(css, scheme) }
})

/** Pixi asks for a navigator when it is loaded; nothing here draws. */
beforeAll(() => vi.stubGlobal('navigator', { userAgent: '' }))
afterAll(() => vi.unstubAllGlobals())

describe('a drawn table that is gone', () => {
  it('can still be furnished, coloured and mirrored by what was on its way, without a word', async () => {
    const { Container } = await import('pixi.js')
    const { Drawing } = await import('../../../src-renderer/stage/drawing/drawing.ts')
    const { brush } = await import('../../../src-renderer/games/freight-express/pictures.ts')
    const root = new Container()
    const drawing = new Drawing(
      brush,
      root,
      'day',
      () => 1,
      () => undefined,
    )
    const coloured = drawing.recolour('night', {})
    drawing.destroy()
    root.destroy({ children: true })
    expect(await coloured).toBe(false)
    expect(() => drawing.furnish(layoutOf(BASE, 3))).not.toThrow()
    expect(drawing.mirror([], false)).toBe(true)
    expect(() => drawing.destroy()).not.toThrow()
  })
})
