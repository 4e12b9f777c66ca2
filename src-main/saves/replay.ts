import type { SeatInfo } from '../../src-shared/table.ts'
import { BOT_IDS } from '../../src-shared/table.ts'
import { isReason } from '../../src-shared/core.ts'
import type { AnyGame } from '../engine/game.ts'
import { Course } from '../table/course.ts'
import { sameStanding } from '../table/draft.ts'
import { inSlices, type Sliced } from '../slices.ts'
import type { Header, KeptLine } from './line-text.ts'

/** The game of a journal, if this program can play it as it was: game, rules, seats and options known. */
export function playable(
  header: Header,
  games: readonly AnyGame[],
): { game: AnyGame; seats: SeatInfo[]; options: unknown } | null {
  const game = games.find((one) => one.id === header.game)
  const seats = seatsOf(header)
  if (!game || header.rulesVersion > game.rulesVersion || seats.length !== header.seats.length) return null
  const options: unknown = game.options.parse(header.options)
  return isReason(options) ? null : { game, seats, options }
}

/** Those who sat down at first and are known here. */
const seatsOf = (header: Header): SeatInfo[] => header.seats.filter((seat): seat is SeatInfo => isPlayer(seat.player))

const isPlayer = (player: string): boolean => player === 'person' || (BOT_IDS as readonly string[]).includes(player)

export interface Replayed {
  readonly course: Course
  /** So many lines led where they had led. All = nothing is wrong. */
  readonly good: number
  /** It was not played on, for it takes more than any game. */
  readonly tooHeavy: boolean
}

/**
 * So much is played of one game: many times what the longest ever took. See `Course.work`.
 * What decides is this count, not a clock: a slow computer takes the same files as a fast one.
 */
export const MOST_WORK = 500_000
/** So much of it lies between two pauses: a few milliseconds. */
const SLICE = 256
/** And so many lines, which cost a little although nothing is played. */
const SLICE_OF_LINES = 128

/**
 * Plays a journal's lines again, slice by slice, and stops at the first that leads elsewhere, or where more than `most`
 * has been played. null when no table can be set up as the header says.
 */
export function* replaying(
  game: AnyGame,
  options: unknown,
  header: Header,
  lines: readonly KeptLine[],
  most = MOST_WORK,
): Sliced<Replayed | null> {
  const whole = yield* replayingAll(game, options, header, lines, most)
  if (!whole || whole.tooHeavy || whole.good === lines.length) return whole
  // The line that went wrong has been played: once more without it.
  return yield* replayingAll(game, options, header, lines.slice(0, whole.good), most)
}

/** The same, slice by slice with all else of the program between them. */
export const replay = (...game: Parameters<typeof replaying>): Promise<Replayed | null> => inSlices(replaying(...game))

function* replayingAll(
  game: AnyGame,
  options: unknown,
  header: Header,
  lines: readonly KeptLine[],
  most: number,
): Sliced<Replayed | null> {
  const course = courseOf(game, options, header)
  if (!course) return null
  let [before, at] = [0, 0]
  for (const [n, line] of lines.entries()) {
    if (!redone(course, line)) return { course, good: n, tooHeavy: false }
    if (course.work > most) return { course, good: n + 1, tooHeavy: true }
    if (course.work - before < SLICE && n - at < SLICE_OF_LINES) continue
    ;[before, at] = [course.work, n]
    yield Math.max(n / lines.length, course.work / most)
  }
  return { course, good: lines.length, tooHeavy: false }
}

function courseOf(game: AnyGame, options: unknown, header: Header): Course | null {
  try {
    const course = new Course(game, {
      options,
      seats: seatsOf(header),
      seed: header.seed,
      rulesVersion: header.rulesVersion,
      ...(header.starter !== null && { starter: header.starter }),
    })
    return sameStanding(course.standing, header) ? course : null
  } catch {
    return null
  }
}

function redone(course: Course, line: KeptLine): boolean {
  try {
    return course.redoLine(line)
  } catch {
    return false
  }
}
