import { expect, it } from 'vitest'
import { tagBox } from '../../../../src-renderer/games/transport/art/furniture.ts'
import { curve } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { tagSpot } from '../../../../src-renderer/games/transport/layout/tag-spot.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { CARDS } from '../../../../src-shared/games/transport/cards.ts'

const size = 20
const lying = CARDS.flatMap((_, card) => [0, 1, 2, 3, 4, 5].map((rotation) => ({ card, rotation })))

/** Half as wide as the rubber of a belt. */
const RUBBER = 19

it('the name of a place never lies on the belt of the card that lies there', () => {
  const { width, height } = tagBox('O10', size)
  for (const laid of lying.filter((one) => beltsOf(one).length === 2)) {
    const spot = tagSpot(laid, 'O10', size)
    const [a, b] = beltsOf(laid)
    const far = curve(a, b).map(({ x, y }) =>
      Math.hypot(Math.max(Math.abs(x - spot.x) - width / 2, 0), Math.max(Math.abs(y - spot.y) - height / 2, 0)),
    )
    expect(Math.min(...far), JSON.stringify(laid)).toBeGreaterThan(RUBBER)
  }
})

it('as long as there is room elsewhere it does not stand at the lower edge, where the key of its row is', () => {
  const straight = lying.filter((one) => beltsOf(one).join() === '0,3')
  expect(straight.length).toBeGreaterThan(3)
  for (const laid of straight) expect(tagSpot(laid, 'C3', size).y, JSON.stringify(laid)).toBeLessThan(60)
})
