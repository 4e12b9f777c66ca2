import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { rankOf } from '../../../src-shared/games/freight-express/ranking.ts'
import type { Outcome, Score, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { coupledCard, coupledCount, deliveredCard, deliveredCount } from './piles.ts'
import { seatCount } from './state.ts'
import { cardRef } from './refs.ts'

/** The end of the game (000:139): delivered wagons count, coupled ones break a tie. See Game.score. */
export const score = (s: State): Score[] => Array.from({ length: seatCount(s) }, (_, seat) => scoreOf(s, seat))

function scoreOf(s: State, seat: Seat): Score {
  const delivered = Array.from({ length: deliveredCount(s, seat) }, (_, i) => deliveredCard(s, seat, i))
  const coupled = Array.from({ length: coupledCount(s, seat) }, (_, i) => coupledCard(s, seat, i))
  const total = sum(delivered)
  return {
    seat,
    total,
    parts: [{ key: 'freight-express.score.delivered', value: total, refs: delivered.map(cardRef) }],
    tie: [sum(coupled)],
  }
}

const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + TRACK_CARDS[card].wagon, 0)

/** Who won, when the game has ended. Places by delivered, then coupled value; what is still equal is shared. */
export function outcome(s: State): Outcome {
  const scores = score(s)
  const worth = (score: Score): number => rankOf(score.total, score.tie[0])
  const ranks = [...new Set(scores.map(worth))].sort((a, b) => b - a)
  return {
    places: ranks.map((rank) => scores.filter((score) => worth(score) === rank).map((score) => score.seat)),
    out: [],
    reason: 'freight-express.end.noCardLeft',
  }
}
