import type { Fact } from './advice.ts'
import type { GameId, Seat } from './core.ts'
import type { FaultCode } from './faults.ts'
import type { Past, Preview, SlotId } from './table.ts'

/** Shares of the win by seat, 0 to 1, together 1. */
export type Shares = readonly number[]

/** A turn of the game as the graph has it. */
export interface ReviewedTurn {
  readonly turn: number
  /** Whose turn it is. */
  readonly seat: Seat
  /** So many steps had been made as it begins, of those that were not taken back. */
  readonly step: number
}

/**
 * A move that was set beside another on the same deals of what its seat could not know. `slip`: the other is better,
 * beyond the noise. `found`: the move that was played is better than all others that were found.
 */
export interface Moment {
  readonly kind: 'slip' | 'found'
  readonly turn: number
  readonly seat: Seat
  /** So many steps had been made before it, of those that were not taken back. */
  readonly step: number
  /** And so many answers of the next: something was learnt in the middle of it. */
  readonly into: number
  /** Answers from the seat's question on, to the end of its turn or to where something is learnt. */
  readonly played: readonly number[]
  readonly other: readonly number[]
  /** Its side's share of the win with the move that was played and with the other, 0 to 1: partners win together. */
  readonly shares: readonly [number, number]
  /** By so many points the better of the two is ahead, after the turns that were played on. */
  readonly points: number
  /** What holds of the better of the two, against the other. */
  readonly facts: readonly Fact[]
}

/**
 * A game gone through: its moments from what each mover knew; its graph, once it is finished, from what all seats knew,
 * each for itself, and before that from what each mover did.
 */
export interface Review {
  readonly game: GameId
  readonly turns: readonly ReviewedTurn[]
  /**
   * As each turn begins, from what all seats know, each for itself: one view after the other would go up and down with
   * whose turn it is. While the game runs, from what its mover knows. And one more: after the last turn. Rough where
   * not drawn yet.
   */
  readonly known: readonly Shares[]
  /** The same as the cards lie, hidden ones too; the rough one where not drawn yet. */
  readonly open: readonly Shares[]
  /** So many rows of the graph are drawn, from the first on: all of them before the first turn is judged. */
  readonly drawn: number
  /** The turns, by their place among all, whose moves have been judged, in the order in which they were. */
  readonly judged: readonly number[]
  /** In the order of play; at most one for a seat in a turn. */
  readonly moments: readonly Moment[]
}

/** Every turn has been judged: before that nothing is said of what was not found. */
export const isWhole = ({ judged, turns }: Review): boolean => judged.length >= turns.length

/** How a review stands: what is found so far, and whether more is looked for. */
export interface ReviewState {
  readonly slot: SlotId
  readonly review: Review | null
  /** For each turn of it the entry of the log after which it begins. */
  readonly entries: readonly number[]
  /** For each moment of it the entry of the log that tells of the move. */
  readonly told: readonly number[]
  readonly running: boolean
  /** Why it ended before its end; null = it did not. */
  readonly failed: FaultCode | null
}

/** A moment as it is laid out: the table where the two moves part, as the seat saw it, and what each of them does. */
export interface MomentShown {
  readonly past: Past
  readonly played: Preview
  readonly other: Preview
}

/**
 * The side's share of the win with the move that was played and with the other, on the line of a graph: with the one
 * the game went on as the graph has it after the turn, and the other lies as far beside it as it was found to.
 * @param rows of the graph
 * @param side the seats that win with the one that moved, itself among them
 */
export function sharesOn(
  rows: readonly Shares[],
  turns: readonly ReviewedTurn[],
  moment: Moment,
  side: readonly Seat[],
): [number, number] {
  const [played, other] = moment.shares
  const gap = other - played
  const after = sumOf(rows[turns.findIndex(({ turn }) => turn === moment.turn) + 1], side)
  const stood = Math.min(1 - Math.max(0, gap), Math.max(Math.max(0, -gap), after))
  return [stood, stood + gap]
}

/** What some seats have of the win together. */
export const sumOf = (shares: Shares, side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + shares[seat], 0)

/** What a move gained or, a slip, gave away of the win: 0 to 1. One that only threw points away gave nothing of it. */
export const weightOf = ({ kind, shares: [played, other] }: Pick<Moment, 'kind' | 'shares'>): number =>
  Math.max(0, kind === 'slip' ? other - played : played - other)

/** The same as the difference of both chances as they are read, in whole hundredths. */
export const hundredthsApart = ({ kind, shares: [played, other] }: Pick<Moment, 'kind' | 'shares'>): number =>
  Math.round(100 * weightOf({ kind, shares: [Math.round(100 * played) / 100, Math.round(100 * other) / 100] }))

/** So many answers both moves begin with, short of the last of either: the table is laid out after those. */
export function alikeOf({ played, other }: Pick<Moment, 'played' | 'other'>): number {
  let alike = 0
  while (alike < Math.min(played.length, other.length) - 1 && played[alike] === other[alike]) alike++
  return alike
}

/** What is on the score sheet of the better move: its value to a bot also counts that it makes a win likelier. */
const SCORED = new Set<Fact['kind']>(['gains', 'counts', 'scoring'])

/** So many points the better move is ahead by, as far as it brings any that can be scored. */
export function pointsAhead({ facts, points }: Pick<Moment, 'facts' | 'points'>): number {
  const scored = facts.reduce((sum, fact) => (SCORED.has(fact.kind) ? sum + fact.points : sum), 0)
  return Math.max(0, Math.min(Math.round(points), scored))
}

/** Of the win. A move that gives away less, and no points to speak of, is no slip. */
export const LEAST_SHARE = 0.02

/**
 * How close a seat came to the best moves that were found, 0 to 100: on average over its turns, so many hundredths of
 * what the best would have kept of the win it kept. What lies within the noise counts as the best, and who could win by
 * no move has given nothing of it away. All of it is said of nobody beside a slip, however small that was.
 */
export function closenessOf({ turns, judged, moments }: Review, seat: Seat): number {
  const own = judged.filter((at) => turns[at].seat === seat).length
  const slips = moments.filter((one) => one.seat === seat && one.kind === 'slip')
  const lost = slips.reduce(
    (sum, { shares: [played, other] }) => sum + (other > 0 ? Math.max(0, 1 - played / other) : 0),
    0,
  )
  const close = Math.max(0, Math.round(100 - (100 * lost) / Math.max(1, own)))
  return slips.length > 0 ? Math.min(99, close) : close
}
