import type { Seat } from '../../../src-shared/core.ts'
import { sumOf, type Review } from '../../../src-shared/review.ts'

/** A turn after which a side's share of the win is much greater, though no better move was found in it. */
export interface Swing {
  /** Its place among the turns of the review. */
  readonly at: number
  /** Who gained most by it, whoever's turn it was. */
  readonly side: readonly Seat[]
  /** That side's share of the win as the turn began and after it, 0 to 1. */
  readonly from: number
  readonly to: number
}

/** Less is no swing, in shares of the win. */
const LEAST = 0.1
/** So many are listed: the greatest. */
const MOST = 3

/**
 * The greatest swings among the turns that have been judged, in the order of play: what no moment tells of. Of a turn
 * that nobody has looked at it is not known whether a better move was there.
 */
export function swingsOf({ turns, judged, known, moments }: Gone, sides: readonly (readonly Seat[])[]): Swing[] {
  const told = new Set(moments.map(({ turn }) => turn))
  const looked = new Set(judged)
  const swings = turns.flatMap(({ turn }, at): Swing[] => {
    if (told.has(turn) || !looked.has(at)) return []
    const rises = sides.map((side) => ({ at, side, from: sumOf(known[at], side), to: sumOf(known[at + 1], side) }))
    return [rises.reduce((most, one) => (gainOf(one) > gainOf(most) ? one : most))]
  })
  return swings
    .filter((one) => gainOf(one) >= LEAST)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
}

/** What is asked of a review for it. */
type Gone = Pick<Review, 'turns' | 'judged' | 'known' | 'moments'>

const gainOf = ({ from, to }: Swing): number => to - from
