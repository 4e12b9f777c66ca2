import type { Seat } from '../../../src-shared/core.ts'
import { LEAST_SHARE, weightOf, type Moment } from '../../../src-shared/review.ts'

/** So many are listed: the ones that weigh most. */
const MOST = 8
/** So many are the best of the game, and the costliest. */
const OUTSTANDING = 3
/** In a game of fewer turns none stands out. */
const LONG = 12

/** Of the win: where even the heaviest weighs less, no bar is full. */
const FULL = 0.15

/** How long its bar is among those that are listed, in hundredths: the heaviest has the whole of it. */
export const lengthOf = (moment: Moment, listed: readonly Moment[]): number =>
  (weightOf(moment) / Math.max(FULL, weightOf(moment), ...listed.map(weightOf))) * 100

const byWeight = (a: Moment, b: Moment): number => weightOf(b) - weightOf(a)
const ofKind = (moments: readonly Moment[], kind: Moment['kind']): Moment[] =>
  moments.filter((one) => one.kind === kind).sort(byWeight)

/** The one that weighs most; null = there is none. */
export const weightiest = (moments: readonly Moment[]): Moment | null => [...moments].sort(byWeight)[0] ?? null

/** Where a review begins: at what weighs most of a person's own, for they read it; else at what weighs most of all. */
export const begunAt = (moments: readonly Moment[], isPersons: (moment: Moment) => boolean): Moment | null =>
  weightiest(moments.filter(isPersons)) ?? weightiest(moments)

/** The same moment has the same key, also in a review that has grown. */
export const momentKey = ({ step, into, seat, kind }: Moment): string => `${step}.${into}.${seat}.${kind}`

/**
 * The moments that are listed, in the order of play: what each person found at their best, the three best and the three
 * worst, then what weighs most; the one that is laid out stays.
 */
export function momentsListed(
  moments: readonly Moment[],
  seat: Seat | null,
  laidOut: Moment | null = null,
  isPersons: (moment: Moment) => boolean = () => false,
): Moment[] {
  const all = moments.filter((one) => seat === null || one.seat === seat)
  const found = ofKind(all, 'found')
  const theirs = found.filter(isPersons)
  const own = theirs.filter((one) => theirs.find(({ seat }) => seat === one.seat) === one)
  const first = (['slip', 'found'] as const).flatMap((kind) => ofKind(all, kind).slice(0, OUTSTANDING))
  const others = all.filter((one) => !first.includes(one)).sort(byWeight)
  const kept = new Set([...new Set([...own, ...first, ...others])].slice(0, MOST))
  return all.filter((one) => kept.has(one) || one === laidOut)
}

/**
 * Its place among the three best or costliest moves of the game, from 1; 0 = none of them, or there are too few for
 * that to say anything. @param turns that have been judged
 */
export const placeOf = (moments: readonly Moment[], moment: Moment, turns: number): number => {
  const its = ofKind(moments, moment.kind)
  const place = its.indexOf(moment) + 1
  return turns < LONG || its.length < OUTSTANDING || place > OUTSTANDING ? 0 : place
}

/**
 * How much a slip gave away, in words; docs/look/look.md, 'Learning, problems, review, opponents'. Only who was ahead
 * can have given a lead away, and what was won all the same was not turned. `points`: hardly any of the win hung on it.
 * @param sides so many seats or teams there are
 * @param winners of the game; none while it runs
 */
export function wordOf(
  moment: Moment,
  sides: number,
  winners: readonly Seat[],
): 'points' | 'little' | 'some' | 'lot' | 'lead' | 'turned' {
  const points = Math.round(weightOf(moment) * 100)
  if (points < LEAST_SHARE * 100) return 'points'
  if (points < 10) return points < 7 ? 'little' : 'some'
  const [played, other] = moment.shares
  const gaveLead = other > 1 / sides && played < 1 / sides
  return !gaveLead ? 'lot' : points < 15 || winners.includes(moment.seat) ? 'lead' : 'turned'
}
