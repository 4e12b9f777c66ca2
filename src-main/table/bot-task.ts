import { createHash } from 'node:crypto'
import type { Seat } from '../../src-shared/core.ts'
import type { BotId } from '../../src-shared/table.ts'
import type { BotTask } from '../bots/bot.ts'
import { nodesFor } from '../bots/search/levels.ts'
import { choicesOf } from './check.ts'
import type { Course } from './course.ts'

/** What the bot at a seat must know to choose now. @throws RangeError when a person sits there. */
export function botTaskOf(course: Course, seat: Seat): BotTask {
  const { player } = course.seats[seat]
  if (player === 'person') throw new RangeError(`no bot sits at seat ${seat}`)
  return botTaskFor(course, seat, player)
}

/** The same as if this bot sat there. */
export function botTaskFor({ game, state, start, steps, seats }: Course, seat: Seat, player: BotId): BotTask {
  return {
    game: game.id,
    seat,
    beliefs: game.beliefs(state, seat),
    choices: choicesOf(game, state),
    seed: diceFor(start.seed, seat, steps.length),
    nodes: nodesFor(game.id, player, seats.length),
  }
}

/** Dice for one choice of a bot: the same when the game is played again, and no way back to the game's seed. */
const diceFor = (seed: number, seat: Seat, step: number): number =>
  createHash('sha256').update(`dice ${seed} ${seat} ${step}`).digest().readUInt32LE(0)
