import { expect, it } from 'vitest'
import { apartFrom } from '../../../src-renderer/screens/review/apart.ts'

it('sets off where one of two sentences says something else, from both ends', () => {
  expect(apartFrom('move parcel 3 to the left of intake 2', 'move parcel 3 to the right of intake 2')).toEqual({
    before: 'move parcel 3 to the',
    differs: 'left',
    after: 'of intake 2',
  })
  // The comma belongs to its word.
  expect(apartFrom('connect a bend', 'connect a bend, turned')).toEqual({
    before: 'connect a',
    differs: 'bend',
    after: '',
  })
})

it('sets off nothing where both say the same, nor where they have little in common', () => {
  expect(apartFrom('end the turn', 'end the turn')).toEqual({ before: 'end the turn', differs: '', after: '' })
  expect(apartFrom('end the turn', 'swap the whole hand')).toEqual({ before: 'end the turn', differs: '', after: '' })
  expect(apartFrom('end the turn', undefined)).toEqual({ before: 'end the turn', differs: '', after: '' })
})
