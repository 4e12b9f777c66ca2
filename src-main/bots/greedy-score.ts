import type { AnyGame } from '../engine/game.ts'
import type { Judgement } from './greedy-judgement.ts'

/** Judges by the score as it would be now, against the best of the others. For games without a judgement of their own. */
export const scoreJudgement = (game: AnyGame): Judgement => ({
  candidates: () => [],
  settle: () => undefined,
  judge: (s, seat) => {
    const totals = game.score(s).map((score) => score.total)
    return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
  },
})
