import { sideShare } from '../bots/value/expected.ts'
import { betweenKnots, type Features } from '../bots/value/features.ts'
import { expectedPoints, shareAt, type ValueModel } from '../bots/value/model.ts'
import { fitShare, reliability, type Ended, type Reliability } from '../bots/value/share.ts'
import { addSums, explained, newSums, note, solve, type Sums } from '../bots/value/sums.ts'
import { Meter } from '../bots/search/meter.ts'
import { partOf } from '../bots/search/parts.ts'
import type { AnyGame, Seat, State } from '../engine/game.ts'
import { seedOfGame } from './arena.ts'

/** What is to be learnt from. */
export interface TrainTask {
  readonly game: AnyGame
  readonly features: Features
  readonly seats: number
  readonly options: unknown
  readonly seed: number
}

/** Every fifth game is not learnt from: by those the value is judged. */
const HELD = 5
export const isHeld = (number: number): boolean => number % HELD === HELD - 1

/** What games have brought; those of several machines can be added up. */
export interface Learnt {
  readonly from: Sums
  readonly held: Sums
}

export const newLearnt = ({ features }: TrainTask): Learnt => ({
  from: newSums(sizeOf(features)),
  held: newSums(sizeOf(features)),
})

export function addLearnt(to: Learnt, more: Learnt): void {
  addSums(to.from, more.from)
  addSums(to.held, more.held)
}

const sizeOf = ({ names, knots }: Features): number => (names.length + 1) * knots.length

interface Seen {
  readonly seat: Seat
  readonly left: number
  /** Every weight's input. */
  readonly inputs: Float64Array
  readonly state: State
}

/** Games have no end by their rules; of one that is longer than this nothing is learnt. */
const MOST_TURNS = 600

/**
 * Plays a game by the policy with which the search plays on, and looks at it at the beginning of each turn, from every
 * seat. @returns null for a game that came to no end
 */
function play({ game, features, seats, options, seed }: TrainTask, number: number, keepStates: boolean) {
  const part = partOf(game)
  const meter = new Meter(Infinity)
  const s = game.setup({ options, seatCount: seats, seed: seedOfGame(seed, number) })
  const seen: Seen[] = []
  const figures = new Float64Array(features.names.length)
  let turn = -1
  for (let step = 0; !part.ended(s); step++) {
    if (step > MOST_TURNS * 20) return null
    if (part.turn(s) !== turn && part.turn(s) > 0) {
      turn = part.turn(s)
      const left = features.left(s)
      for (let seat = 0; seat < seats; seat++) {
        features.read(s, seat, figures)
        seen.push({ seat, left, inputs: spread(features, left, figures), state: keepStates ? s.slice() : s })
      }
    }
    part.playOn(s, meter)
  }
  return { seen, end: s }
}

/** The figures at the two knots that a position lies between. */
function spread({ names, knots }: Features, left: number, figures: Float64Array): Float64Array {
  const inputs = new Float64Array((names.length + 1) * knots.length)
  const { knot, part } = betweenKnots(knots, left)
  for (const [at, share] of [
    [knot, 1 - part],
    [knot + 1, part],
  ]) {
    const first = at * (names.length + 1)
    for (let i = 0; i < names.length; i++) inputs[first + i] = figures[i] * share
    inputs[first + names.length] = share
  }
  return inputs
}

/** How far ahead of the best of its rivals, for each seat: who wins with it is none. */
export function margins(game: AnyGame, s: State): number[] {
  const totals = game.score(s).map(({ total }) => total)
  const { together } = partOf(game)
  return totals.map((total, seat) => total - Math.max(...totals.filter((_, other) => !together(s, seat, other))))
}

/** Plays one game and adds what it brought. @returns whether it came to an end */
export function learnFrom(task: TrainTask, learnt: Learnt, number: number): boolean {
  const played = play(task, number, false)
  if (!played) return false
  const came = margins(task.game, played.end)
  const sums = isHeld(number) ? learnt.held : learnt.from
  for (const { seat, inputs } of played.seen) note(sums, inputs, came[seat])
  return true
}

/** How good a value is, by games it was not learnt from. */
export interface Trained {
  readonly model: ValueModel
  readonly positions: number
  /** See `explained`. */
  readonly explained: number
  /** Mean of -ln of what was said of what came. */
  readonly logLoss: number
  readonly reliability: readonly Reliability[]
}

/** How strongly weights are held towards 0. */
const RIDGE = 1e-4

/**
 * Finds the weights, and by so many held games what they are worth: half of these tell the share, the other half judge
 * it.
 */
export function fit(task: TrainTask, learnt: Learnt, heldGames: number): Trained {
  const { features } = task
  const weights = solve(learnt.from, RIDGE)
  const each = features.names.length + 1
  const model: ValueModel = {
    names: features.names,
    knots: features.knots,
    points: features.knots.map((_, knot) => Array.from(weights.subarray(knot * each, (knot + 1) * each), rounded)),
    share: features.knots.map(() => [0, 0]),
  }
  const [telling, judging]: [Ended[], Ended[]] = [[], []]
  for (let i = 0; i < heldGames; i++) {
    const played = play(task, i * HELD + HELD - 1, true)
    if (!played) continue
    for (const { seat, left, state } of played.seen) {
      const share = sideShare(task.game, played.end, task.seats, seat)
      ;(i % 2 === 0 ? telling : judging).push({ left, points: expectedPoints(model, features, state, seat), share })
    }
  }
  const told: ValueModel = {
    ...model,
    share: fitShare(features.knots, telling).map(([a, b]) => [rounded(a), rounded(b)]),
  }
  const said = judging.map(({ left, points, share }) => ({ said: shareAt(told, left, points), came: share }))
  return {
    model: told,
    positions: learnt.from.count,
    explained: explained(learnt.held, weights),
    logLoss:
      said.reduce((sum, { said, came }) => sum - came * Math.log(said) - (1 - came) * Math.log(1 - said), 0) /
      said.length,
    reliability: reliability(said),
  }
}

const rounded = (x: number): number => Number(x.toPrecision(5))
