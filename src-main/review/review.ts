import { weightOf, type Moment, type Review, type Shares } from '../../src-shared/review.ts'
import type { Course } from '../table/course.ts'
import type { Sliced } from '../slices.ts'
import { sharesOf } from '../bots/value/expected.ts'
import type { State } from '../engine/game.ts'
import { partsOf, type Parts } from './decisions.ts'
import { knownShares, openShares, roughShares } from './graph.ts'
import { judged } from './judging.ts'

/** Hears what has been found so far, each time something was. */
export type Told = (review: Review) => void

/**
 * Goes through a game: first the whole graph, then the moves, those first after which it turned most. It judges a
 * move by what its seat knew; `open` alone looks at the cards. Same game: same review. @param from one that was begun:
 * it goes on from there
 */
export function* reviewing(course: Course, told: Told = () => undefined, from: Review | null = null): Sliced<Review> {
  const { game } = course
  const seats = course.seats.length
  const { turns, decided, last } = partsOf(course)
  let review = from?.turns.length === turns.length ? from : yield* begun(course, turns, last)
  const tell = (more: Partial<Review>): void => told((review = { ...review, ...more }))
  tell({})
  const all = course.seats.map((_, seat) => seat)
  for (let i = review.drawn; i < turns.length; i++) {
    const { seat, state } = turns[i]
    tell({
      known: review.known.with(i, knownShares(game, state, seats, course.status.outcome ? all : [seat], seedOf(i))),
      open: review.open.with(i, openShares(game, state, seats)),
      drawn: i + 1,
    })
    yield (DRAWING * (i + 1)) / turns.length
  }
  const order = course.status.outcome ? byTurning(review) : [...turns.keys()]
  for (const i of order.slice(review.judged.length)) {
    const done = (part: number) => DRAWING + ((1 - DRAWING) * (review.judged.length + part)) / turns.length
    const moments: Moment[] = []
    for (const [at, one] of decided.entries()) {
      if (one.turn !== turns[i].turn) continue
      const moment = judged(game, seats, one, seedOf(at))
      if (moment) moments.push(moment)
      yield done(0.5)
    }
    const found = [...review.moments, ...oneASeat(moments)]
    tell({ judged: [...review.judged, i], moments: found.sort((a, b) => a.step - b.step || a.into - b.into) })
    yield done(0)
  }
  return review
}

/** So much of the time goes into the graph, about. */
const DRAWING = 0.1

/** Nothing drawn, nothing judged: a rough graph. */
function* begun(course: Course, turns: Parts['turns'], last: State): Sliced<Review> {
  const { game } = course
  const seats = course.seats.length
  const rows: Shares[] = []
  for (const [i, { seat, state }] of turns.entries()) {
    rows.push(roughShares(game, state, seats, seat, seedOf(i)))
    yield 0
  }
  rows.push(game.status(last).outcome ? sharesOf(game, last, seats) : roughNow(course, turns.length))
  const rough = overARound(rows, seats)
  return {
    game: game.id,
    turns: turns.map(({ turn, seat, step }) => ({ turn, seat, step })),
    known: rough,
    open: rough,
    drawn: 0,
    judged: [],
    moments: [],
  }
}

/**
 * The turns, those first in which the share of whoever moved changed most: what decided the game is found soon. In a
 * game that still runs the order itself would tell what others hold: there it is that of play.
 */
function byTurning({ turns, known }: Review): number[] {
  const turned = turns.map(({ seat }, i) => Math.abs(known[i + 1][seat] - known[i][seat]))
  return [...turns.keys()].sort((a, b) => turned[b] - turned[a] || a - b)
}

function roughNow({ game, state, status, seats }: Course, at: number): Shares {
  return roughShares(game, state, seats.length, status.decision?.by ?? status.active, seedOf(at))
}

/** Dice of the review's own, which have nothing to do with the game's. */
export const seedOf = (at: number): number => (0x51ca1b0c ^ Math.imul(at + 1, 0x9e3779b1)) >>> 0

/** The turn is the unit: of what a seat decided in it, what weighs most; a slip before what was found. */
function oneASeat(moments: readonly Moment[]): Moment[] {
  const weight = (one: Moment): number => (one.kind === 'slip' ? 10 : 0) + weightOf(one)
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
