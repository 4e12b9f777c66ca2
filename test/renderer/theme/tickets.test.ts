import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../../../src-shared/table-schemas.ts'

test.each(GAME_IDS)('the ticket of %s has colours of the night, of things that are on it', (game) => {
  const drawing = readFileSync(new URL(`../../../assets/art-ui/ticket-${game}.svg`, import.meta.url), 'utf8')
  // An address that ends with #night makes the drawing the target of itself.
  expect(drawing).toMatch(/^<svg id="night"/)
  const [, style = '', rest = ''] = /<style>(.*?)<\/style>(.*)/s.exec(drawing) ?? []
  const coloured = [...style.matchAll(/svg:target \[fill="(#[0-9a-fA-F]{6})"\]/g)].map(([, fill]) => fill)
  expect(coloured.length).toBeGreaterThanOrEqual(3)
  for (const fill of coloured) expect(rest).toContain(`fill="${fill}"`)
})

test('the ticket of Transport has the belts, the parcels and the twine of its table', () => {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').toLowerCase()
  const [drawing, tokens] = [read('assets/art-ui/ticket-transport.svg'), read('src-renderer/theme/tokens.css')]
  for (const token of ['belt', 'steel', 'kraft', 'kraft2', 'twine']) {
    const [, colour] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)!
    expect(drawing).toContain(`="${colour}"`)
  }
})
