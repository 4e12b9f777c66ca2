import { compareByHalving, gainOf, type Arm } from '../../bots/search/halving.ts'
import { meanOf } from '../../bots/search/mean.ts'
import { Meter } from '../../bots/search/meter.ts'
import { partOf } from '../../bots/search/parts.ts'
import type { AnyGame, GameId } from '../../engine/game.ts'
import { generator } from '../../engine/random.ts'
import { aheadOf, comesToTheSame, weighed, type Asked, type Weighed } from '../../bots/weighing/weighing.ts'
import { choicesOf } from '../../table/check.ts'
import type { Position } from './positions.ts'

/** How wide is looked, and how many turns are played on. */
interface Sight {
  readonly width: number
  readonly variety: number
  readonly turns: number
}

const SIEVE: Readonly<Record<GameId, Sight & { readonly nodes: number }>> = {
  'freight-express': { nodes: 2000, width: 5, variety: 3, turns: 1 },
  'first-class': { nodes: 2500, width: 8, variety: 1, turns: 2 },
  transport: { nodes: 4000, width: 5, variety: 1, turns: 1 },
}

const WIDE: Readonly<Record<GameId, Sight>> = {
  'freight-express': { width: 14, variety: 6, turns: 2 },
  'first-class': { width: 16, variety: 4, turns: 4 },
  transport: { width: 12, variety: 3, turns: 2 },
}

/** Points by which the answer must be ahead: about what one good move more is worth. */
const LEAST_POINTS: Readonly<Record<GameId, number>> = { 'freight-express': 1.5, 'first-class': 2.5, transport: 0.5 }
/** And of the win. */
const LEAST_SHARE = 0.03
/** So many standard errors of the difference. */
const ERRORS = 3
/** Of fewer deals nothing is said. */
const LEAST_DEALS = 10

/** A line that is clearly better than all others, with the best of these. */
export interface Found {
  readonly answer: readonly number[]
  readonly second: readonly number[]
  readonly nodes: number
  readonly seed: number
  readonly deals: number
  readonly points: readonly [number, number]
  readonly share: readonly [number, number]
}

export const askedOf = (game: AnyGame, { state, seat, seats }: Position): Asked => ({
  game,
  seats,
  seat,
  beliefs: game.beliefs(state, seat),
})

/** Does one line stand out at a first quick look? Most positions go here. */
export function standsOut(game: AnyGame, position: Position, seed: number): boolean {
  const { nodes, ...sight } = SIEVE[game.id]
  const { best, arms } = halved(game, position, sight, nodes, seed, [])
  const others = arms.filter((arm) => arm !== best && arm.worths.some((worth, i) => worth !== best.worths[i]))
  if (others.length === 0 || best.worths.length < 2) return false
  return others.every((arm) => {
    const { deals, mean, error } = gainOf(best.worths, arm.worths)
    return deals >= 1 && mean > LEAST_POINTS[game.id] && (deals < 3 || mean > error)
  })
}

/** Plans compared by halving, so many of them and on as many deals as the nodes allow. */
function halved(
  game: AnyGame,
  { state, seat }: Position,
  { width, variety, turns }: Sight,
  nodes: number,
  seed: number,
  known: readonly (readonly number[])[],
): { readonly best: Arm; readonly arms: readonly Arm[]; readonly nodes: number } {
  const part = partOf(game)
  const dice = generator(seed)
  const beliefs: unknown = game.beliefs(state, seat)
  const deal = () => game.sample(beliefs, dice)
  const meter = new Meter(nodes)
  const sight = { width, variety, some: <T>(list: readonly T[]): readonly T[] => list }
  const plans = part.plans(deal(), choicesOf(game, state), seat, sight, meter)
  const besides = known.filter((codes) => !plans.some((plan) => plan.codes.join() === codes.join()))
  const all = [...besides.map((codes) => ({ codes, prior: 0 })), ...plans]
  const { best, arms } = compareByHalving(game, part, all, seat, deal, { turns, doubt: 0 }, meter)
  return { best, arms, nodes: meter.nodes }
}

/** How long is searched, by which dice, which lines are compared however they look, and how strictly they are held. */
export interface Search {
  readonly nodes: number
  readonly seed: number
  readonly known?: readonly (readonly number[])[]
  /** 1 = as a problem is found; less asks less of every difference. */
  readonly strict?: number
}

/**
 * A search of its own: plans by halving, then the best of them weighed on deals that none was chosen by.
 * @returns null where no line is clearly better than all others
 */
export function searched(
  game: AnyGame,
  position: Position,
  { nodes, seed, known = [], strict = 1 }: Search,
): Found | null {
  const looked = halved(game, position, WIDE[game.id], nodes / 2, seed, known)
  const lines = [...looked.arms]
    .sort((a, b) => meanOf(b.worths, -Infinity) - meanOf(a.worths, -Infinity))
    .map(({ plan }) => plan.codes)
    .filter((codes, i) => i < FINALISTS || known.some((one) => one.join() === codes.join()))
  if (lines.length < 2) return null
  const meter = new Meter(nodes / 2)
  const all = weighed(askedOf(game, position), lines, { deals: MOST_DEALS, seed: seed ^ 0x0ddba11 }, meter)
  const ranked = [...all].sort((a, b) => meanOf(b.points, -Infinity) - meanOf(a.points, -Infinity))
  const [best] = ranked
  const second = ranked.find((one) => !comesToTheSame(best, one))
  if (!second || !clearly(game, best, ranked, strict)) return null
  const { points, share } = aheadOf(best, second)
  return {
    answer: best.codes,
    second: second.codes,
    nodes: looked.nodes + meter.nodes,
    seed,
    deals: points.deals,
    points: [points.mean, points.error],
    share: [share.mean, share.error],
  }
}

/** So many are weighed at the end. */
const FINALISTS = 6
const MOST_DEALS = 600

/** Is the best ahead of every other that does not come to the same, in points and in share, beyond the noise? */
function clearly(game: AnyGame, best: Weighed, all: readonly Weighed[], strict: number): boolean {
  return all
    .filter((one) => !comesToTheSame(best, one))
    .every((one) => {
      const { points, share } = aheadOf(best, one)
      return (
        points.deals >= LEAST_DEALS &&
        points.mean > strict * LEAST_POINTS[game.id] &&
        points.mean > strict * ERRORS * points.error &&
        share.mean > strict * LEAST_SHARE &&
        share.mean > strict * ERRORS * share.error
      )
    })
}
