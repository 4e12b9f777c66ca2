import { expect, it } from 'vitest'
import { wagonsOf } from '../../../../src-renderer/games/freight-express/parts/delivered.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'

it('the winner’s train leads with the best of the wagons that were delivered', () => {
  const cards = [3, 40, 17, 25]
  const parts = [{ refs: cards.map((id) => ({ kind: 'wagon', id })) }]
  const values = wagonsOf({ parts } as never).map((card) => TRACK_CARDS[card].wagon)
  expect(values).toEqual(cards.map((card) => TRACK_CARDS[card].wagon).sort((a, b) => b - a))
})
