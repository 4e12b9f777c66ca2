import { winnersOf, type Ref, type Score, type ScorePart } from '../../../src-shared/core.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import { Meter } from '../search/meter.ts'
import type { GamePart, Plan } from '../search/part.ts'

/** What becomes of the scores when a plan is carried out and everybody plays on through the seat's next turn. */
export interface Course {
  /** Of each side that plays against the seat its first one: partners have the same points, which are told once. */
  readonly rivals: readonly Seat[]
  /** What the plan itself brings to its seat, entry by entry of the score. */
  readonly now: readonly ScorePart[]
  /**
   * What the rest of its own turn brings to its seat: the plan ends where something is learnt. What a scoring at its
   * end, or the end of the game, would have counted before the plan is owed to earlier turns.
   */
  readonly rest: number
  /** What is to be hoped for at the end of the turn, beyond what is scored. */
  readonly hopes: readonly ScorePart[]
  /** What each seat gains after it, before the seat's next turn; of another's turn, in what is left of that too. */
  readonly between: readonly number[]
  /** The same entry by entry of the score. */
  readonly betweenParts: readonly (readonly ScorePart[])[]
  /** So many turns of others come before the seat's next one. */
  readonly passed: number
  /** Where the game is over before the seat's next turn: in its own, or in the round that follows. */
  readonly over?: 'turn' | 'round'
  /** The points by which the seat is ahead of the best of its rivals then; none where it has not won. */
  readonly lead?: number
  /** What the seat gains in its next turn. */
  readonly next: number
  /** The things that bring it. */
  readonly bringing: readonly Ref[]
}

/** Playing a turn on stops here whatever happens. */
const MOST_STEPS = 200

/**
 * Carries a plan out on a deal, in place, and plays on with the search's cheap policy.
 * @param s a sample that agrees with what the seat knows, at its question: in its own turn or in another's
 */
export function playedOut(game: AnyGame, part: GamePart, s: State, seat: Seat, { codes }: Plan): Course {
  const meter = new Meter(Infinity)
  const isOwnTurn = (): boolean => game.status(s).active === seat
  const playThrough = (turn: number): void => {
    for (let step = 0; step < MOST_STEPS && !part.ended(s) && part.turn(s) === turn; step++) part.playOn(s, meter)
  }
  const turn = part.turn(s)
  const asksItself = isOwnTurn()
  const before = game.score(s)
  const rivals = rivalsOf(part, s, seat, before.length)
  const earned = earnedBefore(part, s, seat)
  for (const code of codes) game.apply(s, code)
  const after = game.score(s)
  playThrough(turn)
  // What is left of another's turn is what a veto is for: it comes before the seat's next turn.
  const own = asksItself ? game.score(s) : after
  const endsInTurn = asksItself && part.ended(s)
  const rest = own[seat].total - after[seat].total - (asksItself ? earned(s) : 0)
  const hopes = part.ended(s) ? [] : (part.hopes?.(s, seat) ?? [])
  // Who begins a round of First Class may change: turns are not counted, but looked at as they begin.
  const most = 2 * before.length
  let passed = 0
  for (; passed < most && !part.ended(s) && !isOwnTurn(); passed++) playThrough(part.turn(s))
  const others = game.score(s)
  const over = endsInTurn ? 'turn' : part.ended(s) ? 'round' : null
  const lead = leadOf(game, s, seat, rivals)
  if (isOwnTurn()) playThrough(part.turn(s))
  const end = game.score(s)[seat]
  return {
    rivals,
    now: gained(before[seat].parts, after[seat].parts),
    rest,
    hopes,
    between: others.map(({ total }, i) => total - own[i].total),
    betweenParts: others.map(({ parts }, i) => gained(own[i].parts, parts)),
    passed,
    ...(over && { over }),
    ...(lead !== null && { lead }),
    next: end.total - others[seat].total,
    bringing: gained(others[seat].parts, end.parts).flatMap(({ refs }) => refs),
  }
}

function rivalsOf({ together }: GamePart, s: State, seat: Seat, seats: number): Seat[] {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => !together(s, seat, other))
  return others.filter((other, i) => !others.slice(0, i).some((earlier) => together(s, earlier, other)))
}

/** How far ahead the seat is when it has won; null where it has not, whatever it scored, or the game goes on. */
function leadOf(game: AnyGame, s: State, seat: Seat, rivals: readonly Seat[]): number | null {
  const { outcome } = game.status(s)
  if (!outcome || !winnersOf(outcome).includes(seat)) return null
  const scores: readonly Score[] = game.score(s)
  return scores[seat].total - Math.max(...rivals.map((rival) => scores[rival].total))
}

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
