import { describe, expect, it } from 'vitest'
import { leadValue } from '../../../src-main/bots/freight-express/lead.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { WIDE, begin } from '../../engine/freight-express/helpers.ts'
import { choice } from './asking.ts'

/** So many cards can still be drawn; the others lie delivered under the locomotives of seats that play no part. */
const withCards = (stock: number[]): State => begin({ seats: 4, stock, rest: 'delivered' })

const RICH = [0, 8, 9, 18]
const HAND = [7, 13, 16, 17]
const STOCK = [20, 21, 22, 23, 24, 25, 26]

/**
 * Four in the game, the first with all the cards it can use: it, or the second, has delivered wagons of 36 points; the
 * others hold the rest.
 */
function hoarder(ahead: boolean): State {
  const rest = Array.from({ length: 50 }, (_, card) => card).filter(
    (card) => ![...RICH, ...HAND, ...STOCK].includes(card),
  )
  const held = [1, 2, 0].map((seat) => rest.filter((_, i) => i % 3 === seat))
  return begin({ seats: 4, layout: WIDE, hands: [HAND, ...held], delivered: ahead ? [RICH] : [[], RICH], stock: STOCK })
}

describe('the greedy bot at the end of a game', () => {
  it('holds a lead to be worth the more the fewer cards are left, and a lag the worse', () => {
    const few = withCards([1, 2])
    const many = withCards([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const [ahead, level, behind] = [
      [12, 4, 0, 0],
      [5, 5, 5, 5],
      [4, 12, 0, 0],
    ].map((points) => Float64Array.from(points))
    expect(leadValue(few, 0, ahead)).toBeGreaterThan(leadValue(many, 0, ahead))
    expect(leadValue(few, 0, behind)).toBeLessThan(leadValue(many, 0, behind))
    expect(leadValue(few, 0, level)).toBe(0)
    expect(leadValue(few, 1, behind)).toBeCloseTo(-leadValue(few, 0, behind))
  })

  it('draws on when it leads, for the game ends the sooner', () => {
    expect(choice(hoarder(true))).toMatchObject({ kind: 'refill' })
  })

  it('draws no more than it can use when it trails', () => {
    expect(choice(hoarder(false))).not.toMatchObject({ kind: 'refill' })
  })
})
