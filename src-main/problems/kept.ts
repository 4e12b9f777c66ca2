import firstClass from '../../problems/first-class.json' with { type: 'json' }
import freightExpress from '../../problems/freight-express.json' with { type: 'json' }
import transport from '../../problems/transport.json' with { type: 'json' }
import type { GameId } from '../engine/game.ts'
import { readProblems, type Problem } from './problem.ts'

const ALL: Readonly<Record<GameId, unknown>> = {
  'freight-express': freightExpress,
  'first-class': firstClass,
  transport,
}

/** All problems of a game, the easiest first. @throws v.ValiError where one is not what a problem is */
export const problemsOf = (game: GameId): readonly Problem[] =>
  readProblems(ALL[game]).toSorted((a, b) => a.difficulty - b.difficulty)
