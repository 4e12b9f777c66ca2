import { costOf, type Moment, type Review, type Shares } from '../../src-shared/review.ts'
import type { Course } from '../table/course.ts'
import type { Sliced } from '../slices.ts'
import { sharesOf } from '../bots/value/expected.ts'
import { partsOf } from './decisions.ts'
import { knownShares, openShares, roughShares } from './graph.ts'
import { judged } from './judging.ts'

/** Hears what has been found so far, each time something was. */
export type Told = (review: Review) => void

/**
 * Goes through a game turn by turn: first the graph, then the moves. It knows of each position what its mover knew;
 * `open` alone looks at the cards. Same game: same review. @param from one that was begun: it goes on from there
 */
export function* reviewing(course: Course, told: Told = () => undefined, from: Review | null = null): Sliced<Review> {
  const { game } = course
  const seats = course.seats.length
  const { turns, decided, last } = partsOf(course)
  const { outcome } = game.status(last)
  const known: Shares[] = []
  for (const [i, { seat, state }] of turns.entries()) {
    known.push(roughShares(game, state, seats, seat, seedOf(i)))
    yield 0
  }
  known.push(outcome ? sharesOf(game, last, seats) : roughNow(course, turns.length))
  const rough = overARound(known, seats)
  let review: Review = {
    game: game.id,
    turns: turns.map(({ turn, seat, step }) => ({ turn, seat, step })),
    known: from?.known.length === rough.length ? from.known : rough,
    open: from?.open.length === rough.length ? from.open : rough,
    judged: from?.judged ?? 0,
    moments: from?.moments ?? [],
  }
  told(review)
  for (let i = review.judged; i < turns.length; i++) {
    const moments: Moment[] = []
    for (const [at, one] of decided.entries()) {
      if (one.turn !== turns[i].turn) continue
      const moment = judged(game, seats, one, seedOf(at))
      if (moment) moments.push(moment)
      yield (i + 0.5) / turns.length
    }
    const { seat, state } = turns[i]
    review = {
      ...review,
      known: review.known.with(i, knownShares(game, state, seats, seat, seedOf(i))),
      open: review.open.with(i, openShares(game, state, seats)),
      judged: i + 1,
      moments: [...review.moments, ...oneASeat(moments)],
    }
    told(review)
    yield (i + 1) / turns.length
  }
  return review
}

function roughNow({ game, state, status, seats }: Course, at: number): Shares {
  return roughShares(game, state, seats.length, status.decision?.by ?? status.active, seedOf(at))
}

/** Dice of the review's own, which have nothing to do with the game's. */
const seedOf = (at: number): number => (0x51ca1b0c ^ Math.imul(at + 1, 0x9e3779b1)) >>> 0

/** The turn is the unit: of what a seat decided in it, what weighs most; a slip before what was found. */
function oneASeat(moments: readonly Moment[]): Moment[] {
  const weight = (one: Moment): number => (one.kind === 'slip' ? 10 + costOf(one) : one.shares[0] - one.shares[1])
  const bySeat = new Map<number, Moment>()
  for (const one of moments) {
    const before = bySeat.get(one.seat)
    if (!before || weight(one) > weight(before)) bySeat.set(one.seat, one)
  }
  return [...bySeat.values()]
}

/** Whoever is to move stands better: each row but the last becomes the mean of a round. */
function overARound(rows: readonly Shares[], seats: number): Shares[] {
  return rows.map((row, i) => {
    const round = i === rows.length - 1 ? [row] : rows.slice(i, Math.min(i + seats, rows.length - 1))
    return row.map((_, seat) => round.reduce((sum, one) => sum + one[seat], 0) / round.length)
  })
}
