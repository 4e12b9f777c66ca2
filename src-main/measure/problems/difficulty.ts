import { BOT_LEVELS } from '../../../src-shared/table.ts'
import { botOf } from '../../bots/registry.ts'
import { lineOf } from '../../bots/seated.ts'
import { nodesFor } from '../../bots/search/levels.ts'
import type { AnyGame } from '../../engine/game.ts'
import { asGood } from '../../bots/weighing/answering.ts'
import { choicesOf } from '../../table/check.ts'
import { seedOfGame } from '../arena.ts'
import type { Position } from './positions.ts'
import { askedOf, type Found } from './searching.ts'

/** How often each level is asked. */
const TRIES = 5
/** All but the strongest. */
const LEVELS = BOT_LEVELS.slice(0, 4)

/** Of five tries, how often each level finds the answer, weakest first. */
export function foundBy(game: AnyGame, position: Position, { answer, points, seed }: Found): number[] {
  const { state, seat } = position
  const asked = askedOf(game, position)
  return LEVELS.map((level) => {
    const tries = Array.from({ length: TRIES }, (_, i) => {
      const { codes } = lineOf(botOf(level), {
        game: game.id,
        seat,
        beliefs: asked.beliefs,
        choices: choicesOf(game, state),
        seed: seedOfGame(seed, i),
        nodes: nodesFor(game.id, level, game.score(state).length),
      })
      return asGood(asked, answer, codes, points[0])
    })
    return tries.filter(Boolean).length
  })
}

/** Found so often by the four levels together, of twenty times: at least so often for 1, 2, 3 and 4; else it is 5. */
const OFTEN = [17, 14, 11, 8]

/** From 1, what nearly every level finds, to 5, what the strong ones miss too. */
export function difficultyOf(found: readonly number[]): number {
  const sum = found.reduce((all, times) => all + times, 0)
  const step = OFTEN.findIndex((times) => sum >= times)
  return step < 0 ? 5 : step + 1
}
