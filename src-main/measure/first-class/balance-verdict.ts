import { FAIR } from '../fair.ts'
import { NEARLY_ALL, wilson } from '../wilson.ts'
import type { FirstClassFigures } from './balance.ts'

/**
 * A card of the first two stacks that was taken at least so often may not win its takers more than so many times what
 * their lead predicts.
 */
export const LEAST_TAKEN = 100
export const STRONGEST = 1.5

/** What is amiss in these figures, in words for who tunes the cards; empty = nothing. */
export function firstClassFaults({ parts, cards }: FirstClassFigures): string[] {
  const faults: string[] = []
  for (const { pair, games, finished, seats } of parts) {
    const where = `${pair === '' ? 'all pairs' : pair}, ${seats.length} seats`
    if (finished < games) faults.push(`${where}: ${games - finished} games have not ended`)
    seats.forEach(({ share, interval }, seat) => {
      // A run judges 135 shares of single pairs, of which some lie outside 95 % by chance: of those 99.9 % are asked.
      const [low] = pair === '' ? interval : wilson(share * games, games, NEARLY_ALL)
      if (low > FAIR / seats.length)
        faults.push(`${where}: seat ${seat + 1} wins at least ${Math.round(low * 100)} of 100`)
    })
  }
  for (const { card, stack, module, kind, taken, ratio } of cards) {
    if (stack < 3 && taken >= LEAST_TAKEN && ratio > STRONGEST)
      faults.push(
        `card ${card} (${kind}${module}, stack ${stack}) wins its takers ${ratio} times what their lead predicts`,
      )
  }
  return faults
}
