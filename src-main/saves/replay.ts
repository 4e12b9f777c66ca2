import type { SeatInfo } from '../../src-shared/table.ts'
import { BOT_IDS } from '../../src-shared/table.ts'
import { isReason } from '../../src-shared/core.ts'
import type { AnyGame } from '../engine/game.ts'
import { Course } from '../table/course.ts'
import { sameStanding } from '../table/draft.ts'
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
}

/**
 * Plays a journal's lines again and stops at the first that leads elsewhere, or beyond `most` answers and
 * steps taken back. null when no table can be set up as the header says. */
export function replay(
  game: AnyGame,
  options: unknown,
  header: Header,
  lines: readonly KeptLine[],
  most = MOST_WORK,
): Replayed | null {
  const whole = replayAll(game, options, header, lines, most)
  if (!whole || whole.good === lines.length) return whole
  // The line that went wrong has been played: once more without it.
  return replayAll(game, options, header, lines.slice(0, whole.good), most)
}

function replayAll(
  game: AnyGame,
  options: unknown,
  header: Header,
  lines: readonly KeptLine[],
  most: number,
): Replayed | null {
  const course = courseOf(game, options, header)
  if (!course) return null
  let work = 0
  const bad = lines.findIndex((line) => (work += workOf(line)) > most || !redone(course, line))
  return { course, good: bad < 0 ? lines.length : bad }
}

/** Answers given and steps taken back or made again, in one game: many times what the longest ever took. */
const MOST_WORK = 200_000
const workOf = (line: KeptLine): number =>
  line.kind === 'step' ? line.codes.length : line.kind === 'seat' || line.kind === 'known' ? 1 : line.count

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
