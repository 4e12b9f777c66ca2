import type { ProblemRow } from '../../src-shared/problems.ts'
import type { Moment } from '../../src-shared/review.ts'
import { cloneState } from '../engine/flat.ts'
import type { AnyGame, State } from '../engine/game.ts'
import { ownId, type OwnProblem, type Tried } from '../saves/problem-record.ts'
import { Course } from '../table/course.ts'
import { seatedFor, type Task } from './run.ts'
import { themeOf } from './themes.ts'

/** Nobody has measured how often it is found. */
const MIDDLING = 3

/** A slip that a review found, as a problem: the position where it was made, and what would have been better. */
export function ownProblem(course: Course, { seat, turn, step, into, ...moment }: Moment, now: number): OwnProblem {
  const { game, start, steps, seats } = course
  const { options, seed, starter = null, rulesVersion: rules = game.rulesVersion, played = [] } = start
  const before = [...played, ...steps.slice(0, step).flatMap(({ codes }) => codes)]
  before.push(...(steps[step]?.codes.slice(0, into) ?? []))
  const [answer, second] = [moment.other, moment.played]
  const set = [game.id, options, seats.length, seed, starter, rules, before, seat, answer]
  const s = new Course(game, { ...start, seats: seatedFor(seats.length, seat, ''), played: before }).state
  return {
    id: ownId(set),
    game: game.id,
    options: options as Record<string, unknown>,
    seats: seats.length,
    seed,
    starter,
    rules,
    before,
    seat,
    turn,
    theme: themeOf(game, s, seat, answer, second, false),
    answer: [...answer],
    second: [...second],
    ahead: moment.points,
    gains: gained(game, s, seat, answer),
    at: now,
  }
}

export const ownRow = (own: OwnProblem, tried: Tried): ProblemRow => ({
  id: own.id,
  number: 0,
  theme: own.theme,
  difficulty: MIDDLING,
  seats: own.seats,
  turn: own.turn,
  gains: own.gains,
  stars: tried.stars,
  tries: tried.tries,
  at: tried.at,
})

/** @throws RangeError where it cannot be set up: its file may have been changed */
export function ownTask(own: OwnProblem, game: AnyGame, name: string): Task {
  const { id, options, seats, seat, seed, starter, rules, before, answer, second, ahead, theme, gains } = own
  const start = {
    options: game.options.parse(options) as unknown,
    seats: seatedFor(seats, seat, name),
    seed,
    ...(starter !== null && { starter }),
    rulesVersion: rules,
    played: before,
  }
  return { id, game, start, seat, answer, second, ahead, theme, difficulty: MIDDLING, number: 0, gains }
}

function gained(game: AnyGame, s: State, seat: number, codes: readonly number[]): number {
  const after = cloneState(s)
  for (const code of codes) game.apply(after, code)
  return game.score(after)[seat].total - game.score(s)[seat].total
}
