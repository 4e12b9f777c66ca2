import { alikeOf, LEAST_SHARE, pointsAhead, type Moment } from '../../src-shared/review.ts'
import type { AnyGame, GameId, Seat, State } from '../engine/game.ts'
import { generator } from '../engine/random.ts'
import { factsOf } from '../bots/advice/facts.ts'
import { playedOut, type Course as PlayedOut } from '../bots/advice/playing-out.ts'
import { carryOn, compareByHalving, gainOf, type Arm } from '../bots/search/halving.ts'
import { meanOf } from '../bots/search/mean.ts'
import { Meter } from '../bots/search/meter.ts'
import type { GamePart } from '../bots/search/part.ts'
import { partOf } from '../bots/search/parts.ts'
import { sideShare } from '../bots/value/expected.ts'
import { choicesOf } from '../table/check.ts'
import type { Decided } from './decisions.ts'

/** How hard a review looks at one decision. */
interface Effort {
  /** Judged states: what is found at once, and on deals of its own what is to be said of it. */
  readonly nodes: number
  readonly width: number
  readonly variety: number
  /** Turns, of all seats, that are played on. */
  readonly turns: number
  /** Moves are equal that are not so many standard errors of the difference apart. */
  readonly errors: number
  /**
   * So many times as long a slip is looked at once more, with rivals that answer in earnest as they do for a hint: what
   * a hint advises would else be called a slip where they answer at a glance. Absent where they always do.
   */
  readonly closer?: number
  /** Who is as good as beaten, or as good as home, throws little of the win away, but points: so many are a slip. */
  readonly points: number
}

const EFFORTS: Readonly<Record<GameId, Effort>> = {
  'freight-express': { nodes: 9000, width: 6, variety: 4, turns: 2, errors: 2.5, points: 4 },
  'first-class': { nodes: 12000, width: 8, variety: 2, turns: 4, errors: 2.5, points: 6 },
  transport: { nodes: 16000, width: 6, variety: 1, turns: 2, errors: 3.5, closer: 12, points: 3 },
}

/** Of the nodes: for what else could have been done, and for comparing the best of it on other deals. */
const SEARCHING = 0.6
/** So many deals at least: a standard error of fewer is not to be trusted. */
const LEAST_DEALS = 8

/** How a decision is judged otherwise than usual: how much longer, and what is asked of a difference. */
export interface Asked {
  readonly times: number
  readonly errors: number
  readonly leastShare: number
}
/** A move is the only good one when any other gives away so much. */
const ONLY_GOOD = 0.08
/** What was found to be a slip is one when it is so beyond so many standard errors of a closer look on other deals. */
const CLOSER_ERRORS = 1.5
/** Facts are held against so many deals. */
const FACT_DEALS = 12

/**
 * Sets what a seat decided beside the best that is found instead, knowing no more than that seat did. Same decision and
 * seed: same judgement. @param otherwise where it is asked otherwise than a review asks
 * @returns null where no difference can be told, or none worth telling
 */
export function judged(
  game: AnyGame,
  seats: number,
  decided: Decided,
  seed: number,
  otherwise: Partial<Asked> = {},
): Moment | null {
  const { seat, state, codes, turn, step, into } = decided
  const part = partOf(game)
  const effort = EFFORTS[game.id]
  const asked: Asked = { times: 1, errors: effort.errors, leastShare: LEAST_SHARE, ...otherwise }
  const nodes = effort.nodes * asked.times
  const beliefs: unknown = game.beliefs(state, seat)
  const rival = rivalOf(game, part, decided, effort, beliefs, seed, nodes * SEARCHING)
  if (!rival) return null
  const comparing: Comparing = {
    seats,
    turns: effort.turns,
    beliefs,
    seed: seed ^ 0x0ddba11,
    nodes: nodes * (1 - SEARCHING),
    mostDeals: MOST_DEALS * asked.times,
  }
  const glance = compared(game, part, decided, rival, comparing)
  const seen = difference(glance, asked)
  if (!seen || (seen.kind === 'slip' && glance.won)) return null
  const { closer } = effort
  const earnest = { ...comparing, close: true, seed: seed ^ 0xc105e, nodes: nodes * (closer ?? 0) }
  const isLookedAt = seen.kind === 'slip' && closer !== undefined
  const two = isLookedAt ? compared(game, part, decided, rival, earnest) : glance
  const told = isLookedAt ? difference(two, { ...asked, errors: Math.min(asked.errors, CLOSER_ERRORS) }) : seen
  if (told?.kind !== seen.kind) return null
  const { kind, weighs, points } = told
  const dice = generator(seed ^ 0x5eed)
  const deals = Array.from({ length: FACT_DEALS }, () => game.sample(beliefs, dice))
  const [mine, others] = sidesOf(game, part, deals, seat, { played: codes, other: rival })
  const moment: Moment = {
    kind,
    turn,
    seat,
    step,
    into,
    played: codes,
    other: rival,
    shares: [meanOf(two.played.shares, 0), meanOf(two.other.shares, 0)],
    points,
    facts: kind === 'slip' ? factsOf(seat, others, mine) : factsOf(seat, mine, others),
  }
  return weighs || pointsAhead(moment) >= effort.points ? moment : null
}

/** Of the two moves that were compared: which is better, by how many points, and whether it weighs in the win. */
function difference(
  { played, other }: Both,
  asked: Asked,
): { readonly kind: Moment['kind']; readonly weighs: boolean; readonly points: number } | null {
  const points = gainOf(played.points, other.points)
  const share = gainOf(played.shares, other.shares)
  const sure = (gain: number, { mean, error }: typeof points): boolean => gain * mean > asked.errors * error
  const kind = points.mean < 0 ? 'slip' : 'found'
  const sign = kind === 'slip' ? -1 : 1
  if (!sure(sign, points) || sure(-sign, share)) return null
  const weighs = sure(sign, share) && sign * share.mean >= (kind === 'slip' ? asked.leastShare : ONLY_GOOD)
  return !weighs && kind === 'found' ? null : { kind, weighs, points: Math.abs(points.mean) }
}

/**
 * Both moves played out on the same deals, from where they part: what both bring before that is a reason for neither,
 * and nobody sees it done in the picture of the moment.
 */
export function sidesOf(
  game: AnyGame,
  part: GamePart,
  deals: readonly State[],
  seat: Seat,
  moves: Pick<Moment, 'played' | 'other'>,
): readonly [PlayedOut[], PlayedOut[]] {
  const alike = alikeOf(moves)
  const course = (plan: readonly number[]) =>
    deals.map((deal) => {
      const s = deal.slice()
      for (const code of plan.slice(0, alike)) game.apply(s, code)
      return playedOut(game, part, s, seat, { codes: plan.slice(alike), prior: 0 })
    })
  return [course(moves.played), course(moves.other)]
}

/** The best that is found of what begins otherwise or goes on otherwise. */
function rivalOf(
  game: AnyGame,
  part: GamePart,
  { seat, state, codes }: Decided,
  { width, variety, turns }: Effort,
  beliefs: unknown,
  seed: number,
  nodes: number,
): readonly number[] | null {
  const dice = generator(seed)
  const deal = (): State => game.sample(beliefs, dice)
  const meter = new Meter(Math.ceil(nodes))
  const sight = { width, variety, some: <T>(list: readonly T[]): readonly T[] => list }
  const played = codes.join()
  const plans = part
    .plans(deal(), choicesOf(game, state), seat, sight, meter)
    .filter((plan) => plan.codes.join() !== played && !begins(plan.codes, codes))
  if (plans.length === 0) return null
  if (plans.length === 1) return plans[0].codes
  const { arms } = compareByHalving(game, part, plans, seat, deal, { turns, doubt: 0 }, meter)
  return best(arms).plan.codes
}

/** One is the beginning of the other: how the rest goes cannot be told apart by what was decided here. */
const begins = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((code, i) => i >= b.length || code === b[i])

/** Of those that were played on most often, the one that is worth most. */
function best(arms: readonly Arm[]): Arm {
  const most = Math.max(...arms.map(({ worths }) => worths.length))
  return arms
    .filter(({ worths }) => worths.length === most)
    .reduce((a, b) => (meanOf(b.worths, 0) > meanOf(a.worths, 0) ? b : a))
}

interface Worths {
  readonly points: number[]
  readonly shares: number[]
}

interface Both {
  readonly played: Worths
  readonly other: Worths
  /** What was played ended the game, won, where the other lets it go on: more points would have won no more. */
  readonly won: boolean
}

interface Comparing {
  readonly seats: number
  readonly turns: number
  /** Rivals answer in earnest. */
  readonly close?: boolean
  readonly beliefs: unknown
  readonly seed: number
  readonly nodes: number
  readonly mostDeals: number
}

/** Both on the same deals, which neither was chosen by: on the fewest whatever they take, as large hands take much. */
function compared(
  game: AnyGame,
  part: GamePart,
  { seat, codes }: Decided,
  rival: readonly number[],
  { seats, turns, close, beliefs, seed, nodes, mostDeals }: Comparing,
): Both {
  const dice = generator(seed)
  const meter = new Meter(Math.ceil(nodes))
  const played: Worths = { points: [], shares: [] }
  const other: Worths = { points: [], shares: [] }
  const endsBy = (s: State, plan: readonly number[]): boolean => {
    const at = s.slice()
    for (const code of plan) game.apply(at, code)
    return part.ended(at)
  }
  let ends = true
  const deals = () => played.points.length
  while (deals() < LEAST_DEALS || (meter.left > 0 && deals() < mostDeals)) {
    const s = game.sample(beliefs, dice)
    ends &&= endsBy(s, codes) && !endsBy(s, rival)
    for (const [plan, worths] of [
      [codes, played],
      [rival, other],
    ] as const) {
      const at = s.slice()
      carryOn(game, part, at, plan, turns, meter, close)
      worths.points.push(part.value(at, seat))
      worths.shares.push(sideShare(game, at, seats, seat))
    }
  }
  return { played, other, won: ends && meanOf(played.shares, 0) === 1 }
}

/** More tell nothing that the chance of the game does not drown. */
const MOST_DEALS = 400
