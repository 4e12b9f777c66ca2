import type { Seat, State } from '../../engine/game.ts'
import { bagCount, stockCount } from '../../engine/transport/piles.ts'
import { activeSeat, seatCount, teamOf } from '../../engine/transport/state.ts'
import type { Features } from '../value/features.ts'
import { judge } from './judgement.ts'

/** How many seats play before this one. */
const turnsUntil = (s: State, seat: Seat): number => (seat - activeSeat(s) + seatCount(s)) % seatCount(s)

/** What decides a game of Transport, as far as the judgement of each seat can tell. */
export const transportFeatures: Features = {
  names: ['judgement', 'rivalJudgement', 'othersJudgements', 'turnsUntil'],
  knots: [48, 36, 24, 12, 5, 0],
  /** Cards in the stock and parcels in the bag: both run out towards the end. */
  left: (s) => stockCount(s) + bagCount(s),
  read(s, seat, out) {
    let [rival, others] = [-Infinity, 0]
    const team = teamOf(s, seat)
    for (let other = 0; other < seatCount(s); other++) {
      if (team.includes(other)) continue
      const judged = judge(s, other)
      rival = Math.max(rival, judged)
      others += judged
    }
    out[0] = judge(s, seat)
    out[1] = rival
    out[2] = others - rival
    out[3] = turnsUntil(s, seat)
  },
}
