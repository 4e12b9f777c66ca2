import { isNearer, leadsBack, sharedBy, type Advice, type Advised, type Fact } from '../../../src-shared/advice.ts'
import type { Seat } from '../../engine/game.ts'
import { gameOf } from '../../engine/games.ts'
import { generator } from '../../engine/random.ts'
import type { BotTask } from '../bot.ts'
import { compareByHalving, gainOf, type Arm } from '../search/halving.ts'
import { effortOf } from '../search/levels.ts'
import { distinct } from '../search/lines.ts'
import { meanOf } from '../search/mean.ts'
import { Meter } from '../search/meter.ts'
import type { Plan } from '../search/part.ts'
import { partOf } from '../search/parts.ts'
import { compared, comparingOf } from '../search/searcher.ts'
import { begunWell, beginningOtherwise, dealt, MOST_MOVES, withFree } from './alternatives.ts'
import { chances, factsOf, forgone, weighed } from './facts.ts'
import { laidBy } from './laid.ts'
import { playedOut, type Course } from './playing-out.ts'

/** A move played out on each of the deals. */
type Courses = readonly Course[]

/** Of the nodes of the turn, what comparing the best with what else could be begun may take. */
const PART_OF_NODES = 0.4

/** What costs nothing is taken first unless it brings so many points fewer. */
const LITTLE = 0.5

/** A plan that was advised and followed is left for what gains so many standard errors. */
const KEPT = 1.5

/**
 * What the strongest level would do at this question, and why. Same task, same advice; like a bot it knows nothing but
 * what the seat knows.
 */
export function adviceOn(task: BotTask, unwanted?: () => boolean): Advice {
  const game = gameOf(task.game)
  const part = partOf(game)
  const { seat } = task
  const effort = effortOf(game.id, 'controller')
  const { best: found, arms: looked } = compared(game, part, effort, task, unwanted)
  const { plan } = found
  const dice = generator(task.seed ^ 0xadd5)
  const deal = () => game.sample(task.beliefs, dice)
  const first = deal()
  const planned = [...looked].sort(byLook).map((arm) => arm.plan)
  const begun = begunWell(game, part, task, first, plan, planned, unwanted)
  const free = new Map(begun.map((one) => [one, withFree(game, part, first, one)]))
  const plans = distinct(begun.flatMap((one) => [free.get(one) ?? one, one]))
  const meter = new Meter(Math.ceil(task.nodes * PART_OF_NODES), unwanted)
  // What a move is behind the best is told in points, whatever they are compared by.
  const usual = { ...comparingOf(effort, game.score(first).length), inPoints: true }
  // A plan that is changed midway for nothing that is sure brings neither what it promised nor what the next one does.
  const comparing = task.kept ? { ...usual, doubt: Math.max(usual.doubt, KEPT) } : usual
  const freed = plans.filter((one) => !begun.includes(one))
  const { best: won, arms } = compareByHalving(game, part, plans, seat, deal, comparing, meter, freed)
  const [own] = arms
  // What the level leaves out for so little is not advised for it either.
  const dear = part.dear?.(won.plan.codes) ?? 0
  const chosen = dear === 0 || planned.includes(won.plan) ? won : own
  const best = takingFirst(chosen, takingIn(arms, free, chosen))
  const ranked = beginningOtherwise(rankedFrom(best, arms), ({ plan: { codes } }) => codes).slice(0, MOST_MOVES)
  const deals = dealt(game, task)
  const courses = new Map(
    ranked.map((arm) => [arm, deals.map((s) => playedOut(game, part, s.slice(), seat, arm.plan))]),
  )
  const now = meanOf(
    deals.map((s) => part.value(s, seat)),
    0,
  )
  const laid = laidBy(game, part, seat, deals, unwanted)
  // What was begun is gone on with, what the level leaves out is not advised, and what costs nothing is taken first.
  const mayLead = (arm: Arm) => !task.kept && (part.dear?.(arm.plan.codes) ?? 0) === 0 && mayBegin(arms, free, arm)
  return { moves: reasonedFirst(ranked, mayLead, toldInOrder) }

  /** What is told of moves that stand in this order. */
  function toldInOrder(arms: readonly Arm[]): Advised[] {
    const [best] = arms
    const ahead = best.points.length > 0 ? meanOf(best.points, 0) : now
    const lags = alikeFirst(arms.map((arm) => behind(best, arm)))
    const weaker = arms.flatMap((_, i) => (i > 0 && !lags[i].equal ? i : []))
    const played = arms.map((arm) => courses.get(arm)!)
    return arms.map((arm, i) => {
      const { lost, equal } = lags[i]
      const { codes } = arm.plan
      const others = i > 0 ? [0] : weaker
      const { told, beside } = factsBeside(seat, played, i, others, laid(arm).open)
      const facts = told.length > 0 ? told : laid(arm).rest
      return {
        codes,
        facts: [...(lost > 0 && !equal ? weighed(facts, forgone(played[i], played[0])) : facts), ...laid(arm).apart],
        points: Math.round((ahead - now - lost) * 10) / 10,
        equal,
        ...(beside !== null && { beside }),
      }
    })
  }
}

/** The move that first takes what costs nothing and goes on as this one does, if it was compared. */
const takingIn = (arms: readonly Arm[], free: ReadonlyMap<Plan, Plan | null>, { plan }: Arm): Arm | undefined =>
  arms.find(({ plan: { codes } }) => codes.join() === free.get(plan)?.codes.join())

/** Whether nothing that costs nothing is to be taken before it. */
export const mayBegin = (arms: readonly Arm[], free: ReadonlyMap<Plan, Plan | null>, arm: Arm): boolean =>
  takingFirst(arm, takingIn(arms, free, arm)) === arm

/** The same with what costs nothing taken first, if it was compared and is hardly worse. */
export const takingFirst = (chosen: Arm, taking: Arm | undefined): Arm =>
  taking && taking.points.length > 0 && behind(chosen, taking).lost < LITTLE ? taking : chosen

/**
 * What is told of moves, the best first; where nothing speaks for that one the first that something speaks for, if no
 * difference to the best is to be seen on the deals that both were played on: by what they are compared by, and hardly
 * any in points. Of those that are so alike one that mends what keeps all from the seat goes before one that scores
 * nothing at once and does not; where nothing speaks for any of them one that may lead does.
 * @param toldOf what is told of moves in an order
 */
export function reasonedFirst(
  ranked: readonly Arm[],
  mayLead: (arm: Arm) => boolean,
  toldOf: (arms: readonly Arm[]) => readonly Advised[],
): readonly Advised[] {
  const told = toldOf(ranked)
  const [best, ...others] = ranked
  const level = others.filter((one) => mayLead(one) && isLevel(one, best))
  const kinds = told[0].facts.map(({ kind }) => kind)
  const asksForIt = kinds.includes('apart') && !kinds.includes('gains')
  for (const isSpokenFor of asksForIt ? [isMending, hasReason] : [hasReason]) {
    if (isSpokenFor(told)) return told
    for (const arm of level) {
      const reordered = toldOf(rankedFrom(arm, ranked))
      if (isSpokenFor(reordered)) return reordered
    }
  }
  // Nothing speaks for any: what is dear is not begun for nothing.
  return mayLead(best) || level.length === 0 ? told : toldOf(rankedFrom(level[0], ranked))
}

/** Whether something can come to the seat again after the first of them. */
const isMending = ([{ facts }]: readonly Advised[]): boolean => facts.some(leadsBack)

const isLevel = (arm: Arm, best: Arm): boolean => {
  const { lost, equal } = behind(best, arm)
  return equal && lost < LITTLE && Math.min(arm.worths.length, best.worths.length) >= FEWEST_DEALS
}
/** On fewer anything may look alike. */
const FEWEST_DEALS = 4

/**
 * Whether anything speaks for the first of them that is told: not what holds of all the others as well, but for what it
 * brings at once, and that it mends what keeps all from a seat.
 */
function hasReason([{ facts }, ...others]: readonly Advised[]): boolean {
  const isShared = sharedBy(others.map((one) => one.facts))
  return facts.some((fact) => {
    if (fact.kind === 'apart') return isNearer(fact)
    return fact.kind === 'gains' || !isShared(fact)
  })
}

/** What was compared longer comes first, then what came out better, then what looked better. */
const byLook = (a: Arm, b: Arm): number =>
  b.worths.length - a.worths.length || meanOf(b.worths, 0) - meanOf(a.worths, 0) || b.plan.prior - a.plan.prior

/**
 * The first is told against the weaker ones, of which the first speaks for it, every other against the first alone:
 * more than after one that is worse still would sound better than that. Where nothing speaks for it it is told alone.
 */
function factsBeside(
  seat: Seat,
  courses: readonly Courses[],
  at: number,
  others: readonly number[],
  open: readonly Fact[],
): { readonly told: readonly Fact[]; readonly beside: number | null } {
  for (const beside of [...others, null]) {
    const other = beside === null ? null : courses[beside]
    const told = [...factsOf(seat, courses[at], other), ...chances(courses[at]), ...open]
    if (told.length > 0) return { told, beside }
  }
  return { told: [], beside: null }
}

/** The best, then the others, of which each begins otherwise; what is worth most comes first. */
const rankedFrom = (best: Arm, arms: readonly Arm[]): Arm[] => [
  best,
  ...arms.filter((arm) => arm !== best).sort((a, b) => behind(best, a).worse - behind(best, b).worse),
]

/**
 * How far a move is behind the best, by what they are compared by and in points; nothing can be told of one that was
 * not played on.
 */
function behind(best: Arm, arm: Arm): { readonly worse: number; readonly lost: number; readonly equal: boolean } {
  const { deals, mean, error } = gainOf(best.worths, arm.worths)
  if (deals === 0) return { worse: 0, lost: 0, equal: arm !== best }
  const lost = Math.max(0, gainOf(best.points, arm.points).mean)
  return { worse: Math.max(0, mean), lost, equal: arm !== best && mean <= error }
}

/**
 * Only those are as good as the best that stand next to it. One that was compared on a few deals only may be as good as
 * well; below one that is not it would be told as better than that, and the best stands first.
 */
export const alikeFirst = <L extends { readonly equal: boolean }>(ranked: readonly L[]): readonly L[] => {
  const first = ranked.findIndex(({ equal }, i) => i > 0 && !equal)
  return ranked.map((lag, i) => (first > 0 && i > first ? { ...lag, equal: false } : lag))
}
