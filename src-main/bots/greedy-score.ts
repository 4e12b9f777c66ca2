import type { AnyGame } from '../engine/game.ts'
import type { Judgement } from './greedy-judgement.ts'
import { partOf } from './search/parts.ts'

/**
 * Judges by the score as it would be now, against the best of its rivals: what a game's own judgement is measured
 * against.
 */
export const scoreJudgement = (game: AnyGame): Judgement => ({
  candidates: () => [],
  settle: () => undefined,
  judge: (s, seat) => {
    const totals = game.score(s).map((score) => score.total)
    return totals[seat] - Math.max(...totals.filter((_, other) => !partOf(game).together(s, seat, other)))
  },
})
