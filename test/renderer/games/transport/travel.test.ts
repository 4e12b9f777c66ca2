import { expect, it } from 'vitest'
import { CARDS, isIntake } from '../../../../src-shared/games/transport/cards.ts'
import { edgeOf } from '../../../../src-renderer/games/transport/belt.ts'
import { acrossOf } from '../../../../src-renderer/games/transport/travel.ts'

const cardWith = (shape: string) => CARDS.findIndex((card) => card.shape === shape)
const middle = { x: 0, y: 0 }

it('a way goes over the middle of a hub, where its arms meet, and round the bend of a belt', () => {
  const intake = CARDS.findIndex((_, card) => isIntake(card))
  for (const hub of [intake, cardWith('junction')]) expect(acrossOf(hub, 0, 2)).toEqual([edgeOf(0), middle, edgeOf(2)])
  expect(acrossOf(cardWith('wideBend'), 0, 2)).not.toContainEqual(middle)
})
