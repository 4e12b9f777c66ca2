import type { Seat, State } from '../../engine/game.ts'
import { discardCount, stockCount } from '../../engine/freight-express/piles.ts'
import { seatCount } from '../../engine/freight-express/state.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What it is worth, beside the points themselves, to be ahead of the best of the others: the more, the fewer cards can
 * still be drawn before the game ends (000:137). So who leads hastens the end, and who trails keeps cards in the piles.
 *
 * @param standings for each seat what it has delivered and what its train promises, in points
 */
export function leadValue(s: State, seat: Seat, standings: Float64Array): number {
  let best = 0
  for (let other = 0; other < seatCount(s); other++) if (other !== seat) best = Math.max(best, standings[other])
  const lead = standings[seat] - best
  const cards = stockCount(s) + discardCount(s)
  return (
    ((WEIGHTS.lead * lead) / (Math.abs(lead) + WEIGHTS.leadHalf)) * (WEIGHTS.leadCards / (WEIGHTS.leadCards + cards))
  )
}
