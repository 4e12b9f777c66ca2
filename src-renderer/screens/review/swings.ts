import type { Seat } from '../../../src-shared/core.ts'
import type { Review } from '../../../src-shared/review.ts'

/** A turn after which somebody's share of the win is much greater, though no better move was found in it. */
export interface Swing {
  /** Its place among the turns of the review. */
  readonly at: number
  /** Who gained most by it, whoever's turn it was. */
  readonly seat: Seat
  /** That seat's share of the win as the turn began and after it, 0 to 1. */
  readonly from: number
  readonly to: number
}

/** Less is no swing, in shares of the win. */
const LEAST = 0.1
/** So many are listed: the greatest. */
const MOST = 3

/** The greatest swings of a game that has been gone through, in the order of play: what no moment tells of. */
export function swingsOf({ turns, known, moments }: Pick<Review, 'turns' | 'known' | 'moments'>): Swing[] {
  const told = new Set(moments.map(({ turn }) => turn))
  const swings = turns.flatMap(({ turn }, at): Swing[] => {
    if (told.has(turn)) return []
    const rises = known[at].map((from, seat) => ({ at, seat, from, to: known[at + 1][seat] }))
    return [rises.reduce((most, one) => (gainOf(one) > gainOf(most) ? one : most))]
  })
  return swings
    .filter((one) => gainOf(one) >= LEAST)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
}

const gainOf = ({ from, to }: Swing): number => to - from
