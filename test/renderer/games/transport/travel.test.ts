import { expect, it } from 'vitest'
import { CARDS, isIntake } from '../../../../src-shared/games/transport/cards.ts'
import { arcBetween, headOf } from '../../../../src-renderer/games/transport/arcs.ts'
import { edgeOf } from '../../../../src-renderer/games/transport/belt.ts'
import { acrossOf } from '../../../../src-renderer/games/transport/travel.ts'

const cardWith = (shape: string) => CARDS.findIndex((card) => card.shape === shape)
const middle = { x: 0, y: 0 }

it('a way goes over the middle of a hub, where its arms meet, and round the bend of a belt', () => {
  const intake = CARDS.findIndex((_, card) => isIntake(card))
  for (const hub of [intake, cardWith('junction')]) expect(acrossOf(hub, 0, 2)).toEqual([edgeOf(0), middle, edgeOf(2)])
  expect(acrossOf(cardWith('wideBend'), 0, 2)).not.toContainEqual(middle)
})

it('two pallets that change places are led by two arrows that keep apart', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
  ]
  const [there, back] = [arcBetween(a, b), arcBetween(b, a)]
  expect(Math.max(...there.map(({ y }) => y))).toBeLessThan(0)
  expect(Math.min(...back.map(({ y }) => y))).toBeGreaterThan(0)
  const [tipX] = headOf(there)
  expect(tipX).toBeGreaterThan(there.at(-1)!.x)
  expect(tipX).toBeLessThan(b.x - 80)
})
