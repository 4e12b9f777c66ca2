import type { AnyGame, GameId } from '../engine/game.ts'
import { firstClassJudgement } from './first-class/judgement.ts'
import { freightJudgement } from './freight-express/judgement.ts'
import type { Judgement } from './greedy-judgement.ts'
import { scoreJudgement } from './greedy-score.ts'
import { transportJudgement } from './transport/judgement.ts'

/** Games with a judgement of their own. */
const judgements: Partial<Record<GameId, Judgement>> = {
  'freight-express': freightJudgement,
  'first-class': firstClassJudgement,
  transport: transportJudgement,
}

/** What the greedy bot goes by; the present score in games without a judgement of their own. */
export const judgementOf = (game: AnyGame): Judgement => judgements[game.id] ?? scoreJudgement(game)

/** The same eyes, but only the present score counts: what a judgement is measured against. */
export function presentScoreOf(game: AnyGame): Judgement {
  const own = judgementOf(game)
  const { judge } = scoreJudgement(game)
  return own.by?.(judge) ?? { ...own, judge }
}
