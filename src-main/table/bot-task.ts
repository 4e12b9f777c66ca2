import { createHash } from 'node:crypto'
import type { Seat } from '../../src-shared/core.ts'
import type { BotTask } from '../bots/bot.ts'
import { nodesFor } from '../bots/search/levels.ts'
import { choicesOf } from './check.ts'
import type { Course } from './course.ts'

/** What the bot at a seat must know to choose now. @throws RangeError when a person sits there. */
export function botTaskOf({ game, state, start, seats, steps }: Course, seat: Seat): BotTask {
  const { player } = seats[seat]
  if (player === 'person') throw new RangeError(`no bot sits at seat ${seat}`)
  return {
    game: game.id,
    seat,
    beliefs: game.beliefs(state, seat),
    choices: choicesOf(game, state),
    seed: diceFor(start.seed, seat, steps.length),
    nodes: nodesFor(game.id, player),
  }
}

/** Dice for one choice of a bot: the same when the game is played again, and no way back to the game's seed. */
const diceFor = (seed: number, seat: Seat, step: number): number =>
  createHash('sha256').update(`dice ${seed} ${seat} ${step}`).digest().readUInt32LE(0)
