import type { Fact } from '../../src-shared/advice.ts'
import type { BotTask } from '../bots/bot.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { partsOf, type Decided } from './decisions.ts'

/** What a seat decided in its turn, to be asked why: the longest of its decisions; null where there was none. */
export function decidedIn(course: Course, turn: number): { task: BotTask; codes: readonly number[] } | null {
  const { game } = course
  const { turns, decided } = partsOf(course)
  const seat = turns.find((one) => one.turn === turn)?.seat
  const found = decided.filter((one) => one.turn === turn && one.seat === seat).reduce<Decided | null>(longer, null)
  if (!found) return null
  const { state } = found
  return {
    task: {
      game: game.id,
      seat: found.seat,
      beliefs: game.beliefs(state, found.seat),
      choices: choicesOf(game, state),
      seed: DICE,
      nodes: 1,
    },
    codes: found.codes,
  }
}

/** What lies hidden from the seat is dealt alike each time. */
const DICE = 0x3117

const longer = (one: Decided | null, other: Decided): Decided =>
  one && one.codes.length >= other.codes.length ? one : other

/** What may be said of a seat's move while its cards are hidden: nothing of what it still has in mind with them. */
export const toldOpenly = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ kind }) => kind !== 'enables' && kind !== 'threatens')
