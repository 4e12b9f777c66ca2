import * as v from 'valibot'
import { isSmall } from '../../src-shared/bridge.ts'

/**
 * What numbers and words in a file of ours may be at most: a stranger may have written it, and JSON knows 1e400.
 * Wide enough for every game that is played, so that none of ours is ever refused.
 */

/** The table has no more seats. */
const MOST_SEATS = 4
/** Milliseconds since 1970 at the end of the year 9999: later times are not written with four digits. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
/** Answers in one step, what the table answered by itself included. */
export const MOST_CODES = 1000

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

export const seatNumber = whole(MOST_SEATS - 1)
export const seatsOf = <T extends v.GenericSchema>(seat: T) =>
  v.pipe(v.array(seat), v.minLength(2), v.maxLength(MOST_SEATS))
export const moment = whole(LATEST)
export const turnNumber = whole(1_000_000)
export const version = whole(1_000_000)
export const seedNumber = whole(0xffffffff)
/** So many steps taken back or made again at once. */
export const backCount = v.pipe(whole(100_000), v.minValue(1))
export const codesOfStep = v.pipe(v.array(whole(0x7fffffff)), v.minLength(1), v.maxLength(MOST_CODES))
/** Of the program's own words: an id, a hash. */
export const word = v.pipe(v.string(), v.maxLength(64))
/** Judged by the game; before that, only that they are no more than a game could have. */
export const smallOptions = v.pipe(v.unknown(), v.check(isSmall))

/** Each field is of its kind, but one is beyond its bounds: no program of ours wrote this, a newer one neither. */
export const isBeyondBounds = (issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.every(({ kind }) => kind === 'validation')
