import type { AnyGame } from '../engine/game.ts'
import type { Judgement } from './greedy-judgement.ts'

/**
 * Judges by the score as it would be now, against the best of the others: what a game's own judgement is measured
 * against.
 */
export const scoreJudgement = (game: AnyGame): Judgement => ({
  candidates: () => [],
  settle: () => undefined,
  judge: (s, seat) => {
    const totals = game.score(s).map((score) => score.total)
    return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
  },
})
