import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bound, parted } from '../../../src-renderer/i18n/bound.ts'

it('no line begins with the letter of a station, in any language', () => {
  expect(bound('Drive 9 into E, heading for I')).toBe('Drive 9 into\u00a0E, heading for\u00a0I')
  expect(bound('Naar J. Bram rijdt naar B')).toBe('Naar\u00a0J. Bram rijdt naar\u00a0B')
  expect(bound('Nach D (H–G)')).toBe('Nach\u00a0D (H–G)')
})

it('from where to where is read in one line, in any language', () => {
  expect(bound('the 4-wagon (E to F), between A and B')).toBe(
    'the 4-wagon (E\u00a0to\u00a0F), between\u00a0A\u00a0and\u00a0B',
  )
  expect(bound('tussen A en B')).toBe('tussen\u00a0A\u00a0en\u00a0B')
  expect(bound('zwischen A und E')).toBe('zwischen\u00a0A\u00a0und\u00a0E')
})

it('a list of pairs goes on in another line after a comma, not past the edge', () => {
  expect(bound('It joins B with E, E with H, H with A and B with A')).toBe(
    'It joins\u00a0B\u00a0with\u00a0E, E\u00a0with\u00a0H, H\u00a0with\u00a0A\u00a0and\u00a0B\u00a0with\u00a0A',
  )
})

it('a word that only begins with a capital goes where it has room', () => {
  expect(bound('In Ada’s hand: It’s a 9, I’m told')).toBe('In Ada’s hand: It’s a 9, I’m told')
})

it('a word with a figure before its hyphen stays in one line, and every letter is there as it was', () => {
  const whole = (text: string) => parted(text).flatMap(({ part, whole: isWhole }) => (isWhole ? [part] : []))
  const said = 'Discard the 9-wagon (G to H), refill'
  expect(whole(said)).toEqual(['9-wagon'])
  expect(
    parted(said)
      .map(({ part }) => part)
      .join(''),
  ).toBe(said)
  expect(whole('De 4-wagon en de 12er-Waggon')).toEqual(['4-wagon', '12er-Waggon'])
  expect(whole('a branch, 3 - 4')).toEqual([])
  expect(parted('')).toEqual([])
})

it('a word of two short parts stays in one line, and a longer one ends it where it has to', () => {
  const whole = (text: string) => parted(text).flatMap(({ part, whole: isWhole }) => (isWhole ? [part] : []))
  expect(whole('4-wagon, right-hand branch')).toEqual(['4-wagon', 'right-hand'])
  expect(whole('north-west of D, ein Güterwagen-Verteiler')).toEqual(['north-west'])
  expect(whole('ein Auf-und-Ab')).toEqual([])
})

it('no component writes a sentence in lines by itself: it would part ‘the 2-’ from ‘wagon’', () => {
  const components = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svelte') && file !== join('ui', 'Bound.svelte'),
  )
  expect(components.length).toBeGreaterThan(20)
  const alone = components.filter((file) => /[^=]\{bound\(/.test(readFileSync(join('src-renderer', file), 'utf8')))
  expect(alone).toEqual([])
})
