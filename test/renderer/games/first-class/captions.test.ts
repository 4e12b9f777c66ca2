import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'

it('the name of a card has air on both sides, between its stub and its edge', () => {
  for (const card of CARDS.keys())
    for (const word of ['Conductor', 'Both conductors', 'Wagen, Aufwertung']) {
      const [{ x, room = Infinity, size }] = linesOf({ kind: 'ticket', card, height: 90, word })
      expect(x - room / 2).toBeGreaterThanOrEqual(-58 + 20 + 4)
      expect(x + room / 2).toBeLessThanOrEqual(58 - 4)
      if (word.length > 12) expect(size).toBeLessThan(15)
    }
})
