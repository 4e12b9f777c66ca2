import { later, type Day, type PlayedDay } from '../../../src-shared/daily.ts'

/** What the days on which somebody has played make together. */
export interface Strip {
  /** Days running, up to today; or up to yesterday, while today's is still to be played. */
  readonly running: number
  /** The last seven days, today last. */
  readonly week: readonly { readonly day: Day; readonly punched: boolean }[]
  /** The longest there ever was, the latest of several, and when it ended. */
  readonly longest: { readonly days: number; readonly end: Day } | null
  /** Days of this month with all three boards. */
  readonly whole: number
  /** The day with the most boards won, the latest of several. */
  readonly best: PlayedDay | null
  /** The days played last, the latest first. */
  readonly recent: readonly PlayedDay[]
}

export const BOARDS = 3
const RECENT = 5

/** @param played each day once */
export function stripOf(played: readonly PlayedDay[], today: Day): Strip {
  const days = new Set(played.map(({ day }) => day))
  const from = days.has(today) ? today : later(today, -1)
  let longest: Strip['longest'] = null
  for (const day of days) {
    if (days.has(later(day, 1))) continue
    const long = runUpTo(days, day)
    if (!longest || long >= longest.days) longest = { days: long, end: day }
  }
  return {
    running: runUpTo(days, from),
    week: Array.from({ length: 7 }, (_, i) => later(today, i - 6)).map((day) => ({ day, punched: days.has(day) })),
    longest,
    whole: played.filter(({ day, games }) => games.length >= BOARDS && day.slice(0, 7) === today.slice(0, 7)).length,
    best: played.reduce<PlayedDay | null>(
      (best, one) => (one.wins > 0 && one.wins >= (best?.wins ?? 0) ? one : best),
      null,
    ),
    recent: played.slice(-RECENT).reverse(),
  }
}

function runUpTo(days: ReadonlySet<Day>, last: Day): number {
  let n = 0
  while (days.has(later(last, -n))) n++
  return n
}
