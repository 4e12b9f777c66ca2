import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sign, SIGNS } from '../../../../src-renderer/games/first-class/art/pictograms.ts'
import { inkOf } from '../../../../src-renderer/stage/art/ink.ts'
import { coloursOf } from '../../../../src-renderer/theme/tokens.ts'

it('each sign has a drawing of its own, in colours that there are', () => {
  const drawn = SIGNS.map((name) => sign(inkOf(coloursOf('night')), name, 0, 0, 48))
  expect(new Set(drawn).size).toBe(SIGNS.length)
  expect(drawn.filter((svg) => svg.includes('var('))).toEqual([])
})

it('no drawing of a sign lies there that none is drawn by', () => {
  const files = readdirSync('assets/art-first-class').filter((name) => name.startsWith('sign-'))
  expect(files).toHaveLength(SIGNS.length)
})
