import { expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { cheered } from '../../../../src-renderer/games/freight-express/tell/finale.ts'

const cardOf = (value: number) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value)

it('paper at the end is for who has won: by what was delivered, then by what is pulled; for all where that is hidden', () => {
  const seat = (delivered: readonly number[] | null, coupled: readonly number[] = []) => ({
    deliveredCards: delivered && delivered.map(cardOf),
    coupled: coupled.map(cardOf),
  })
  expect(cheered([seat([4]), seat([9])])).toEqual([1])
  expect(cheered([seat([4], [2]), seat([4])])).toEqual([0])
  expect(cheered([seat([4]), seat([4])])).toEqual([0, 1])
  expect(cheered([seat(null), seat(null)])).toEqual([0, 1])
})
