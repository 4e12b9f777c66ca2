import type { AnyGame, GameId } from '../engine/game.ts'
import { firstClassJudgement } from './first-class/judgement.ts'
import { freightJudgement } from './freight-express/judgement.ts'
import type { Judgement } from './greedy-judgement.ts'
import { scoreJudgement } from './greedy-score.ts'
import { transportJudgement } from './transport/greedy.ts'

const judgements: Readonly<Record<GameId, Judgement>> = {
  'freight-express': freightJudgement,
  'first-class': firstClassJudgement,
  transport: transportJudgement,
}

/** What the greedy bot goes by. */
export const judgementOf = (game: AnyGame): Judgement => judgements[game.id]

/** The same eyes, but only the present score counts: what a judgement is measured against. */
export function presentScoreOf(game: AnyGame): Judgement {
  const own = judgementOf(game)
  const { judge } = scoreJudgement(game)
  return own.by?.(judge) ?? { ...own, judge }
}
