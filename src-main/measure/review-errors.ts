import type { BotLevel } from '../../src-shared/table.ts'
import { botOf } from '../bots/registry.ts'
import type { AnyGame } from '../engine/game.ts'
import { partsOf } from '../review/decisions.ts'
import { judged } from '../review/judging.ts'
import { botTaskFor } from '../table/bot-task.ts'
import { Course } from '../table/course.ts'
import { seedOfGame } from './arena.ts'

/** Games whose slips are looked at again, much longer. */
export interface ErrorsTask {
  readonly game: AnyGame
  /** One a seat. */
  readonly levels: readonly BotLevel[]
  readonly seed: number
  /** Of the moves of each game so many are judged, spread over it. */
  readonly moves: number
}

/** The second look has ten times the nodes; a slip stands that is still behind beyond one standard error. */
const LONGER = { times: 10, errors: 1, leastShare: 0 }

/** What one game brought: moves judged, those called slips, and of these the ones that a longer look calls so too. */
export interface Errors {
  readonly game: number
  readonly judged: number
  readonly slips: number
  readonly stand: number
}

/** Plays a game between bots and judges its moves; what is called a slip is judged once more on other deals. */
export function errorsOf({ game, levels, seed, moves }: ErrorsTask, number: number): Errors {
  const { decided } = partsOf(played(game, levels, seedOfGame(seed, number)))
  const stride = Math.max(1, Math.floor(decided.length / moves))
  const some = decided.filter((_, i) => i % stride === number % stride)
  const slip = (at: number, seed: number, otherwise = {}): boolean =>
    judged(game, levels.length, some[at], seed, otherwise)?.kind === 'slip'
  const slips = [...some.keys()].filter((at) => slip(at, seedOfGame(seed, at)))
  const stand = slips.filter((at) => slip(at, seedOfGame(~seed, at), LONGER))
  return { game: number, judged: some.length, slips: slips.length, stand: stand.length }
}

function played(game: AnyGame, levels: readonly BotLevel[], seed: number): Course {
  const seats = levels.map((player, i) => ({ name: `${player} ${i}`, player }))
  const course = new Course(game, { options: game.options.default, seats, seed })
  for (let by = course.status.decision?.by; by !== undefined; by = course.status.decision?.by) {
    const code = botOf(levels[by]).choose(botTaskFor(course, by, levels[by]))
    const draft = course.draft(by, [code])
    if (typeof draft === 'string') throw new Error(`a bot's answer was refused: ${draft}`)
    course.step(draft.line)
  }
  return course
}
