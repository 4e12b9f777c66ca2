import type { Ref, Score, ScorePart } from '../../../src-shared/core.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import { Meter } from '../search/meter.ts'
import type { GamePart, Plan } from '../search/part.ts'

/** What becomes of the scores when a plan is carried out and everybody plays on for a round. */
export interface Course {
  /** What the plan itself brings to its seat, entry by entry of the score. */
  readonly now: readonly ScorePart[]
  /**
   * What the rest of the turn brings to its seat: the plan ends where something is learnt. What a scoring at its
   * end, or the end of the game, would have counted before the plan is owed to earlier turns.
   */
  readonly rest: number
  /** What is to be hoped for at the end of the turn, beyond what is scored. */
  readonly hopes: readonly ScorePart[]
  /** What each seat gains after it, before the seat's next turn. */
  readonly between: readonly number[]
  /** The same entry by entry of the score. */
  readonly betweenParts: readonly (readonly ScorePart[])[]
  /** Where the game is over before the seat's next turn: in its own, or in the round that follows. */
  readonly over?: 'turn' | 'round'
  /** The points by which the seat is ahead of the best of the others then. */
  readonly lead?: number
  /** What the seat gains in its next turn. */
  readonly next: number
  /** The things that bring it. */
  readonly bringing: readonly Ref[]
}

/** Playing on stops here whatever happens. */
const MOST_STEPS = 200

/**
 * Carries a plan out on a deal, in place, and plays on with the search's cheap policy.
 * @param s a sample that agrees with what the seat knows, at its question
 */
export function playedOut(game: AnyGame, part: GamePart, s: State, seat: Seat, { codes }: Plan): Course {
  const meter = new Meter(Infinity)
  const turn = part.turn(s)
  const playUntil = (ended: number): void => {
    for (let step = 0; step < MOST_STEPS && !part.ended(s) && part.turn(s) < ended; step++) part.playOn(s, meter)
  }
  const before = game.score(s)
  const earned = earnedBefore(part, s, seat)
  for (const code of codes) game.apply(s, code)
  const after = game.score(s)
  playUntil(turn + 1)
  const own = game.score(s)
  const endsInTurn = part.ended(s)
  const owed = earned(s)
  const hopes = part.ended(s) ? [] : (part.hopes?.(s, seat) ?? [])
  playUntil(turn + before.length)
  const others = game.score(s)
  const over = endsInTurn ? 'turn' : part.ended(s) ? 'round' : null
  playUntil(turn + before.length + 1)
  const end = game.score(s)[seat]
  return {
    now: gained(before[seat].parts, after[seat].parts),
    rest: own[seat].total - after[seat].total - owed,
    hopes,
    between: others.map(({ total }, i) => total - own[i].total),
    betweenParts: others.map(({ parts }, i) => gained(own[i].parts, parts)),
    ...(over && { over, lead: leadOf(others, seat) }),
    next: end.total - others[seat].total,
    bringing: gained(others[seat].parts, end.parts).flatMap(({ refs }) => refs),
  }
}

const leadOf = (scores: readonly Score[], seat: Seat): number =>
  scores[seat].total - Math.max(...scores.filter((_, i) => i !== seat).map(({ total }) => total))

/** What a scoring and the end of the game would count as things lie now, told of a later position where they did. */
function earnedBefore(part: GamePart, s: State, seat: Seat): (later: State) => number {
  const scorings = part.scorings?.(s) ?? 0
  const scored = part.scoredNow?.(s, seat) ?? 0
  const counted = part.counted?.(s, seat).reduce((all, { value }) => all + value, 0) ?? 0
  return (later) => ((part.scorings?.(later) ?? 0) > scorings ? scored : 0) + (part.ended(later) ? counted : 0)
}

/** What has come to each entry of a score, with the things that brought it. */
export function gained(before: readonly ScorePart[], after: readonly ScorePart[]): ScorePart[] {
  const keys = [...new Set(after.map(({ key }) => key))]
  return keys.map((key) => {
    const [old, now] = [before, after].map((parts) => parts.filter((one) => one.key === key))
    const known = new Set(old.flatMap(({ refs }) => refs.map(({ kind, id }) => `${kind} ${id}`)))
    const refs = now.flatMap((one) => one.refs.filter(({ kind, id }) => !known.has(`${kind} ${id}`)))
    return { key, value: sum(now) - sum(old), refs }
  })
}

const sum = (parts: readonly ScorePart[]): number => parts.reduce((all, { value }) => all + value, 0)
