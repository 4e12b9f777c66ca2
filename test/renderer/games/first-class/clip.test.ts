import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { clipOf } from '../../../../src-renderer/games/first-class/art/contract.ts'

it('where a contract’s clip sits is measured once, and again where the contract is drawn in another size', () => {
  const id = CARDS.findIndex(({ condition }) => condition)
  let asked = 0
  const ink = (token: string) => ((asked += 1), token)
  const first = clipOf(ink, id, 120, 60)
  const once = asked
  expect(once).toBeGreaterThan(0)
  expect(clipOf(ink, id, 120, 60)).toBe(first)
  expect(asked).toBe(once)
  clipOf(ink, id, 100, 60)
  expect(asked).toBeGreaterThan(once)
})
