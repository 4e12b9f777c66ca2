import { expect, it } from 'vitest'
import { freeName, numbered } from '../../src-main/saves/numbered.ts'
import { LONGEST_NAME } from '../../src-shared/table.ts'

it('a copy bears the next number, and its number is never cut off a long name', () => {
  expect([numbered('Game'), numbered('Game 2'), numbered('Game 99')]).toEqual(['Game 2', 'Game 3', 'Game 100'])
  const long = 'x'.repeat(LONGEST_NAME)
  expect(numbered(long)).toBe(`${'x'.repeat(LONGEST_NAME - 10)} 2`)
  expect(numbered(numbered(long))).toBe(`${'x'.repeat(LONGEST_NAME - 10)} 3`)
})

it('the first name that is not taken is found', () => {
  expect(freeName('Game', new Set())).toBe('Game')
  expect(freeName('Game', new Set(['Game', 'Game 2', 'Game 4']))).toBe('Game 3')
})
