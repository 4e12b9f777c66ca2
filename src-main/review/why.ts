import type { Fact } from '../../src-shared/advice.ts'
import { sameRef, type Seat } from '../../src-shared/core.ts'
import { gained } from '../bots/advice/playing-out.ts'
import type { BotTask } from '../bots/bot.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { entryOf, partsOf, type Decided } from './decisions.ts'

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

/**
 * What speaks for a whole turn: what it brought, which all have seen, and what else speaks for the longest of its
 * decisions. A way that a thing has gone to its end is no more to come.
 */
export function ofWholeTurn(course: Course, turn: number, seat: Seat, reasons: readonly Fact[]): Fact[] {
  const gains = gainsIn(course, turn, seat)
  const gone = gains.flatMap(({ refs }) => refs)
  const left = reasons.filter(
    (fact) =>
      fact.kind !== 'gains' && !(fact.kind === 'way' && fact.refs.some((ref) => gone.some(sameRef.bind(null, ref)))),
  )
  return [...gains, ...left]
}

function gainsIn(course: Course, turn: number, seat: Seat): Fact[] {
  const { game, steps } = course
  const own = steps.flatMap((step, i) => (step.turn === turn && step.by === seat ? [i] : []))
  if (own.length === 0) return []
  const s = course.positions.after(entryOf(course, own[0]))
  const before = game.score(s)[seat].parts
  for (const { codes } of steps.slice(own[0], own.at(-1)! + 1)) for (const code of codes) game.apply(s, code)
  return gained(before, game.score(s)[seat].parts)
    .filter(({ value }) => value >= 1)
    .map(({ key, value, refs }) => ({ kind: 'gains', points: Math.floor(value), part: key, refs }))
}

/** What may be said of a seat's move while its cards are hidden: nothing of what it still has in mind with them. */
export const toldOpenly = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ kind }) => kind !== 'enables' && kind !== 'threatens')
