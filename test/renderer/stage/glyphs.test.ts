import { expect, it } from 'vitest'
import { lettering } from '../../../src-renderer/stage/art/glyphs.ts'
import { gain, wouldScore } from '../../../src-renderer/games/transport/art/furniture.ts'

const ink = () => '#000'

it('what would be gained is written with its sign, whatever it is', () => {
  for (let n = 1; n <= 20; n++) expect(gain(ink, n).body.match(/<path transform/g)).toHaveLength(1 + String(n).length)
  expect(wouldScore(ink, 12).body).toContain('<path')
})

it('a letter that cannot be drawn is named', () => {
  expect(() => lettering('5 %', 0, 0, 10, '#000')).toThrow('no outline of " "')
})

it('a place far from every station is written by row and column', () => {
  expect(lettering('4·6', 0, 0, 10, '#000').match(/<path/g)).toHaveLength(3)
})
