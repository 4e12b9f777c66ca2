import type { SeatInfo } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { Course } from '../table/course.ts'
import type { Lesson } from './lesson.ts'

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk'] as const

/** Who sits at a lesson's table: whoever learns, and the Porter at every other seat. */
const seatsOf = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({ name, player: seat === 0 ? 'person' : 'porter' }))

/** The table of a lesson as it begins. @throws RangeError when its position makes none. */
export function courseOf({ position }: Lesson, game: AnyGame): Course {
  const seats = seatsOf(position.seats)
  if ('scenario' in position) return new Course(game, { options: {}, seats, seed: 1, scenario: position.scenario })
  const { seed, starter, options } = position
  return new Course(game, { options: game.options.parse(options) as unknown, seats, seed, starter })
}
